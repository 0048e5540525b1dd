/** The games as the front page shows them. */
export const GAMES = ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"] as const;

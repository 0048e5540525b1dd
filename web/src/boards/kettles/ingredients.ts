/** The ingredients of a kettle game: in their order, two of a colour, each with its drawing. */

/** What is printed on the cards of one ingredient. */
export interface IngredientLook {
  readonly drawing: string;
  readonly colour: string;
}

export type KettleLook = Readonly<Record<string, IngredientLook>>;

/** Drawings that are called otherwise than the ingredient. */
const DRAWINGS: Readonly<Record<string, string>> = {
  beetles: "beetle",
  "cat-hair": "cat-whiskers",
  "newts-eye": "eye",
  "newts-eyes": "eye",
  pumpkins: "pumpkin",
  "rat-tails": "rat-tail",
  "raven-feathers": "raven-feather",
  "spider-webs": "spider-web",
  toadstools: "toadstool",
  "wax-dolls": "wax-doll",
};

/** How the ingredients of a game look, which are given by their colours. */
export function lookBy(colours: Readonly<Record<string, readonly string[]>>): KettleLook {
  const looks = Object.entries(colours).flatMap(([colour, kinds]) =>
    kinds.map((kind) => [kind, { drawing: DRAWINGS[kind] ?? kind, colour }] as const),
  );
  return Object.fromEntries(looks);
}

/** The boards of the games; a game without one of its own has the generic one. */

import type { Component } from "svelte";
import type { Choosing } from "../lib/play/choosing.svelte.ts";
import type { LiveTable } from "../lib/server/live.svelte.ts";
import type { Words } from "../lib/words/words.ts";
import type { GameName, OpenMove, Table, View } from "../wire.ts";

/** What every part of a board is given. */
export interface BoardProps<Game extends GameName = GameName> {
  /** The match as it is shown: after the draft, if there is one. */
  readonly view: Extract<View, { game: Game }>;
  readonly choosing: Choosing;
  readonly words: Words;
  /** What has just happened; nothing where a match is only looked at. */
  readonly live: LiveTable | null;
  readonly table: Table;
}

/** What the dock of a game is given. */
export interface ActsProps<Game extends GameName = GameName> extends BoardProps<Game> {
  /** Opens the scoring sheet again, once the match is over. */
  readonly openEnd?: () => void;
}

/** What is written on the card of a seat. */
export interface FiguresProps<Game extends GameName = GameName> {
  readonly view: Extract<View, { game: Game }>;
  readonly seat: number;
  readonly words: Words;
}

/** What a reveal is given. */
export interface RevealProps<Game extends GameName = GameName> extends BoardProps<Game> {
  /** It is over: the sheet may come. */
  readonly done: () => void;
}

/** How a game looks. */
export interface GameFace<Game extends GameName = GameName> {
  /** The board, which fills the room that it is given, whatever its shape. */
  readonly Board: Component<BoardProps<Game>>;
  /** The two or three figures of a seat. */
  readonly Figures?: Component<FiguresProps<Game>>;
  /** Everything public about a seat, in its sheet. */
  readonly SeatThings?: Component<FiguresProps<Game>>;
  /** One's own things, beside the acts. */
  readonly Mine?: Component<BoardProps<Game>>;
  /** What the dock shows for this game's decisions, where the usual one does not do. */
  readonly Acts?: Component<ActsProps<Game>>;
  /** What is shown in the place of the board when the match is over, before the sheet. */
  readonly Reveal?: Component<RevealProps<Game>>;
  /** Whether something of the last turn is still being told: the scoring sheet waits for it. */
  readonly isTelling?: (choosing: Choosing) => boolean;
  /** The choice that begins a turn, where a turn has several: it names what is taken back. */
  readonly firstChoice?: string;
  /** How a move is done, by key and list too, where a whole turn is tried out up to its end. */
  readonly drafting?: (choosing: Choosing, move: OpenMove) => Promise<void>;
}

const GENERIC = () => import("./generic/face.ts");

const FACES: Readonly<Partial<Record<GameName, () => Promise<{ face: unknown }>>>> = {
  "elixir-mixer": () => import("./elixir-mixer/face.ts"),
  glastonbury: () => import("./glastonbury/face.ts"),
  kupferkessel: () => import("./kupferkessel/face.ts"),
  quacks: () => import("./quacks/face.ts"),
};

/** The face of a game, loaded when a table of it is opened. */
export async function faceOf(view: View): Promise<GameFace> {
  const { face } = await (FACES[view.game] ?? GENERIC)();
  return face as GameFace;
}

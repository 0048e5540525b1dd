/** The generic board: any game as a list of named moves and tables of what lies there. */

import type { GameFace } from "../boards.ts";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";

export const face: GameFace = { Board, Figures };

/** The face of the kettle games: one square for both. */

import type { GameFace } from "../boards.ts";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import type { KettleGame } from "./look.ts";
import Reveal from "./Reveal.svelte";

export const face: GameFace<KettleGame> = { Board, Figures, Acts, Reveal };

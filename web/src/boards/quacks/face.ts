/** How The Quacks of Quedlinburg looks. */

import type { GameFace } from "../boards.ts";
import Acts from "./acts/Acts.svelte";
import { readingOf } from "./acts/reading.svelte.ts";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import SeatThings from "./SeatThings.svelte";
import Watch from "./Watch.svelte";

export const face: GameFace<"quacks"> = {
  Board,
  Figures,
  SeatThings,
  Mine: Watch,
  Acts,
  isTelling: (choosing) => readingOf(choosing).isTelling,
};

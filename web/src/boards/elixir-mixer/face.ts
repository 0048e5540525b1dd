/** How Elixir Mixer looks. */

import type { GameFace } from "../boards.ts";
import Acts from "./Acts.svelte";
import { benchOf } from "./bench.svelte.ts";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import SeatThings from "./SeatThings.svelte";

export const face: GameFace<"elixir-mixer"> = {
  Board,
  Figures,
  SeatThings,
  Acts,
  firstChoice: "pick",
  drafting: (choosing, move) => benchOf(choosing).choose(move),
};

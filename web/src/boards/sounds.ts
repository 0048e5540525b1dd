/** What is heard of the pieces of single games. */

import type { Cue } from "../lib/play/sounds.ts";
import type { EventSeen, View } from "../wire.ts";

/** What a chip that lies in the hand of somebody is called in the details of an event. */
function chipIn(event: EventSeen): readonly [colour: string, value: number] | null {
  const chip = event.details["chip"];
  if (typeof chip !== "string") return null;
  const [colour = "", value = "0"] = chip.split("-");
  return [colour, Number(value)];
}

/** The sound of a chip that was drawn; null for what is silent, undefined for what is no chip. */
export function cueOfChip(event: EventSeen, view: View): Cue | null | undefined {
  const chip = view.game === "quacks" ? chipIn(event) : null;
  if (chip === null || view.game !== "quacks") return undefined;
  // Only the own brew is heard: four at once would be a noise. White climbs with the white sum.
  if (event.seat !== view.seat) return null;
  const [colour, value] = chip;
  const white = view.board.seats[view.seat ?? 0]?.white ?? 0;
  return colour === "white" ? { sound: "white", up: white } : { sound: "chip", up: 2 * value };
}

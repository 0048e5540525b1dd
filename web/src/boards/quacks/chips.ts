/** The chips of The Quacks of Quedlinburg: what their ids say. */

import type { Message } from "../../wire.ts";

export const COLOURS = [
  "white",
  "orange",
  "green",
  "blue",
  "red",
  "yellow",
  "purple",
  "black",
] as const;
export type Colour = (typeof COLOURS)[number];

const SILHOUETTES: Readonly<Record<Colour, string>> = {
  white: "cherry-bomb",
  orange: "pumpkin",
  green: "spider",
  blue: "crow-skull",
  red: "toadstool",
  yellow: "mandrake",
  purple: "ghosts-breath",
  black: "hawkmoth",
};

/** The drawing of a colour. */
export function silhouetteOf(colour: Colour): string {
  return SILHOUETTES[colour];
}

/** A kind of chip: `white-2`. */
export interface Kind {
  readonly colour: Colour;
  readonly value: number;
}

export function kindOf(id: string): Kind {
  const [colour, value] = id.split("-");
  return { colour: colour as Colour, value: Number(value) };
}

/** The name of a chip, as the server says it. */
export function nameOf(id: string): Message {
  const { colour, value } = kindOf(id);
  return { id: "chip", arguments: { colour, value } };
}

/** The ingredients of Kupferkessel Co. in their order, two of a colour. */

import type { KettleLook } from "../kettles/look.ts";

export const KUPFERKESSEL: KettleLook = {
  "cat-hair": { drawing: "cat-whiskers", colour: "white" },
  "newts-eye": { drawing: "eye", colour: "white" },
  "bat-wings": { drawing: "bat-wings", colour: "black" },
  "raven-feathers": { drawing: "raven-feather", colour: "black" },
  roots: { drawing: "roots", colour: "grey" },
  "spider-webs": { drawing: "spider-web", colour: "grey" },
  mosses: { drawing: "mosses", colour: "blue" },
  "dragons-blood": { drawing: "dragons-blood", colour: "blue" },
  mould: { drawing: "mould", colour: "brown" },
  "snake-powder": { drawing: "snake-powder", colour: "brown" },
  pumpkin: { drawing: "pumpkin", colour: "green" },
  "frog-slime": { drawing: "frog-slime", colour: "green" },
  vines: { drawing: "vines", colour: "lilac" },
  "wax-dolls": { drawing: "wax-doll", colour: "lilac" },
};

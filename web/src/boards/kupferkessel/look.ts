/** The ingredients of Kupferkessel Co. in their order. */

import { lookBy } from "../kettles/ingredients.ts";

export const KUPFERKESSEL = lookBy({
  white: ["cat-hair", "newts-eye"],
  black: ["bat-wings", "raven-feathers"],
  grey: ["roots", "spider-webs"],
  blue: ["mosses", "dragons-blood"],
  brown: ["mould", "snake-powder"],
  green: ["pumpkin", "frog-slime"],
  lilac: ["vines", "wax-dolls"],
});

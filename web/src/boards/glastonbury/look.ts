/** The ingredients of Glastonbury in their order. */

import { lookBy } from "../kettles/ingredients.ts";

export const GLASTONBURY = lookBy({
  yellow: ["cat-whiskers", "wax-dolls"],
  green: ["frog-slime", "vines"],
  red: ["dragons-blood", "toadstools"],
  blue: ["newts-eyes", "mosses"],
  orange: ["pumpkins", "snake-powder"],
  purple: ["dried-herbs", "beetles"],
  brown: ["roots", "mould"],
  black: ["bat-wings", "raven-feathers"],
  white: ["spider-webs", "rat-tails"],
});

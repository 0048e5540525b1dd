/** The ingredients of Glastonbury in their order, two of a colour. */

import type { KettleLook } from "../kettles/look.ts";

export const GLASTONBURY: KettleLook = {
  "cat-whiskers": { drawing: "cat-whiskers", colour: "yellow" },
  "wax-dolls": { drawing: "wax-doll", colour: "yellow" },
  "frog-slime": { drawing: "frog-slime", colour: "green" },
  vines: { drawing: "vines", colour: "green" },
  "dragons-blood": { drawing: "dragons-blood", colour: "red" },
  toadstools: { drawing: "toadstool", colour: "red" },
  "newts-eyes": { drawing: "eye", colour: "blue" },
  mosses: { drawing: "mosses", colour: "blue" },
  pumpkins: { drawing: "pumpkin", colour: "orange" },
  "snake-powder": { drawing: "snake-powder", colour: "orange" },
  "dried-herbs": { drawing: "dried-herbs", colour: "purple" },
  beetles: { drawing: "beetle", colour: "purple" },
  roots: { drawing: "roots", colour: "brown" },
  mould: { drawing: "mould", colour: "brown" },
  "bat-wings": { drawing: "bat-wings", colour: "black" },
  "raven-feathers": { drawing: "raven-feather", colour: "black" },
  "spider-webs": { drawing: "spider-web", colour: "white" },
  "rat-tails": { drawing: "rat-tail", colour: "white" },
};

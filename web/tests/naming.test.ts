/** What things are called in the list of moves and where the table is described. */

import { expect, test } from "vitest";
import { wordIn } from "../src/boards/generic/naming.ts";
import { Words } from "../src/lib/words/words.ts";

const words = new Words("en", [
  `card = { $ingredient ->
    [roots] roots { $value }
   *[vines] vines { $value }
}
kettle-sign = { $sign ->
    [wand-and-hat] wand and hat
   *[exploding-cauldron] exploding cauldron
}`,
]);

test("a sign and the card that carries it both go by their own names", () => {
  expect(wordIn(words, "symbols", "roots-2")).toBe("roots 2");
  expect(wordIn(words, "symbols", "wand-and-hat")).toBe("wand and hat");
});

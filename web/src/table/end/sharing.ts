/** What people tell others of a match: three lines and a link. */

import { figure } from "../../lib/words/figures.ts";
import type { Words } from "../../lib/words/words.ts";
import type { Table, View } from "../../wire.ts";

/** The game, who won and why, everybody's points; and where it can be seen again. */
export function shareText(words: Words, view: View, table: Table, link: string): string {
  const title = words.format("game-title", { game: table.game });
  // Others read it: nobody is "you" there.
  const why = view.sheet ? words.at(view.players, null).say(view.sheet.why) : "";
  const points = view.players.map((name, seat) => `${name} ${figure(table.result?.scores[seat])}`);
  return [`${words.format("house-name")} · ${title}`, why, points.join(" · "), link].join("\n");
}

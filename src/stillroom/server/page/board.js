// Any board, as figures: the names of its fields and what they hold.

import { make, say } from "./house.js";

/** The seats, the own one first, and everything else on the table. */
export function showBoard({ board: { seats, ...rest }, players, seat: own }) {
  const order = [...seats].sort((one, other) => (other.seat === own) - (one.seat === own));
  const cards = order.map(({ seat, ...figures }) =>
    make("article", { className: "seat" },
      make("h3", {}, players[seat]), table(figures, players)));
  return [
    make("div", { className: "seats sheet" }, ...cards),
    make("details", { className: "sheet", open: true },
      make("summary", {}, say("page-table")), table(rest, players)),
  ];
}

const isEmpty = (value) => !value || value.length === 0;
const isPlain = (value) => typeof value !== "object";
const label = (name) => name.replaceAll("_", " ");
const told = (value) => Object.entries(value).filter(([, part]) => !isEmpty(part));

function table(value, players) {
  const rows = told(value).flatMap(([name, part]) =>
    [make("dt", {}, label(name)), make("dd", {}, figure(name, part, players))]);
  return make("dl", { className: "figures" }, ...rows);
}

function figure(name, value, players) {
  if (name.endsWith("seat") && value in players) return players[value];
  if (value === true) return "✓";
  if (isPlain(value)) return String(value);
  return Array.isArray(value) ? list(value, players) : group(value, players);
}

function list(values, players) {
  if (values.every(isPlain)) return values.join(", ");
  const items = values.filter((part) => !isEmpty(part));
  return make("ul", {}, ...items.map((part) => make("li", {}, figure("", part, players))));
}

function group(value, players) {
  const parts = told(value);
  if (!parts.every(([, part]) => isPlain(part))) return table(value, players);
  const pairs = parts.map(([name, part]) => `${label(name)} ${figure(name, part, players)}`);
  return pairs.join(" · ");
}

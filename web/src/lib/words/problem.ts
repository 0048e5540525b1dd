/** Problem notes: what helps to find a mistake of ours, and nothing that its sender may not know. */

import type { Table, View } from "../../wire.ts";
import type { LiveTable } from "../server/live.svelte.ts";
import { settings } from "../page/settings.svelte.ts";

type Told = Pick<LiveTable, "table" | "view" | "lines" | "connection" | "missed">;

/** The table that was last open in this window; a note is wanted when it cannot be shown. */
let open: Told | null = null;

/** From now on a note tells of this table, or of none. */
export function noteOf(table: Told | null): void {
  open = table;
}

/** The note: when, where, in which browser, with which settings, what broke, and the match. */
export function problemNote(wrong?: unknown): string {
  return [
    new Date().toISOString(),
    // Only the room: codes and tables in an address are nobody else's business.
    `room ${location.pathname.split("/")[1] ?? ""}`,
    `client ${document.querySelector("script[src]")?.getAttribute("src") ?? ""}`,
    navigator.userAgent,
    `window ${innerWidth}×${innerHeight}, ${devicePixelRatio}, ${navigator.language}`,
    `settings ${JSON.stringify(settings.all)}`,
    ...(wrong === undefined ? [] : [asText(wrong)]),
    ...(open === null ? [] : aboutTable(open)),
  ].join("\n");
}

function asText(wrong: unknown): string {
  return wrong instanceof Error
    ? (wrong.stack ?? `${wrong.name}: ${wrong.message}`)
    : String(wrong);
}

function aboutTable({ table, view, lines, connection, missed }: Told): string[] {
  return [
    `connection ${connection}`,
    ...(table === null ? [] : [`table ${JSON.stringify(kindOf(table))}`]),
    ...(view === null ? [] : [`view ${JSON.stringify(withoutNames(view))}`]),
    `missed ${missed.length}`,
    ...lines.map((line) => JSON.stringify(line)),
  ];
}

/** A table without whoever sits there; by the seal, which is no secret, it can be found. */
function kindOf({
  game,
  rules_version,
  stage,
  preset,
  options,
  pace,
  clock,
  seal,
  seats,
}: Table): object {
  const sitting = seats.map(({ kind, bot, stand_in, mine, here }) => ({
    kind,
    bot,
    stand_in,
    mine,
    here,
  }));
  return { game, rules_version, stage, preset, options, pace, clock, seal, seats: sitting };
}

/** What this person sees, with the moves by their texts alone. */
function withoutNames({ players, decision, ...view }: View): object {
  const moves = decision?.moves.map(({ text }) => text) ?? [];
  return { ...view, players: players.length, decision: decision && { ...decision, moves } };
}

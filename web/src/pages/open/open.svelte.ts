/** A table that somebody is about to open: seats, preset, options, and how it is played. */

import type { Clock, GameOffered, NewSeat, NewTable, Option, Pace } from "../../wire.ts";

/** Who a seat is for: whoever opens, somebody at this device, a guest, anybody, or a bot. */
export type Sitter = "me" | "beside" | "guest" | "open" | `bot ${string}`;

export interface Chair {
  sitter: Sitter;
  /** The name of somebody else at this device. */
  name: string;
}

const BOT = "bot ";
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export class Opening {
  readonly offered: GameOffered;
  preset = $state("");
  chairs = $state<Chair[]>([]);
  listed = $state(false);
  pace = $state<Pace>("live");
  /** Days that somebody must be gone from a table over days before a bot may play on. */
  patience = $state(2);
  hasClock = $state(false);
  /** Minutes for the whole match. */
  reserve = $state(10);
  /** Seconds for each decision. */
  decision = $state(30);
  /** Options that were set by hand. */
  #chosen = $state<Record<string, number>>({});

  constructor(offered: GameOffered) {
    this.offered = offered;
    this.preset = offered.presets[0]?.name ?? "";
    const bot: Sitter = `bot ${offered.usual_bot}`;
    const others = Array.from({ length: offered.usual_seats - 1 }, (_, place) =>
      place === 0 ? "open" : bot,
    );
    this.chairs = ["me" as Sitter, ...others].map((sitter) => ({ sitter, name: "" }));
  }

  /** Whether somebody else will read the own name. */
  get isShared(): boolean {
    return this.chairs.some(({ sitter }) => sitter === "open" || sitter === "guest");
  }

  /** The level of the bots that were chosen; that of the last one where they differ. */
  get level(): string | undefined {
    return this.chairs.flatMap((chair) => levelOf(chair) ?? []).at(-1);
  }

  get canAdd(): boolean {
    return this.chairs.length < this.offered.most_seats;
  }

  get canRemove(): boolean {
    return this.chairs.length > this.offered.fewest_seats;
  }

  add(): void {
    this.chairs.push({ sitter: `bot ${this.offered.usual_bot}`, name: "" });
  }

  remove(place: number): void {
    this.chairs.splice(place, 1);
  }

  /** Whether something is played otherwise because it lasts for days. */
  get isChangedByPace(): boolean {
    const preset = this.offered.presets.find((each) => each.name === this.preset);
    return this.pace === "days" && !!preset && !areSame(preset.options, preset.over_days);
  }

  /** What an option stands at: set by hand, by the preset and the pace, or as printed. */
  valueOf(option: Option): number {
    return this.#chosen[option.name] ?? this.#ofPreset(option.name);
  }

  set(option: Option, value: number): void {
    this.#chosen[option.name] = Math.min(option.high, Math.max(option.low, Math.trunc(value) || 0));
  }

  #ofPreset(name: string): number {
    const preset = this.offered.presets.find((each) => each.name === this.preset);
    return (this.pace === "days" ? preset?.over_days : preset?.options)?.[name] ?? 0;
  }

  /** The table as the server is asked for it. */
  get wanted(): NewTable {
    const options = Object.entries(this.#chosen).filter(
      ([name, value]) => value !== this.#ofPreset(name),
    );
    const clock: Clock = { reserve: this.reserve * MINUTE, decision: this.decision };
    return {
      game: this.offered.game,
      seats: this.chairs.map(seatFor),
      preset: this.preset,
      options: Object.fromEntries(options),
      listed: this.listed,
      pace: this.pace,
      clock: this.hasClock ? clock : null,
      patience: this.pace === "days" ? this.patience * DAY : null,
    };
  }
}

function areSame(one: Readonly<Record<string, number>>, two: typeof one): boolean {
  const names = [...Object.keys(one), ...Object.keys(two)];
  return names.every((name) => one[name] === two[name]);
}

/** The level of the bot on a chair, if one is to sit there. */
function levelOf({ sitter }: Chair): string | undefined {
  return sitter.startsWith(BOT) ? sitter.slice(BOT.length) : undefined;
}

function seatFor({ sitter, name }: Chair): NewSeat {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "beside") return { kind: "person", name: name.trim() };
  if (sitter === "me" || sitter === "guest") return { kind: "person" };
  return { kind: "bot", bot: sitter.slice(BOT.length) };
}

/** Sounds, made in the page: no files, no music, and never a thing that is not also shown. */

import { cueOfChip } from "../../boards/sounds.ts";
import type { EventSeen, View } from "../../wire.ts";

/** What can be heard. */
export type Sound =
  "chip" | "white" | "explode" | "card" | "step" | "coin" | "ruby" | "elixir" | "asked" | "end";

/** A sound, as high as it is. */
export interface Cue {
  readonly sound: Sound;
  /** Semitones above its usual pitch. */
  readonly up: number;
}

/** One tone: from one pitch to another, in hertz, for some seconds. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly after: number;
}

const tone = (wave: OscillatorType, from: number, to: number, lasts: number, after = 0): Tone => ({
  wave,
  from,
  to,
  lasts,
  after,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  chip: [tone("triangle", 392, 330, 0.12)],
  white: [tone("square", 440, 440, 0.05)],
  explode: [tone("sawtooth", 160, 40, 0.4), tone("square", 90, 30, 0.45)],
  card: [tone("triangle", 520, 260, 0.08)],
  step: [tone("sine", 300, 260, 0.06)],
  coin: [tone("sine", 988, 988, 0.06), tone("sine", 1319, 1319, 0.14, 0.06)],
  ruby: [tone("sine", 1175, 1568, 0.18)],
  elixir: [tone("sine", 523, 523, 0.1), tone("sine", 659, 784, 0.22, 0.1)],
  asked: [tone("sine", 587, 587, 0.1), tone("sine", 880, 880, 0.16, 0.1)],
  end: [
    tone("triangle", 523, 523, 0.14),
    tone("triangle", 659, 659, 0.14, 0.14),
    tone("triangle", 784, 784, 0.3, 0.28),
  ],
};

/** What is heard of the things that happen, whatever the game. */
const HEARD: Readonly<Record<string, Sound>> = {
  drew: "card",
  took: "card",
  traded: "card",
  discarded: "card",
  kept: "card",
  placed: "card",
  walked: "step",
  mixed: "elixir",
  "mixed-elixir": "elixir",
  bonus: "coin",
  bought: "coin",
  "gained-points": "coin",
  "gained-rubies": "ruby",
  "gained-chip": "chip",
  exploded: "explode",
};

/** The sound of one thing that happened; null for what is silent. */
export function cueOf(event: EventSeen, view: View): Cue | null {
  const sound = HEARD[event.kind];
  const own = sound === "card" ? cueOfChip(event, view) : undefined;
  if (own !== undefined) return own;
  return sound === undefined ? null : { sound, up: 0 };
}

/** The loudest and latest thing of a scene: only one is heard. */
export function cueOfScene(events: readonly EventSeen[], view: View): Cue | null {
  if (view.sheet !== null) return { sound: "end", up: 0 };
  const cues = events.map((event) => cueOf(event, view)).filter((cue) => cue !== null);
  return cues.find(({ sound }) => sound === "explode") ?? cues.at(-1) ?? null;
}

/** Twelve decibels under somebody who speaks. */
const LOUDNESS = 0.12;
const SEMITONE = 2 ** (1 / 12);

/** Plays one sound at a time; the last one is cut short. */
export class Speaker {
  #context: AudioContext | undefined;
  #playing: GainNode | undefined;

  play({ sound, up }: Cue): void {
    const context = (this.#context ??= new AudioContext());
    const now = context.currentTime;
    this.#playing?.disconnect();
    const all = new GainNode(context, { gain: LOUDNESS });
    all.connect(context.destination);
    this.#playing = all;
    for (const { wave, from, to, lasts, after } of TONES[sound]) {
      const [begin, end] = [now + after, now + after + lasts];
      const voice = new OscillatorNode(context, { type: wave });
      const fade = new GainNode(context, { gain: 0 });
      voice.frequency.setValueAtTime(from * SEMITONE ** up, begin);
      voice.frequency.exponentialRampToValueAtTime(to * SEMITONE ** up, end);
      fade.gain.setValueAtTime(1, begin);
      fade.gain.exponentialRampToValueAtTime(0.001, end);
      voice.connect(fade).connect(all);
      voice.start(begin);
      voice.stop(end);
    }
  }
}

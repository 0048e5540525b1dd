/** The inbox: what arrives waits until what was changed before it is on the screen. */

/** Where no frames are drawn, as in a hidden tab, nothing waits longer than this, in milliseconds. */
const LONGEST_FRAME = 100;
/** What the server says in one breath comes within this time, in milliseconds. */
const BREATH = 20;

/** What an inbox does with messages. */
interface Reading<Message> {
  readonly read: (message: Message) => void;
  /** Whether the server says more in the same breath. */
  readonly isUnfinished?: (message: Message) => boolean;
  /** Waits until what has changed is on the screen. */
  readonly drawn?: () => Promise<void>;
}

/**
 * Reads messages in their order. A press shows at once, because its answer waits for that frame; and
 * a crowd of messages costs one drawing, because all that came during a frame are read together, and
 * so is all that is said in one breath.
 */
export class Inbox<Message> {
  readonly #read: (message: Message) => void;
  readonly #isUnfinished: (message: Message) => boolean;
  readonly #drawn: () => Promise<void>;
  #waiting: Message[] = [];
  #isDrawing = false;
  #breath: ReturnType<typeof setTimeout> | undefined;

  constructor({ read, isUnfinished = () => false, drawn = nextFrame }: Reading<Message>) {
    this.#read = read;
    this.#isUnfinished = isUnfinished;
    this.#drawn = drawn;
  }

  put(message: Message): void {
    this.#waiting.push(message);
    this.#openInTime();
  }

  /** Reads what waits, unless a frame is being drawn or more is about to come. */
  #openInTime(): void {
    const last = this.#waiting.at(-1);
    if (this.#isDrawing || last === undefined) return;
    clearTimeout(this.#breath);
    if (this.#isUnfinished(last)) this.#breath = setTimeout(() => this.open(), BREATH);
    else this.open();
  }

  /** Something has changed: until it is on the screen, messages wait. */
  hold(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    void this.#drawn().then(() => {
      this.#isDrawing = false;
      this.#openInTime();
    });
  }

  /** Reads everything that waits. */
  open(): void {
    clearTimeout(this.#breath);
    if (this.#waiting.length === 0) return;
    const messages = this.#waiting;
    this.#waiting = [];
    this.hold();
    for (const message of messages) this.#read(message);
  }
}

/** Waits until the next frame is on its way to the screen. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // What is done within the callback would still belong to that frame.
      setTimeout(resolve);
    });
  });
}

// A table: the prompt, the open moves as buttons, the board as figures, news and chat.

import { showBoard } from "./board.js";
import {
  ask, button, games, language, main, make, phrases, randomBits, say, tell,
} from "./house.js";

const NOBODY = 4001, NO_TABLE = 4004, ELSEWHERE = 4009;
const FIRST_WAIT = 500, LONGEST_WAIT = 10_000;
const SAID_TOGETHER = 40;
const MOST_LINES = 100, MOST_LINES_WATCHING = 12;

/** A table that is open in this window. */
export class Room {
  constructor(id) {
    this.id = id;
    this.path = `/tables/${id}`;
    this.lines = [];
    this.chat = [];
    this.wait = FIRST_WAIT;
    this.words = new Map();
    this.lay();
    addEventListener("keydown", (event) => this.press(event));
    this.connect();
  }

  // The socket

  connect() {
    const here = location.origin.replace(/^http/, "ws");
    this.socket = new WebSocket(`${here}/api${this.path}/live`);
    this.socket.onopen = () => this.send({ type: "hello", after: this.lastRow });
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lose(event.code);
  }

  /** The last row that this browser has seen, also before it was closed. */
  get lastRow() {
    return JSON.parse(localStorage.getItem(this.path));
  }

  set lastRow(row) {
    localStorage.setItem(this.path, row);
  }

  lose(code) {
    if (code === NO_TABLE) {
      tell(say("refused-no-table"));
    } else if (code === NOBODY) {
      location.reload();
    } else if (code === ELSEWHERE) {
      tell(say("page-elsewhere"), " ", button(say("page-play-here"), () => this.connect()));
    } else {
      tell(say("page-lost"));
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  request(type, message = {}) {
    tell();
    this.send({ type, request: randomBits(), ...message });
  }

  hear(message) {
    if (message.type in this.hearing) {
      this.hearing[message.type](message);
      this.refresh();
    }
  }

  hearing = {
    welcome: ({ table, view, row, chat, missed }) => {
      tell();
      this.wait = FIRST_WAIT;
      Object.assign(this, { table, view, chat, draft: null, lastRow: row });
      this.lines.push(...missed);
    },
    update: ({ view, changes = [], row, lines = [] }) => {
      if (view) this.view = view;
      changes.forEach((change) => this.change(change));
      const most = this.view.seat === null ? MOST_LINES_WATCHING : MOST_LINES;
      this.lines = [...this.lines, ...lines].slice(-most);
      Object.assign(this, { draft: null, lastRow: row });
    },
    table: ({ table }) => { this.table = table; },
    said: ({ line }) => { this.chat.push(line); },
    drafted: ({ draft }) => { this.draft = draft; },
    hinted: ({ words }) => { this.hint = words; },
    refused: ({ refusal }) => tell(refusal.text),
  };

  change({ at, to }) {
    const way = at.split(".");
    const last = way.pop();
    way.reduce((inner, name) => inner[name], this.view)[last] = to;
  }

  // Playing

  play(move) {
    const { seat, decision: { number } } = this.view;
    const isWhole = move.whole !== false;
    this.hint = null;
    // What was told before an answer is left to memory.
    if (isWhole) this.lines = [];
    this.request(isWhole ? "play" : "draft", { seat, decision: number, moves: [move.text] });
  }

  press({ key, target, ctrlKey, altKey, metaKey }) {
    if (ctrlKey || altKey || metaKey || target.closest("input, select")) return;
    if (/^[1-9]$/.test(key)) this.act.querySelectorAll(".moves button")[key - 1]?.click();
  }

  async rematch() {
    const { table, seats } = await ask("POST", `${this.path}/rematch`);
    const own = seats.find((seat) => seat.mine && !seat.added_bits);
    if (own) await ask("POST", `/tables/${table}/dice`, { seat: own.seat, bits: randomBits() });
    location.assign(`/tables/${table}`);
  }

  // Words

  /** Learns what messages mean; afterwards `read` knows them. */
  async learn(messages) {
    const { players = [], seat: reader = null } = this.view ?? {};
    this.key = (message) => JSON.stringify([message, players, reader]);
    const fresh = new Map(messages.map((message) => [this.key(message), message]));
    for (const key of this.words.keys()) fresh.delete(key);
    const unknown = [...fresh];
    while (unknown.length) {
      const some = unknown.splice(0, SAID_TOGETHER);
      const asked = { messages: some.map(([, message]) => message), players, reader };
      const told = await ask("POST", `/words/${language}/${this.table.game}/say`, asked);
      some.forEach(([key], place) => this.words.set(key, told[place]));
    }
  }

  read = (message) => this.words.get(this.key(message));

  // Showing

  lay() {
    const speak = make("form", { className: "acts", onsubmit: (event) => this.speak(event) },
      make("input", { name: "text", maxLength: 300, required: true, ariaLabel: say("page-chat") }),
      make("button", {}, say("page-send")));
    const ready = Object.entries(phrases).map(([phrase, text]) =>
      button(text, () => this.request("say", { phrase })));
    this.title = make("h1");
    this.act = make("section", { className: "sheet" });
    this.board = make("section");
    this.news = make("ol", { className: "news plain" });
    this.said = make("ul", { className: "news plain" });
    this.form = speak;
    main.replaceChildren(this.title, make("div", { className: "table" },
      make("div", {}, this.act, this.board),
      make("aside", {},
        make("section", { className: "sheet" }, make("h2", {}, say("page-news")), this.news),
        make("section", { className: "sheet" },
          make("h2", {}, say("page-chat")), this.said, speak,
          make("details", {},
            make("summary", {}, say("page-phrases")),
            make("div", { className: "acts" }, ...ready))))));
  }

  speak(event) {
    event.preventDefault();
    this.request("say", { text: this.form.elements.text.value });
    this.form.reset();
  }

  async refresh() {
    this.isStale = true;
    if (this.isDrawing) return;
    this.isDrawing = true;
    while (this.isStale) {
      this.isStale = false;
      await this.draw().catch((wrong) => tell(wrong.message));
    }
    this.isDrawing = false;
  }

  async draw() {
    const { table, view } = this;
    const shown = this.draft?.view ?? view;
    const moves = (shown?.decision?.moves ?? []).flatMap(offers);
    await this.learn([...this.lines, ...this.messages(shown, moves)]);
    if (this.isStale) return;
    const wasPlaying = this.act.contains(document.activeElement);
    const title = games[table.game].title;
    document.title = `${moves.length ? "● " : ""}${title} · Stillroom`;
    this.title.textContent = title;
    this.act.replaceChildren(...(view ? this.decision(shown, moves) : this.gathering()));
    this.board.replaceChildren(...(shown ? showBoard(shown) : []));
    const news = [...this.lines].reverse().map((line) => make("li", {}, this.read(line)));
    this.news.replaceChildren(...news);
    this.said.replaceChildren(...this.chat.map(({ name, phrase, text }) =>
      make("li", {}, make("b", {}, name), phrase ? phrases[phrase] : text)));
    this.form.hidden = !table.free_chat;
    if (wasPlaying) this.act.querySelector("button, .prompt")?.focus();
  }

  messages(shown, moves) {
    if (!shown) return [];
    const { sheet } = this.view;
    const ofMoves = moves.flatMap(({ words, preview = [] }) => [words, ...preview]);
    const ofSheet = sheet ? [sheet.why, ...sheet.lines.map((line) => line.words)] : [];
    const ofDraft = [...(this.draft?.words ?? []), ...(this.hint ? [this.hint] : [])];
    return [shown.prompt, ...ofMoves, ...ofSheet, ...ofDraft];
  }

  decision({ prompt, decision }, moves) {
    const { view: { sheet }, draft, hint } = this;
    const buttons = moves.map((move) => {
      const more = (move.preview ?? []).map(this.read).join(" · ");
      const className = move.text === decision.likely ? "primary" : "";
      const pressed = button(this.read(move.words), () => this.play(move), className);
      if (more) pressed.append(make("small", {}, more));
      return make("li", {}, pressed);
    });
    return [
      make("p", { className: "prompt", role: "status", tabIndex: -1 },
        this.read(sheet?.why ?? prompt)),
      draft ? make("p", {}, draft.words.map(this.read).join(" + ")) : "",
      make("ul", { className: "moves" }, ...buttons),
      hint ? make("p", {}, `${say("page-hint")}: ${this.read(hint)}`) : "",
      sheet ? this.sheet() : "",
      make("p", { className: "acts" }, ...this.acts(moves)),
    ];
  }

  *acts(moves) {
    const { view: { seat, can_undo: canUndo, sheet }, draft } = this;
    if (draft) yield button(say("page-clear"), () => this.clear());
    if (canUndo) yield button(say("page-undo"), () => this.request("undo", { seat }));
    if (moves.length && !draft) {
      yield button(say("page-hint"), () => this.request("hint", { seat }));
    }
    if (sheet) {
      const record = { className: "button", href: `/api${this.path}/record`, download: "" };
      yield button(say("page-rematch"), () => this.rematch(), "primary");
      yield make("a", record, say("page-record"));
    }
  }

  clear() {
    this.draft = null;
    this.refresh();
  }

  sheet() {
    const { players, sheet: { lines } } = this.view;
    const row = (head, cells) => make("tr", {}, make("th", { scope: "row" }, head),
      ...cells.map((cell) => make("td", {}, String(cell ?? "–"))));
    const rows = lines.map(({ words, points }) => row(this.read(words), points));
    return make("table", { className: "points" }, row("", players), ...rows);
  }

  // Before the match

  gathering() {
    const { stage, seats, code, seal } = this.table;
    const link = `${location.origin}/#invite=${code}`;
    return [
      make("p", { className: "prompt", role: "status" }, say(`page-${stage}`)),
      make("ul", { className: "plain" }, ...seats.map((seat) => this.seat(seat))),
      make("p", { className: "acts" }, ...this.actsOfOpener()),
      code ? make("p", {}, say("page-link"), " ", make("a", { href: link }, link)) : "",
      make("p", { className: "soft" }, say("page-seal", { seal: seal.slice(0, 16) })),
    ];
  }

  seat({ seat, kind, name, person, bot }) {
    const { mine, seats, game } = this.table;
    const place = `${this.path}/seats`;
    const isFree = kind !== "bot" && !person && !seats.some((other) => other.mine);
    const sit = () => ask("POST", place, { seat, bits: randomBits() });
    const other = bot ? { kind: "open" } : { kind: "bot", bot: games[game].bot };
    const change = () => ask("PATCH", `${place}/${seat}`, other);
    return make("li", {}, name || say("page-free-seat"),
      bot ? make("span", { className: "soft" }, say("page-bot")) : null,
      isFree ? button(say("page-sit"), sit, "primary") : null,
      mine && !person ? button(say(bot ? "page-free" : "page-bot-here"), change) : null);
  }

  *actsOfOpener() {
    if (!this.table.mine || this.table.stage !== "gathering") return;
    yield button(say("page-start"), () => ask("POST", `${this.path}/start`), "primary");
    yield button(say("page-give-up"), async () => {
      await ask("DELETE", this.path);
      location.assign("/");
    });
  }
}

/** The buttons of a move: where it is only begun, first the whole one that is offered. */
function offers(move) {
  if (!move.preset) return [move];
  const whole = { ...move, text: move.preset, words: move.preset_words, whole: true };
  return [whole, { ...move, preview: [] }];
}

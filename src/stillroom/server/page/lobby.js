// The lobby: go on, play now, invite, open tables, my matches.

import { ask, button, games, main, make, randomBits, say } from "./house.js";

const INVITED = "#invite=";

/** Shows the lobby; whoever comes with an invitation is led to its table. */
export async function showLobby() {
  if (location.hash.startsWith(INVITED)) {
    const code = location.hash.slice(INVITED.length);
    const { table } = await ask("POST", "/invitations", { code });
    location.replace(`/tables/${table}`);
    return;
  }
  const lists = [ask("GET", "/games"), ask("GET", "/tables"), ask("GET", "/me/matches")];
  const [offered, open, mine] = await Promise.all(lists);
  main.replaceChildren(
    make("h1", {}, say("page-tagline")),
    ...mine.filter((match) => match.stage === "playing").slice(0, 1).map(goOn),
    make("section", { className: "games" }, ...offered.map(showGame)),
    make("div", { className: "lists" },
      list("page-my-matches", mine, "page-no-matches", "page-play-on"),
      list("page-open-tables", open, "page-no-tables", "page-look-in")),
  );
}

function goOn(match) {
  const link = linkTo(match, "page-play-on", "button primary");
  return make("section", { className: "sheet acts" }, describe(match), link);
}

function showGame(game) {
  const { title, about, players } = games[game.game];
  const person = { kind: "person" };
  const bots = Array(game.usual_seats - 1).fill({ kind: "bot", bot: game.usual_bot });
  const free = Array(game.most_seats - 1).fill({ kind: "open" });
  const playNow = () => open(game, [person, ...bots], { start: true });
  const invite = () => open(game, [person, ...free], {});
  const openToAll = () => open(game, [person, ...free], { listed: true });
  return make("article", { className: "sheet" },
    make("div", { className: `picture ${game.game}` }),
    make("h2", {}, title), make("p", {}, about), make("p", {}, players),
    make("div", { className: "acts" },
      button(say("page-play-now"), playNow, "primary"),
      button(say("page-invite"), invite),
      button(say("page-open"), openToAll)));
}

async function open({ game }, seats, { start = false, listed = false }) {
  const asked = { game, seats, listed, preset: "first-game" };
  const { table } = await ask("POST", "/tables", asked);
  await ask("POST", `/tables/${table}/dice`, { seat: 0, bits: randomBits() });
  if (start) await ask("POST", `/tables/${table}/start`);
  location.assign(`/tables/${table}`);
}

function list(title, matches, none, words) {
  const rows = matches.map((match) => make("li", {}, describe(match), linkTo(match, words)));
  return make("section", { className: "sheet" },
    make("h2", {}, say(title)),
    rows.length
      ? make("ul", { className: "plain" }, ...rows)
      : make("p", { className: "soft" }, say(none)));
}

function describe(match) {
  const isPlaying = match.stage === "playing";
  const stage = isPlaying ? say("page-turn", { turn: match.turn }) : say(`page-${match.stage}`);
  const parts = [games[match.game].title, stage];
  if (match.my_decision) parts.push(say("page-your-decision"));
  const names = match.seats.map((seat) => seat.name).filter(Boolean).join(", ");
  return make("span", {}, parts.join(" · "), " ", make("span", { className: "soft" }, names));
}

function linkTo(match, words, className = "button") {
  return make("a", { className, href: `/tables/${match.table}` }, say(words));
}

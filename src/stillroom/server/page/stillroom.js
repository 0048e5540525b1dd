// The plain page: the lobby, and any table as a list of moves.

import { ask, attempt, language, languages, make, say, texts } from "./house.js";
import { showLobby } from "./lobby.js";
import { Room } from "./table.js";

const NOBODY = 401;
const root = document.documentElement;

async function comeIn() {
  try {
    return await ask("GET", "/me");
  } catch (wrong) {
    if (wrong.status !== NOBODY) throw wrong;
    return ask("POST", "/people", { language });
  }
}

function showMe(me) {
  const details = document.getElementById("me");
  const form = details.querySelector("form");
  const { name } = form.elements;
  details.querySelector("summary").textContent = me.name;
  name.value = me.is_named ? me.name : "";
  form.onsubmit = (event) => {
    event.preventDefault();
    attempt(async () => {
      showMe(await ask("PATCH", "/me", { name: name.value }));
      details.open = false;
    });
  };
}

function showLanguages() {
  const choice = document.getElementById("language");
  const options = Object.entries(languages);
  choice.ariaLabel = say("page-language");
  choice.append(...options.map(([value, name]) => make("option", { value }, name)));
  choice.value = language;
  choice.onchange = () => attempt(async () => {
    await ask("PATCH", "/me", { language: choice.value });
    location.reload();
  });
}

function showTheme() {
  const candle = matchMedia("(prefers-color-scheme: dark)");
  if (localStorage.theme) root.dataset.theme = localStorage.theme;
  document.getElementById("theme").onclick = () => {
    const now = root.dataset.theme ?? (candle.matches ? "candle" : "day");
    root.dataset.theme = localStorage.theme = now === "day" ? "candle" : "day";
  };
}

for (const element of document.querySelectorAll("[data-words]")) {
  element.textContent = texts[element.dataset.words];
}
showLanguages();
showTheme();
addEventListener("hashchange", () => location.reload());
attempt(async () => {
  showMe(await comeIn());
  const [, table] = location.pathname.match(/^\/tables\/([^/]+)/) ?? [];
  if (table) new Room(table);
  else await showLobby();
});

// What every room of the house needs: words, elements, and a way to ask the server.

const given = JSON.parse(document.getElementById("words").textContent);
const notice = document.getElementById("notice");
const TOO_OFTEN = 429;

export const { games, language, languages, phrases, texts } = given;
export const main = document.querySelector("main");

/** A message of the page, with its values put in. */
export function say(id, values = {}) {
  const putIn = (text, [name, value]) => text.replace(`{${name}}`, value);
  return Object.entries(values).reduce(putIn, texts[id]);
}

/** An element with its settings and what is inside; null is nothing. */
export function make(tag, settings = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(settings)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...inside.filter((part) => part !== null));
  return element;
}

/** A button that sleeps while its work is done. */
export function button(text, work, className = "") {
  const press = async ({ currentTarget }) => {
    currentTarget.disabled = true;
    await attempt(work);
    currentTarget.disabled = false;
  };
  return make("button", { type: "button", className, onclick: press }, text);
}

/** Shows what went wrong, or that nothing does any more. */
export function tell(text = "", ...more) {
  notice.replaceChildren(text, ...more);
  notice.hidden = !text;
}

/** Does some work, and tells what went wrong with it. */
export async function attempt(work) {
  tell();
  try {
    await work();
  } catch (wrong) {
    tell(wrong.message);
  }
}

/** Asks the server; what it refuses is an error with its words. */
export async function ask(method, path, body) {
  const settings = { method };
  if (body !== undefined) {
    settings.body = JSON.stringify(body);
    settings.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, settings).catch(() => {
    throw new Error(say("page-lost"));
  });
  if (answer.status === TOO_OFTEN) {
    const wait = 1000 * answer.headers.get("Retry-After");
    await new Promise((resolve) => setTimeout(resolve, wait));
    return ask(method, path, body);
  }
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const content = isJson ? await answer.json() : null;
  if (answer.ok) return content;
  const wrong = new Error(content?.text ?? answer.statusText);
  throw Object.assign(wrong, { status: answer.status });
}

/** 128 random bits, for the dice and for the names of requests. */
export function randomBits() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

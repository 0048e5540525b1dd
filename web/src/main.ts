import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "./look/tokens.css";
import "./look/pieces.css";
import "./look/house.css";
import { mount } from "svelte";
import House from "./House.svelte";
import "./lib/page/hands.ts";

const place = document.getElementById("house");
if (!place) throw new Error("the page has no place for the house");
mount(House, { target: place });

// Without it everything works but for the page that says there is no connection, and notifications
// on phones. Where a browser keeps no cookies it may not be kept either.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

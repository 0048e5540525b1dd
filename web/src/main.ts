import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "./look/tokens.css";
import "./look/house.css";
import { mount } from "svelte";
import House from "./House.svelte";

const place = document.getElementById("house");
if (!place) throw new Error("the page has no place for the house");
mount(House, { target: place });

/** Where in the house one is: the address, without loading the page anew. */

import { save, tokenOfPage } from "../server/api.ts";

class Address {
  path = $state(location.pathname);
  query = $state(location.search);
  /** The paragraph of a page that is meant, without its `#`. */
  place = $state(location.hash.slice(1));

  /** Whether one came here from another room of the house. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => {
      this.hasMoved = true;
      this.#read();
    });
    addEventListener("hashchange", () => this.#read());
  }

  /** Goes to another room. */
  go(to: string): void {
    history.pushState(null, "", to);
    this.hasMoved = true;
    this.#read();
    scrollTo(0, 0);
  }

  /** Puts another address in the place of this one, as if one had come there at first. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.place = location.hash.slice(1);
  }
}

export const address = new Address();

/** Puts the focus on the heading of a room when somebody comes in, so that it is read out. */
export function arrive(heading: HTMLElement): void {
  if (address.hasMoved) heading.focus({ preventScroll: true });
}

const API = "/api";

/** Follows links within the house; others, and those for a new window, are left to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || event.defaultPrevented) return;
  if (link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download")) {
    // A browser without cookies would not say who wants the file.
    if (tokenOfPage() === null || !link.pathname.startsWith(`${API}/`)) return;
    event.preventDefault();
    void save(link.pathname.slice(API.length));
    return;
  }
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}

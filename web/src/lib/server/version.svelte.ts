/** Whether the server has a newer client than this page, and whether now is the time to say so. */

class Version {
  isOld = $state(false);
  /** Whether one plays a match; nobody is to reload in the middle of it. */
  isPlaying = $state(false);

  /** Compares the page with the one that the server gives now. */
  async check(): Promise<void> {
    const page = await fetch("/", { cache: "no-cache" }).then((answer) =>
      answer.ok ? answer.text() : null,
    );
    const scripts = [...document.querySelectorAll("script[src]")];
    this.isOld ||=
      page !== null && !scripts.every((script) => page.includes(script.getAttribute("src") ?? ""));
  }
}

export const version = new Version();

// A stopwatch in the page: from each click to the first frame that shows anything of it (the echo),
// and from there to the first frame after the server has accepted the move (the result). What came
// of the move may be on the screen just before that word; if nothing changes with it, that frame
// counts.
//
// When the frame after a click was on the screen, the browser itself tells (Event Timing, in steps of
// 8 ms, nothing below 16). It counts as the echo only if the page had changed before that frame.
(() => {
  const LEAST_TOLD = 16;
  const CHANGES_WITHIN = 100;
  const clicks = (window.stopwatch = []);
  let running = null;

  /** The moment at which the next frame is drawn, before anything that waits behind it. */
  function shown() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const told = () => resolve(performance.now());
        void scheduler.postTask(told, { priority: "user-blocking" });
      });
    });
  }

  document.addEventListener(
    "click",
    (event) => {
      const click = { at: event.timeStamp, isChanged: false, isDrawn: false, isSent: false };
      running = { ...click, isUpdated: false, isAccepted: false, echo: null, result: null };
      running.updated = null;
      clicks.push(running);
      const drawn = running;
      requestAnimationFrame(() => {
        drawn.isDrawn = true;
      });
    },
    true,
  );

  new PerformanceObserver((told) => {
    for (const { name, startTime, duration } of told.getEntries()) {
      const click = clicks.find(({ at }) => at === startTime);
      if (name === "click" && click?.isChanged) click.echo = duration;
    }
  }).observe({ type: "event", durationThreshold: LEAST_TOLD });

  new MutationObserver(async () => {
    const click = running;
    if (click === null) return;
    if (!click.isDrawn) {
      click.isChanged = true;
    } else if (click.isAccepted && click.result === null) {
      click.result = Infinity;
      click.result = (await shown()) - click.at;
    } else if (click.isUpdated && !click.isAccepted) {
      click.updated = (await shown()) - click.at;
    } else if (!click.isChanged && click.echo === null) {
      click.echo = Infinity;
      click.echo = (await shown()) - click.at;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** Whether all that the last click leads to is on the screen; what is only tried has no result. */
  window.isShown = () => {
    const { isChanged, isSent, echo, result } = running;
    const isEchoed = isChanged || (echo !== null && Number.isFinite(echo));
    return isEchoed && (!isSent || (result !== null && Number.isFinite(result)));
  };

  /** The echo and the result of the last click, in milliseconds. */
  window.lastClick = () => {
    const echo = running.echo ?? LEAST_TOLD;
    return { isSent: running.isSent, echo, result: (running.result ?? echo) - echo };
  };

  /** Notes what the server says after a move was sent. */
  function hear(click, type) {
    if (type === "update") click.isUpdated = true;
    if (type !== "accepted") return;
    click.isAccepted = true;
    setTimeout(() => {
      click.result ??= click.updated;
    }, CHANGES_WITHIN);
  }

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (message) => {
        if (running?.isSent) hear(running, JSON.parse(message.data).type);
      });
    }

    send(message) {
      if (running && JSON.parse(message).type === "play") running.isSent = true;
      super.send(message);
    }
  };
})();

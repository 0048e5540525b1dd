// A stopwatch in the page: from each click to the first frame that shows anything of it (the echo),
// and to the first frame after the server has accepted the move (the result).
(() => {
  const clicks = (window.stopwatch = []);
  let running = null;

  /** The moment at which the next frame is on the screen. */
  function shown() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  }

  document.addEventListener(
    "click",
    (event) => {
      running = { at: event.timeStamp, isSent: false, isAccepted: false, echo: null, result: null };
      clicks.push(running);
    },
    true,
  );

  new MutationObserver(async () => {
    const click = running;
    if (click === null) return;
    const isEcho = click.echo === null;
    const isResult = click.isAccepted && click.result === null;
    if (!isEcho && !isResult) return;
    if (isEcho) click.echo = Infinity;
    if (isResult) click.result = Infinity;
    const after = (await shown()) - click.at;
    if (isEcho) click.echo = after;
    if (isResult) click.result = after;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** Whether all that the last click leads to is on the screen; what is only tried has no result. */
  window.isShown = () => {
    const { isSent, echo, result } = running;
    return Number.isFinite(echo) && (!isSent || (result !== null && Number.isFinite(result)));
  };

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (message) => {
        if (running && JSON.parse(message.data).type === "accepted") running.isAccepted = true;
      });
    }

    send(message) {
      if (running && JSON.parse(message).type === "play") running.isSent = true;
      super.send(message);
    }
  };
})();

/** What a browser has and the page of tests lacks: fonts, and whatever scrolls and moves. */

Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() } });
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.animate ??= () => ({ cancel: () => undefined }) as Animation;

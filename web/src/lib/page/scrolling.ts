/** What is longer than its room can be read by keys too. */
import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Takes the focus while there is something to scroll and nothing in it takes the focus. */
export const scrolledByKeys: Attachment<HTMLElement> = (part) => {
  function look(): void {
    const isCut = getComputedStyle(part).overflow !== "visible";
    const isLong = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
    if (isCut && isLong && part.querySelector(FOCUSABLE) === null) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(look);
  /** A part of a fixed height stays as it is when what is in it grows. */
  function watch(): void {
    for (const each of [part, ...part.children]) sizes.observe(each);
  }
  const comings = new MutationObserver(watch);
  comings.observe(part, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    comings.disconnect();
  };
};

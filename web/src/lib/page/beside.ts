/** Beside: where something is laid on the screen so that it is near a thing and covers nothing. */

/** A part of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between what is laid and what it is laid beside. */
const GAP = 10;
/** Between what is laid and what must not be covered. */
const AIR = 4;
/** How finely the room is searched. */
const STEP = 16;

/** The nearest place to a thing that lies inside a room and over nothing that is taken. */
export function placeBeside(
  thing: Box,
  size: { readonly width: number; readonly height: number },
  room: Box,
  taken: readonly Box[],
): Box | null {
  const lefts = along(thing.left, thing.right, room.left, room.right, size.width);
  const tops = along(thing.top, thing.bottom, room.top, room.bottom, size.height);
  const closed = [thing, ...taken];
  let best: Box | null = null;
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const place = { left, top, right: left + size.width, bottom: top + size.height };
      const far = distance(place, thing);
      // Most places are further than one that is free: what lies under them is not looked at.
      if (far < least && isFree(place, room, closed)) [best, least] = [place, far];
    }
  }
  return best;
}

/** Whether a place lies inside a room and over nothing that is taken. */
export function isFree(place: Box, room: Box, taken: readonly Box[]): boolean {
  return isInside(place, room) && !taken.some((box) => touch(place, box));
}

/** Where something of a length could begin: before, after or level with a thing, or anywhere. */
function along(start: number, end: number, first: number, last: number, length: number): number[] {
  const level = [start, end - length, (start + end - length) / 2];
  const found = [end + GAP, start - GAP - length, ...level, last - length];
  for (let at = first; at <= last - length; at += STEP) found.push(at);
  return found;
}

/** The smallest box around some others; null where there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function isInside(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.right <= room.right &&
    box.bottom <= room.bottom
  );
}

/** Whether two boxes have less than a little air between them. */
function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right + AIR &&
    other.left < one.right + AIR &&
    one.top < other.bottom + AIR &&
    other.top < one.bottom + AIR
  );
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, down);
}

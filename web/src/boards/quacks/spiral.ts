/** The spiral of a pot: where its spaces lie, in a drawing of 520 units seen from above. */

import { SPACES } from "./printed.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The width and height of the drawing. */
export const SIZE = 520;
export const CENTRE = SIZE / 2;
/** How far a space lies from the next one. */
export const STEP = 55;
/** How large a space is; a chip covers it. */
export const SPACE_RADIUS = 25;
/** Where the floor of the pot ends and its rim begins. */
export const FLOOR_RADIUS = 250;

/** How far the first space lies from the middle. */
const FIRST_RADIUS = 26;
/** How much further out the spiral is after a whole lap. */
const LAP = 53;
const WHOLE_LAP = 2 * Math.PI;
/** The last space lies at the top, a little to the left: the spoon leans to the right from there. */
const LAST_DIRECTION = (-95 * Math.PI) / 180;
/** No two neighbours are as much of a lap apart as this. */
const WIDEST_TURN = 2.5;
const HALVINGS = 50;
/** How many lines draw the groove between two spaces. */
const LINES = 6;

function radiusAt(turn: number): number {
  return FIRST_RADIUS + (LAP * turn) / WHOLE_LAP;
}

/** A place of the spiral as it lies before it is turned to its last space. */
function unturned(turn: number): Place {
  const radius = radiusAt(turn);
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** How far apart two places are. */
export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The turn that lies one step after another one: distances grow with it, so it is halved down. */
function nextTurn(turn: number): number {
  const from = unturned(turn);
  let near = turn;
  let far = turn + WIDEST_TURN;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    if (distance(from, unturned(middle)) < STEP) near = middle;
    else far = middle;
  }
  return near;
}

function turnsOfSpaces(): readonly number[] {
  const turns = [0];
  while (turns.length < SPACES.length) turns.push(nextTurn(turns.at(-1) ?? 0));
  return turns;
}

const TURNS = turnsOfSpaces();
const TURNED_BY = LAST_DIRECTION - (TURNS.at(-1) ?? 0);

function placeAt(turn: number): Place {
  const radius = radiusAt(turn);
  const direction = turn + TURNED_BY;
  return {
    x: CENTRE + radius * Math.cos(direction),
    y: CENTRE + radius * Math.sin(direction),
  };
}

/** Where the spaces lie, the spoon last. */
export const PLACES: readonly Place[] = TURNS.map(placeAt);

const MIDDLE: Place = { x: CENTRE, y: CENTRE };

/** Where a space lies. */
export function placeOf(space: number): Place {
  return PLACES[space] ?? MIDDLE;
}

/** So far down from the top a note above the middle of the pot may reach. */
const ABOVE = 200;

/** Whether a note in the upper part of the pot would cover one of some spaces. */
export function coversAbove(spaces: Iterable<number>): boolean {
  return [...spaces].some((space) => placeOf(space).y < ABOVE);
}

/** The groove between two spaces, as the path of a drawing. */
export function groove(from: number, to: number): string {
  const lines = [];
  for (let line = from * LINES; line <= to * LINES; line += 1) {
    const space = Math.floor(line / LINES);
    const before = TURNS[space] ?? 0;
    const after = TURNS[space + 1] ?? before;
    const { x, y } = placeAt(before + ((after - before) * (line % LINES)) / LINES);
    lines.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${lines.join("L")}`;
}

/** How far from the middle of its space a gem lies. */
const GEM_DISTANCE = SPACE_RADIUS + 1;
/** A gem may lean so far to either side of straight outward. */
const GEM_LEANS = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48, 0.6, -0.6];

/** Where the gem of a ruby space lies: on its rim, outside, where other spaces leave most room. */
export function gemOf(space: number): Place {
  const own = placeOf(space);
  const outward = Math.atan2(own.y - CENTRE, own.x - CENTRE);
  const others = PLACES.filter((_, other) => other !== space);
  const found = GEM_LEANS.map((lean) => {
    const direction = outward + lean;
    const gem = {
      x: own.x + GEM_DISTANCE * Math.cos(direction),
      y: own.y + GEM_DISTANCE * Math.sin(direction),
    };
    return { gem, room: Math.min(...others.map((other) => distance(gem, other))) };
  });
  return found.reduce((best, each) => (each.room > best.room + 0.5 ? each : best)).gem;
}

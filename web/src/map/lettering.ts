/**
 * How large names are drawn at a scale, so that all that are seen can be read: those that would be too small grow, move a
 * little out of the way of others, or wait until the reader comes nearer. The same scale gives the same names.
 */

import type { Frame, Spot } from './types';

export const LEAST = 11.5; // pixels: smaller letters cannot be read
const INK = 0.9; // of a line's height that letters fill, a little below the middle of the line
const BELOW = 0.05;
const AIR = 1; // units around a name

/** A name as it was drawn. */
export interface Name {
  id: string;
  lines: string[];
  at: Spot; // the middle
  size: number;
  width: number;
  angle?: number;
  rank: number; // lower ones are placed first
  around?: Frame; // what it names: it may go to another side of it
}

export interface Placed {
  at: Spot;
  size: number;
  width: number;
  angle: number;
  lines: string[];
}

type Corners = Spot[];

const turned = ([x, y]: Spot, w: number, h: number, angle: number): Corners => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [[-w, -h], [w, -h], [w, h], [-w, h]].map(([dx, dy]): Spot => [x + (dx! * c - dy! * s) / 2, y + (dx! * s + dy! * c) / 2]);
};

const cornersOf = ([x0, y0, x1, y1]: Frame): Corners => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];

/** Whether two convex shapes of four corners meet. */
export function meet(a: Corners, b: Corners): boolean {
  return [a, b].every((shape) => shape.every((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const n: Spot = [q[1] - p[1], p[0] - q[0]];
    const along = (points: Corners): number[] => points.map(([x, y]) => x * n[0] + y * n[1]);
    const [one, other] = [along(a), along(b)];
    return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
  }));
}

/** What a name covers. */
export const boundsOf = ({ at: [x, y], size, width, angle, lines }: Placed, air = 0): Corners =>
  turned([x, y + BELOW * size], width + 2 * air, (INK + (lines.length - 1) * 0.94) * size + 2 * air, angle);

const SHIFTS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8];
const GAPS = [2, 14]; // units from what is named
const RISES = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3];

/** Where a grown name may stand, the likeliest first. */
function spots(name: Name, size: number): Placed[] {
  const times = size / name.size;
  const [w, h] = [name.width * times, name.lines.length * size * 0.9];
  const angle = name.angle ?? 0;
  const put = (at: Spot, turn = angle): Placed => ({ at, size, width: w, angle: turn, lines: name.lines });
  const found = [put(name.at)];
  if (name.around) {
    const [x0, y0, x1, y1] = name.around;
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
    found.push(put([cx + (name.at[0] - cx) * times, cy + (name.at[1] - cy) * times]));
    for (const gap of GAPS) {
      const sides: Spot[] = [[cx, y1 + gap + h / 2], [x1 + gap + w / 2, cy], [x0 - gap - w / 2, cy], [cx, y0 - gap - h / 2]];
      for (const [x, y] of sides) for (const shift of SHIFTS) found.push(put(x === cx ? [x + shift * w, y] : [x, y + shift * h]));
    }
    return found;
  }
  const moves = RISES.flatMap((dy) => SHIFTS.map((dx): Spot => [dx * w, dy * h])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  for (const turn of angle ? [angle, 0] : [0]) for (const [dx, dy] of moves) found.push(put([name.at[0] + dx, name.at[1] + dy], turn));
  return found;
}

function reach(points: Corners): Frame {
  const found: Frame = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    found[0] = Math.min(found[0], x);
    found[1] = Math.min(found[1], y);
    found[2] = Math.max(found[2], x);
    found[3] = Math.max(found[3], y);
  }
  return found;
}

/** What stands on the map already. */
class Ground {
  #all: { corners: Corners; box: Frame }[] = [];

  add(corners: Corners): void {
    this.#all.push({ corners, box: reach(corners) });
  }

  free(corners: Corners): boolean {
    const [x0, y0, x1, y1] = reach(corners);
    return !this.#all.some((one) => one.box[0] < x1 && x0 < one.box[2] && one.box[1] < y1 && y0 < one.box[3] && meet(corners, one.corners));
  }
}

/** The names that are seen at `k` pixels per unit, by their ids; a grown one meets no other and nothing that is `taken`. */
export function letter(names: Name[], k: number, taken: Frame[] = []): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const ground = new Ground();
  for (const box of taken) ground.add(cornersOf(box));
  const keep = (name: Name, one: Placed): void => {
    found.set(name.id, one);
    ground.add(boundsOf(one, AIR));
  };
  const least = (LEAST + 0.02) / k; // browsers round
  const free = (one: Placed): boolean => ground.free(boundsOf(one, AIR));
  const drawn = (name: Name): Placed => ({ at: name.at, size: name.size, width: name.width, angle: name.angle ?? 0, lines: name.lines });
  const moved: Name[] = [];
  for (const name of [...names].sort((a, b) => Number(!a.around) - Number(!b.around))) {
    if (name.size >= least && (name.around || free(drawn(name)))) keep(name, drawn(name)); // as it was laid out; wide ones that belong to no spot give way
    else moved.push(name);
  }
  for (const name of moved.sort((a, b) => a.rank - b.rank || b.size - a.size || (a.id < b.id ? -1 : 1))) {
    const spot = spots(name, Math.max(name.size, least)).find(free);
    if (spot) keep(name, spot);
  }
  return found;
}

/** The names of one map, at any scale and with any pieces on it; what stays the same is worked out once. */
export class Lettering {
  #known = new Map<number, Map<string, Placed>>();
  #last = { key: '', found: new Map<string, Placed>() };

  constructor(readonly seen: (k: number) => Name[], readonly taken: Frame[]) {}

  at(k: number, bodies: Frame[]): Map<string, Placed> {
    const scale = Math.floor(k * 100) / 100;
    const key = `${k} ${bodies.join()}`;
    if (key === this.#last.key) return this.#last.found;
    const seen = this.seen(k);
    const found = this.#known.get(scale) ?? letter(seen, scale, this.taken);
    this.#known.set(scale, found);
    this.#last = { key, found: makeWay(found, seen, bodies, this.taken) };
    return this.#last.found;
  }
}

/** The same names, with those that pieces would cover in another spot; one that has none waits until they have gone. */
export function makeWay(found: Map<string, Placed>, names: Name[], bodies: Frame[], taken: Frame[] = []): Map<string, Placed> {
  const pieces = new Ground();
  for (const box of bodies) pieces.add(cornersOf(box));
  const covered = names.filter((name) => found.has(name.id) && !pieces.free(boundsOf(found.get(name.id)!)));
  const gone = new Set(covered.map((name) => name.id));
  if (!gone.size) return found;
  const made = new Map(found);
  const ground = new Ground();
  for (const box of [...bodies, ...taken]) ground.add(cornersOf(box));
  for (const [id, one] of found) if (!gone.has(id)) ground.add(boundsOf(one, AIR));
  for (const name of covered) {
    const spot = spots(name, found.get(name.id)!.size).find((one) => ground.free(boundsOf(one, AIR)));
    made.delete(name.id);
    if (!spot) continue;
    made.set(name.id, spot);
    ground.add(boundsOf(spot, AIR));
  }
  return made;
}

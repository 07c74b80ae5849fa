/** Where the cities stand: where they are in the world, moved a little so that each has room, in its sector, off the roads of others. */

import { type Box, distance, type Point } from '../map/geometry';
import type { City, Ground, Road, Sector } from './data';

export const APART = 54; // between two cities
export const CLEAR = 21; // between a city and a road that passes it
const INSIDE = 15; // of its sector
const ROUNDS = 700;
const HOME = 0.012; // how strongly a city is drawn to where it is in the world

export function settle(cities: City[], roads: Road[], sectors: Sector[], ground: Ground): Map<string, Point> {
  const squares = new Map(sectors.map((s): [string, Box] => [s.id, ground.square(s)]));
  const home = cities.map((c) => ground.on([c.lon, c.lat]));
  const at = home.map((p): Point => [...p]);
  const number = new Map(cities.map((c, i) => [c.id, i]));
  const ways = roads.flatMap((r): [number, number][] => (number.has(r.a) && number.has(r.b) ? [[number.get(r.a)!, number.get(r.b)!]] : []));
  for (let round = 0; round < ROUNDS; round++) {
    const strength = round < ROUNDS * 0.8 ? HOME : 0;
    at.forEach((p, i) => push(p, (home[i]![0] - p[0]) * strength, (home[i]![1] - p[1]) * strength));
    for (let i = 0; i < at.length; i++) for (let j = 0; j < i; j++) part(at[i]!, at[j]!);
    for (const [a, b] of ways) for (let i = 0; i < at.length; i++) if (i !== a && i !== b) giveWay(at[i]!, at[a]!, at[b]!);
    at.forEach((p, i) => keep(p, squares.get(cities[i]!.sector)!));
  }
  return new Map(cities.map((c, i) => [c.id, [Math.round(at[i]![0] * 10) / 10, Math.round(at[i]![1] * 10) / 10]]));
}

function push(p: Point, dx: number, dy: number): void {
  p[0] += dx;
  p[1] += dy;
}

function part(p: Point, q: Point): void {
  if (Math.abs(p[0] - q[0]) > APART || Math.abs(p[1] - q[1]) > APART) return;
  const d = distance(p, q) || 0.1;
  const more = ((APART + 1 - d) / d) * 0.35;
  if (more <= 0) return;
  const [dx, dy] = [(p[0] - q[0]) * more, (p[1] - q[1]) * more];
  push(p, dx / 2, dy / 2);
  push(q, -dx / 2, -dy / 2);
}

/** A city moves off a road that is not its own, and the road a little off the city. */
function giveWay(p: Point, a: Point, b: Point): void {
  const length = distance(a, b);
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length ** 2;
  if (t <= 0 || t >= 1) return;
  const off: Point = [p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1])];
  const d = Math.hypot(...off) || 0.1;
  const more = ((CLEAR + 1 - d) / d) * 0.3;
  if (more <= 0) return;
  push(p, off[0] * more * 0.6, off[1] * more * 0.6);
  push(a, -off[0] * more * 0.4 * (1 - t), -off[1] * more * 0.4 * (1 - t));
  push(b, -off[0] * more * 0.4 * t, -off[1] * more * 0.4 * t);
}

function keep(p: Point, [x0, y0, x1, y1]: Box): void {
  p[0] = Math.min(x1 - INSIDE, Math.max(x0 + INSIDE, p[0]));
  p[1] = Math.min(y1 - INSIDE, Math.max(y0 + INSIDE, p[1]));
}

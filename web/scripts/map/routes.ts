/** Sea routes along their paths, with an anchor where they reach land, and crossings over narrow straits. */

import type { Board } from './board';
import { distance, mix, type MultiPolygon, type Point } from './geometry';
import type { Frame } from './projection';
import { smoothed } from './svg';

export interface Port {
  place: string;
  at: Point;
  small?: boolean; // too near the other end for an anchor
}

export interface Route {
  a: string;
  b: string;
  owner: string;
  line: Point[];
  mark?: Point; // where the letter of its owner stands, on boards whose routes have several owners
}

const SAME_HARBOUR = 95;
const NEAR_HARBOUR = 50; // where routes have several owners and all but crowd the coast
const NARROW = 34; // a route as short as this goes over a strait
const LANDING = 13; // how far it reaches into the land then

export function makeRoutes(board: Board, frame: Frame): { routes: Route[]; ports: Port[] } {
  const narrow = new Set(board.sea_route.filter((r) => length(r.path.map(frame.project)) < NARROW));
  const ends = board.sea_route.filter((r) => !narrow.has(r)).flatMap((r) => [
    { place: r.a, at: frame.project(r.path[0]!) },
    { place: r.b, at: frame.project(r.path.at(-1)!) },
  ]);
  const several = new Set(board.sea_route.map((r) => r.owner)).size > 1;
  const reach = several ? NEAR_HARBOUR : SAME_HARBOUR;
  const harbours: (Port & { all: Point[] })[] = [];
  for (const end of ends) {
    const near = harbours.find((h) => h.place === end.place && distance(h.at, end.at) < reach);
    if (!near) {
      harbours.push({ ...end, all: [end.at] });
      continue;
    }
    near.all.push(end.at);
    near.at = [near.all.reduce((s, p) => s + p[0], 0) / near.all.length, near.all.reduce((s, p) => s + p[1], 0) / near.all.length];
  }
  const nearest = (place: string, at: Point): Point =>
    harbours.filter((h) => h.place === place).sort((x, y) => distance(x.at, at) - distance(y.at, at))[0]!.at;
  const small: Port[] = [];
  const routes = board.sea_route.map((r): Route => {
    const line = r.path.map(frame.project);
    if (narrow.has(r)) {
      const [from, to] = [line[0]!, line.at(-1)!];
      const far = distance(from, to);
      const [dx, dy] = [((to[0] - from[0]) / far) * LANDING, ((to[1] - from[1]) / far) * LANDING];
      const over: Point[] = [[from[0] - dx, from[1] - dy], [to[0] + dx, to[1] + dy]];
      small.push({ place: r.a, at: over[0]!, small: true }, { place: r.b, at: over[1]!, small: true });
      return { a: r.a, b: r.b, owner: r.owner, line: over };
    }
    line[0] = nearest(r.a, line[0]!);
    line[line.length - 1] = nearest(r.b, line.at(-1)!);
    return { a: r.a, b: r.b, owner: r.owner, line };
  });
  if (several) markOwners(routes, [...harbours, ...small].map((h) => h.at));
  return { routes, ports: [...harbours.map(({ place, at }) => ({ place, at })), ...small] };
}

const length = (line: Point[]): number => line.reduce((sum, p, i) => (i ? sum + distance(line[i - 1]!, p) : 0), 0);

/** Puts the letters of the owners near the middle of their routes, clear of each other, of anchors and of other routes. */
function markOwners(routes: Route[], anchors: Point[]): void {
  const drawn = new Map(routes.map((r) => [r, smoothed(r.line)]));
  const marks: Point[] = [];
  for (const route of routes) {
    if (route.owner === 'neutral' || route.line.length < 2) continue;
    const others = routes.filter((r) => r !== route).flatMap((r) => drawn.get(r)!);
    const room = (p: Point, from: Point[], wanted: number): number => Math.max(0, wanted - Math.min(Infinity, ...from.map((q) => distance(p, q))));
    const cost = (share: number): number => {
      const p = along(drawn.get(route)!, share);
      return room(p, [...anchors, ...marks], 26) + 0.6 * room(p, others, 18) + 20 * Math.abs(share - 0.5);
    };
    const best = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75].sort((x, y) => cost(x) - cost(y))[0]!;
    route.mark = along(drawn.get(route)!, best);
    marks.push(route.mark);
  }
}

function along(line: Point[], share: number): Point {
  let left = length(line) * share;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1]!, line[i]!);
    if (step >= left) return mix(line[i - 1]!, line[i]!, left / step);
    left -= step;
  }
  return line.at(-1)!;
}

/** The shortest way over the water between two territories that touch across a strait. */
export function makeCrossing(a: MultiPolygon, b: MultiPolygon): [Point, Point] {
  let best: [Point, Point] = [a[0]![0]![0]!, b[0]![0]![0]!];
  let least = Infinity;
  for (const p of a.flatMap((polygon) => polygon[0]!)) {
    for (const q of b.flatMap((polygon) => polygon[0]!)) {
      const d = distance(p, q);
      if (d < least) [best, least] = [[p, q], d];
    }
  }
  return best;
}

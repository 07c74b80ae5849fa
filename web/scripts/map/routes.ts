/** Sea routes along their paths, with an anchor where they reach a port, and crossings over narrow straits. */

import type { Board } from './board';
import { distance, type MultiPolygon, type Point } from './geometry';
import type { Frame } from './projection';

export interface Port {
  place: string;
  at: Point;
}

export interface Route {
  a: string;
  b: string;
  owner: string;
  line: Point[];
}

const SAME_HARBOUR = 95;

export function makeRoutes(board: Board, frame: Frame): { routes: Route[]; ports: Port[] } {
  const ends = board.sea_route.flatMap((r) => [
    { place: r.a, at: frame.project(r.path[0]!) },
    { place: r.b, at: frame.project(r.path.at(-1)!) },
  ]);
  const harbours: (Port & { all: Point[] })[] = [];
  for (const end of ends) {
    const near = harbours.find((h) => h.place === end.place && distance(h.at, end.at) < SAME_HARBOUR);
    if (!near) {
      harbours.push({ ...end, all: [end.at] });
      continue;
    }
    near.all.push(end.at);
    near.at = [near.all.reduce((s, p) => s + p[0], 0) / near.all.length, near.all.reduce((s, p) => s + p[1], 0) / near.all.length];
  }
  const nearest = (place: string, at: Point): Point =>
    harbours.filter((h) => h.place === place).sort((x, y) => distance(x.at, at) - distance(y.at, at))[0]!.at;
  const routes = board.sea_route.map((r) => {
    const line = r.path.map(frame.project);
    line[0] = nearest(r.a, line[0]!);
    line[line.length - 1] = nearest(r.b, line.at(-1)!);
    return { a: r.a, b: r.b, owner: r.owner, line };
  });
  return { routes, ports: harbours.map(({ place, at }) => ({ place, at })) };
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

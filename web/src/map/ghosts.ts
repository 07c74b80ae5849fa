/** Where the ghosts of a recap stand on the map: an arrow where something went, a number at each, none over another. */

import { placesOf, type RecapLine } from '../stage/recap';
import type { BoardMap, Spot } from './types';

export interface Ghost {
  number: number;
  power: string | null;
  battle: boolean;
  d: string | null; // the arrow
  tip: { at: Spot; angle: number } | null;
  places: string[]; // those that get a halo
  disc: Spot;
}

const NEAR = 30; // pixels between two numbers
const ALONG = [0.5, 0.36, 0.64, 0.24, 0.76]; // where the number may stand on its arrow
const AROUND: Spot[] = [[0, -26], [26, -12], [-26, -12], [24, 18], [-24, 18], [0, 30]]; // or beside its place, in pixels

/** A curve through two or more spots, as its points: bent a little if it is one leg, so that it is told from a border. */
function way(spots: Spot[]): Spot[] {
  if (spots.length > 2) return spots;
  const [[x0, y0], [x1, y1]] = [spots[0]!, spots[1]!];
  const [cx, cy] = [(x0 + x1) / 2 + (y1 - y0) * 0.12, (y0 + y1) / 2 - (x1 - x0) * 0.12];
  return Array.from({ length: 13 }, (_, i) => {
    const s = i / 12;
    return [(1 - s) ** 2 * x0 + 2 * s * (1 - s) * cx + s * s * x1, (1 - s) ** 2 * y0 + 2 * s * (1 - s) * cy + s * s * y1];
  });
}

/** The spot so far along a line of points, and its direction in degrees. */
function along(points: Spot[], share: number): { at: Spot; angle: number } {
  const legs = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]));
  let left = legs.reduce((a, b) => a + b, 0) * share;
  for (const [i, leg] of legs.entries()) {
    if (left > leg && i < legs.length - 1) {
      left -= leg;
      continue;
    }
    const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
    const s = leg ? Math.min(1, left / leg) : 0;
    return { at: [x0 + (x1 - x0) * s, y0 + (y1 - y0) * s], angle: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI };
  }
  return { at: points.at(-1)!, angle: 0 };
}

export function ghostsOf(map: BoardMap, lines: RecapLine[], k: number): Ghost[] {
  const spotOf = (id: string): Spot | undefined => (map.places[id]?.slot.slice(0, 2) as Spot | undefined) ?? map.rails?.[id]?.at;
  const taken: Spot[] = [];
  const free = (spots: Spot[]): Spot => {
    const room = (a: Spot): number => Math.min(NEAR, ...taken.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) * k));
    const found = spots.reduce((best, one) => (room(one) > room(best) ? one : best));
    taken.push(found);
    return found;
  };
  return lines.flatMap(({ number, one }): Ghost[] => {
    const spots = placesOf(one).map(spotOf).filter((spot) => spot !== undefined);
    if (number === null || !spots.length) return [];
    const base = { number, power: one.power ?? null, battle: one.mark === 'battle', places: (one.places ?? []).filter((id) => map.places[id]) };
    if (!one.path?.length || spots.length < 2) {
      const [x, y] = spots.at(-1)!;
      return [{ ...base, d: null, tip: null, disc: free(AROUND.map(([dx, dy]) => [x + dx / k, y + dy / k])) }];
    }
    const points = way(spots);
    const length = points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]), 0) * k;
    const [from, to] = [Math.min(0.3, 15 / length), Math.max(0.6, 1 - 17 / length)]; // clear of the pieces at both ends
    const drawn = Array.from({ length: 25 }, (_, i) => along(points, from + ((to - from) * i) / 24).at);
    const d = drawn.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    return [{ ...base, places: base.places.slice(-1), d, tip: along(points, to), disc: free(ALONG.map((share) => along(points, share).at)) }];
  });
}

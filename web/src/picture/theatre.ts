/** The part of a map where most places are; of a board of plates all of it. */

import type { BoardMap, Frame } from '../map/types';

export function theatre(map: BoardMap): Frame {
  if (map.sheet || !map.land) return map.frame;
  const spots = Object.values(map.places).map((place) => place.slot);
  const [xs, ys] = [0, 1].map((axis) => spots.map((slot) => slot[axis]!).sort((a, b) => a - b)) as [number[], number[]];
  const cut = Math.floor(xs.length * 0.06);
  return [xs[cut]! - 170, ys[cut]! - 110, xs.at(-1 - cut)! + 130, ys.at(-1 - cut)! + 110];
}

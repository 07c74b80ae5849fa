/** Names step aside for pieces, so that both can be read. */

import type { Spot } from '../map/types';
import type { Words } from './types';

const PIECE = 17; // half its size at scale 1
const RINGED = 21; // the same with the ring of one that can be chosen
const CITY = 15;
const GAP = 2;
const TALL = 0.8; // of a line that letters fill

export interface Body {
  at: Spot;
  scale: number;
}

/**
 * How far a name that is drawn `times` as large around its city has to move to be clear of the pieces: not at all, out of
 * the way of those in its own city, or to another side of it; to wherever it covers fewest. Seen from afar, when names are
 * larger and few, there is room for the rings, too.
 */
export function aside(words: Words, city: Spot, own: Body[], others: Body[] = [], times = 1): Spot {
  const half = times > 1 ? RINGED : PIECE;
  const from: Spot = [city[0] + (words.at[0] - city[0]) * times, city[1] + (words.at[1] - city[1]) * times];
  const [w, h] = [(words.width / 2) * times, (words.size * words.lines.length * times * TALL) / 2];
  const hits = ([x, y]: Spot): number => [...own, ...others].filter((b) => Math.abs(b.at[0] - x) < w + half * b.scale && Math.abs(b.at[1] - y) < h + half * b.scale).length;
  if (!hits(from)) return [0, 0];
  const edge = (along: 0 | 1, sense: 1 | -1): number => Math.max(sense * city[along] + CITY, ...own.map((b) => sense * b.at[along] + half * b.scale)) + GAP;
  const beside = (sense: 1 | -1): Spot => [sense * (edge(0, sense) + w), city[1]];
  const over = (sense: 1 | -1): Spot => [city[0], sense * (edge(1, sense) + h)];
  const [right, below]: [1 | -1, 1 | -1] = [from[0] < city[0] ? -1 : 1, from[1] < city[1] ? -1 : 1];
  const flat = Math.abs(from[0] - city[0]) / (w + half) > Math.abs(from[1] - city[1]) / (h + half);
  const spots = flat ? [beside(right), over(below), beside(-right as 1 | -1), over(-below as 1 | -1)] : [over(below), beside(right), over(-below as 1 | -1), beside(-right as 1 | -1)];
  const best = spots.reduce((a, b) => (hits(b) < hits(a) ? b : a));
  return hits(best) < hits(from) || own.length ? [best[0] - from[0], best[1] - from[1]] : [0, 0];
}

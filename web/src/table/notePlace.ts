/** Where the note stands: in the corner of the board farthest from the pointer and from what is lit, never over them. */

import type { Spot } from '../map/types';
import type { Box } from './bubblePlace';

const EDGE = 12; // pixels between the note and the board's edge
const STEP = 24; // where all corners are taken, other places are tried so far apart
const NEAR = 10; // what is kept free around things

export interface Edges {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

const gap = (low: number, high: number, at: number): number => Math.max(low - at, 0, at - high);

/** How far a spot is from a box; 0 inside it. */
export const away = (box: Box, [x, y]: Spot): number => Math.hypot(gap(box.left, box.left + box.width, x), gap(box.top, box.top + box.height, y));

/** `keep` are spots that must stay in sight, the pointer first; `covered` are the edges where something else lies. */
export function notePlace([width, height]: Spot, [boardWidth, boardHeight]: Spot, keep: Spot[], covered: Edges = {}): Box {
  const [left, top] = [EDGE + (covered.left ?? 0), EDGE + (covered.top ?? 0)];
  const right = Math.max(left, boardWidth - (covered.right ?? 0) - EDGE - width);
  const bottom = Math.max(top, boardHeight - (covered.bottom ?? 0) - EDGE - height);
  const at = ([x, y]: Spot): Box => ({ left: Math.round(x), top: Math.round(y), width, height });
  const taken = (box: Box): number => keep.reduce((sum, spot, i) => sum + (away(box, spot) < NEAR ? (i ? 1 : 1000) : 0), 0);
  const clear = (box: Box): number => Math.min(...keep.map((spot) => away(box, spot)), Infinity);
  const best = (boxes: Box[]): Box => boxes.reduce((a, b) => (taken(b) - taken(a) || clear(a) - clear(b)) < 0 ? b : a);
  const corner = best(([[right, bottom], [right, top], [left, bottom], [left, top]] as Spot[]).map(at));
  if (!taken(corner)) return corner;
  const all: Box[] = [corner];
  for (let y = top; y <= bottom; y += STEP) for (let x = left; x <= right; x += STEP) all.push(at([x, y]));
  return best(all);
}

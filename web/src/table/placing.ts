/**
 * Where things are laid over the board so that they hide the least: the bubble at one of eight places around what it is
 * about, the note in the corner farthest from the pointer and from what is lit.
 */

import type { Spot } from '../map/types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Edges {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

const SMALL = 28; // pixels of a thing of which only the middle is known
const BUBBLE = { away: 8, edge: 6 }; // pixels from the thing, and from the board's edge
const WHISPER = { around: 16, steps: [0, 30, 70, 120], far: 40 }; // from the pointer; how much farther it may go; `far` pixels are as bad as a third of a lit place that is hidden
const NOTE = { edge: 12, step: 24, near: 10 }; // from the edge; between places that are tried where all corners are taken; free around things

export const boxAt = ([x, y]: Spot): Box => ({ left: x - SMALL / 2, top: y - SMALL / 2, width: SMALL, height: SMALL });

const middle = (box: Box): Spot => [box.left + box.width / 2, box.top + box.height / 2];

/** How far a spot is beside a box and above or below it; 0 within. */
const gaps = (box: Box, [x, y]: Spot): Spot => [Math.max(box.left - x, 0, x - box.left - box.width), Math.max(box.top - y, 0, y - box.top - box.height)];

/** How far a spot is from a box; 0 inside it. */
export const away = (box: Box, spot: Spot): number => Math.hypot(...gaps(box, spot));

const covers = (box: Box, spot: Spot, margin: number): boolean => gaps(box, spot).every((gap) => gap < margin);

/** How much of a box another one hides: 0 to 1. */
const hidden = (of: Box, by: Box): number => {
  const wide = Math.min(of.left + of.width, by.left + by.width) - Math.max(of.left, by.left);
  const high = Math.min(of.top + of.height, by.top + by.height) - Math.max(of.top, by.top);
  return wide > 0 && high > 0 ? (wide * high) / (of.width * of.height) : 0;
};

/** Of several boxes the one that costs the least; the first is liked best. */
const best = (boxes: Box[], cost: (box: Box) => number): Box => boxes.map((box) => ({ box, cost: cost(box) })).reduce((a, b) => (b.cost < a.cost ? b : a)).box;

/** The eight places around a spot, each within the board. */
function eight([x, y]: Spot, gap: number, [width, height]: Spot, [boardWidth, boardHeight]: Spot): Box[] {
  const { edge } = BUBBLE;
  const positions: Spot[] = [
    [x - width / 2, y + gap], [x - width / 2, y - gap - height], [x + gap, y - height / 2], [x - gap - width, y - height / 2],
    [x + gap * 0.7, y + gap * 0.7], [x - gap * 0.7 - width, y + gap * 0.7], [x + gap * 0.7, y - gap * 0.7 - height], [x - gap * 0.7 - width, y - gap * 0.7 - height],
  ];
  return positions.map(([left, top]) => ({
    left: Math.round(Math.max(edge, Math.min(boardWidth - width - edge, left))), top: Math.round(Math.max(edge, Math.min(boardHeight - height - edge, top))), width, height,
  }));
}

/** How much is lost of boxes that should stay in sight. */
const lost = (keep: Box[], box: Box): number => keep.reduce((sum, one) => sum + 2 * hidden(one, box) + (covers(box, middle(one), 8) ? 1 : 0), 0);

/** `around` is the radius of the thing itself; `keep` are boxes that should stay in sight, the pointer above all. */
export function bubblePlace(at: Spot, around: number, size: Spot, board: Spot, keep: Box[], pointer: Spot | null = null): Box {
  return best(eight(at, around + BUBBLE.away, size, board), (box) => lost(keep, box) + (pointer && covers(box, pointer, 2) ? 500 : 0) + (covers(box, at, around - 2) ? 1000 : 0));
}

/** At the pointer; farther off where it would lie over `own`: what it speaks of, what was chosen, and what can be pressed beside that. */
export function whisperPlace(at: Spot, size: Spot, board: Spot, keep: Box[], own: Box[]): Box {
  const { around, steps, far } = WHISPER;
  const cost = (box: Box): number => lost(keep, box) + own.reduce((sum, one) => sum + (hidden(one, box) ? 4 + 6 * hidden(one, box) : 0), 0) + (covers(box, at, around - 2) ? 1000 : 0);
  const found = steps.map((step) => best(eight(at, around + BUBBLE.away + step, size, board), cost));
  return best(found, (box) => cost(box) + steps[found.indexOf(box)]! / far);
}

/** `keep` are spots that must stay in sight, the pointer first; `covered` are the edges where something else lies, `laid` are things that lie over the board. */
export function notePlace([width, height]: Spot, [boardWidth, boardHeight]: Spot, keep: Spot[], covered: Edges = {}, laid: Box[] = []): Box {
  const [left, top] = [NOTE.edge + (covered.left ?? 0), NOTE.edge + (covered.top ?? 0)];
  const right = Math.max(left, boardWidth - (covered.right ?? 0) - NOTE.edge - width);
  const bottom = Math.max(top, boardHeight - (covered.bottom ?? 0) - NOTE.edge - height);
  const at = ([x, y]: Spot): Box => ({ left: Math.round(x), top: Math.round(y), width, height });
  const over = (box: Box): number => laid.reduce((sum, one) => sum + (hidden(one, box) ? 10 + 100 * hidden(one, box) : 0), 0);
  const taken = (box: Box): number => keep.reduce((sum, spot, i) => sum + (away(box, spot) < NOTE.near ? (i ? 1 : 1000) : 0), over(box));
  const clear = (box: Box): number => Math.min(...keep.map((spot) => away(box, spot)), 1e5);
  const cost = (box: Box): number => taken(box) - clear(box) / 1e6; // of those that hide as little the one farthest off
  const corner = best(([[right, bottom], [right, top], [left, bottom], [left, top]] as Spot[]).map(at), cost);
  if (!taken(corner)) return corner;
  const all: Box[] = [corner];
  for (let y = top; y <= bottom; y += NOTE.step) for (let x = left; x <= right; x += NOTE.step) all.push(at([x, y]));
  return best(all, cost);
}

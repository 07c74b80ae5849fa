/** Where the bubble stands: at one of eight places around what it is about, where it hides the least. */

import type { Spot } from '../map/types';

const AWAY = 8; // pixels between the thing and the bubble
const EDGE = 6; // and between the bubble and the board's edge

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SMALL = 28; // pixels of a thing of which only the middle is known

export const boxAt = ([x, y]: Spot): Box => ({ left: x - SMALL / 2, top: y - SMALL / 2, width: SMALL, height: SMALL });

/** How much of a box another one hides: 0 to 1. */
const hidden = (of: Box, by: Box): number => {
  const wide = Math.min(of.left + of.width, by.left + by.width) - Math.max(of.left, by.left);
  const high = Math.min(of.top + of.height, by.top + by.height) - Math.max(of.top, by.top);
  return wide > 0 && high > 0 ? (wide * high) / (of.width * of.height) : 0;
};
const covers = (box: Box, [x, y]: Spot, margin = 0): boolean => x > box.left - margin && x < box.left + box.width + margin && y > box.top - margin && y < box.top + box.height + margin;

/** `around` is the radius of the thing itself; `keep` are boxes that should stay in sight, the pointer above all; the first position is liked best. */
export function bubblePlace(at: Spot, around: number, [width, height]: Spot, [boardWidth, boardHeight]: Spot, keep: Box[], pointer: Spot | null = null): Box {
  const [x, y] = at;
  const gap = around + AWAY;
  const positions: Spot[] = [
    [x - width / 2, y + gap], [x - width / 2, y - gap - height], [x + gap, y - height / 2], [x - gap - width, y - height / 2],
    [x + gap * 0.7, y + gap * 0.7], [x - gap * 0.7 - width, y + gap * 0.7], [x + gap * 0.7, y - gap * 0.7 - height], [x - gap * 0.7 - width, y - gap * 0.7 - height],
  ];
  const inside = ([left, top]: Spot): Box => ({
    left: Math.round(Math.max(EDGE, Math.min(boardWidth - width - EDGE, left))), top: Math.round(Math.max(EDGE, Math.min(boardHeight - height - EDGE, top))), width, height,
  });
  const cost = (box: Box): number => keep.reduce((sum, one) => sum + 2 * hidden(one, box) + (covers(box, [one.left + one.width / 2, one.top + one.height / 2], 8) ? 1 : 0), 0) + (pointer && covers(box, pointer, 2) ? 500 : 0) + (covers(box, at, around - 2) ? 1000 : 0);
  return positions.map(inside).reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** Where the bubble stands: at one of eight places around what it is about, where it hides the least. */

import type { Spot } from '../map/types';

const AWAY = 8; // pixels between the thing and the bubble
const LIT = 12; // and what is seen of a lit place around its middle
const EDGE = 6; // and between the bubble and the board's edge

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const covers = (box: Box, [x, y]: Spot, margin = 0): boolean => x > box.left - margin && x < box.left + box.width + margin && y > box.top - margin && y < box.top + box.height + margin;

/** `around` is the radius of the thing itself; `keep` are spots that should stay in sight, the pointer above all; the first position is liked best. */
export function bubblePlace(at: Spot, around: number, [width, height]: Spot, [boardWidth, boardHeight]: Spot, keep: Spot[], pointer: Spot | null = null): Box {
  const [x, y] = at;
  const gap = around + AWAY;
  const positions: Spot[] = [
    [x - width / 2, y + gap], [x - width / 2, y - gap - height], [x + gap, y - height / 2], [x - gap - width, y - height / 2],
    [x + gap * 0.7, y + gap * 0.7], [x - gap * 0.7 - width, y + gap * 0.7], [x + gap * 0.7, y - gap * 0.7 - height], [x - gap * 0.7 - width, y - gap * 0.7 - height],
  ];
  const inside = ([left, top]: Spot): Box => ({
    left: Math.round(Math.max(EDGE, Math.min(boardWidth - width - EDGE, left))), top: Math.round(Math.max(EDGE, Math.min(boardHeight - height - EDGE, top))), width, height,
  });
  const cost = (box: Box): number => keep.filter((spot) => covers(box, spot, LIT)).length + (pointer && covers(box, pointer, 2) ? 500 : 0) + (covers(box, at, around - 2) ? 1000 : 0);
  return positions.map(inside).reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

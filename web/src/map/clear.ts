/** Keeps what has the focus from lying under what lies over the board (WCAG 2.4.11). */

import type { Insets } from './camera.svelte';
import type { Frame } from './types';

/** What lies over a board, as selectors. */
const OVER = '.stage > *, .dock > *, .ribbon, .receipts > *, .corner, .drawer:not(.pinned), .tray:not([hidden]), .options:not([hidden])';

/** The boxes of what lies over a board now, in its pixels: left, top, right, bottom. */
export function overBoard(board: Element): Frame[] {
  const at = board.getBoundingClientRect();
  return [...document.querySelectorAll(OVER)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const found: Frame = [Math.max(0, box.left - at.left), Math.max(0, box.top - at.top), Math.min(at.width, box.right - at.left), Math.min(at.height, box.bottom - at.top)];
    return found[2] > found[0] && found[3] > found[1] ? [found] : [];
  });
}

export const meets = (a: Frame, b: Frame): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** What the boxes take of the edges of a board: each of the edge where it takes least. What would leave no room is let be. */
export function edges(boxes: Frame[], width: number, height: number): Required<Insets> {
  const taken = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [left, top, right, bottom] of boxes) {
    const ways: [keyof Insets, number][] = [['left', right], ['right', width - left], ['top', bottom], ['bottom', height - top]];
    const [edge, size] = ways.reduce((a, b) => (b[1] < a[1] ? b : a));
    const next = { ...taken, [edge]: Math.max(taken[edge], size) };
    if (next.left + next.right < 0.8 * width && next.top + next.bottom < 0.8 * height) Object.assign(taken, next);
  }
  return taken;
}

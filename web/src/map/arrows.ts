/** Arrows at the board's edge to what is lit out of sight: at most one at each side. */

import type { Spot } from './types';

export interface Arrow {
  side: 'left' | 'right' | 'top' | 'bottom';
  at: Spot; // pixels
  angle: number; // degrees, where it points
  count: number; // how many things lie there
  to: string; // the nearest of them
}

const SIZE = 28;
const EDGE = SIZE / 2 + 6;
const SLACK = 8; // pixels: what shows less of itself is out of sight

export interface Thing {
  id: string;
  at: Spot; // pixels
}

/** `free` are the pixels at each edge that something covers, clockwise from the top. */
export function arrowsTo(things: Thing[], width: number, height: number, free: [number, number, number, number] = [0, 0, 0, 0]): Arrow[] {
  const [top, right, bottom, left] = free;
  const beyond = ({ at: [x, y] }: Thing): [Arrow['side'], number] | null => {
    const ways: [Arrow['side'], number][] = [['left', left + SLACK - x], ['right', x - (width - right - SLACK)], ['top', top + SLACK - y], ['bottom', y - (height - bottom - SLACK)]];
    const most = ways.reduce((a, b) => (b[1] > a[1] ? b : a));
    return most[1] > 0 ? most : null;
  };
  const found = new Map<Arrow['side'], { thing: Thing; far: number; count: number }>();
  for (const thing of things) {
    const away = beyond(thing);
    if (!away) continue;
    const known = found.get(away[0]);
    if (!known) found.set(away[0], { thing, far: away[1], count: 1 });
    else {
      known.count++;
      if (away[1] < known.far) [known.thing, known.far] = [thing, away[1]];
    }
  }
  return [...found].map(([side, { thing, count }]) => {
    const x = Math.min(width - right - EDGE, Math.max(left + EDGE, thing.at[0]));
    const y = Math.min(height - bottom - EDGE, Math.max(top + EDGE, thing.at[1]));
    return { side, at: [x, y], angle: (Math.atan2(thing.at[1] - y, thing.at[0] - x) * 180) / Math.PI, count, to: thing.id };
  });
}

/** Where a Train may stand: one spot on every border, with the way the rails run across it. */

import type { Board } from './board';
import { densify, distance, type Point } from './geometry';
import { type Raster, rectangle } from './raster';

export interface Rail {
  a: string;
  b: string;
  at: Point;
  angle: number; // degrees, of the rails
}

const RAIL = { length: 30, width: 15 }; // of a Train
const SIGN = { length: 20, width: 12 }; // of the mark that one may stand there
const APART = 18;
const STEP = 2.5;
const ROUND = 5; // steps to each side that give the run of the border

export interface Rails {
  laid: Record<string, Rail>;
  crowded: string[]; // borders on which a name or another Train leaves no room
}

/** Borders have the id `a-b`, the territory that comes first on the board first. `only`: these, else all but those laid before. */
export function makeRails(
  board: Board, borders: { line: Point[]; sides: [string, string] }[], raster: Raster, only: string[] | null, before: Record<string, Rail> = {},
): Rails {
  const laid: Record<string, Rail> = { ...before };
  const crowded: string[] = [];
  if (!board.train.length) return { laid, crowded };
  const order = new Map(board.territory.map((t, i) => [t.id, i]));
  const open = new Map(board.territory.filter((t) => t.kind !== 'impassable').map((t) => [t.id, t]));
  for (const [a, t] of open) {
    const further = t.neighbours.filter((b) => open.has(b) && order.get(b)! > order.get(a)!);
    for (const b of further.sort((x, y) => order.get(x)! - order.get(y)!)) {
      const id = `${a}-${b}`;
      if (laid[id] || (only && !only.includes(id))) continue;
      const lines = borders.filter((border) => border.sides.includes(a) && border.sides.includes(b)).map((border) => border.line);
      const best = lines.flatMap((line) => spots(line, raster, Object.values(laid))).sort((p, q) => p.cost - q.cost)[0];
      if (!best) throw new Error(`The border of ${a} and ${b} is not drawn.`);
      if (best.crowded) crowded.push(id);
      laid[id] = { a, b, at: best.at, angle: best.angle };
      raster.mark(rectangle(best.at[0], best.at[1], SIGN.length, SIGN.width, (best.angle * Math.PI) / 180), 2);
    }
  }
  return { laid, crowded };
}

interface RailSpot {
  at: Point;
  angle: number;
  cost: number;
  crowded: boolean;
}

/** Spots along a border: the middle is best, but names, values and other Trains are not covered. */
function spots(line: Point[], raster: Raster, others: Rail[]): RailSpot[] {
  const dense = densify(line, STEP);
  const last = dense.length - 1;
  return dense.map((at, i) => {
    const [p, q] = [dense[Math.max(0, i - ROUND)]!, dense[Math.min(last, i + ROUND)]!];
    const turn = Math.atan2(q[1] - p[1], q[0] - p[0]) + Math.PI / 2;
    const covered = (size: typeof RAIL, what: (k: number) => number): number => {
      let [sum, all] = [0, 0];
      for (const [x, y] of rectangle(at[0], at[1], size.length, size.width, turn)) {
        const k = raster.index(x, y);
        sum += k < 0 ? 1 : what(k);
        all++;
      }
      return sum / all;
    };
    const names = covered(SIGN, (k) => Number(raster.taken[k] === 2));
    const around = covered(RAIL, (k) => (raster.taken[k]! >= 2 ? 1 : raster.owner[k] === -1 ? 0.25 : 0)); // rails go over land
    const near = Math.min(Infinity, ...others.map((o) => distance(o.at, at)));
    const junction = Math.max(0, 1 - Math.min(i, last - i) / 6); // where borders meet it is unclear whose it is
    const cost = 40 * names + 6 * around + Math.max(0, RAIL.length - near) / 4 + Math.abs(i / last - 0.5) + junction * 3 + (last < 7 ? 1 : 0);
    const angle = ((((((turn * 180) / Math.PI + 90) % 180) + 180) % 180) - 90);
    return { at, angle: Math.round(angle), cost, crowded: names > 0 || near < APART };
  });
}

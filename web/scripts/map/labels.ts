/**
 * Where the name, the value and the pieces of each territory go, found by search: names never overlap anything,
 * stay inside their territory where they can, and leave room for pieces.
 */

import type { Territory } from './board';
import { width } from './fonts';
import { area, type MultiPolygon, type Point } from './geometry';
import { CELL, disc, type Raster, rectangle } from './raster';

export interface Placing {
  label: { lines: string[]; at: Point; size: number; angle: number; width: number };
  medal: Point | null;
  crown: Point | null; // of an Elector, over the value
  slot: [number, number, number, number]; // centre, width, height
}

const SIZES = [34, 31, 28.5, 26.5, 25, 23.5, 22, 20.5, 19, 18, 17, 16, 15, 14];
const ANGLES = [0, -10, 10, -22, 22, -35, 35, -50, 50, -65, 65];
const LEADING = 0.98;
const EDGE = 4; // cells: pieces keep this far from the border where they can
const SLOTS: [number, number, number][] = [
  [112, 76, 1], [76, 76, 0.96], [112, 40, 0.9], [78, 56, 0.86], [78, 40, 0.78], [40, 78, 0.74], [58, 40, 0.6], [40, 58, 0.56], [40, 40, 0.42], [34, 34, 0.2],
];

const CROWN = { up: 17, radius: 11 };

const medalRadius = (t: Territory): number => (t.value || t.elector ? (t.kind === 'disputed' ? 18 : 12) : 0);

/** What the value of a territory covers, with the crown of an Elector on it. */
function medalDiscs(t: Territory, at: Point): { at: Point; r: number }[] {
  const medal = { at, r: medalRadius(t) };
  return t.elector ? [medal, { at: [at[0], at[1] - CROWN.up], r: CROWN.radius }] : [medal];
}

function breaks(name: string): string[][] {
  const found = [[name]];
  const words = name.split(' ');
  for (let i = 1; i < words.length; i++) found.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  return found.filter((lines) => lines.every((l) => l !== '&' && !l.endsWith('&')));
}

interface Candidate {
  score: number;
  lines: string[];
  at: Point;
  size: number;
  angle: number;
  width: number;
  height: number;
  medal: Point | null;
}

export function place(territories: Territory[], shapes: Map<string, MultiPolygon>, raster: Raster): Map<string, Placing> {
  const placed = new Map<string, Placing>();
  const size = (t: Territory): number => shapes.get(t.id)!.reduce((sum, p) => sum + area(p), 0);
  const order = territories.map((t, owner) => ({ t, owner })).sort((a, b) => size(a.t) - size(b.t) || (a.t.id < b.t.id ? -1 : 1));
  for (const { t, owner } of order) {
    const best = search(t, owner, raster);
    if (!best) throw new Error(`No room for the name of ${t.id}.`);
    const { candidate: c, slot } = best;
    const turn = (c.angle * Math.PI) / 180;
    raster.mark(rectangle(c.at[0], c.at[1], c.width + 3, c.height + 2, turn), 2);
    if (c.medal) for (const { at, r } of medalDiscs(t, c.medal)) raster.mark(disc(at[0], at[1], r + 1), 2);
    raster.mark(rectangle(slot[0], slot[1], slot[2], slot[3]), 3);
    placed.set(t.id, { label: { lines: c.lines, at: c.at, size: c.size, angle: c.angle, width: c.width }, medal: t.value ? c.medal : null, crown: t.elector && c.medal ? [c.medal[0], c.medal[1] - CROWN.up] : null, slot });
  }
  return placed;
}

function search(t: Territory, owner: number, raster: Raster): { candidate: Candidate; slot: Placing['slot'] } | null {
  const cells: number[] = [];
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < raster.owner.length; k++) {
    if (raster.owner[k] !== owner) continue;
    cells.push(k);
    const [x, y] = raster.centre(k);
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  const starts = cells.filter((k) => (k % raster.width) % 3 === 0 && Math.floor(k / raster.width) % 3 === 0).map((k) => raster.centre(k));
  const step = Math.max(1, Math.floor(starts.length / 300));
  const spots = starts.filter((_, i) => i % step === 0);
  const cost = costs(owner, raster);
  const found: Candidate[] = [];
  const largest = Math.max(17, Math.min(34, 12.5 + Math.sqrt(cells.length * CELL * CELL) * 0.09)); // small lands have small names
  for (const lines of breaks(t.name)) {
    const unit = Math.max(...lines.map((l) => width(l, 1, t.capital ? 'strong' : 'plain')));
    for (const angle of ANGLES) {
      if (Math.abs(angle) > 25 && lines.length > 1) continue;
      const turn = (angle * Math.PI) / 180;
      for (const at of spots) {
        for (const size of SIZES) {
          if (size > largest) continue;
          const w = unit * size;
          const h = lines.length * size * LEADING * 0.86 + (t.capital ? 4 : 0);
          const text = overRectangle(cost, raster, at, w + 4, h + 1, turn);
          if (text > 0.55) continue;
          const medal = bestMedal(t, at, w, h, turn, cost, raster);
          if (medal && medal.cost > 0.5) continue;
          const base = 3.2 * Math.min(size, 24) + 1.1 * Math.max(0, size - 24) - 95 * text - 0.42 * Math.abs(angle) - (lines.length - 1) * 3 - middle(at, x0, y0, x1, y1) * 4;
          found.push({ score: base - (medal ? 60 * medal.cost + medal.far : 0), lines, at, size, angle, width: w, height: h, medal: medal?.at ?? null });
          if (text < 0.01 && (!medal || medal.cost < 0.01)) break; // a smaller name here cannot be better
        }
      }
    }
  }
  found.sort((a, b) => b.score - a.score);
  const free = freeCells(owner, raster, [x0 - 50, y0 - 50, x1 + 50, y1 + 50]);
  let best: { candidate: Candidate; slot: Placing['slot'] } | null = null;
  let top = -Infinity;
  const seen = new Set<string>();
  let tried = 0;
  for (const c of found) {
    const key = `${Math.round(c.at[0] / 10)}|${Math.round(c.at[1] / 10)}|${c.size}|${c.angle}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (++tried > 120 || c.score + 46 <= top) break;
    const slot = free.largest(c, c.medal ? medalDiscs(t, c.medal) : []);
    const score = c.score + (slot ? slot.worth * 46 : -80);
    if (slot && score > top) [top, best] = [score, { candidate: c, slot: slot.slot }];
  }
  return best;
}

const middle = (at: Point, x0: number, y0: number, x1: number, y1: number): number =>
  Math.abs((at[0] - (x0 + x1) / 2) / (x1 - x0 + 1)) + Math.abs((at[1] - (y0 + y1) / 2) / (y1 - y0 + 1));

/** How bad it is to put something on each cell. */
function costs(owner: number, raster: Raster): Float32Array {
  const cost = new Float32Array(raster.owner.length);
  for (let k = 0; k < cost.length; k++) {
    const own = raster.owner[k]!;
    const light = raster.taken[k] === 1;
    if (raster.taken[k]! >= 2) cost[k] = 50;
    else if (own === owner) cost[k] = light ? 0.3 : 0;
    else if (own === -1) cost[k] = light ? 1.6 : 0.45;
    else cost[k] = own === -2 ? 0.8 : 2.4;
  }
  return cost;
}

/** The mean cost over a turned rectangle. */
function overRectangle(cost: Float32Array, raster: Raster, at: Point, w: number, h: number, turn: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [nx, ny] = [Math.max(2, Math.ceil(w / 5)), Math.max(2, Math.ceil(h / 5))];
  const n = (nx + 1) * (ny + 1);
  let sum = 0;
  for (let j = 0; j <= ny; j++) {
    const y = (j / ny - 0.5) * h;
    for (let i = 0; i <= nx; i++) {
      const x = (i / nx - 0.5) * w;
      const k = raster.index(at[0] + x * c - y * s, at[1] + x * s + y * c);
      sum += k < 0 ? 9 : cost[k]!;
    }
    if (sum > n) return 9;
  }
  return sum / n;
}

function overDisc(cost: Float32Array, raster: Raster, at: Point, r: number): number {
  let sum = 0;
  let n = 0;
  for (let y = -r; y <= r; y += 3) {
    for (let x = -r; x <= r; x += 3) {
      if (x * x + y * y > r * r) continue;
      const k = raster.index(at[0] + x, at[1] + y);
      sum += k < 0 ? 9 : cost[k]!;
      n++;
    }
  }
  return sum / n;
}

function bestMedal(t: Territory, at: Point, w: number, h: number, turn: number, cost: Float32Array, raster: Raster): { at: Point; cost: number; far: number } | null {
  const r = medalRadius(t);
  if (!r) return null;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let best = { at, cost: Infinity, far: 0 };
  for (const [dx, dy, far] of [[-(w / 2 + r + 3), 0, 0], [w / 2 + r + 3, 0, 1], [0, -(h / 2 + r + 1), 2], [0, h / 2 + r + 3 + (t.elector ? 9 : 0), 2.5]] as const) {
    const spot: Point = [at[0] + dx * c - dy * s, at[1] + dx * s + dy * c];
    const here = Math.max(...medalDiscs(t, spot).map((d) => overDisc(cost, raster, d.at, d.r)));
    if (here * 60 + far < best.cost * 60 + best.far) best = { at: spot, cost: here, far };
  }
  return best;
}

/** Finds the largest rectangle for pieces that neither leaves the territory nor covers its name. */
function freeCells(owner: number, raster: Raster, around: [number, number, number, number]) {
  const [i0, j0] = [Math.max(0, Math.floor((around[0] - raster.box[0]) / CELL)), Math.max(0, Math.floor((around[1] - raster.box[1]) / CELL))];
  const [i1, j1] = [Math.min(raster.width, Math.ceil((around[2] - raster.box[0]) / CELL)), Math.min(raster.height, Math.ceil((around[3] - raster.box[1]) / CELL))];
  const [w, h] = [i1 - i0, j1 - j0];
  const bad = new Float32Array(w * h); // 0 free, up to 1 bad
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const k = (j + j0) * raster.width + i + i0;
      const own = raster.owner[k]!;
      const edge = [k - EDGE, k + EDGE, k - EDGE * raster.width, k + EDGE * raster.width].some((n) => raster.owner[n] !== owner);
      bad[j * w + i] = raster.taken[k]! >= 2 ? 40 : own === owner ? (edge ? 0.22 : 0) : own === -1 ? (raster.taken[k] ? 1.2 : 0.6) : 6;
    }
  }
  const sums = new Float64Array((w + 1) * (h + 1));
  return {
    largest(c: Candidate, discs: { at: Point; r: number }[]): { slot: Placing['slot']; worth: number } | null {
      const grid = bad.slice();
      const block = (points: Iterable<Point>): void => {
        for (const [x, y] of points) {
          const i = Math.floor((x - raster.box[0]) / CELL) - i0;
          const j = Math.floor((y - raster.box[1]) / CELL) - j0;
          if (i >= 0 && j >= 0 && i < w && j < h) grid[j * w + i] = 40;
        }
      };
      block(rectangle(c.at[0], c.at[1], c.width + 2, c.height + 2, (c.angle * Math.PI) / 180));
      for (const { at, r } of discs) block(disc(at[0], at[1], r));
      for (let j = 0; j < h; j++) {
        let row = 0;
        for (let i = 0; i < w; i++) {
          row += grid[j * w + i]!;
          sums[(j + 1) * (w + 1) + i + 1] = sums[j * (w + 1) + i + 1]! + row;
        }
      }
      let best: { slot: Placing['slot']; worth: number } | null = null;
      for (const [sw, sh, worth] of SLOTS) {
        if (best && best.worth >= worth) break;
        const [cw, ch] = [Math.ceil(sw / CELL), Math.ceil(sh / CELL)];
        for (let j = 0; j + ch <= h; j += 2) {
          for (let i = 0; i + cw <= w; i += 2) {
            const sum = sums[(j + ch) * (w + 1) + i + cw]! - sums[j * (w + 1) + i + cw]! - sums[(j + ch) * (w + 1) + i]! + sums[j * (w + 1) + i]!;
            const share = sum / (cw * ch);
            if (share > 0.28) continue;
            const x = raster.box[0] + (i + i0 + cw / 2) * CELL;
            const y = raster.box[1] + (j + j0 + ch / 2) * CELL;
            const near = Math.hypot(x - c.at[0], y - c.at[1]) / 1500; // among equals the one next to the name
            const here = worth - share * 0.9 - near;
            if (!best || here > best.worth) best = { slot: [x, y, sw, sh], worth: here };
          }
        }
      }
      return best;
    },
  };
}

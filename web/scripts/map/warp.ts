/** Gives straight Voronoi borders the run of a surveyed frontier, the same on both sides. */

import { densify, type Point, random, simplify } from './geometry';

const STEP = 3;

/** Rounds the corners of a line; its ends stay where other borders meet it. */
function round(line: Point[], reach: number): Point[] {
  const n = line.length;
  const half = Math.round(reach / STEP);
  let now = line;
  for (let pass = 0; pass < 2; pass++) {
    now = now.map((p, i) => {
      const k = Math.min(half, i, n - 1 - i);
      if (!k) return p;
      let x = 0;
      let y = 0;
      for (let j = i - k; j <= i + k; j++) {
        x += now[j]![0];
        y += now[j]![1];
      }
      return [x / (2 * k + 1), y / (2 * k + 1)];
    });
  }
  return now;
}

/** Smooth noise in the plane from -1 to 1. */
function noise(seed: number): (x: number, y: number) => number {
  const size = 64;
  const next = random(seed);
  const grid = Array.from({ length: size * size }, () => next() * 2 - 1);
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const value = (i: number, j: number): number => grid[((j % size) + size) % size * size + (((i % size) + size) % size)]!;
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = value(i, j) + (value(i + 1, j) - value(i, j)) * u;
    const bottom = value(i, j + 1) + (value(i + 1, j + 1) - value(i, j + 1)) * u;
    return top + (bottom - top) * v;
  };
}

const OCTAVES = [
  { wave: 46, reach: 8.5, x: noise(11), y: noise(12) },
  { wave: 19, reach: 4, x: noise(13), y: noise(14) },
  { wave: 8, reach: 1.5, x: noise(15), y: noise(16) },
];

/** Shifts the whole plane a little: lines that did not cross before do not cross afterwards. */
export const shift = ([x, y]: Point): Point => {
  let [sx, sy] = [x, y];
  for (const o of OCTAVES) {
    sx += o.reach * o.x(x / o.wave, y / o.wave);
    sy += o.reach * o.y(x / o.wave, y / o.wave);
  }
  return [sx, sy];
};

export const frontier = (line: Point[]): Point[] => simplify(round(densify(line, STEP), 26).map(shift), 0.2);

/** Thin lines that follow the coast at growing distances, as engravers drew the sea. */

import type { Box, Point } from './geometry';
import { simplify } from './geometry';
import type { Land } from './land';

const CELL = 2.5;

/** Distance of every cell of the sea from land, by the two-pass method of Felzenszwalb. */
export function seaDistance(land: Land[], art: Box): { width: number; height: number; at: Float32Array } {
  const width = Math.ceil((art[2] - art[0]) / CELL);
  const height = Math.ceil((art[3] - art[1]) / CELL);
  const dry = new Uint8Array(width * height);
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const { polygon } of land) {
    for (const ring of polygon) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xa, ya] = ring[j]!;
        const [xb, yb] = ring[i]!;
        const from = Math.max(0, Math.ceil((Math.min(ya, yb) - art[1]) / CELL - 0.5));
        const to = Math.min(height - 1, Math.floor((Math.max(ya, yb) - art[1]) / CELL - 0.5));
        for (let row = from; row <= to; row++) {
          const y = art[1] + (row + 0.5) * CELL;
          if (ya > y !== yb > y) crossings[row]!.push(xa + ((y - ya) * (xb - xa)) / (yb - ya));
        }
      }
    }
  }
  crossings.forEach((row, j) => {
    row.sort((a, b) => a - b);
    for (let k = 0; k + 1 < row.length; k += 2) {
      const from = Math.max(0, Math.ceil((row[k]! - art[0]) / CELL - 0.5));
      const to = Math.min(width - 1, Math.floor((row[k + 1]! - art[0]) / CELL - 0.5));
      for (let i = from; i <= to; i++) dry[j * width + i] = 1;
    }
  });
  const FAR = 1e9;
  const squared = new Float64Array(width * height);
  for (let k = 0; k < squared.length; k++) squared[k] = dry[k] ? 0 : FAR;
  const pass = (count: number, length: number, index: (line: number, k: number) => number): void => {
    const f = new Float64Array(length);
    const v = new Int32Array(length);
    const z = new Float64Array(length + 1);
    for (let l = 0; l < count; l++) {
      for (let k = 0; k < length; k++) f[k] = squared[index(l, k)]!;
      let top = 0;
      v[0] = 0;
      z[0] = -Infinity;
      z[1] = Infinity;
      for (let q = 1; q < length; q++) {
        let s = (f[q]! + q * q - (f[v[top]!]! + v[top]! ** 2)) / (2 * q - 2 * v[top]!);
        while (s <= z[top]!) {
          top--;
          s = (f[q]! + q * q - (f[v[top]!]! + v[top]! ** 2)) / (2 * q - 2 * v[top]!);
        }
        top++;
        v[top] = q;
        z[top] = s;
        z[top + 1] = Infinity;
      }
      for (let q = 0, k = 0; q < length; q++) {
        while (z[k + 1]! < q) k++;
        squared[index(l, q)] = (q - v[k]!) ** 2 + f[v[k]!]!;
      }
    }
  };
  pass(width, height, (l, k) => k * width + l);
  pass(height, width, (l, k) => l * width + k);
  const at = new Float32Array(width * height);
  for (let k = 0; k < at.length; k++) at[k] = Math.sqrt(squared[k]!) * CELL;
  return { width, height, at };
}

/** The lines of equal distance, by marching squares. */
export function contour(field: ReturnType<typeof seaDistance>, art: Box, level: number): Point[][] {
  const { width, height, at } = field;
  const segments = new Map<number, number[]>(); // from edge to edges
  const place = new Map<number, Point>();
  const cross = (a: number, b: number, edge: number): number => {
    if (!place.has(edge)) {
      const t = (level - at[a]!) / (at[b]! - at[a]!);
      const [xa, ya, xb, yb] = [a % width, Math.floor(a / width), b % width, Math.floor(b / width)];
      place.set(edge, [art[0] + (xa + (xb - xa) * t + 0.5) * CELL, art[1] + (ya + (yb - ya) * t + 0.5) * CELL]);
    }
    return edge;
  };
  const link = (a: number, b: number): void => {
    segments.set(a, [...(segments.get(a) ?? []), b]);
    segments.set(b, [...(segments.get(b) ?? []), a]);
  };
  for (let j = 0; j + 1 < height; j++) {
    for (let i = 0; i + 1 < width; i++) {
      const k = j * width + i;
      const corner = [k, k + 1, k + 1 + width, k + width] as const;
      const above = corner.map((c) => at[c]! >= level);
      const edges = [k * 2, (k + 1) * 2 + 1, (k + width) * 2, k * 2 + 1]; // top, right, bottom, left
      const hit: number[] = [];
      for (let e = 0; e < 4; e++) {
        const [a, b] = [corner[e]!, corner[(e + 1) % 4]!];
        if (above[e] !== above[(e + 1) % 4]) hit.push(cross(a, b, edges[e]!));
      }
      if (hit.length === 2) link(hit[0]!, hit[1]!);
      else if (hit.length === 4) {
        link(hit[0]!, hit[1]!);
        link(hit[2]!, hit[3]!);
      }
    }
  }
  const lines: Point[][] = [];
  const done = new Set<number>();
  const walk = (start: number): void => {
    const line: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      done.add(here);
      line.push(place.get(here)!);
      const next: number | undefined = segments.get(here)!.find((n) => !done.has(n));
      if (next === undefined && line.length > 2 && segments.get(here)!.includes(start)) line.push(place.get(start)!);
      here = next;
    }
    if (line.length > 12) lines.push(simplify(smooth(line), 0.35));
  };
  for (const [key, links] of segments) if (links.length === 1 && !done.has(key)) walk(key);
  for (const key of segments.keys()) if (!done.has(key)) walk(key);
  return lines;
}

const smooth = (line: Point[]): Point[] =>
  line.map((p, i) => {
    const a = line[i - 1];
    const b = line[i + 1];
    return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p;
  });

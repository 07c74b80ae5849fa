/** Compact SVG path data with relative coordinates in tenths of a unit. */

import type { MultiPolygon, Point, Ring } from './geometry';

const number = (tenths: number): string => {
  const text = (tenths / 10).toString();
  return text.replace(/^(-?)0\./, '$1.');
};

export function line(points: Point[], closed = false): string {
  if (points.length < 2) return '';
  let x = Math.round(points[0]![0] * 10);
  let y = Math.round(points[0]![1] * 10);
  let d = `M${number(x)} ${number(y)}l`;
  let first = true;
  const last = closed ? points.length - 1 : points.length;
  for (let i = 1; i < last; i++) {
    const nx = Math.round(points[i]![0] * 10);
    const ny = Math.round(points[i]![1] * 10);
    if (nx === x && ny === y) continue;
    const dx = number(nx - x);
    const dy = number(ny - y);
    d += (first || dx.startsWith('-') ? '' : ' ') + dx + (dy.startsWith('-') ? '' : ' ') + dy;
    [x, y, first] = [nx, ny, false];
  }
  if (first) return '';
  return closed ? `${d}z` : d;
}

export const ring = (points: Ring): string => line(points, true);

export const polygons = (shape: MultiPolygon): string => shape.flatMap((p) => p.map(ring)).join('');

export const lines = (all: Point[][]): string => all.map((l) => line(l)).join('');

/** Between two points of a smooth curve, the two that bend it (Catmull-Rom as Bezier). */
function bends(points: Point[], i: number): [Point, Point, Point, Point] {
  const p0 = points[i - 1] ?? points[i]!;
  const p1 = points[i]!;
  const p2 = points[i + 1]!;
  const p3 = points[i + 2] ?? p2;
  return [p1, [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6], [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6], p2];
}

/** A smooth curve through the points. */
export function curve(points: Point[]): string {
  const f = (n: number): string => number(Math.round(n * 10));
  let d = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [, b, c, p] = bends(points, i);
    d += `C${f(b[0])} ${f(b[1])} ${f(c[0])} ${f(c[1])} ${f(p[0])} ${f(p[1])}`;
  }
  return d;
}

/** Points of the same curve. */
export function smoothed(points: Point[], parts = 12): Point[] {
  const found: Point[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = bends(points, i);
    for (let k = 1; k <= parts; k++) {
      const t = k / parts;
      const s = 1 - t;
      const at = (n: 0 | 1): number => s * s * s * a[n] + 3 * s * s * t * b[n] + 3 * s * t * t * c[n] + t * t * t * d[n];
      found.push([at(0), at(1)]);
    }
  }
  return found;
}

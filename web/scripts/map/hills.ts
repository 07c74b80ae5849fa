/** Mountains nobody may enter, drawn as old atlases drew them: small hills in profile with hachures on the shaded side. */

import { type Box, box, boxesMeet, inPolygon, type MultiPolygon, type Point, random } from './geometry';

export interface Hills {
  ground: string; // filled with the colour of the ground, so that a hill hides the one behind it
  strokes: string;
}

/** `name` is the box of the lettering, which hills leave free. */
export function makeHills(shape: MultiPolygon, name: Box, seed: number): Hills[] {
  const next = random(seed);
  const spots: Point[] = [];
  const gap = 15;
  const [x0, y0, x1, y1] = box(shape.flatMap((p) => p[0]!));
  for (let tries = 0; tries < 9000; tries++) {
    const p: Point = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    if (!shape.some((polygon) => inPolygon(p, polygon) && inPolygon([p[0] - 7, p[1] - 1], polygon) && inPolygon([p[0] + 7, p[1] - 1], polygon) && inPolygon([p[0], p[1] - 12], polygon))) continue;
    if (boxesMeet([p[0] - 12, p[1] - 17, p[0] + 12, p[1]], name)) continue;
    if (spots.some((q) => Math.hypot((p[0] - q[0]) / 1.25, (p[1] - q[1]) * 1.35) < gap)) continue;
    spots.push(p);
  }
  return spots.sort((a, b) => a[1] - b[1]).map((p) => hill(p, next));
}

function hill([x, y]: Point, next: () => number): Hills {
  const f = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
  const w = 8.5 + next() * 4;
  const h = 11 + next() * 6;
  const lean = (next() - 0.4) * 2.5;
  const top: Point = [x + lean, y - h];
  const left: Point = [x - w, y];
  const right: Point = [x + w, y];
  const slope = `Q${f(x - w * 0.38)} ${f(y - h * 0.45)} ${f(top[0])} ${f(top[1])}`;
  const fall = `Q${f(x + w * 0.3)} ${f(y - h * 0.62)} ${f(right[0])} ${f(right[1])}`;
  const outline = `M${f(left[0])} ${f(left[1])}${slope}${fall}`;
  let strokes = outline;
  const rays = 5;
  for (let i = 1; i <= rays; i++) {
    const t = i / (rays + 1);
    const s = 1 - t;
    const sx = s * s * top[0] + 2 * s * t * (x + w * 0.3) + t * t * right[0];
    const sy = s * s * top[1] + 2 * s * t * (y - h * 0.62) + t * t * right[1];
    const length = h * (0.62 - 0.4 * t) * (0.8 + next() * 0.4);
    strokes += `M${f(sx)} ${f(sy)}l${f(-length * 0.34)} ${f(length * 0.86)}`;
  }
  return { ground: `${outline}z`, strokes };
}

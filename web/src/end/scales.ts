/** From moves and values to pixels. */

import type { Curve, Series } from './end';

export interface Scales {
  left: number;
  right: number;
  top: number;
  bottom: number;
  low: number;
  high: number;
  x: (move: number) => number;
  y: (value: number) => number;
  move: (x: number) => number;
}

export function scales(series: Series, lines: Curve[], width: number, height: number): Scales {
  const values = lines.flatMap((line) => line.steps.map((step) => step[1]));
  const [low, most] = [Math.min(0, ...values), Math.max(1, ...values, series.goal ?? 0)];
  const high = most + (most - low) * 0.04;
  const [left, right, top, bottom] = [34, Math.max(80, width - 62), 10, Math.max(60, height - 26)];
  const last = Math.max(1, series.points.at(-1)!.move);
  return {
    left, right, top, bottom, low, high,
    x: (move) => left + (move / last) * (right - left),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    move: (x) => Math.round(Math.min(1, Math.max(0, (x - left) / (right - left))) * last),
  };
}

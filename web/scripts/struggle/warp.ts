/** Bends the world so that given places come to stand where the plate wants them: a thin plate spline, not quite stiff. */

import type { Point } from '../map/geometry';

/** Solves a linear system with several right sides by elimination; the sides become the solutions. */
function solve(matrix: number[][], sides: number[][]): void {
  const n = matrix.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(matrix[j]![i]!) > Math.abs(matrix[best]![i]!)) best = j;
    [matrix[i], matrix[best]] = [matrix[best]!, matrix[i]!];
    [sides[i], sides[best]] = [sides[best]!, sides[i]!];
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = matrix[j]![i]! / matrix[i]![i]!;
      if (!factor) continue;
      for (let k = i; k < n; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
      for (let k = 0; k < sides[j]!.length; k++) sides[j]![k]! -= factor * sides[i]![k]!;
    }
  }
  for (let i = 0; i < n; i++) for (let k = 0; k < sides[i]!.length; k++) sides[i]![k]! /= matrix[i]![i]!;
}

const bend = (a: Point, b: Point): number => {
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  return square ? (square * Math.log(square)) / 2 : 0;
};

/** The map from degrees to the plate; `stiff` keeps it smooth at the price of exactness. */
export function warp(pairs: [Point, Point][], stiff: number): (degrees: Point) => Point {
  const middle = pairs.reduce((sum, [, d]) => sum + d[1], 0) / pairs.length;
  const flat = ([lon, lat]: Point): Point => [lon * Math.cos((middle * Math.PI) / 180), lat];
  const from = pairs.map(([, degrees]) => flat(degrees));
  const n = from.length;
  const matrix = from.map((a, i) => [...from.map((b, j) => bend(a, b) + (i === j ? stiff / 100 : 0)), 1, a[0], a[1]]);
  for (const row of [() => 1, (p: Point) => p[0], (p: Point) => p[1]]) matrix.push([...from.map(row), 0, 0, 0]);
  const sides = [...pairs.map(([at]) => [at[0], at[1]]), [0, 0], [0, 0], [0, 0]];
  solve(matrix, sides);
  return (degrees) => {
    const p = flat(degrees);
    const sum = (k: 0 | 1): number => from.reduce((total, a, i) => total + sides[i]![k]! * bend(p, a), 0) + sides[n]![k]! + sides[n + 1]![k]! * p[0] + sides[n + 2]![k]! * p[1];
    return [sum(0), sum(1)];
  };
}

/** Outlines of the spaces of a board. */

import type { Spot } from '../map/types';
import type { Shape } from './types';

export const REACH: Record<Shape, number> = { circle: 20, square: 20, diamond: 26, pentagon: 22.5, hexagon: 23.5, box: 46, disc: 19, town: 8.5, redoubt: 13, citadel: 17.5 };
export const round = (n: number): number => Math.round(n * 10) / 10;

const turned = (n: number, r: number, turn: number): Spot[] =>
  Array.from({ length: n }, (_, i) => {
    const a = turn + (2 * Math.PI * i) / n;
    return [r * Math.sin(a), -r * Math.cos(a)];
  });

/** A star of so many points. */
const bastions = (n: number, r: number, inner: number): Spot[] =>
  Array.from({ length: 2 * n }, (_, i) => {
    const [a, reach] = [(Math.PI * (i + (n === 4 ? 1 : 0))) / n, i % 2 ? r * inner : r];
    return [reach * Math.sin(a), -reach * Math.cos(a)];
  });

const path = (points: Spot[], [x, y]: Spot): string => `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}z`;

export function outline(shape: Shape, at: Spot): string {
  const r = REACH[shape];
  if (shape === 'circle' || shape === 'disc' || shape === 'town') return `M${round(at[0] - r)} ${round(at[1])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  if (shape === 'redoubt') return path(bastions(4, r, 0.62), at);
  if (shape === 'citadel') return path(bastions(8, r, 0.7), at);
  if (shape === 'square') return path([[-r, -r], [r, -r], [r, r], [-r, r]], at);
  if (shape === 'diamond') return path([[0, -r], [r, 0], [0, r], [-r, 0]], at);
  if (shape === 'pentagon') return path(turned(5, r, 0), [at[0], at[1] + 2]);
  if (shape === 'hexagon') return path(turned(6, r, Math.PI / 6), at);
  return path([[-r, -26], [r, -26], [r, 26], [-r, 26]], at);
}

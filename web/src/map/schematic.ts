/** A board without a drawing: shapes at the places' coordinates, joined by lines. */

import type { Line, Place } from '../table/scene';
import type { BoardMap, MapPlace, Spot } from './types';

const SCALE = 48; // units per degree
const R = 40;
const MARGIN = 120;

const corners = (x: number, y: number, n: number, turn: number, r: number): string =>
  `M${Array.from({ length: n }, (_, i) => {
    const a = ((i + turn) * 2 * Math.PI) / n;
    return `${(x + r * Math.sin(a)).toFixed(1)} ${(y - r * Math.cos(a)).toFixed(1)}`;
  }).join('L')}z`;

/** The outline of a place around its point. */
export function outline(shape: Place['shape'], [x, y]: Spot): string {
  switch (shape) {
    case 'square':
      return `M${x - R * 0.9} ${y - R * 0.9}h${R * 1.8}v${R * 1.8}h${-R * 1.8}z`;
    case 'diamond':
      return corners(x, y, 4, 0, R * 1.25);
    case 'pentagon':
      return corners(x, y, 5, 0, R * 1.12);
    case 'hexagon':
      return corners(x, y, 6, 0.5, R * 1.08);
    default:
      return `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`;
  }
}

const KINDS: Record<string, MapPlace['kind']> = { home: 'home', contested: 'disputed', disputed: 'disputed', impassable: 'impassable' };

export function schematic(board: string, places: Place[], lines: Line[] = []): BoardMap {
  const stretch = Math.cos((50 * Math.PI) / 180);
  const spots = new Map<string, Spot>(
    places.map((p, i) => [p.id, p.at ?? (p.label ? [p.label[0] * stretch * SCALE, -p.label[1] * SCALE] : [(i % 10) * 3 * R, Math.floor(i / 10) * 4 * R])]),
  );
  const at = [...spots.values()];
  const [left, top] = [Math.min(...at.map((p) => p[0])) - MARGIN, Math.min(...at.map((p) => p[1])) - MARGIN];
  const [right, bottom] = [Math.max(...at.map((p) => p[0])) + MARGIN, Math.max(...at.map((p) => p[1])) + MARGIN];
  const drawn: [string, MapPlace][] = places.map((p) => {
    const spot = spots.get(p.id)!;
    const [x, y] = spot;
    return [p.id, {
      kind: KINDS[p.kind ?? ''] ?? 'undisputed', power: p.home ?? null, stripes: p.stripes ?? [], value: p.value ?? 0, capital: p.capital ?? false, port: p.port ?? false,
      d: outline(p.shape, spot),
      label: { lines: [p.name], at: [x, y + (p.shape === 'diamond' ? R * 1.25 : R) + 12], size: 16, angle: 0, width: p.name.length * 7.5 },
      medal: p.value ? [x, y - R + 12] : null,
      slot: [x, y + (p.value ? 6 : 0), 60, 36],
      box: [x - R, y - R, x + R, y + R],
    }];
  });
  const homes = new Map<string, string>();
  for (const [, p] of drawn) if (p.kind === 'home' && p.power) homes.set(p.power, (homes.get(p.power) ?? '') + p.d);
  const margin = Math.max(right - left, bottom - top);
  return {
    id: board, frame: [left, top, right, bottom], art: [left - margin, top - margin, right + margin, bottom + margin],
    land: '', water: [], graticule: '', homes: Object.fromEntries(homes), borders: { inner: '', outer: drawn.map(([, p]) => p.d).join('') },
    seas: [], lands: [], ports: [], hills: [], routes: [], crossings: [],
    links: lines.filter((l) => spots.has(l.start) && spots.has(l.end)).map((l) => ({ d: `M${spots.get(l.start)!}L${spots.get(l.end)!}`, sea: l.kind === 'sea' })),
    places: Object.fromEntries(drawn),
  };
}

/** A board without a drawing, such as one of one's own: discs at the places' coordinates. */

import type { Place } from '../table/scene';
import type { BoardMap, MapPlace } from './types';

const SCALE = 48; // units per degree
const R = 40;

export function schematic(board: string, places: Place[]): BoardMap {
  const stretch = Math.cos((50 * Math.PI) / 180);
  const at = places.map((p) => [p.label[0] * stretch * SCALE, -p.label[1] * SCALE] as [number, number]);
  const left = Math.min(...at.map((p) => p[0])) - 120;
  const top = Math.min(...at.map((p) => p[1])) - 120;
  const right = Math.max(...at.map((p) => p[0])) + 120;
  const bottom = Math.max(...at.map((p) => p[1])) + 120;
  const drawn: [string, MapPlace][] = places.map((p, i) => {
    const [x, y] = at[i]!;
    const kind = p.kind === 'contested' ? 'disputed' : p.kind === 'uncontested' ? 'undisputed' : (p.kind as MapPlace['kind']);
    return [p.id, {
      kind, power: p.home, stripes: p.stripes, value: p.value, capital: p.capital, port: p.port,
      d: `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`,
      label: { lines: [p.name], at: [x, y + R + 10], size: 16, angle: 0, width: p.name.length * 7.5 },
      medal: p.value ? [x, y - R + 12] : null,
      slot: [x, y + 4, 60, 36],
      box: [x - R, y - R, x + R, y + R],
    }];
  });
  const homes = new Map<string, string>();
  for (const [, p] of drawn) if (p.kind === 'home' && p.power) homes.set(p.power, (homes.get(p.power) ?? '') + p.d);
  const margin = Math.max(right - left, bottom - top);
  return {
    id: board, frame: [left, top, right, bottom], art: [left - margin, top - margin, right + margin, bottom + margin],
    land: '', water: [], graticule: '', homes: Object.fromEntries(homes), borders: { inner: '', outer: drawn.map(([, p]) => p.d).join('') },
    seas: [], lands: [], ports: [], routes: [], crossings: [], hills: [], places: Object.fromEntries(drawn),
  };
}

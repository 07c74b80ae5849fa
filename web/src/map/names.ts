/** The names of a map of territories as they stand at a scale, out of the way of values, crowns and pieces. */

import { Lettering, type Name } from './lettering';
import type { BoardMap, Frame } from './types';

const VALUE = { plain: 12, laurel: 18 }; // radius of what stands beside a name

const namesOf = (map: BoardMap): Name[] => Object.entries(map.places).map(([id, { label, capital }]) => ({ id, ...label, rank: capital ? 0 : 1 }));

const valuesOf = (map: BoardMap): Frame[] =>
  Object.values(map.places).flatMap(({ medal, crown, kind }): Frame[] => {
    const r = kind === 'disputed' ? VALUE.laurel : VALUE.plain;
    const box = ([x, y]: [number, number], w: number, h: number): Frame => [x - w, y - h, x + w, y + h];
    return [...(medal ? [box(medal, r, r)] : []), ...(crown ? [box(crown, 11, 8)] : [])];
  });

export class TerritoryNames extends Lettering {
  constructor(map: BoardMap) {
    const names = namesOf(map);
    super(() => names, valuesOf(map));
  }
}

/** The names of a map of territories as they stand at a scale, out of the way of values, crowns and pieces. */

import { letter, makeWay, type Name, type Placed } from './lettering';
import type { BoardMap, Frame } from './types';

const VALUE = { plain: 12, laurel: 18 }; // radius of what stands beside a name

const namesOf = (map: BoardMap): Name[] => Object.entries(map.places).map(([id, { label, capital }]) => ({ id, ...label, rank: capital ? 0 : 1 }));

const valuesOf = (map: BoardMap): Frame[] =>
  Object.values(map.places).flatMap(({ medal, crown, kind }): Frame[] => {
    const r = kind === 'disputed' ? VALUE.laurel : VALUE.plain;
    const box = ([x, y]: [number, number], w: number, h: number): Frame => [x - w, y - h, x + w, y + h];
    return [...(medal ? [box(medal, r, r)] : []), ...(crown ? [box(crown, 11, 8)] : [])];
  });

/** One map, at any scale, with any pieces on it; what stays the same is worked out once. */
export class TerritoryNames {
  #names: Name[];
  #values: Frame[];
  #known = new Map<number, Map<string, Placed>>();

  constructor(map: BoardMap) {
    this.#names = namesOf(map);
    this.#values = valuesOf(map);
  }

  at(k: number, bodies: Frame[]): Map<string, Placed> {
    const scale = Math.floor(k * 100) / 100;
    const found = this.#known.get(scale) ?? letter(this.#names, scale, this.#values);
    this.#known.set(scale, found);
    return makeWay(found, this.#names, bodies, this.#values);
  }
}

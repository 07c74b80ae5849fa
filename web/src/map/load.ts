/** The drawn map of a board; a plain schematic one for boards nobody has drawn. */

import type { Line, Place } from '../table/scene';
import { schematic } from './schematic';
import type { BoardMap, MapPlace } from './types';

const files = import.meta.glob<string>('../maps/*.json', { query: '?url', import: 'default', eager: true });
const loaded = new Map<string, Promise<BoardMap>>();

export function loadMap(board: string, places: Place[], lines: Line[] = []): Promise<BoardMap> {
  const url = files[`../maps/${board}.json`];
  if (!url) return Promise.resolve(schematic(board, places, lines));
  let map = loaded.get(board);
  if (!map) {
    map = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.json() as Promise<BoardMap>;
    });
    map.catch(() => loaded.delete(board));
    loaded.set(board, map);
  }
  return map.then((drawn) => asTold(translated(drawn, places), places));
}

/** Mountains have their name in the reader's language; the names of all other places are those of the printed board. */
export function translated(map: BoardMap, places: Place[]): BoardMap {
  const other = places.filter(({ id, name }) => map.places[id]?.kind === 'impassable' && map.places[id].label.lines.join(' ') !== name);
  if (!other.length) return map;
  const named = other.map(({ id, name }): [string, MapPlace] => [id, { ...map.places[id]!, label: { ...map.places[id]!.label, lines: [name] } }]);
  return { ...map, places: { ...map.places, ...Object.fromEntries(named) } };
}

/** A map shows its board as it is now; a match may be played on an earlier version, and its scene says so. */
export function asTold(map: BoardMap, places: Place[]): BoardMap {
  const other = places.flatMap((place): [string, MapPlace][] => {
    const drawn = map.places[place.id];
    const stripes = place.stripes ?? [];
    const same = stripes.length === drawn?.stripes.length && stripes.every((power) => drawn.stripes.includes(power)); // in any order
    if (!drawn?.value || !place.value || (same && drawn.value === place.value)) return [];
    return [[place.id, { ...drawn, value: place.value, stripes: same ? drawn.stripes : stripes }]];
  });
  return other.length ? { ...map, places: { ...map.places, ...Object.fromEntries(other) } } : map;
}

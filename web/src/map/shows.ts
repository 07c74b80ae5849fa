/** What pieces show of themselves on the map, worked out: the run of a path, and what is written at a place. */

import type { Piece } from '../table/scene';
import type { BoardMap } from './types';

/** A path from place to place along the lines of the map; straight where there is none. */
export function pathOf(map: BoardMap, places: string[]): string {
  let d = '';
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1]!, places[i]!];
    const line = map.sheet?.lines.find((l) => (l.a === a && l.b === b) || (l.a === b && l.b === a));
    const [from, to] = [map.places[a]?.slot, map.places[b]?.slot];
    if (line) d += line.d;
    else if (from && to) d += `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }
  return d;
}

/** What is written at each place; of several numbers the first, and what is near before what is far. */
export function notesOf(pieces: Piece[]): { id: string; text: string; far: boolean }[] {
  const found = new Map<string, { id: string; text: string; far: boolean }>();
  for (const far of [false, true]) {
    for (const piece of pieces) {
      for (const step of piece.shows?.steps ?? []) {
        if ((step.far ?? false) !== far) continue;
        for (const id of step.places) if (!found.has(id)) found.set(id, { id, text: step.note, far });
      }
    }
  }
  return [...found.values()];
}

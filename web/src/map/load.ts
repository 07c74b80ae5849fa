/** The drawn map of a board; a plain schematic one for boards nobody has drawn. */

import type { Line, Place } from '../table/scene';
import { schematic } from './schematic';
import type { BoardMap } from './types';

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
  return map;
}

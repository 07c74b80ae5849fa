/** Pictures of maps, each made once for its place, look and language. */

import { settings } from '../lib/settings.svelte';
import { loadMap } from '../map/load';
import type { Frame } from '../map/types';
import type { Scene } from '../table/scene';
import MapPicture from './MapPicture.svelte';
import { drawing, inTurn, svgUrl } from './still';
import { theatre } from './theatre';

const MOST = 60;
const made = new Map<string, Promise<string>>();

export interface Wanted {
  key: string; // which scene it is
  scene: () => Promise<Scene>;
  size: [number, number];
  view?: Frame | null; // none: the theatre of war
  fill?: boolean;
  names?: boolean;
  shows?: string[]; // pieces whose paths are drawn
}

/** The address of a picture. */
export function mapPicture({ key, scene, size, view = null, fill = true, names = false, shows = [] }: Wanted): Promise<string> {
  const id = [key, ...size, names, settings.dark, settings.lang].join(' ');
  let found = made.get(id);
  if (!found) {
    found = inTurn(async () => {
      const seen = await scene();
      const map = await loadMap(seen.head.board, seen.places, seen.lines);
      return svgUrl(await drawing(MapPicture, { map, scene: seen, view: view ?? theatre(map), size, fill, names, shows }, names));
    });
    found.catch(() => made.delete(id));
    made.set(id, found);
    forget();
  }
  return found;
}

/** The oldest pictures go. */
function forget(): void {
  for (const [id, url] of made) {
    if (made.size <= MOST) return;
    made.delete(id);
    void url.then((address) => setTimeout(() => URL.revokeObjectURL(address), 60_000), () => undefined);
  }
}

/** The film of a match: how long it is, and the scenes it shows, each fetched once. */

import { api } from '../api/client';
import { settings } from '../lib/settings.svelte';
import type { Scene } from '../table/scene';

const FRAME = 1000; // milliseconds
export const filmLength = (frames: number): number => frames * FRAME;

const scenes = new Map<string, Promise<Scene>>();

/** The table after a move, as everybody saw it. */
export function sceneAt(id: string, move: number): Promise<Scene> {
  const key = `${id} ${move} ${settings.lang}`;
  let found = scenes.get(key);
  if (!found) {
    found = api.scene(id, null, move).then((answer) => answer.scene);
    found.catch(() => scenes.delete(key));
    scenes.set(key, found);
    for (const old of scenes.keys()) if (scenes.size > 60) scenes.delete(old);
  }
  return found;
}

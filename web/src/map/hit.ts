/** Small spaces can be hit beside, too: whoever points at nothing near one means it. */

import type { Camera } from './camera.svelte';
import type { BoardMap, Spot } from './types';

const REACH = 24; // pixels from the middle: to the ring around a piece that stands there

/** The space nearest to a point of the screen, if it is near enough; of a map of territories none, they are large. */
export function spaceNear(map: BoardMap, camera: Camera, [px, py]: Spot): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, REACH];
  for (const [id, { at }] of Object.entries(map.sheet?.spaces ?? {})) {
    const [x, y] = camera.toScreen(at);
    const away = Math.hypot(x - px, y - py);
    if (away < least) [found, least] = [id, away];
  }
  return found;
}

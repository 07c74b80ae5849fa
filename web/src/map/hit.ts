/** Small spaces can be hit beside, too: whoever points at nothing near one means it. */

import type { Camera } from './camera.svelte';
import type { BoardMap, Spot } from './types';

const REACH = { mouse: 16, touch: 22 }; // pixels from the middle

/** The space nearest to a point of the screen, if it is near enough; of a map of territories none, they are large. */
export function spaceNear(map: BoardMap, camera: Camera, [px, py]: Spot, touch: boolean): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, touch ? REACH.touch : REACH.mouse];
  for (const [id, { at }] of Object.entries(map.sheet?.spaces ?? {})) {
    const [x, y] = camera.toScreen(at);
    const away = Math.hypot(x - px, y - py);
    if (away < least) [found, least] = [id, away];
  }
  return found;
}

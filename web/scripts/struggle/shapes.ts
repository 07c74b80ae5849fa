/** The room each space keeps for itself: its body, the flag above it, the marks below. */

import { REACH } from '../../src/board/outline';
import type { Space } from '../../src/board/types';
import type { Box } from '../map/geometry';

/** Boxes that names must keep off, around the middle of the space. */
export function room(space: Pick<Space, 'shape' | 'kind' | 'dots'>): Box[] {
  const r = REACH[space.shape];
  if (space.shape === 'box') return [[-r - 3, -29, r + 3, 29]];
  const half = space.shape === 'diamond' ? r * 0.8 : r + 2;
  const found: Box[] = [[-half, -half, half, half]];
  if (space.shape === 'diamond') found.push([-r - 1, -7, r + 1, 7], [-7, -r - 1, 7, r + 1]);
  if (['political', 'market', 'territory'].includes(space.kind)) found.push([6, -35, 32, -13]); // the flag
  if (['political', 'market'].includes(space.kind)) found.push([-29, -29, -4, -4]); // a marker of conflict
  if (space.kind === 'territory') found.push([-27, 7, -7, 27]); // a marker of its people
  if (space.dots.length) found.push([-14, half, 14, space.shape === 'diamond' ? r + 9 : half + 7]);
  return found;
}

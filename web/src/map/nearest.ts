/** Going from place to place with the arrow keys. */

import type { Spot } from './types';

export type Way = 'up' | 'down' | 'left' | 'right';

const WAYS: Record<Way, Spot> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The nearest spot that lies that way; without a way, the nearest at all. Round the edge when there is none. */
export function nearest<T extends { at: Spot }>(spots: T[], from: Spot, way: Way | null): T | null {
  const direction = way && WAYS[way];
  const cost = ({ at }: T): number => {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    if (!direction) return Math.hypot(dx, dy);
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return ahead > 0 ? ahead + 2.2 * aside : 1e6 + ahead + 2.2 * aside;
  };
  return spots.reduce<T | null>((best, spot) => (!best || cost(spot) < cost(best) ? spot : best), null);
}

/** Powers that stand together. */

import { powerArt } from '../art/powers';
import { isYours, type Power, type Scene } from './scene';

export interface Bloc {
  id: string; // '' : those that stand alone
  members: Power[];
  colour: string | undefined;
}

/** In the order in which their first power comes, but one's own first and those that stand alone last. */
export function blocsOf(scene: Scene): Bloc[] {
  const found = new Map<string, Power[]>();
  for (const power of scene.powers) found.set(power.coalition ?? '', [...(found.get(power.coalition ?? '') ?? []), power]);
  const mine = (members: Power[]): boolean => members.some((power) => isYours(scene, power));
  const sorted = [...found].sort(([a, of], [b, or]) => Number(a === '') - Number(b === '') || Number(mine(or)) - Number(mine(of)));
  return sorted.map(([id, members]) => ({ id, members, colour: colourOf(id, members) }));
}

/** A coalition bears the colour of the power it is named after. */
function colourOf(coalition: string, members: Power[]): string | undefined {
  if (!coalition) return undefined;
  const art = powerArt((members.find((power) => coalition.includes(power.id)) ?? members[0]!).id);
  return art.pattern === 'edge' ? 'var(--rope-gold)' : art.fill;
}

/** What lit places say before they are chosen. */

import type { Choosing } from '../table/choosing.svelte';
import { priceOf } from '../table/consequence';

export interface Tag {
  ref: string;
  text: string;
}

/** What choosing each place costs, where all its options cost the same; none where every place costs alike. */
export function costTags(choosing: Choosing, refs: string[]): Tag[] {
  const found = refs.flatMap((ref): Tag[] => {
    const costs = new Set(choosing.left.filter((o) => o.target === ref).map((o) => priceOf(o)?.count));
    const [cost] = costs;
    return costs.size === 1 && cost ? [{ ref, text: String(cost) }] : [];
  });
  return new Set(found.map((tag) => tag.text)).size > 1 ? found : [];
}

/** Short-lived marks on the map that follow events: a ring where something happened, a trail where a piece went; without motion a still halo. */

import type { LogLine } from '../api/types';
import { settings } from '../lib/settings.svelte';

const MOST = 6;
const LONGEST = 10_000; // characters of a line
const MOVING = 1200; // milliseconds that marks stay
const STILL = 4000; // without motion

export class Effects {
  flashes = $state.raw<{ id: number; place: string }[]>([]);
  trails = $state.raw<{ id: number; path: string[]; power: string | null }[]>([]);
  #seen = -1;

  /** Looks at what is new in the log; the first look only remembers. */
  follow(lines: LogLine[]): void {
    const fresh = this.#seen < 0 ? [] : lines.slice(this.#seen); // a step without a line of its own leaves a trail, too
    this.#seen = lines.length;
    if (!fresh.length || document.hidden) return;
    const still = !settings.pace;
    const trails = fresh.flatMap((line) => {
      const path = line.data.path;
      return Array.isArray(path) && path.length > 1 ? [{ id: line.n, path: path as string[], power: typeof line.data.power === 'string' ? line.data.power : null }] : [];
    });
    const places = fresh.flatMap((line) => line.links.filter((link) => link.kind === 'place').map((link) => ({ id: line.n * LONGEST + link.start, place: link.id })));
    this.trails = still ? [] : trails.slice(-MOST);
    this.flashes = [...new Map(places.map((one) => [one.place, one])).values()].slice(-MOST);
    setTimeout(() => {
      if (this.trails.at(-1)?.id === trails.at(-1)?.id) this.trails = [];
      if (this.flashes.at(-1)?.id === places.at(-1)?.id) this.flashes = [];
    }, still ? STILL : MOVING);
  }
}

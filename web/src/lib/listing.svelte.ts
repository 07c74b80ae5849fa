/**
 * List mode: places, pieces and options as headed lists instead of the map. It comes by itself where there is no room for
 * a map (400 % zoom), and for whoever wants it; the board then lies behind a button.
 */

import { room } from './room.svelte';
import { settings } from './settings.svelte';

class Listing {
  #board = $state(false); // somebody looks at the board all the same

  /** Whether there is a list at all. */
  get offered(): boolean {
    return room.layout === 'tiny' || settings.kept.list;
  }

  /** Whether the list is shown in place of the board. */
  get on(): boolean {
    return this.offered && !this.#board;
  }

  toggle(): void {
    this.#board = this.on;
  }
}

export const listing = new Listing();

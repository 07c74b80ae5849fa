/** What somebody looks at on the map, with a pointer, the keyboard or a long press, and the card that tells about it. */

import type { Spot } from './types';

const SLOW = 550; // milliseconds before a card about a place appears
const QUICK = 250; // and about a piece that has something to tell

export interface Look {
  place: string;
  piece?: string | undefined;
  at: Spot;
  pinned: boolean;
}

export class Looking {
  card = $state<Look | null>(null);
  place = $state<string | null>(null); // under the pointer or with the focus
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or the focus has come to a place; after a while its card appears. */
  at(place: string | undefined, piece: string | undefined, where: () => Spot, quick = Boolean(piece)): void {
    clearTimeout(this.#timer);
    this.place = place ?? null;
    if (!place) {
      this.card = null;
      return;
    }
    if (this.card?.place === place && this.card.piece === piece) return;
    this.card = null;
    this.#timer = setTimeout(() => (this.card = { place, piece, at: where(), pinned: false }), quick ? QUICK : SLOW);
  }

  pin(look: Omit<Look, 'pinned'>): void {
    clearTimeout(this.#timer);
    this.card = { ...look, pinned: true };
  }

  /** The pointer or the focus has gone; a pinned card stays. */
  leave(): void {
    clearTimeout(this.#timer);
    this.place = null;
    if (!this.card?.pinned) this.card = null;
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}

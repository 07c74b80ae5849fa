/** Standing wishes of a match: how a question that follows again and again is answered. What was chosen last is preset. */

import type { Wish } from './scene';

const KEY = 'chancellery.wishes';
export const ASK = 'ask'; // to be asked each time

function read(match: string | null): string | null {
  try {
    return match && (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>)[match] || null;
  } catch {
    return null;
  }
}

export class Wishes {
  #match: string | null;
  chosen = $state<string | null>(null);

  constructor(match: string | null) {
    this.#match = match;
    this.chosen = read(match);
  }

  /** The wish that holds, of those there are; none: to be asked. */
  of(wishes: Wish[]): Wish | null {
    if (this.chosen === ASK) return null;
    return wishes.find((one) => one.id === this.chosen) ?? wishes[0] ?? null;
  }

  /** The next of them; after the last comes to be asked. */
  turn(wishes: Wish[]): void {
    const at = this.chosen === ASK ? wishes.length : wishes.findIndex((one) => one.id === this.of(wishes)?.id);
    this.chosen = [...wishes.map((one) => one.id), ASK][(at + 1) % (wishes.length + 1)]!;
    if (!this.#match) return;
    try {
      const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(all).slice(-30)), [this.#match]: this.chosen }));
    } catch {
      // a browser that keeps nothing: the wish holds until the page is closed
    }
  }
}

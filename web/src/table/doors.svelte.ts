/** The drawers at the right edge: which one is open, and whether it is pinned. Kept per device. */

import { room } from '../lib/room.svelte';

export type Door = 'powers' | 'table' | 'log' | 'press' | 'negotiations' | 'rules' | 'hand' | 'menu';

const SHORT = 10; // letters that a door has room for

/** What is written on a door: the game's own word if it is short enough. */
export const doorName = (own: string | undefined, usual: string): string => (own && own.length <= SHORT ? own : usual);

const KEY = 'chancellery.drawer';
const WIDTHS = { least: 280, usual: 320, most: 480 };

interface Kept {
  door: Door | null;
  pinned: boolean;
  width: number;
}

function kept(): Kept {
  const usual: Kept = { door: null, pinned: false, width: WIDTHS.usual };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export class Doors {
  open = $state<Door | null>(null);
  rule = $state<string | null>(null);
  width = $state(WIDTHS.usual);
  #pinned = $state(false);

  constructor() {
    const { door, pinned, width } = kept();
    this.#pinned = pinned;
    this.width = width;
    if (pinned && !room.small) this.open = door; // no other drawer opens by itself
  }

  /** Only on a large screen: a pinned drawer makes the board narrower. */
  get pinned(): boolean {
    return this.#pinned && room.layout === 'wide';
  }

  toggle(door: Door): void {
    if (this.open === door) this.close();
    else this.show(door);
  }

  /** The rules open at a rule, if one is named, else at that of the strip. */
  show(door: Door, rule: string | null = null): void {
    this.open = door;
    this.rule = rule;
    this.#keep();
  }

  close(): boolean {
    const was = this.open !== null;
    this.open = null;
    this.#keep();
    return was;
  }

  pin(): void {
    this.#pinned = !this.#pinned;
    this.#keep();
  }

  resize(width: number): void {
    this.width = Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.round(width)));
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ door: this.open, pinned: this.#pinned, width: this.width } satisfies Kept));
    } catch {
      // not kept: the next visit begins with the usual drawer
    }
  }
}

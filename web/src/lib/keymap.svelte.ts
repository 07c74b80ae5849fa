/**
 * The single keys of a table: which one does what. They can be changed, or switched off altogether for those who speak to
 * their computer or whose hands slip (WCAG 2.1.4). Kept per device.
 */

import type { Words } from '../i18n/en';

const KEPT = 'chancellery.keys';
const FIXED = /^[1-9+=\-0 ,]$/; // numbers, zoom, steps of a replay, the space bar: they can be switched off, not changed
const ALWAYS = ' '; // no printed character

/** What a key does that can be changed, by the key that usually does it. */
export const ACTIONS: [key: string, name: (t: Words) => string][] = [
  ['e', (t) => t.keyPrimary], ['u', (t) => t.keyUndo], ['c', (t) => t.keyList], ['.', (t) => t.keyNext], ['i', (t) => t.keyNote], ['g', (t) => t.keyHint], ['w', (t) => t.keyRecap], ['s', (t) => t.keySkip],
  ['m', (t) => t.keyFold], ['h', (t) => t.keyHand], ['t', (t) => t.keyTimeline], ['v', (t) => t.keyPaths], ['o', (t) => t.keyPowers], ['l', (t) => t.keyLog], ['p', (t) => t.keyPress],
  ['a', (t) => t.keyNegotiations], ['r', (t) => t.keyRule], ['n', (t) => t.keyNextMatch], ['d', (t) => t.keyAdvances], ['/', (t) => t.keySearch], ['?', (t) => t.keyHelp],
];
const USUAL = new Set(ACTIONS.map(([key]) => key));

interface Kept {
  on: boolean;
  own: Record<string, string>; // by the usual key
}

function read(): Kept {
  const usual: Kept = { on: true, own: {} };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
    return { on: kept.on !== false, own: Object.fromEntries(Object.entries(kept.own ?? {}).filter(([key, own]) => USUAL.has(key) && typeof own === 'string' && own.length === 1)) };
  } catch {
    return usual;
  }
}

export class Keymap {
  #kept = $state.raw(read());
  #used = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.#used = matchMedia('(any-hover: hover) and (any-pointer: fine)').matches;
    addEventListener('keydown', (event) => {
      if (event.isTrusted && !(event.target as Element | null)?.closest?.('input, textarea, [contenteditable]')) this.#used = true;
    }, true);
  }

  get on(): boolean {
    return this.#kept.on;
  }

  /** Whether buttons bear their keys: only where a keyboard is used, and not if the keys are off. */
  get shown(): boolean {
    return this.#kept.on && this.#used;
  }

  get changed(): boolean {
    return Object.keys(this.#kept.own).length > 0;
  }

  /** The key that does now what a key usually does. */
  of(usual: string): string {
    const key = usual.toLowerCase();
    return this.#kept.own[key] ?? key;
  }

  /** For the tip of a button; nothing where there are no keys. */
  tip(usual: string): string {
    return this.shown ? ` (${this.of(usual).toUpperCase()})` : '';
  }

  /** The usual key of what a pressed key does; null: nothing. */
  meant(pressed: string): string | null {
    const key = pressed.toLowerCase();
    if (key === ALWAYS) return key;
    if (!this.#kept.on) return null;
    if (FIXED.test(key)) return key;
    const found = ACTIONS.find(([usual]) => this.of(usual) === key)?.[0];
    return found ?? (USUAL.has(key) ? null : key); // what no action has is for whoever listens
  }

  /** Gives an action another key; the action that had it gets the old one. False: that key cannot be had. */
  change(usual: string, to: string): boolean {
    const key = to.toLowerCase();
    if (key.length !== 1 || FIXED.test(key)) return false;
    const before = this.of(usual);
    const other = ACTIONS.find(([one]) => one !== usual && this.of(one) === key)?.[0];
    const own = { ...this.#kept.own, [usual]: key, ...(other ? { [other]: before } : {}) };
    this.#keep({ ...this.#kept, own: Object.fromEntries(Object.entries(own).filter(([one, now]) => one !== now)) });
    return true;
  }

  reset(): void {
    this.#keep({ ...this.#kept, own: {} });
  }

  set(on: boolean): void {
    this.#keep({ ...this.#kept, on });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}

export const keymap = new Keymap();

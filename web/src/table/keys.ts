/** The keyboard at the table. Every decision can be made without a mouse. */

import { keymap } from '../lib/keymap.svelte';
import type { Way } from '../map/nearest';

export interface Keys {
  arrow: (way: Way) => void;
  pan: (dx: number, dy: number) => void;
  enter: () => boolean;
  escape: () => boolean;
  option: (n: number) => void;
  letter: (key: string) => boolean;
}

const ARROWS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
const PAN: Record<Way, [number, number]> = { up: [0, 80], down: [0, -80], left: [80, 0], right: [-80, 0] };

export function handleKey(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest('dialog[open], input, textarea, select, [contenteditable]')) return;
  const way = ARROWS[event.key];
  if (way) {
    if (target.closest('[role=region], [role=log], [role=separator], .drawer')) return; // scrolling
    if (event.shiftKey) keys.pan(...PAN[way]);
    else keys.arrow(way);
    event.preventDefault();
  } else if (event.key === 'Enter') {
    if (!target.closest('button, a, summary, [role=button]') && keys.enter()) event.preventDefault();
  } else if (event.key === ' ' && target.closest('button, a, summary, [role=button]')) {
    return; // it presses what has the focus
  } else if (event.key === 'Escape') {
    if (keys.escape()) event.preventDefault();
  } else {
    const key = keymap.meant(event.key);
    if (key === null) return;
    if (/^[1-9]$/.test(key)) keys.option(Number(key));
    else if (!keys.letter(key)) return;
    event.preventDefault();
  }
}

/** Up and down between what can be chosen in a list. */
export function moveInList(way: Way): void {
  const all = [...document.querySelectorAll<HTMLElement>('.listing :is([data-option], [data-choose], [data-ready], [data-end])')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = way === 'up' || way === 'left' ? at - 1 : at + 1;
  all.at(next < all.length ? next : 0)?.focus();
}

/** The button with a number: those of the bubble first, then the strip's, then the list's. */
export function pressOption(n: number): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>(':is(#prompt, .listing) :is([data-option], [data-kind]):not([data-primary])')];
  const inBubble = (one: Element): number => (one.closest('.choices, .fallback') ? 0 : one.closest('.list') ? 2 : 1);
  all.sort((a, b) => inBubble(a) - inBubble(b))[n - 1]?.click();
}

/** The button that does or ends the step. */
export function pressPrimary(): boolean {
  const button = document.querySelector<HTMLButtonElement>('#prompt [data-confirm], #prompt [data-primary], #prompt .end .gold');
  button?.click();
  return Boolean(button);
}

/** The keyboard at the table. Every decision can be made without a mouse. */

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
  if (target.closest('dialog, input, textarea, select, [contenteditable]')) return;
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
  } else if (/^[1-9]$/.test(event.key)) {
    keys.option(Number(event.key));
    event.preventDefault();
  } else if (keys.letter(event.key)) event.preventDefault();
}

/** The button with a number: those of the bubble first, then the strip's, then the list's. */
export function pressOption(n: number): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>('#prompt :is([data-option], [data-kind]):not([data-primary])')];
  const inBubble = (one: Element): number => (one.closest('.choices') ? 0 : one.closest('.list') ? 2 : 1);
  all.sort((a, b) => inBubble(a) - inBubble(b))[n - 1]?.click();
}

/** The button that does or ends the step. */
export function pressPrimary(): boolean {
  const button = document.querySelector<HTMLButtonElement>('#prompt [data-confirm], #prompt [data-primary], #prompt .end .gold');
  button?.click();
  return Boolean(button);
}

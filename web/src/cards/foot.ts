/** What a card says at its foot: what it would do now, or how it stands. */

import type { Card } from '../table/scene';

export function footOf(card: Card): { text: string; good: boolean } | null {
  const state = card.lines?.at(-1);
  const good = state?.tone === 'good';
  if (card.now) return { text: card.now, good };
  if (state?.tone) return { text: card.note ?? state.text, good };
  return card.note ? { text: card.note, good: false } : null;
}

const LONG = 120; // letters

/** What the card does, without how it stands. */
export const effectOf = (card: Card): string[] => {
  const lines = (card.lines ?? []).filter((line) => !line.tone).map((line) => line.text);
  return lines.length ? lines : card.text ? [card.text] : [];
};

/** Whether there is more to read than has room under a picture. */
export const isLong = (card: Card): boolean => effectOf(card).join(' ').length > LONG;

/** What happened since the reader decided last, as a card: the weightiest first, each with its number on the map. */

import type { components } from '../api/schema';
import type { LogLine } from '../api/types';

export type Happened = components['schemas']['Happened'];

export interface RecapLine {
  number: number | null; // on the card and on the map; null: it happened nowhere in particular
  one: Happened;
}

export interface RecapCard {
  lines: RecapLine[];
  rest: Happened[]; // told together in one soft line
}

export const MOST = 6;
const LIGHT = 5; // what weighs less is told together, unless there is nothing else
const HEAVY = 40; // what weighs so much is told each time, else so many of a kind
const ALIKE = 2;

export function cardOf(recap: Happened[], known: (place: string) => boolean): RecapCard {
  const sorted = [...recap].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || a.number - b.number);
  const heavy = sorted.filter((one) => (one.weight ?? 0) >= LIGHT);
  const alike = new Map<string, number>();
  const telling = (heavy.length ? heavy : sorted).filter((one) => {
    if ((one.weight ?? 0) >= HEAVY) return true;
    const key = `${one.kind} ${one.power}`;
    alike.set(key, (alike.get(key) ?? 0) + 1);
    return alike.get(key)! <= ALIKE;
  });
  const kept = new Set(telling.slice(0, MOST));
  let number = 0;
  const lines = sorted.filter((one) => kept.has(one)).map((one) => ({ number: placesOf(one).some(known) ? ++number : null, one }));
  return { lines, rest: recap.filter((one) => !kept.has(one)) };
}

/** What a contest that is still fought tells by itself: the lines from its opening on. */
export function fought(log: LogLine[]): (one: Happened) => boolean {
  const opened = log.findLast((line) => line.beat?.step === 'open')?.n ?? Infinity;
  const beats = new Set(log.filter((line) => line.beat && line.n >= opened).map((line) => line.n));
  return (one) => beats.has(one.number) || (one.mark === 'battle' && one.number >= opened - 1);
}

export const placesOf = (one: Happened): string[] => (one.path?.length ? one.path : (one.places ?? []));

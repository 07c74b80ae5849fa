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
  made: string[]; // what the reader's own decisions were that left no choice
}

export const MOST = 6;
const LIGHT = 5; // what weighs less is told together, unless there is nothing else
const HEAVY = 40; // what weighs so much is told each time, else so many of a kind
const ALIKE = 2;

export function cardOf(recap: Happened[], known: (place: string) => boolean, made: string[] = []): RecapCard {
  const sorted = [...recap].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || a.number - b.number);
  const heavy = sorted.filter((one) => (one.weight ?? 0) >= LIGHT);
  const alike = new Map<string, number>();
  const telling = (heavy.length ? heavy : sorted).filter((one) => {
    if ((one.weight ?? 0) >= HEAVY) return true;
    const key = `${one.kind} ${one.power}`;
    alike.set(key, (alike.get(key) ?? 0) + 1);
    return alike.get(key)! <= ALIKE;
  });
  const kept = new Set(fairly(telling));
  let number = 0;
  const lines = sorted.filter((one) => kept.has(one)).map((one) => ({ number: placesOf(one).some(known) ? ++number : null, one }));
  return { lines, rest: recap.filter((one) => !kept.has(one)), made };
}

/** As many as have room: of each power its share before the rest of one that did much; what is heavy in any case. */
function fairly(telling: Happened[]): Happened[] {
  const share = Math.ceil(MOST / Math.max(1, new Set(telling.map((one) => one.power)).size));
  const told = new Map<string | null | undefined, number>();
  const first = telling.filter((one) => {
    told.set(one.power, (told.get(one.power) ?? 0) + 1);
    return (one.weight ?? 0) >= HEAVY || told.get(one.power)! <= share;
  });
  return [...first, ...telling.filter((one) => !first.includes(one))].slice(0, MOST);
}

/** What happened in contests before their results: the theatre tells that, a recap how they ended. */
export function fought(log: LogLine[]): (one: Happened) => boolean {
  const within = new Set<number>();
  let open = false;
  for (const line of log) {
    if (line.beat?.step === 'open') open = true;
    else if (line.beat?.step === 'result') open = false;
    if (open) within.add(line.n);
  }
  return (one) => within.has(one.number);
}

export const placesOf = (one: Happened): string[] => (one.path?.length ? one.path : (one.places ?? []));

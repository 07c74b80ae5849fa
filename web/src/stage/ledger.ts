/** A scoring moment: the sums that came with one move, item by item. */

import type { LogLine } from '../api/types';
import type { components } from '../api/schema';

type Score = components['schemas']['Score'];
type Item = components['schemas']['Item'];

export interface Entry {
  score: Score;
  item: Item;
  last: boolean; // of its sum
}

export interface Ledger {
  first: number; // number of its first event
  title: string;
  scores: Score[];
  entries: Entry[];
}

const PARTS = 2; // a sum of so many items is worth a ledger
const SUMS = 3; // or so many sums at once

/** The scoring moments among some lines, one for each move that has one. */
export function ledgersOf(lines: LogLine[]): Ledger[] {
  const moves = new Map<number, LogLine[]>();
  for (const line of lines) if (line.scores?.length) moves.set(line.move, [...(moves.get(line.move) ?? []), line]);
  return [...moves.values()].flatMap((found) => {
    const scores = found.flatMap((line) => line.scores);
    if (scores.length < SUMS && !scores.some((score) => score.items.length >= PARTS)) return [];
    return [{ first: found[0]!.n, title: heading(lines, found[0]!), scores, entries: scores.flatMap((score) => score.items.map((item, i) => ({ score, item, last: i === score.items.length - 1 }))) }];
  });
}

/** The weighty line before it says what is being counted. */
function heading(lines: LogLine[], first: LogLine): string {
  return lines.filter((line) => line.n < first.n && line.move === first.move && line.text && (line.mark === 'turn' || line.mark === 'round' || line.mark === 'weighty')).at(-1)?.text ?? '';
}

/** By power, what the first so many items are worth together. */
export function sums(entries: Entry[]): { power: string; points: number }[] {
  const found = new Map<string, number>();
  for (const { score, item } of entries) found.set(score.power, (found.get(score.power) ?? 0) + item.points);
  return [...found].map(([power, points]) => ({ power, points }));
}

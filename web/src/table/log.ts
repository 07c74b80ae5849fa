/** The log in chapters: rounds, and turns in them. A chapter can be folded; what a power had a part in can be picked out. */

import type { LogLine } from '../api/types';

export interface Chapter {
  n: number; // of its first event: stays the same when the log grows
  head: LogLine | null;
  turn: boolean; // within a round
  lines: LogLine[];
}

const OPEN_ROUNDS = 2; // the newest ones; older ones are folded at first

/** One after another: a round is followed by its turns. */
export function chapters(lines: LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    if (!line.text) continue;
    if (line.mark === 'round' || line.mark === 'turn') found.push({ n: line.n, head: line, turn: line.mark === 'turn', lines: [] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ n: line.n, head: null, turn: false, lines: [line] });
  }
  return found;
}

/** The powers that an event names, whatever part they have in it. */
export function powersOf(line: LogLine, powers: ReadonlySet<string>): Set<string> {
  const named = Object.values(line.data).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
  return new Set(named.filter((value): value is string => typeof value === 'string' && powers.has(value)));
}

/** Whether it is something that one of these powers did. */
export function isDoneBy(line: LogLine, powers: ReadonlySet<string>, mine: ReadonlySet<string>): boolean {
  const [first] = powersOf(line, powers);
  return first !== undefined && mine.has(first);
}

/** Those in which a power had a part, without chapters in which it had none. */
export function withPower(all: Chapter[], power: string, powers: ReadonlySet<string>): Chapter[] {
  return all
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter((line) => powersOf(line, powers).has(power)) }))
    .filter((chapter) => chapter.lines.length);
}

/** Chapters that are folded unless somebody says otherwise: all before the newest rounds. */
export function foldedAtFirst(all: Chapter[]): Set<number> {
  const rounds = all.filter((chapter) => !chapter.turn);
  const first = rounds.at(-OPEN_ROUNDS) ?? rounds[0];
  return new Set(all.slice(0, first ? all.indexOf(first) : 0).map((chapter) => chapter.n));
}

/** What is to be seen: turns of a folded round are not. */
export function unfolded(all: Chapter[], folded: (n: number) => boolean): { chapter: Chapter; open: boolean }[] {
  let round = true;
  return all.flatMap((chapter) => {
    if (!chapter.turn) round = !folded(chapter.n);
    else if (!round) return [];
    return [{ chapter, open: !folded(chapter.n) }];
  });
}

export const placesOf = (line: LogLine): string[] => line.links.flatMap((link) => (link.kind === 'place' ? [link.id] : []));

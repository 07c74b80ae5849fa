/** What the book shows: which rules hold in a match, where each stands, and which hold some words. */

import { plain } from '../lib/plain';
import type { BookBlock, BookChapter, BookInfo, BookSection, ScopeInfo } from '../api/types';

/** A match as far as it is known; null: any. */
export interface Mine {
  scenario: string | null;
  seats: number | null;
  options: Record<string, string | number | boolean> | null;
}

export const ANY: Mine = { scenario: null, seats: null, options: null };

export interface Stand {
  chapter: BookChapter;
  section: BookSection;
  block: BookBlock;
  row: number | null; // of a table
}

/** Whether a rule is needed in a match. The server's Scope.holds says the same. */
export function holds(scope: ScopeInfo | null, mine: Mine): boolean {
  if (!scope) return true;
  const { scenario, seats, options } = mine;
  const seated = (one: string): boolean => {
    const [of, number] = one.includes(':') ? one.split(':') : ['', one];
    return number === String(seats) && (!of || scenario === null || scenario === of);
  };
  return (
    (!scope.scenarios.length || scenario === null || scope.scenarios.includes(scenario)) &&
    (!scope.seats.length || seats === null || scope.seats.some(seated)) &&
    (options === null || Object.entries(scope.options).every(([name, value]) => (options[name] ?? false) === value))
  );
}

/** The chapters with only what holds in a match; what loses all its rules is left out. */
export function mineOnly(chapters: BookChapter[], mine: Mine): BookChapter[] {
  if (mine === ANY) return chapters;
  const rules = (blocks: BookBlock[]): boolean => blocks.some((block) => block.kind !== 'text');
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .filter((section) => holds(section.scope, mine))
        .map((section) => ({ ...section, blocks: section.blocks.filter((block) => holds(block.scope, mine)) }))
        .filter((section) => rules(section.blocks)),
    }))
    .filter((chapter) => chapter.sections.length);
}

/** Where each id stands. */
export function stands(book: BookInfo): Map<string, Stand> {
  const found = new Map<string, Stand>();
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks) {
        if (block.id) found.set(block.id, { chapter, section, block, row: null });
        block.ids.forEach((id, row) => id && !found.has(id) && found.set(id, { chapter, section, block, row }));
      }
  return found;
}

export const said = (block: BookBlock): string => [block.text, ...block.story.map((part) => part.text), ...block.rows.map((row) => row.join(' · '))].filter(Boolean).join(' ');

/** The parts of a number in their order: 4.2.10 comes after 4.2.9. */
const natural = new Intl.Collator('en', { numeric: true });

/** The player aid of what is left of a book: under each heading the rules it tells, with those under them. */
export function aid(book: BookInfo, chapters: BookChapter[]): { head: string; blocks: BookBlock[] }[] {
  const all = chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.blocks)).filter((block) => block.id);
  const under = (id: string): BookBlock[] => all.filter((block) => block.id === id || block.id.startsWith(`${id}.`)).sort((a, b) => natural.compare(a.id, b.id));
  return Object.entries(book.aid).map(([head, ids]) => ({ head, blocks: [...new Set(ids.flatMap(under))] })).filter((one) => one.blocks.length);
}

export interface Hit {
  id: string;
  chapter: BookChapter;
  text: string;
}

/** The statements, rulings, examples and rows that hold all the words, in the order of the book; those with such an id first. */
export function search(chapters: BookChapter[], words: string): Hit[] {
  const wanted = plain(words).match(/[\p{L}\p{N}.'’-]+/gu) ?? [];
  if (!wanted.length) return [];
  const hits: Hit[] = [];
  const look = (id: string, chapter: BookChapter, section: BookSection, text: string): void => {
    const all = plain(`${id} ${section.title} ${text}`);
    if (wanted.every((word) => all.includes(word))) hits.push({ id, chapter, text });
  };
  for (const chapter of chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks) {
        if (block.id) look(block.id, chapter, section, said(block));
        block.rows.forEach((row, i) => block.ids[i] && look(block.ids[i], chapter, section, row.slice(1).join(' · ')));
      }
  const named = (hit: Hit): boolean => wanted.length === 1 && /\d/.test(wanted[0]!) && plain(hit.id).includes(wanted[0]!);
  return [...hits.filter(named), ...hits.filter((hit) => !named(hit))];
}

/** A text around the first of the words, cut into pieces; every second one is such a word. */
export function excerpt(text: string, words: string, most = 220): string[] {
  const wanted = plain(words).match(/[\p{L}\p{N}.'’-]+/gu) ?? [];
  const bare = text.replace(/\*\*|`/g, '');
  const folded = [...bare].map((letter) => plain(letter) || letter).map((letter) => letter[0]!).join('');
  const first = Math.min(...wanted.map((word) => folded.indexOf(word)).filter((at) => at >= 0), bare.length);
  const from = first > most / 2 && first < bare.length ? bare.lastIndexOf(' ', first - most / 3) + 1 : 0;
  const cut = bare.slice(from, from + most);
  const marks: [number, number][] = [];
  for (const word of wanted) for (let at = folded.indexOf(word, from); at >= 0 && at < from + most; at = folded.indexOf(word, at + word.length)) marks.push([at - from, at - from + word.length]);
  const parts: string[] = [];
  let at = 0;
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    if (start < at) continue;
    parts.push(cut.slice(at, start), cut.slice(start, end));
    at = end;
  }
  parts.push(cut.slice(at) + (from + most < bare.length ? ' …' : ''));
  if (from) parts[0] = `… ${parts[0]}`;
  return parts;
}

/** The options that rules of this book depend on. */
export function optionsUsed(book: BookInfo): Set<string> {
  const used = new Set<string>();
  for (const chapter of book.chapters) for (const section of chapter.sections) for (const block of section.blocks) for (const name of Object.keys(block.scope?.options ?? {})) used.add(name);
  return used;
}

/** An id without the prefix of its game: 8.3.2, R-21. */
export const tail = (id: string): string => id.replace(/^[A-Z]+-/, '');

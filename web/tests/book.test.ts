import { beforeAll, expect, it, vi } from 'vitest';
import type { BookBlock, BookInfo } from '../src/api/types';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

let book: typeof import('../src/rules/book');
beforeAll(async () => {
  book = await import('../src/rules/book');
});

const block = (id: string, text: string, more: Partial<BookBlock> = {}): BookBlock => ({ kind: 'statement', id, text, head: [], rows: [], ids: [], story: [], scope: null, rulings: [], examples: [], same: [], cases: [], kin: [], figure: null, ...more });
const only = (scenarios: string[], seats: string[] = [], options: Record<string, boolean> = {}) => ({ scenarios, seats, options });
const chapters = [
  { key: '1', title: 'Ruch', role: 'rules', intro: '', sections: [{ key: '1.1', title: 'Źródła', scope: null, blocks: [block('X-1.1.1', 'Generał może ruszyć.'), block('X-1.1.2', 'Łódź płynie.', { scope: only(['sea']) })] }] },
  { key: '2', title: 'Sea', role: 'rules', intro: '', sections: [{ key: '2.1', title: '', scope: only(['sea']), blocks: [block('', '', { kind: 'table', head: ['id', 'what'], rows: [['X-2.1.1', 'Generał na łodzi']], ids: ['X-2.1.1'] })] }] },
];
const whole = { prefix: 'X', lang: 'pl', chapters, kin: {}, about: {}, short: {} } as unknown as BookInfo;

it('leaves only what holds in a match', () => {
  expect(book.mineOnly(chapters, book.ANY)).toBe(chapters);
  const land = book.mineOnly(chapters, { scenario: 'land', seats: 3, options: null });
  expect(land.map((one) => one.key)).toEqual(['1']);
  expect(land[0]!.sections[0]!.blocks.map((one) => one.id)).toEqual(['X-1.1.1']);
  const mine = { scenario: '1702', seats: 6, options: { generals: true } };
  expect([only([], ['6']), only([], ['1618:6']), only([], ['1702:6']), only([], [], { generals: true }), only([], [], { bluff: true })].map((one) => book.holds(one, mine))).toEqual([true, false, true, true, false]);
  expect(book.holds(only(['a'], ['2'], { x: true }), book.ANY)).toBe(true);
});

it('finds words with and without diacritics, and ids first', () => {
  expect(book.search(chapters, 'general lodz').map((one) => one.id)).toEqual(['X-2.1.1']);
  expect(book.search(chapters, 'GENERAŁ').map((one) => one.id)).toEqual(['X-1.1.1', 'X-2.1.1']);
  expect(book.search(chapters, 'lodz').map((one) => one.id)).toEqual(['X-1.1.2', 'X-2.1.1']);
  expect(book.search(chapters, '2.1.1').map((one) => one.id)).toEqual(['X-2.1.1']);
  expect(book.search(chapters, '  ')).toEqual([]);
});

it('marks what was searched', () => {
  expect(book.excerpt('Łódź płynie.', 'lodz')).toEqual(['', 'Łódź', ' płynie.']);
  const long = book.excerpt(`${'słowo '.repeat(80)}Generał`, 'general');
  expect(long[0]!.startsWith('… ')).toBe(true);
  expect(long[1]).toBe('Generał');
});

it('knows where each rule stands', () => {
  const places = book.stands(whole);
  expect(places.get('X-2.1.1')).toMatchObject({ row: 0, chapter: { key: '2' } });
  expect(places.get('X-1.1.2')).toMatchObject({ row: null, section: { key: '1.1' } });
  expect(book.tail('K-R-21')).toBe('R-21');
});

it('makes the player aid of what holds, in the order of the numbers', () => {
  const aided = { ...whole, aid: { actions: ['X-1.1'], costs: ['X-9'] } } as unknown as BookInfo;
  expect(book.aid(aided, chapters).map((one) => [one.head, one.blocks.map((block) => block.id)])).toEqual([['actions', ['X-1.1.1', 'X-1.1.2']]]);
  const land = book.mineOnly(chapters, { scenario: 'land', seats: 3, options: null });
  expect(book.aid(aided, land)[0]!.blocks.map((block) => block.id)).toEqual(['X-1.1.1']);
});

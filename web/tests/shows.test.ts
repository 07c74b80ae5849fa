import { expect, it } from 'vitest';
import { notesOf, pathOf } from '../src/map/shows';
import type { BoardMap } from '../src/map/types';
import type { Piece } from '../src/table/scene';
import { piece as made } from './scenes';

const spot = (x: number, y: number) => ({ slot: [x, y, 30, 30] }) as unknown as BoardMap['places'][string];
const map = {
  places: { a: spot(0, 0), b: spot(10, 0), c: spot(20, 5) },
  sheet: { lines: [{ a: 'b', b: 'a', kind: 'road', d: 'M10 0Q5 2 0 0' }] },
} as unknown as BoardMap;
const piece = (id: string, shows?: Piece['shows']): Piece => made(id, shows && { shows });

it('draws a path along the lines of the map, whichever way they run, and straight where there is none', () => {
  expect(pathOf(map, ['a', 'b', 'c'])).toBe('M10 0Q5 2 0 0M10 0L20 5');
  expect(pathOf(map, ['a'])).toBe('');
  expect(pathOf(map, ['a', 'nowhere'])).toBe('');
});

it('writes one number at each place: of what is near before what is far', () => {
  const pieces = [
    piece('first', { steps: [{ note: '1', places: ['a'] }, { note: '7', places: ['b', 'c'], far: true }] }),
    piece('second', { steps: [{ note: '2', places: ['a', 'b'] }] }),
    piece('third'),
  ];
  expect(notesOf(pieces)).toEqual([
    { id: 'a', text: '1', far: false },
    { id: 'b', text: '2', far: false },
    { id: 'c', text: '7', far: true },
  ]);
});

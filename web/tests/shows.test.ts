import { expect, it } from 'vitest';
import { aside } from '../src/board/aside';
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

const words = { lines: ['Name'], at: [40, 0] as [number, number], size: 16, width: 40 };

it('lets a name step aside for the pieces in its city, and only then', () => {
  expect(aside(words, [0, 0], [])).toEqual([0, 0]);
  expect(aside(words, [0, 0], [{ at: [-30, 0], scale: 1 }])).toEqual([0, 0]);
  expect(aside(words, [0, 0], [{ at: [0, 0], scale: 2 }])).toEqual([2 * 17 + 2 + 20 - 40, 0]);
  expect(aside(words, [0, 0], [{ at: [0, 0], scale: 2 }], [], 1.5)).toEqual([2 * 21 + 2 + 30 - 60, 0]); // from afar
});

it('lets a name go to another side of its city when a neighbour is in the way', () => {
  const [dx, dy] = aside(words, [0, 0], [], [{ at: [45, 0], scale: 1 }]);
  const [x, y] = [40 + dx, dy];
  expect(Math.abs(x - 45) > 20 + 17 || Math.abs(y) > 6.4 + 17).toBe(true);
  expect([x, y]).not.toEqual([40, 0]);
});

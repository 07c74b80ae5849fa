import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectOf, footOf, isLong } from '../src/cards/foot';
import { BoardNamesAt } from '../src/board/names';
import { boundsOf, LEAST, letter, makeWay, meet, type Name, type Placed } from '../src/map/lettering';
import { TerritoryNames } from '../src/map/names';
import { ribbonsOf } from '../src/map/ribbon';
import type { BoardMap, Frame } from '../src/map/types';
import { gapOf, sinkOf, turnOf } from '../src/table/fan';
import type { Piece } from '../src/table/scene';

const read = (board: string): BoardMap => JSON.parse(readFileSync(new URL(`../src/maps/${board}.json`, import.meta.url), 'utf8')) as BoardMap;
const overlaps = (found: Map<string, Placed>): string[] => {
  const all = [...found];
  return all.flatMap(([a, one], i) => all.slice(i + 1).flatMap(([b, other]) => (meet(boundsOf(one), boundsOf(other)) ? [`${a} / ${b}`] : [])));
};
const around = ([x, y]: [number, number, ...number[]], half: number): Frame => [x - half, y - half, x + half, y + half];

describe.each([['coalitions_empire', 0.56], ['coalitions_revolution', 0.56], ['realpolitik', 0.62], ['raison_1618', 0.46], ['raison_1702', 0.46]] as const)('the names of %s', (board, first) => {
  const map = read(board);
  const names = new TerritoryNames(map);

  it('are all there at the first fit, large enough, and none meets another', () => {
    const found = names.at(first, []);
    expect(found.size).toBe(Object.keys(map.places).length);
    expect(Math.min(...[...found.values()].map((one) => one.size * first))).toBeGreaterThanOrEqual(LEAST);
    expect(overlaps(found)).toEqual([]);
  });

  it('make way for a piece in every place', () => {
    const bodies = Object.values(map.places).map((place) => around(place.slot, 13 / first));
    const found = names.at(first, bodies);
    const corners = bodies.map(([x0, y0, x1, y1]): [number, number][] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]);
    expect([...found].filter(([, one]) => corners.some((body) => meet(boundsOf(one), body))).map(([id]) => id)).toEqual([]);
    expect(overlaps(found)).toEqual([]);
  });
});

describe.each([['imperial_struggle', 'en'], ['imperial_struggle', 'pl'], ['maria', 'en'], ['maria', 'pl'], ['maria_bohemia', 'en'], ['maria_bohemia', 'pl']] as const)('the names of %s in %s', (board, language) => {
  const names = new BoardNamesAt(read(board).sheet!, language);

  it.each([0.3, 0.36, 0.44, 0.56, 0.72, 0.92, 1.3])('can be read at %f pixels per unit', (k) => {
    const found = names.at(k, []);
    expect(Math.min(...[...found.values()].map((one) => one.size * k))).toBeGreaterThanOrEqual(LEAST);
    expect(overlaps(found)).toEqual([]);
  });

  it('are all there when one is near', () => {
    expect(names.at(0.92, []).size).toBe(names.all.length);
  });
});

describe('a name', () => {
  const name = (more: Partial<Name> = {}): Name => ({ id: 'a', lines: ['Name'], at: [40, 0], size: 16, width: 40, rank: 1, ...more });

  it('stays as it was drawn when that can be read', () => {
    expect(letter([name()], 1).get('a')).toMatchObject({ at: [40, 0], size: 16 });
  });

  it('grows when it is too small, and moves off what is taken', () => {
    const grown = letter([name()], 0.5, [[30, -8, 50, 8]]).get('a')!;
    expect(grown.size).toBeCloseTo(23, 0);
    expect(grown.at).not.toEqual([40, 0]);
  });

  it('waits when there is no room', () => {
    expect(letter([name()], 0.5, [[-400, -400, 400, 400]]).size).toBe(0);
  });

  it('steps to another side of its city for a piece, and only then', () => {
    const all = [name({ around: [-9, -9, 9, 9] })];
    const drawn = letter(all, 1);
    expect(makeWay(drawn, all, [[-40, -17, -6, 17]])).toBe(drawn);
    const [x, y] = makeWay(drawn, all, [[-20, -20, 30, 20]]).get('a')!.at;
    expect(Math.abs(x - 5) > 25 + 20 || Math.abs(y) > 20 + 7).toBe(true);
  });
});

describe('cards', () => {
  it('lie in a fan: 66 pixels apart, 36 if there are many, 2.4 degrees from one to the next', () => {
    expect([gapOf(5, 560), gapOf(10, 560), gapOf(40, 560)]).toEqual([66, 56, 36]);
    expect([-2, -1, 0, 1, 2].map((place) => turnOf(place, 5))).toEqual([-4.8, -2.4, 0, 2.4, 4.8]);
    expect(sinkOf(0, 5)).toBe(0);
    expect(sinkOf(2, 5)).toBeCloseTo(8.8);
  });

  it('say at their foot what they would do now, else how they stand', () => {
    const card = { ref: 'card:x/y', title: 'Y', lines: [{ text: 'One point.' }, { text: 'Condition met', tone: 'good' }], note: 'bonus met' };
    expect(footOf(card)).toEqual({ text: 'bonus met', good: true });
    expect(footOf({ ...card, now: '+3 VP' })).toEqual({ text: '+3 VP', good: true });
    expect(footOf({ ref: 'card:x/z', title: 'Z' })).toBeNull();
    expect([effectOf(card), isLong(card), isLong({ ...card, lines: [{ text: 'word '.repeat(40) }] })]).toEqual([['One point.'], false, true]);
  });
});

it('writes names and strengths on ribbons as far as they are known', () => {
  const piece = (more: Partial<Piece>): Piece => ({ ref: 'piece:p', id: 'p', type: 'general', power: 'x', letter: 'X', place: 'here', text: '', ...more });
  const found = ribbonsOf([piece({ name: 'Own', troops: 4 }), piece({ name: 'Other', hidden: true }), piece({ named: 'N', troops: 3 }), piece({ name: 'Train' })]);
  expect(found).toEqual([{ name: 'Own', strength: '4' }, { name: 'Other', strength: '?' }]);
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api/types';
import { ghostsOf } from '../src/map/ghosts';
import type { BoardMap } from '../src/map/types';
import { ledgersOf, sums } from '../src/stage/ledger';
import { cardOf, fought, type Happened } from '../src/stage/recap';

const happened = (number: number, weight: number, more: Partial<Happened> = {}): Happened => ({ number, kind: 'k', text: { text: `event ${number}` }, weight, ...more });
const line = (n: number, move: number, more: Partial<LogLine> = {}): LogLine => ({ n, move, kind: 'k', text: `line ${n}`, links: [], data: {}, scores: [], ...more });
const map = { places: { a: { slot: [0, 0, 9, 9], d: '' }, b: { slot: [100, 0, 9, 9], d: '' }, c: { slot: [100, 100, 9, 9], d: '' } } } as unknown as BoardMap;

describe('the recap', () => {
  it('tells the weightiest first and the light things together', () => {
    const card = cardOf([happened(1, 10, { places: ['a'] }), happened(2, 1), happened(3, 110, { places: ['b'] }), happened(4, 10)], () => true);
    expect(card.lines.map((l) => [l.number, l.one.number])).toEqual([[1, 3], [2, 1], [null, 4]]);
    expect(card.rest.map((one) => one.number)).toEqual([2]);
  });
  it('has six lines at the most', () => {
    const card = cardOf(Array.from({ length: 9 }, (_, i) => happened(i, 10 + i, { kind: `k${i}` })), () => true);
    expect(card.lines.map((l) => l.one.number)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(card.rest).toHaveLength(3);
  });
  it('tells two of a kind by one power, the others together', () => {
    const card = cardOf(Array.from({ length: 5 }, (_, i) => happened(i, 12, { power: 'x' })), () => true);
    expect([card.lines.length, card.rest.length]).toEqual([2, 3]);
  });
  it('tells the light things if there is nothing else', () => {
    expect(cardOf([happened(1, 1)], () => true).lines).toHaveLength(1);
  });
  it('numbers only what stands on the map', () => {
    expect(cardOf([happened(1, 10, { places: ['nowhere'] })], (id) => id !== 'nowhere').lines[0]!.number).toBeNull();
  });
  it('leaves it to the theatre how a battle is fought, and tells how it ended', () => {
    const beat = (n: number, step: string): LogLine => line(n, 2, { beat: { step } as LogLine['beat'] });
    const within = fought([line(1, 1), beat(2, 'open'), line(3, 2), beat(4, 'result'), beat(5, 'note'), beat(6, 'open'), line(7, 2)]);
    expect([1, 2, 3, 4, 5, 6, 7].filter((n) => within(happened(n, 10)))).toEqual([2, 3, 6, 7]);
  });
});

describe('ghosts', () => {
  const lines = [
    { number: 1, one: happened(1, 10, { path: ['a', 'b'], power: 'x' }) },
    { number: 2, one: happened(2, 10, { path: ['b', 'a'], power: 'y' }) },
    { number: 3, one: happened(3, 10, { places: ['c'], mark: 'battle' as const }) },
    { number: null, one: happened(4, 10) },
  ];
  it('have an arrow where something went, and none over another', () => {
    const found = ghostsOf(map, lines, 1);
    expect(found.map((g) => [g.number, g.d !== null, g.battle])).toEqual([[1, true, false], [2, true, false], [3, false, true]]);
    for (const [i, a] of found.entries()) for (const b of found.slice(i + 1)) expect(Math.hypot(a.disc[0] - b.disc[0], a.disc[1] - b.disc[1])).toBeGreaterThanOrEqual(20);
  });
  it('point at where it ends', () => {
    const [one] = ghostsOf(map, lines, 1);
    expect(one!.tip!.at[0]).toBeGreaterThan(60);
    expect(Math.abs(one!.tip!.angle)).toBeLessThan(30);
  });
});

describe('the ledger', () => {
  const score = (power: string, ...points: number[]) => ({ title: '', power, total: points.reduce((a, b) => a + b, 0), items: points.map((n) => ({ label: `${n}`, points: n })) });
  it('opens for sums of several parts, and for many at once', () => {
    expect(ledgersOf([line(1, 1, { scores: [score('x', 1)] })])).toEqual([]);
    const [two] = ledgersOf([line(0, 1, { mark: 'turn', text: 'Turn 2' }), line(1, 1, { scores: [score('x', 1, 2)] })]);
    expect(two!.title).toBe('Turn 2');
    expect(two!.entries.map((e) => [e.item.points, e.last])).toEqual([[1, false], [2, true]]);
    expect(ledgersOf([1, 2, 3].map((n) => line(n, 1, { scores: [score('x', n)] })))).toHaveLength(1);
  });
  it('adds up what has been told', () => {
    const [one] = ledgersOf([line(1, 1, { scores: [score('x', 1, 2), score('y', 4)] })]);
    expect(sums(one!.entries.slice(0, 2))).toEqual([{ power: 'x', points: 3 }]);
    expect(sums(one!.entries)).toEqual([{ power: 'x', points: 3 }, { power: 'y', points: 4 }]);
  });
});

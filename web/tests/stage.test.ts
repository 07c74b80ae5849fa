import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api/types';
import { ghostsOf } from '../src/map/ghosts';
import type { BoardMap } from '../src/map/types';
import { facesOf } from '../src/stage/faces';
import { before, edgeFor, ledgersOf, sums } from '../src/stage/ledger';
import { cardOf, fought, type Happened } from '../src/stage/recap';
import { columnsOf, endsOf } from '../src/stage/theatres';
import { ended, filled, openedBy, type Staged } from '../src/stage/together';
import type { Beat, Box, Prompt, Scene, Tile } from '../src/table/scene';
import { asking, empty, option } from './scenes';

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
  it('tells of every power before the rest of one that did much', () => {
    const card = cardOf([...Array.from({ length: 8 }, (_, i) => happened(i, 12, { power: 'x', kind: `k${i}` })), happened(8, 10, { power: 'y' }), happened(9, 10, { power: 'z' })], () => true);
    expect(card.lines.map((l) => l.one.number)).toEqual([0, 1, 2, 3, 8, 9]);
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
    expect(sums(one!.entries.slice(0, 2))).toEqual([{ power: 'x', track: null, points: 3 }]);
    expect(sums(one!.entries)).toEqual([{ power: 'x', track: null, points: 3 }, { power: 'y', track: null, points: 4 }]);
  });
  it('never adds up what is counted on different tracks, and leaves out what is only listed', () => {
    const listed = { title: '', power: null, total: 0, items: [{ label: 'a garrison goes', points: 0 }] };
    const [one] = ledgersOf([line(1, 1, { scores: [{ ...score('x', 1), track: 'vp' }, { ...score('x', 2), track: 'treaty' }, listed] })]);
    expect(one!.entries).toHaveLength(3);
    expect(sums(one!.entries)).toEqual([{ power: 'x', track: 'vp', points: 1 }, { power: 'x', track: 'treaty', points: 2 }]);
  });
  it('moves the markers with each item', () => {
    const fact = (value: number) => ({ id: 'vp', title: 'VP', value });
    const power = (id: string, value: number) => ({ ref: `power:${id}`, id, name: id, letter: id, seat: null, facts: [fact(value)] });
    const scene = { ...empty, powers: [power('x', 20), power('y', 7)], tracks: [{ id: 'vp', title: '', first: 0, last: 30, markers: [{ value: 20 }] }] };
    const [one] = ledgersOf([line(1, 1, { scores: [{ ...score('x', 1, 2), track: 'vp', before: 18, after: 21 }, { ...score('y', 1), track: 'vp', before: 21, after: 20 }] })]);
    const marker = (told: number): number => before(scene, one!.entries.slice(told)).tracks[0]!.markers[0]!.value;
    expect([0, 1, 2, 3].map(marker)).toEqual([18, 19, 21, 20]);
    expect(before(scene, one!.entries.slice(1)).powers.map((p) => p.facts[0]!.value)).toEqual([18, 8]);
  });
  it('stands where it covers the least of what it speaks of, and stays there if that is as good', () => {
    expect(edgeFor([[100, 50], [200, 50]], 404, 1216, false)).toBe(true);
    expect(edgeFor([[1100, 50]], 404, 1216, true)).toBe(false);
    expect(edgeFor([[600, 50]], 404, 1216, true)).toBe(true);
  });
});

describe('what is decided together', () => {
  const beat = (n: number, one: Beat, text = ''): LogLine => line(n, 1, { beat: one, text });
  const voice = (id: string, power: string, state: 'open' | 'now' | 'shown' | 'sealed') => ({ id, title: id, power, state });
  const vote: Staged = { id: 'vote', title: 'Vote', text: '', voices: [voice('mainz', 'x', 'now'), voice('trier', 'x', 'now'), voice('bonn', 'y', 'shown')], shares: [{ power: 'x', count: 0 }, { power: 'y', count: 1 }], needed: 2 };
  it('the log says for whom a vote was given', () => {
    const log = [beat(1, { step: 'cast', power: 'y', text: 'for y', choice: 'y', voices: ['bonn'] })];
    expect(filled(vote, log).voices![2]).toMatchObject({ choice: 'y', text: 'for y' });
  });
  it('the last vote and the verdict are seen though the scene has gone on', () => {
    const end = ended(vote, [beat(2, { step: 'cast', power: 'x', text: 'for x', choice: 'x' }), beat(3, { step: 'verdict', winner: 'x' }, 'x is elected.')])!;
    expect(end.staged.voices!.map((one) => [one.state, one.choice])).toEqual([['shown', 'x'], ['shown', 'x'], ['shown', undefined]]);
    expect(end.staged.shares).toEqual([{ power: 'x', count: 2 }, { power: 'y', count: 1 }]);
    expect(end.verdict).toEqual({ winner: 'x', text: 'x is elected.' });
    expect(ended(vote, [line(4, 1)])).toBeNull();
  });
  it('only what was sealed is opened', () => {
    const lines = [beat(1, { step: 'cast', power: 'x', text: '3', sealed: true }), beat(2, { step: 'cast', power: 'y', text: 'for y', choice: 'y' })];
    expect(openedBy(lines)).toEqual([{ n: 1, power: 'x', text: '3' }]);
  });
});

describe('theatres side by side', () => {
  const box = (id: string): Box => ({ ref: `tile:${id}`, id, title: id, text: '', tables: [], sides: ['x', 'y'].map((power) => ({ power, tiles: [{ value: null, title: 'face down' }], bonus: 0, parts: '', total: null })) });
  const opened = (n: number, place: string): LogLine => line(n, 1, { beat: { step: 'open', place, title: place, sides: ['x', 'y'].map((id) => ({ id, title: id, powers: [id] })) } });
  const stack = (n: number, power: string, value: number): LogLine => line(n, 1, { beat: { step: 'stack', power, place: 'one', text: '', cards: [{ value, title: `${value}` }], total: value } });
  const log = [opened(1, 'one'), stack(2, 'x', 3), stack(3, 'y', 1), line(4, 1, { beat: { step: 'result', values: {}, winner: 'x' }, text: 'x wins' }), opened(5, 'two')];
  it('show what was fought, and keep face down what is to come', () => {
    const boxes = [box('one'), box('two')];
    const columns = columnsOf(boxes, endsOf(log, boxes), null);
    expect(columns.map((one) => [one.state, one.winner])).toEqual([['done', 'x'], ['coming', null]]);
    expect(columns[0]!.sides.map((side) => [side.total, side.tiles[0]!.value])).toEqual([[3, 3], [1, 1]]);
    expect(columns[1]!.sides.map((side) => [side.total, side.tiles[0]!.value])).toEqual([[null, null], [null, null]]);
  });
});

describe('cards in large faces', () => {
  const tile = (id: string): Tile => ({ ref: `tile:${id}`, id, title: id, text: 'does something' });
  const row = { ref: 'row:r', id: 'r', title: 'Cards', tiles: ['a', 'b', 'c'].map(tile) };
  const pair = (id: number, ...ids: string[]) => option(id, `take ${ids.join(' ')}`, { refs: ids.map((one) => `tile:${one}`) });
  const scene = (more: Partial<Prompt>, rows = [row]): Scene => ({ ...empty, rows, prompt: asking([pair(0, 'a', 'b'), pair(1, 'a', 'c')], { sealed: true, ...more }) });
  it('are those out of which several are chosen in secret', () => {
    expect(facesOf(scene({}))?.id).toBe('r');
    expect(facesOf(scene({ sealed: false }))).toBeNull();
    expect(facesOf(scene({ yours: false }))).toBeNull();
    expect(facesOf(scene({ options: [pair(0, 'a'), pair(1, 'b')] }))).toBeNull();
  });
  it('are put away once the choice is sealed', () => {
    expect(facesOf(scene({ chosen: 0 }))).toBeNull();
    expect(facesOf(scene({ chosen: 0 }), true)?.id).toBe('r');
  });
  it('lie in one row, face up and with words', () => {
    expect(facesOf(scene({ options: [pair(0, 'a', 'elsewhere')] }))).toBeNull();
    expect(facesOf(scene({}, [{ ...row, tiles: [tile('a'), tile('b'), { ...tile('c'), face_up: false }] }]))).toBeNull();
  });
});

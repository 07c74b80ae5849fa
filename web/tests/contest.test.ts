import { expect, it } from 'vitest';
import type { LogLine } from '../src/api/types';
import { drawn, stepsOf, tell, toldAt } from '../src/table/contest';
import type { Beat, Contest } from '../src/table/scene';

const card = (value: number) => ({ value, title: `card ${value}` });
let n = 0;
const line = (move: number, beat: Beat | null, text = ''): LogLine => ({ n: n++, move, kind: '', text, links: [], data: {}, mark: null, beat: beat as LogLine['beat'], scores: [] });

/** A fight at the ford: Red attacks with a friend from the hill, Blue defends and Green helps it from the town. */
function fight(): LogLine[] {
  n = 0;
  return [
    line(1, null, 'march'),
    line(1, { step: 'open', place: 'ford', title: 'Battle at the ford', sides: [{ id: 'a', title: 'Attacker', powers: ['red'] }, { id: 'd', title: 'Defender', powers: [], rest: true }] }),
    line(1, { step: 'strength', values: { a: 3, d: 4 }, captions: { a: 'base 3', d: 'base 4' } }),
    line(2, { step: 'join', power: 'red', place: 'hill', side: 'a', text: 'supports from the hill' }),
    line(3, { step: 'join', power: 'green', place: 'town', side: 'd', text: 'supports from the town' }),
    line(3, { step: 'add', side: 'd', value: 2, text: 'a hero' }),
    line(4, null, 'somebody passes'),
    line(5, { step: 'stack', power: 'red', place: 'ford', text: 'at the ford', cards: [card(5)], total: 5 }),
    line(5, { step: 'stack', power: 'red', place: 'hill', text: 'on the hill', cards: [card(1), card(1)], total: 3 }),
    line(5, { step: 'stack', power: 'blue', place: 'ford', text: 'at the ford', cards: [card(2)], total: 2 }),
    line(5, { step: 'stack', power: 'green', place: 'town', text: 'in the town', cards: [card(2)], total: 2 }),
    line(5, { step: 'result', values: { a: 11, d: 10 }, winner: 'a', caption: 'final' }, '11 to 10'),
    line(5, { step: 'note' }, 'Blue loses a troop'),
    line(5, { step: 'note', told: false }, 'Red draws a card'),
    line(6, { step: 'note' }, 'Blue goes home'),
    line(7, null, 'the next turn'),
    line(7, { step: 'note' }, 'Red gains morale'),
  ];
}

it('tells a contest from its lines, and what happens afterwards is no part of it', () => {
  const [told, ...more] = tell(fight());
  expect(more).toEqual([]);
  expect(told!.notes.map((note) => note.text)).toEqual(['Blue loses a troop', 'Blue goes home']);
  expect(told!.result).toMatchObject({ winner: 'a', text: '11 to 10', move: 5, n: 11 });
  expect(stepsOf(told!)).toBe(4 + 1 + 2);
  expect(told!.closed).toBe(true);
});

it('reveals one stack after another, and the sums grow with them', () => {
  const [told] = tell(fight());
  const sums = (step: number) => drawn(told!, null, step).contest.sides.map((side) => side.known_strength);
  expect([0, 1, 2, 3, 4, 5].map(sums)).toEqual([[3, 6], [8, 6], [11, 6], [11, 8], [11, 10], [11, 10]]);
  const begun = drawn(told!, null, 1).contest;
  expect(begun.stacks.map((s) => [s.power, s.side, s.cards.map((c) => c.value)])).toEqual([
    ['red', 'a', [5]], ['red', 'a', [undefined, undefined]], ['blue', 'd', [undefined]], ['green', 'd', [undefined]],
  ]);
  expect([begun.final, begun.winner]).toEqual([false, null]);
  expect(begun.sides.map((side) => side.notes)).toEqual([['base 3'], ['base 4', 'a hero']]);
  expect(begun.sides.map((side) => side.powers)).toEqual([['red'], ['blue']]);
});

it('then tells the result, then what came of it', () => {
  const [told] = tell(fight());
  expect(drawn(told!, null, 4).result).toBe('');
  const over = drawn(told!, null, 5);
  expect([over.contest.final, over.contest.winner, over.result, over.notes]).toEqual([true, 'a', '11 to 10', []]);
  expect(over.contest.sides[0]!.notes).toEqual(['final', 'base 3']);
  expect(drawn(told!, null, 7).notes).toEqual(['Blue loses a troop', 'Blue goes home']);
});

it('keeps those who played no cards, as the scene had them', () => {
  const [told] = tell(fight());
  const stack = (power: string, place: string, side: string) => ({ piece: `${power}-1`, power, place, side, text: '', note: '0 of 2', cards: [] });
  const seen: Contest = {
    place: 'ford', title: '', final: false, winner: null,
    sides: [{ id: 'a', title: '', powers: ['red'], strength: 3, known_strength: 3 }, { id: 'd', title: '', powers: ['blue', 'grey'], strength: 4, known_strength: 4 }],
    stacks: [stack('red', 'ford', 'a'), stack('blue', 'ford', 'd'), stack('grey', 'ford', 'd')],
  };
  const { contest } = drawn(told!, seen, 7);
  expect(contest.stacks.map((s) => [s.power, s.place, s.cards.length, s.note])).toEqual([
    ['red', 'ford', 1, '+5'], ['blue', 'ford', 1, '+2'], ['grey', 'ford', 0, ''], ['red', 'hill', 2, '+3'], ['green', 'town', 1, '+2'],
  ]);
  expect(contest.sides[1]!.powers).toEqual(['blue', 'grey']);
  expect(drawn(told!, { ...seen, place: 'elsewhere' }, 7).contest.stacks).toHaveLength(4);
});

it('finds the contest that a move decided or that something came of', () => {
  const lines = fight();
  expect(toldAt(lines, 4)).toBeNull();
  expect(toldAt(lines, 5)?.step).toBe(4 + 1 + 1);
  expect(toldAt(lines, 6)?.step).toBe(4 + 1 + 2);
  expect(toldAt(lines, 7)).toBeNull();
});

it('takes strengths that are announced at once from the line that opens it', () => {
  n = 0;
  const sides = [{ id: 'red', title: 'Red', powers: ['red'] }, { id: 'blue', title: 'Blue', powers: ['blue'] }];
  const lines = [
    line(1, { step: 'open', place: 'ford', title: 'Battle at the ford', sides, values: { red: 4, blue: 2 } }),
    line(2, { step: 'stack', power: 'blue', place: 'first', text: '7', cards: [card(7)], total: 7 }),
    line(3, { step: 'stack', power: 'blue', place: 'second', text: '3', cards: [card(3)], total: 3 }),
    line(4, { step: 'result', values: {}, winner: 'blue' }, 'Blue wins'),
  ];
  const [told] = tell(lines);
  expect([0, 1, 2, 3].map((step) => drawn(told!, null, step).contest.sides.map((side) => side.known_strength))).toEqual([[4, 2], [4, 9], [4, 12], [4, 12]]);
});

it('passes on suits and that cards come one by one', () => {
  n = 0;
  const lines = [
    line(1, { step: 'open', place: 'ford', title: 'Fight', ordered: true, sides: [{ id: 'red', title: 'Red', powers: ['red'], suit: 'hearts' }, { id: 'blue', title: 'Blue', powers: ['blue'], suit: 'clubs' }], values: { red: 4, blue: 2 } }),
    line(2, { step: 'stack', power: 'blue', place: '1', text: '7 of clubs', cards: [{ value: 7, title: '7 of clubs', ability: 'clubs' }], total: 7 }),
    line(3, { step: 'result', values: {}, winner: 'blue' }, 'Blue wins'),
  ];
  const before = drawn(tell(lines)[0]!, null, 0).contest;
  expect(before.stacks[0]!.cards[0]).toEqual({ ref: '', face_up: false, title: '' });
  const { contest } = drawn(tell(lines)[0]!, null, 1);
  expect(contest.ordered).toBe(true);
  expect(contest.sides.map((side) => [side.suit, side.known_strength])).toEqual([['hearts', 4], ['clubs', 9]]);
  expect(contest.stacks[0]!.cards[0]).toEqual({ ref: '', value: 7, face_up: true, title: '7 of clubs', ability: 'clubs' });
});

/** The log in chapters. */

import { expect, test } from 'vitest';
import type { LogLine } from '../src/api/types';
import { chapters, foldedAtFirst, isDoneBy, placesOf, unfolded, withPower } from '../src/table/log';

let n = 0;
const line = (text: string | null, mark: LogLine['mark'] = null, data: LogLine['data'] = {}): LogLine => ({ n: n++, move: n, kind: 'k', text, links: [], data, mark, beat: null, scores: [] });
const POWERS = new Set(['france', 'austria']);

function sample(): LogLine[] {
  n = 0;
  return [
    line('Set-up'),
    line('Round 1', 'round'), line('Turn of France', 'turn'), line('France marches', null, { power: 'france', to: 'paris' }), line(null),
    line('Round 2', 'round'), line('Austria attacks', 'battle', { power: 'austria', against: ['france'] }),
    line('Round 3', 'round'), line('Turn of Austria', 'turn'), line('Austria rests', null, { power: 'austria' }),
  ];
}

test('rounds and turns are chapters; what has no words is left out', () => {
  const all = chapters(sample());
  expect(all.map((one) => [one.head?.text ?? '', one.turn, one.lines.length])).toEqual([
    ['', false, 1], ['Round 1', false, 0], ['Turn of France', true, 1], ['Round 2', false, 1], ['Round 3', false, 0], ['Turn of Austria', true, 1],
  ]);
});

test('only the newest two rounds are open at first, and a folded round hides its turns', () => {
  const all = chapters(sample());
  const folded = foldedAtFirst(all);
  const seen = unfolded(all, (at) => folded.has(at));
  expect(seen.map(({ chapter, open }) => [chapter.head?.text ?? '', open])).toEqual([['', false], ['Round 1', false], ['Round 2', true], ['Round 3', true], ['Turn of Austria', true]]);
});

test('a power is picked out by the part it has, and its own deeds are told from what was done to it', () => {
  const all = chapters(sample());
  expect(withPower(all, 'france', POWERS).flatMap((one) => one.lines.map((said) => said.text))).toEqual(['France marches', 'Austria attacks']);
  const attack = all[3]!.lines[0]!;
  expect([isDoneBy(attack, POWERS, new Set(['austria'])), isDoneBy(attack, POWERS, new Set(['france']))]).toEqual([true, false]);
});

test('places of a line are those it links to', () => {
  const said = { ...line('x'), links: [{ start: 0, end: 1, kind: 'rule', id: 'K-1' }, { start: 0, end: 1, kind: 'place', id: 'paris' }] } as LogLine;
  expect(placesOf(said)).toEqual(['paris']);
});

/** What the strip says to somebody who is not simply asked. */

import { expect, test } from 'vitest';
import { en } from '../src/i18n/en';
import { pl } from '../src/i18n/pl';
import type { MatchSummary } from '../src/api/types';
import { Choosing } from '../src/table/choosing.svelte';
import { saysOf, turnsUntil } from '../src/table/says';
import type { Power, Scene } from '../src/table/scene';
import { asking, empty, option } from './scenes';

const NAMES = ['ada', 'bob', 'cid', 'dora'];
const power = (id: string): Power => ({ ref: `power:${id}`, id, name: id, letter: id[0]!, seat: id, facts: [] });
const wheel = (current: string): Scene['wheel'] => NAMES.map((id) => ({ ref: `field:${id}`, action: id, title: id, power: id, current: id === current }));
const waiting = (...seats: string[]): Scene['waiting'] => seats.map((seat) => ({ seat, power: seat }) as Scene['waiting'][number]);
const table = (more: Partial<Scene> = {}): Scene => ({ ...empty, powers: NAMES.map(power), ...more });
const seats = (kinds: Record<string, string>): MatchSummary => ({ seats: NAMES.map((id) => ({ id, title: id, kind: kinds[id] ?? 'bot', name: id, yours: id === 'dora' })) }) as unknown as MatchSummary;

const given = (scene: Scene, more: Partial<Parameters<typeof saysOf>[0]> = {}): ReturnType<typeof saysOf> =>
  saysOf({ scene, choosing: new Choosing(), summary: seats({ dora: 'person' }), seat: 'dora', active: true, past: null, lost: null, moved: false, sending: false, picking: false, next: null, t: en, ...more });

test('how many turns it is until mine follows the wheel, and is not guessed', () => {
  expect(turnsUntil(table({ wheel: wheel('cid') }), 'dora', 'cid')).toBe(1);
  expect(turnsUntil(table({ wheel: wheel('bob') }), 'dora', 'bob')).toBe(2);
  expect(turnsUntil(table({ wheel: wheel('ada') }), 'dora', 'ada')).toBe(3);
  expect(turnsUntil(table({ wheel: wheel('ada') }), 'dora', 'cid')).toBeNull(); // somebody is asked out of turn
  expect(turnsUntil(table({ wheel: wheel('dora') }), 'ada', 'dora')).toBeNull(); // the round is over by then
  expect(turnsUntil(table(), 'dora', 'ada')).toBeNull();
  expect(turnsUntil(table({ powers: [power('ada'), power('dora')] }), 'dora', 'ada')).toBe(1); // of two, always the next
});

test('who thinks, and when it is my turn, in both languages', () => {
  const scene = table({ wheel: wheel('bob'), waiting: waiting('bob') });
  expect(given(scene).text).toBe('bob is thinking. You are next but one.');
  expect(given(scene, { t: pl }).text).toBe('Namysł: bob. Potem ktoś jeszcze, a potem Ty.');
  expect(given(scene, { summary: seats({ bob: 'person' }) }).text).toBe('Waiting for bob.');
});

test('without a line the question stays until something is chosen; then it says that it is kept', () => {
  const scene = table({ prompt: asking([option(0, 'a'), option(1, 'b')], { seat: 'dora', power: 'dora' }), waiting: waiting('dora') });
  const asked = given(scene, { lost: 'tries again in 4 s' });
  expect([asked.state, asked.whose, asked.text]).toEqual(['asked', 'No connection · tries again in 4 s', 'What now?']);
  const sent = given(scene, { lost: 'tries again in 4 s', sending: true });
  expect([sent.state, sent.text]).toEqual(['lost', 'Your choice is kept and will be sent.']);
});

test('a choice that came too late, a spectator, looking back', () => {
  const scene = table({ prompt: asking([option(0, 'a'), option(1, 'b')], { seat: 'dora', power: 'dora' }), waiting: waiting('dora') });
  expect([given(scene, { moved: true }).whose, given(scene, { moved: true }).text]).toEqual(['The table has moved on', 'What now?']);
  expect(given(table({ waiting: waiting('bob') }), { seat: null }).whose).toContain('You are watching');
  expect(given(scene, { past: { at: 61, of: 187 } }).where).toBe('Looking back · move 61 of 187');
});

import { describe, expect, it } from 'vitest';
import { Drafting, placeNamed } from '../src/table/drafting.svelte';
import type { Draft } from '../src/table/scene';
import { place } from './scenes';

const draft: Draft = {
  closed: null,
  move: { whole: 'propose{to}{until}: {clauses}{words}', to: ' to {}', until: ' until {}', words: ' -- {}' },
  seats: [{ seat: 'north', name: 'North' }, { seat: 'south', name: 'South' }],
  kinds: [
    { id: 'pact', title: 'Pact', about: '', pattern: 'pact {0} until {1}', fields: [{ label: 'Between', choices: [{ value: 'a b', text: 'A and B', seats: ['east', 'north'] }, { value: 'a c', text: 'A and C', seats: ['east', 'south'] }] }, { label: 'How long', choices: [{ value: '3', text: '3', term: '3' }, { value: '4', text: '4', term: '4' }] }] },
    { id: 'leave', title: 'Leave', about: '', pattern: 'leave {0} {1}', fields: [{ label: 'Who', choices: [{ value: 'a', text: 'A', seats: ['east'] }] }, { label: 'Where', place: true }] },
  ],
  most: 8,
  words: { title: 'Words', about: '', most: 600 },
  term: { label: 'Runs', choices: ['', '3', '4', '5'].map((value) => ({ value, text: value })) },
};

describe('drawing up a proposal', () => {
  it('makes a move of what was chosen', () => {
    const drafting = new Drafting();
    const pact = drafting.add(draft.kinds[0]!);
    expect(drafting.move(draft)).toBe('propose: pact a b until 3');
    expect(drafting.bound(draft)).toEqual(['east', 'north']);
    drafting.clauses[0]!.values = ['a c', '4'];
    drafting.toggle('north');
    drafting.words = '  Keep   faith: {to} $& -- always ';
    drafting.term = '5';
    expect(drafting.move(draft)).toBe('propose to north until 5: pact a c until 4 -- Keep faith: {to} $& -- always');
    expect(drafting.bound(draft)).toEqual(['east', 'south']);
    drafting.remove(pact.key);
    drafting.toggle('north');
    drafting.words = '';
    expect(drafting.move(draft)).toBe('propose:');
  });

  it('runs at least as long as its clauses', () => {
    const drafting = new Drafting();
    drafting.words = 'Peace';
    drafting.term = '3';
    expect(drafting.terms(draft).map((one) => one.value)).toEqual(['', '3', '4', '5']);
    expect(drafting.move(draft)).toBe('propose until 3:  -- Peace');
    drafting.add(draft.kinds[0]!);
    drafting.clauses[0]!.values[1] = '4';
    expect(drafting.terms(draft).map((one) => one.value)).toEqual(['', '4', '5']);
    expect(drafting.move(draft)).toBe('propose: pact a b until 4 -- Peace');
  });

  it('waits until a place is chosen on the map', () => {
    const drafting = new Drafting();
    const { key } = drafting.add(draft.kinds[1]!);
    expect(drafting.move(draft)).toBeNull();
    drafting.picking = { clause: key, field: 1 };
    drafting.pick('prag');
    expect(drafting.picking).toBeNull();
    expect(drafting.move(draft)).toBe('propose: leave a prag');
  });

  it('does not send what is not offered any more', () => {
    const drafting = new Drafting();
    drafting.add(draft.kinds[0]!);
    expect(drafting.move({ ...draft, kinds: [draft.kinds[1]!] })).toBeNull();
    drafting.clauses[0]!.values[1] = '2';
    expect(drafting.move(draft)).toBeNull();
  });

  it('finds a place by its name', () => {
    const places = [place('koeln', { name: 'Köln' }), place('lodz', { name: 'Łódź' })];
    expect(placeNamed(places, ' koln ')?.id).toBe('koeln');
    expect(placeNamed(places, 'Kol')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { Choosing } from '../src/table/choosing.svelte';
import type { Plan, Scene } from '../src/table/scene';
import { asking, empty, option, piece, place } from './scenes';

/** Two generals with several ways each, and an option that belongs to nothing on the table. */
function scene(plans: Plan[] = []): Scene {
  const ways = ['picardie', 'lorraine', 'languedoc', 'aquitaine', 'normandie'];
  const marches = (from: string, general: string, first: number) => ways.map((to, i) => option(first + i, `march ${from} > ${to}`, { refs: [`piece:${general}`, `place:${from}`, `place:${to}`] }));
  const options = [...marches('paris', 'france-1', 0), ...marches('provence', 'france-2', 5), option(10, 'end')];
  const pieces = ['france-1', 'france-2'].map((id, i) => piece(id, { place: i ? 'provence' : 'paris', text: 'General' }));
  return { ...empty, places: ['paris', 'provence', ...ways].map((id) => place(id)), pieces, prompt: asking(options, { plans }) };
}

describe('choosing', () => {
  it('asks first what many options are about, then for one of them', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    expect(choosing.steps.map((g) => [g.ref, g.text])).toEqual([['piece:france-1', 'paris: General'], ['piece:france-2', 'provence: General']]);
    expect(choosing.buttons.map((o) => o.moves)).toEqual([['end']]);
    choosing.point('piece:france-1');
    expect(choosing.left).toHaveLength(5);
    expect(choosing.steps).toEqual([]);
    choosing.point('place:lorraine');
    expect(choosing.option(choosing.armed!)?.moves).toEqual(['march paris > lorraine']);
  });

  it('knows which options a thing stands for', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    expect([...choosing.of('place:lorraine')]).toEqual([1, 6]);
    expect(choosing.may('place:lorraine')).toBe(true);
    expect([...choosing.of('place:nowhere')]).toEqual([]);
    expect(choosing.may('place:nowhere')).toBe(false);
    choosing.show(empty);
    expect(choosing.may('place:lorraine')).toBe(false);
  });

  it('sends what is armed when it is pointed at again', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    choosing.point('piece:france-2');
    expect(choosing.point('place:picardie')).toBeNull();
    expect(choosing.point('place:picardie')?.moves).toEqual(['march provence > picardie']);
  });

  it('starts anew with something that has nothing in common, and steps back', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    choosing.point('piece:france-1');
    choosing.point('piece:france-2');
    expect(choosing.picked).toEqual(['piece:france-2']);
    expect(choosing.back()).toBe(true);
    expect(choosing.back()).toBe(false);
  });

  it('forgets what was picked when the question changes, and keeps it when it is the same', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    choosing.point('piece:france-1');
    choosing.show(scene());
    expect(choosing.picked).toHaveLength(1);
    choosing.show({ ...scene(), prompt: asking([option(0, 'end')]) });
    expect(choosing.picked).toHaveLength(0);
  });

  it('finds cards and tiles by whatever names them', () => {
    const choosing = new Choosing();
    const names = ['war', 'trade', 'fleet', 'loan', 'spy'];
    const options = [
      ...names.flatMap((tile, i) => [1, 2].map((n) => option(2 * i + n - 1, `take ${tile} ${n}`, { refs: [`tile:${tile}`] }))),
      option(10, 'event gout', { refs: ['card:france/gout'] }), option(11, 'event gout twice', { refs: ['card:france/gout'] }),
    ];
    const tiles = names.map((id) => ({ ref: `tile:${id}`, id, title: `tile ${id}` }));
    choosing.show({
      ...empty, prompt: asking(options), rows: [{ ref: 'row:row', id: 'row', title: 'Row', tiles }],
      hands: [{ power: 'france', name: 'France', cards: [{ ref: 'card:france/gout', title: 'A fit of gout' }] }],
    });
    expect(choosing.steps.map((g) => g.text)).toEqual(['tile war', 'tile trade', 'tile fleet', 'tile loan', 'tile spy', 'A fit of gout']);
    choosing.point(choosing.steps[1]!.ref);
    expect(choosing.left.map((o) => o.moves[0])).toEqual(['take trade 1', 'take trade 2']);
  });

  it('arms several moves to a place that is further than one', () => {
    const choosing = new Choosing();
    const roma = ['march paris > lorraine', 'on tyrol', 'on roma'];
    choosing.show(scene([{ moves: roma, refs: ['piece:france-1', 'place:roma'] }, { moves: ['march paris > wien', 'on linz'], refs: ['piece:france-1', 'place:wien'] }]));
    expect(choosing.pointFar('roma')).toBeNull();
    expect(choosing.way).toBeNull(); // no piece was pointed at
    choosing.point('piece:france-1');
    expect(choosing.wayTo('wien')).toBeNull(); // its first move is not offered
    expect(choosing.pointFar('roma')).toBeNull();
    expect(choosing.way).toEqual({ place: 'roma', moves: roma });
    expect(choosing.pointFar('roma')).toEqual({ place: 'roma', moves: roma });
    expect(choosing.back()).toBe(true);
    expect(choosing.way).toBeNull();
    expect(choosing.picked).toHaveLength(1);
  });
});

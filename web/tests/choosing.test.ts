import { describe, expect, it } from 'vitest';
import { bent } from '../src/table/bending';
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
  it('goes back to a sealed question until it is sealed anew or let be', () => {
    const choosing = new Choosing();
    const sealed = (chosen: number): Scene => ({ ...empty, prompt: asking([option(0, 'a'), option(1, 'b')], { sealed: true, chosen }) });
    choosing.show(sealed(0));
    choosing.reconsider();
    choosing.show(sealed(0)); // somebody else has chosen meanwhile
    expect(choosing.changing).toBe(true);
    expect(choosing.back()).toBe(true);
    expect([choosing.changing, choosing.back()]).toEqual([false, false]);
    choosing.reconsider();
    choosing.show(sealed(1));
    expect(choosing.changing).toBe(false);
  });

  it('asks first what many options are about, then for one of them', () => {
    const choosing = new Choosing();
    choosing.show(scene());
    expect(choosing.steps.map((g) => [g.ref, g.text])).toEqual([['piece:france-1', 'paris: General'], ['piece:france-2', 'provence: General']]);
    expect(choosing.buttons.map((o) => o.moves)).toEqual([['end']]);
    choosing.point('piece:france-1');
    expect(choosing.left).toHaveLength(5);
    expect(choosing.steps).toEqual([]);
    expect(choosing.point('place:lorraine')?.moves).toEqual(['march paris > lorraine']);
  });

  it('lets another thing act instead of what was chosen', () => {
    const march = (id: number, general: string, from: string) => option(id, `march ${from} > lorraine`, { subject: `piece:${general}`, target: 'place:lorraine', refs: [`piece:${general}`, 'place:lorraine'] });
    const choosing = new Choosing();
    choosing.show({ ...scene(), prompt: asking([march(0, 'france-1', 'paris'), march(1, 'france-2', 'provence')]) });
    expect(choosing.instead('piece:france-2')).toBe(false); // nothing is chosen yet: it can be chosen like the other
    choosing.point('piece:france-1');
    expect([choosing.instead('piece:france-1'), choosing.instead('piece:france-2'), choosing.instead('place:lorraine')]).toEqual([false, true, false]);
    choosing.point('piece:france-2');
    expect(choosing.left.map((o) => o.id)).toEqual([1]);
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

  it('goes to a place that is further than one move by several moves as one act', () => {
    const choosing = new Choosing();
    const roma = ['march paris > lorraine', 'on tyrol', 'on roma'];
    choosing.show(scene([{ moves: roma, refs: ['piece:france-1', 'place:roma'] }, { moves: ['march paris > wien', 'on linz'], refs: ['piece:france-1', 'place:wien'] }]));
    choosing.point('piece:france-1');
    expect(choosing.may('place:wien')).toBe(false); // its first move is not offered
    expect(choosing.narrows('place:roma')).toBe(true);
    expect(choosing.point('place:roma')?.moves).toEqual(roma);
  });

  it('takes one step before a way, and a way of the piece that is asked about before others', () => {
    const choosing = new Choosing();
    const on = option(0, 'on tyrol', { subject: 'piece:france-1', refs: ['piece:france-1', 'place:tyrol'] });
    const halt = option(1, 'halt', { subject: 'piece:france-1', refs: ['piece:france-1'] });
    const plans = [
      { moves: ['halt', 'march provence > roma'], refs: ['piece:france-2', 'place:roma'] }, { moves: ['on tyrol', 'on roma'], refs: ['piece:france-1', 'place:roma'] },
      { moves: ['halt', 'march provence > tyrol'], refs: ['piece:france-2', 'place:tyrol'] },
    ];
    choosing.show({ ...empty, places: ['tyrol', 'roma'].map((id) => place(id)), pieces: [piece('france-1'), piece('france-2')], prompt: asking([on, halt], { plans }) });
    expect(choosing.point('place:tyrol')?.moves).toEqual(['on tyrol']);
    choosing.reset();
    expect(choosing.point('place:roma')?.moves).toEqual(['on tyrol', 'on roma']);
    choosing.reset();
    expect(choosing.narrows('piece:france-2')).toBe(true);
    expect(choosing.point('piece:france-2')).toBeNull();
    expect(choosing.point('place:tyrol')?.moves).toEqual(['halt', 'march provence > tyrol']);
  });
});

describe('kinds and wishes', () => {
  const both = (to: string, first: number) => ['march', 'strategic'].map((verb, i) => option(first + i, `${verb} paris > ${to}`, { kind: verb, subject: 'piece:france-1', target: `place:${to}`, refs: ['piece:france-1', 'place:paris', `place:${to}`] }));
  const wishes = [{ id: 'none', text: 'none' }, { id: 'first', text: 'behind' }];
  const answered = (to: string) => [['done', 'none'], ['garrison paris', 'first'], ['garrison tyrol', '']].map(([move, wish]) => ({ moves: [`march paris > ${to}`, move!], refs: ['piece:france-1', 'place:paris', `place:${to}`], text: move!, ...(wish && { wish }) }));
  const shown = (): Choosing => {
    const choosing = new Choosing();
    choosing.show({ ...empty, places: ['paris', 'lorraine', 'wien'].map((id) => place(id)), pieces: [piece('france-1')], prompt: asking([...both('lorraine', 0), ...both('wien', 2)], { plans: [...answered('lorraine'), ...answered('wien')], wishes }) });
    return choosing;
  };

  it('goes by the first kind unless another one was chosen', () => {
    const choosing = shown();
    choosing.point('piece:france-1');
    expect(choosing.kinds.map((one) => one.verb)).toEqual(['march', 'strategic']);
    expect(choosing.point('place:wien')?.moves).toEqual(['march paris > wien', 'done']);
    choosing.reset();
    choosing.point('piece:france-1');
    choosing.kind = 'strategic';
    expect(choosing.point('place:wien')?.moves).toEqual(['strategic paris > wien']);
  });

  it('answers what follows by the wish that was chosen last, and asks if that is the wish', () => {
    const choosing = shown();
    choosing.point('piece:france-1');
    expect(choosing.wishing).toBe(true);
    choosing.wishes.turn(wishes);
    expect(choosing.point('place:wien')?.moves).toEqual(['march paris > wien', 'garrison paris']);
    choosing.reset();
    choosing.wishes.turn(wishes);
    choosing.point('piece:france-1');
    expect(choosing.point('place:wien')?.moves).toEqual(['march paris > wien']);
  });

  it('shows the answers where nobody can have a wish about them', () => {
    const choosing = new Choosing();
    const flag = option(0, 'flag malta', { refs: ['place:malta'] });
    const plans = ['debt', 'treaty'].map((text) => ({ moves: ['flag malta', `pay ${text}`], refs: ['place:malta'], text }));
    choosing.show({ ...empty, places: [place('malta'), place('corsica')], prompt: asking([flag, option(1, 'flag corsica', { refs: ['place:corsica'] })], { plans }) });
    expect(choosing.point('place:malta')).toBeNull();
    expect(choosing.answers.map((act) => act.moves)).toEqual([['flag malta', 'pay debt'], ['flag malta', 'pay treaty']]);
  });
});

describe('a way that is bent', () => {
  // a square: from a over b to c, or over d to c
  const ways: Plan[] = [{ moves: ['move x > b', 'on c'], refs: ['piece:x', 'place:c'], route: ['a', 'b', 'c'] }, { moves: ['move x > d', 'on e'], refs: ['piece:x', 'place:e'], route: ['a', 'd', 'e'] }, { moves: ['move x > d', 'on e', 'on c'], refs: ['piece:x', 'place:f'], route: ['a', 'd', 'e', 'c'] }];
  const steps = ['b', 'd'].map((to, i) => option(i, `move x > ${to}`, { subject: 'piece:x', target: `place:${to}`, refs: ['piece:x', `place:${to}`] }));

  it('leads over the place that is wanted, by known steps only', () => {
    expect(bent(ways, steps, 'd', 'c')).toEqual({ moves: ['move x > d', 'on e', 'on c'], route: ['a', 'd', 'e', 'c'] });
    expect(bent(ways, steps, 'b', 'zz')).toBeNull();
    expect(bent(ways, steps, 'nowhere', 'c')).toBeNull();
  });

  it('is gone with one click on its end', () => {
    const choosing = new Choosing();
    choosing.show({ ...empty, places: ['b', 'c', 'd', 'e'].map((id) => place(id)), pieces: [piece('x')], prompt: asking(steps, { plans: ways.slice(0, 2).concat({ ...ways[2]!, refs: ['piece:x', 'place:c'] }) }) });
    choosing.point('piece:x');
    expect(choosing.routeTo('c')).toEqual(['a', 'b', 'c']);
    choosing.via = 'e';
    expect(choosing.routeTo('c')).toEqual(['a', 'd', 'e', 'c']);
    expect(choosing.point('place:c')?.moves).toEqual(['move x > d', 'on e', 'on c']);
  });
});

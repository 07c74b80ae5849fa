import { describe, expect, it } from 'vitest';
import { Choosing, type Thing } from '../src/table/choosing.svelte';
import type { Option, Scene } from '../src/table/scene';

const option = (index: number, move: string, more: Partial<Option>): Option => ({
  index, move, verb: move.split(' ')[0]!, text: move, power: 'france', places: [], pieces: [], powers: [], card: null, card_at: null, zone: null, ...more,
});

/** Two generals with several ways each, and an option that belongs to nothing on the table. */
function scene(): Scene {
  const ways = ['picardie', 'lorraine', 'languedoc', 'aquitaine', 'normandie'];
  const options = [
    ...ways.map((to, i) => option(i, `march paris > ${to}`, { places: ['paris', to], pieces: ['france-1'] })),
    ...ways.map((to, i) => option(i + 5, `march provence > ${to}`, { places: ['provence', to], pieces: ['france-2'] })),
    option(10, 'end', {}),
  ];
  const places = ['paris', 'provence', ...ways].map((id) => ({ id, name: id, options: options.filter((o) => o.places.includes(id)).map((o) => o.index) }));
  const pieces = ['france-1', 'france-2'].map((id, i) => ({ id, place: i ? 'provence' : 'paris', text: 'General', options: options.filter((o) => o.pieces.includes(id)).map((o) => o.index) }));
  return { options, places, pieces, powers: [], hands: [], prompt: { yours: true } } as unknown as Scene;
}

const thing = (kind: Thing['kind'], id: string, all: { id: string; options: number[] }[]): Thing => ({ kind, id, options: all.find((t) => t.id === id)!.options });

describe('choosing', () => {
  it('asks first what many options are about, then for one of them', () => {
    const choosing = new Choosing();
    const s = scene();
    choosing.show(s);
    expect(choosing.steps.map((g) => g.thing.id)).toEqual(['france-1', 'france-2']);
    expect(choosing.buttons.map((o) => o.move)).toEqual(['end']);
    choosing.point(thing('piece', 'france-1', s.pieces));
    expect(choosing.left).toHaveLength(5);
    expect(choosing.steps).toEqual([]);
    choosing.point(thing('place', 'lorraine', s.places));
    expect(choosing.option(choosing.armed!)?.move).toBe('march paris > lorraine');
  });

  it('sends what is armed when it is pointed at again', () => {
    const choosing = new Choosing();
    const s = scene();
    choosing.show(s);
    choosing.point(thing('piece', 'france-2', s.pieces));
    const aim = thing('place', 'picardie', s.places);
    expect(choosing.point(aim)).toBeNull();
    expect(choosing.point(aim)?.move).toBe('march provence > picardie');
  });

  it('starts anew with something that has nothing in common, and steps back', () => {
    const choosing = new Choosing();
    const s = scene();
    choosing.show(s);
    choosing.point(thing('piece', 'france-1', s.pieces));
    choosing.point(thing('piece', 'france-2', s.pieces));
    expect(choosing.picked.map((p) => p.id)).toEqual(['france-2']);
    expect(choosing.back()).toBe(true);
    expect(choosing.back()).toBe(false);
  });

  it('forgets what was picked when the question changes, and keeps it when it is the same', () => {
    const choosing = new Choosing();
    const s = scene();
    choosing.show(s);
    choosing.point(thing('piece', 'france-1', s.pieces));
    choosing.show(scene());
    expect(choosing.picked).toHaveLength(1);
    choosing.show({ ...scene(), options: [option(0, 'end', {})] });
    expect(choosing.picked).toHaveLength(0);
  });

  it('finds cards and tiles by whatever names them', () => {
    const choosing = new Choosing();
    const options = [
      ...['war', 'trade', 'fleet', 'loan', 'spy'].flatMap((tile, i) => [1, 2].map((n) => option(2 * i + n - 1, `take ${tile} ${n}`, { tiles: [tile] }))),
      option(10, 'event gout', { card: 'gout' }), option(11, 'event gout twice', { card: 'gout' }),
    ];
    const of = (id: string): number[] => options.filter((o) => o.tiles?.includes(id) || o.card === id).map((o) => o.index);
    const tiles = ['war', 'trade', 'fleet', 'loan', 'spy'].map((id) => ({ id, title: `tile ${id}`, options: of(id) }));
    choosing.show({
      options, places: [], pieces: [], powers: [], prompt: { yours: true }, rows: [{ id: 'row', title: 'Row', tiles }],
      hands: [{ power: 'france', name: 'France', cards: [{ id: 'gout', title: 'A fit of gout', text: '', options: of('gout') }] }],
    } as unknown as Scene);
    expect(choosing.steps.map((g) => g.text)).toEqual(['tile war', 'tile trade', 'tile fleet', 'tile loan', 'tile spy', 'A fit of gout']);
    choosing.point(choosing.steps[1]!.thing);
    expect(choosing.left.map((o) => o.move)).toEqual(['take trade 1', 'take trade 2']);
  });

  it('arms several moves to a place that is further than one', () => {
    const choosing = new Choosing();
    const s = scene();
    const ways = { roma: ['march paris > lorraine', 'on tyrol', 'on roma'], wien: ['march paris > wien', 'on linz'] };
    Object.assign(s.pieces[0]!, { shows: { ways } });
    choosing.show(s);
    expect(choosing.pointFar('roma')).toBeNull();
    expect(choosing.way).toBeNull(); // no piece was pointed at
    choosing.point(thing('piece', 'france-1', s.pieces));
    expect(choosing.wayTo('wien')).toBeNull(); // its first move is not offered
    expect(choosing.pointFar('roma')).toBeNull();
    expect(choosing.way).toEqual({ place: 'roma', moves: ways.roma });
    expect(choosing.pointFar('roma')).toEqual({ place: 'roma', moves: ways.roma });
    expect(choosing.back()).toBe(true);
    expect(choosing.way).toBeNull();
    expect(choosing.picked).toHaveLength(1);
  });
});

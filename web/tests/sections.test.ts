import { describe, expect, it } from 'vitest';
import { Choosing } from '../src/table/choosing.svelte';
import type { Option, Scene } from '../src/table/scene';

const option = (index: number, section: string | null, place?: string): Option => ({
  index, move: `m${index}`, verb: 'v', text: `option ${index}`, power: 'france', places: place ? [place] : [], pieces: [], powers: [], section,
});

function asked(options: Option[]): Choosing {
  const places = [...new Set(options.flatMap((o) => o.places))].map((id) => ({ id, name: id, text: [], options: options.filter((o) => o.places.includes(id)).map((o) => o.index) }));
  const choosing = new Choosing();
  choosing.show({ places, pieces: [], powers: [], hands: [], options, waiting_for: [], prompt: { yours: true } } as unknown as Scene);
  return choosing;
}

describe('sections of options', () => {
  const many = [...Array.from({ length: 9 }, (_, i) => option(i, 'Flag', `p${i}`)), option(9, 'Unflag', 'p9'), option(10, null)];

  it('stand for their options where there are many, single ones stand for themselves', () => {
    const choosing = asked(many);
    expect(choosing.steps.map((s) => [s.text, s.members.length])).toEqual([['Flag', 9]]);
    expect(choosing.buttons.map((o) => o.index)).toEqual([9, 10]);
  });

  it('open when pointed at', () => {
    const choosing = asked(many);
    choosing.point(choosing.steps[0]!.thing);
    expect(choosing.left).toHaveLength(9);
    expect(choosing.sections).toEqual([]);
    expect(choosing.buttons).toHaveLength(9);
    choosing.back();
    expect(choosing.left).toHaveLength(11);
  });

  it('do not stand in the way of a click on the map', () => {
    const choosing = asked(many);
    choosing.point({ kind: 'place', id: 'p3', options: [3] });
    expect(choosing.armed).toBe(3);
  });

  it('are not needed where there are few', () => {
    const choosing = asked(many.slice(4));
    expect(choosing.steps).toEqual([]);
    expect(choosing.buttons).toHaveLength(7);
  });
});

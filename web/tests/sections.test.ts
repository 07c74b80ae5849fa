import { describe, expect, it } from 'vitest';
import { Choosing } from '../src/table/choosing.svelte';
import { idOf, type Option } from '../src/table/scene';
import { asking, empty, option as made, place } from './scenes';

const option = (id: number, section: string | null, at?: string): Option => made(id, `m${id}`, { ...(section && { section }), ...(at && { refs: [`place:${at}`] }) });

function asked(options: Option[]): Choosing {
  const choosing = new Choosing();
  choosing.show({ ...empty, places: [...new Set(options.flatMap((o) => o.refs ?? []))].map((ref) => place(idOf(ref))), prompt: asking(options) });
  return choosing;
}

describe('sections of options', () => {
  const many = [...Array.from({ length: 9 }, (_, i) => option(i, 'Flag', `p${i}`)), option(9, 'Unflag', 'p9'), option(10, null)];

  it('stand for their options where there are many, single ones stand for themselves', () => {
    const choosing = asked(many);
    expect(choosing.steps.map((s) => [s.text, s.members.length])).toEqual([['Flag', 9]]);
    expect(choosing.buttons.map((o) => o.id)).toEqual([9, 10]);
  });

  it('open when pointed at', () => {
    const choosing = asked(many);
    choosing.point(choosing.steps[0]!.ref);
    expect(choosing.left).toHaveLength(9);
    expect(choosing.sections).toEqual([]);
    expect(choosing.buttons).toHaveLength(9);
    choosing.back();
    expect(choosing.left).toHaveLength(11);
  });

  it('do not stand in the way of a click on the map', () => {
    const choosing = asked(many);
    expect(choosing.point('place:p3')?.option).toBe(3);
  });

  it('are not needed where there are few', () => {
    const choosing = asked(many.slice(4));
    expect(choosing.steps).toEqual([]);
    expect(choosing.buttons).toHaveLength(7);
  });
});

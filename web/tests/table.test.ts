import { describe, expect, it } from 'vitest';
import { layoutOf } from '../src/lib/layouts';
import { arrowsTo } from '../src/map/arrows';
import { type Box, bubblePlace } from '../src/table/placing';
import { Choosing } from '../src/table/choosing.svelte';
import { asking, empty, option, piece, place } from './scenes';

it('every screen has its layout', () => {
  const sizes: [number, number, string][] = [
    [1280, 800, 'wide'], [1440, 900, 'wide'], [1100, 640, 'wide'], [1099, 800, 'tablet'], [1280, 600, 'tablet'], [768, 1024, 'tablet'],
    [844, 390, 'short'], [640, 400, 'short'], [390, 844, 'phone'], [720, 900, 'phone'], [320, 256, 'tiny'], [500, 400, 'phone'],
  ];
  for (const [width, height, layout] of sizes) expect([width, height, layoutOf(width, height)]).toEqual([width, height, layout]);
});

describe('arrows', () => {
  it('are there only for what is out of sight, one at each side', () => {
    const things = [{ id: 'here', at: [100, 100] as [number, number] }, { id: 'far', at: [900, 120] as [number, number] }, { id: 'farther', at: [1500, 130] as [number, number] }, { id: 'up', at: [200, -50] as [number, number] }];
    const arrows = arrowsTo(things, 800, 600);
    expect(arrows.map(({ side, to, count }) => [side, to, count])).toEqual([['right', 'far', 2], ['top', 'up', 1]]);
    for (const { at: [x, y] } of arrows) expect(x >= 14 && x <= 786 && y >= 14 && y <= 586).toBe(true);
  });

  it('also for what lies under something', () => {
    expect(arrowsTo([{ id: 'under', at: [700, 100] }], 800, 600, [0, 320, 0, 0]).map((one) => one.side)).toEqual(['right']);
  });
});

describe('the bubble', () => {
  it('covers neither the thing it is about nor what is lit, and stays on the board', () => {
    const around = ([x, y]: [number, number]): Box => ({ left: x - 14, top: y - 14, width: 28, height: 28 });
    const lit: [number, number][] = [[400, 340], [400, 260]]; // below and above
    const box = bubblePlace([400, 300], 26, [200, 42], [800, 600], lit.map(around));
    const covers = ([x, y]: [number, number]) => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
    expect([[400, 300] as [number, number], ...lit].some(covers)).toBe(false);
    const under = bubblePlace([400, 300], 26, [200, 42], [800, 600], [], [410, 350]); // the pointer is where it would stand first
    expect(410 > under.left && 410 < under.left + under.width && 350 > under.top && 350 < under.top + under.height).toBe(false);
    const ring = Array.from({ length: 24 }, (_, i): [number, number] => [400 + 60 * Math.cos(i * Math.PI / 12), 300 + 60 * Math.sin(i * Math.PI / 12)]).filter(([x]) => x > 300);
    const left = bubblePlace([400, 300], 26, [200, 42], [800, 600], ring.filter(([x, y]) => x > 360 || Math.abs(y - 300) > 40).map(around)); // free at the left only
    expect(left.left + left.width).toBeLessThanOrEqual(374);
    const corner = bubblePlace([5, 5], 26, [200, 42], [800, 600], []);
    expect([corner.left >= 0, corner.top >= 0]).toEqual([true, true]);
  });
});

describe('what needs a button', () => {
  it('is what nothing on the table stands for, or what all options share', () => {
    const choosing = new Choosing();
    const options = [option(0, 'march paris', { refs: ['piece:one', 'place:paris'] }), option(1, 'stay', { refs: ['piece:one'] }), option(2, 'draw')];
    choosing.show({ ...empty, places: [place('paris')], pieces: [piece('one', { place: 'paris' })], prompt: asking(options) });
    expect(choosing.loose.map((o) => o.moves[0])).toEqual(['draw']);
    choosing.point('piece:one');
    expect(choosing.loose.map((o) => o.moves[0])).toEqual(['stay']);
  });

  it('is what lies in a drawer', () => {
    const choosing = new Choosing();
    const tile = { ref: 'tile:far', id: 'far', title: 'Far' };
    const rows = [{ ref: 'row:one', id: 'one', title: 'One', tiles: [tile], near: false }];
    choosing.show({ ...empty, rows, prompt: asking([option(0, 'take far', { refs: ['tile:far'] }), option(1, 'pass')]) });
    expect(choosing.loose).toHaveLength(2);
  });
});

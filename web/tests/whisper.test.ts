/** Where the note stands, what is asked and when, and what is said. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../src/i18n/en';
import { agreed, changesOf, costOf, eventsOf, joined, mainOf } from '../src/table/consequence';
import { away, type Box, notePlace, whisperPlace } from '../src/table/placing';
import { Previews } from '../src/table/previews';
import type { Option, Scene } from '../src/table/scene';
import { placePointed, Whispers } from '../src/table/whispers.svelte';
import type { Spot } from '../src/map/types';

describe('the note', () => {
  const SIZE: Spot = [300, 240];
  const BOARD: Spot = [1216, 736];

  it('stands in the corner farthest from the pointer and from what is lit', () => {
    expect(notePlace(SIZE, BOARD, [[100, 100], [150, 200]])).toMatchObject({ left: 1216 - 12 - 300, top: 736 - 12 - 240 });
    expect(notePlace(SIZE, BOARD, [[1100, 700], [1000, 90]])).toMatchObject({ left: 12 });
  });

  it('keeps clear of edges where something else lies', () => {
    expect(notePlace(SIZE, BOARD, [[100, 100]], { right: 320, bottom: 50 })).toMatchObject({ left: 1216 - 320 - 312, top: 736 - 50 - 252 });
  });

  it('does not lie over what else lies over the board', () => {
    const steppers = { left: 800, top: 0, width: 400, height: 736 };
    const box = notePlace(SIZE, BOARD, [[400, 400]], {}, [steppers]);
    expect(box.left + SIZE[0]).toBeLessThanOrEqual(steppers.left);
    expect(away(box, [400, 400])).toBeGreaterThanOrEqual(10);
  });

  it('covers nothing that is lit wherever that is possible, and the pointer never', () => {
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 16807) % 2147483647) % most;
    for (let n = 0; n < 200; n++) {
      const keep = Array.from({ length: 1 + random(12) }, (): Spot => [random(1216), random(736)]);
      const box = notePlace(SIZE, BOARD, keep);
      expect(box.left >= 0 && box.top >= 0 && box.left + 300 <= 1216 && box.top + 240 <= 736).toBe(true);
      expect(away(box, keep[0]!)).toBeGreaterThan(0);
      let free = false;
      for (let x = 12; x <= 904; x += 24) for (let y = 12; y <= 484; y += 24) free ||= keep.every((spot) => away({ left: x, top: y, width: 300, height: 240 }, spot) >= 10);
      if (free) expect(keep.every((spot) => away(box, spot) > 0)).toBe(true);
    }
  });

  it('hides the least where something must be hidden', () => {
    const keep: Spot[] = [];
    for (let x = 0; x <= 1216; x += 100) for (let y = 0; y <= 736; y += 100) keep.push([x, y]);
    expect(away(notePlace(SIZE, BOARD, keep), keep[0]!)).toBeGreaterThan(0);
  });
});

describe('the whisper', () => {
  const meets = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
  const place = (own: Box[]): Box => whisperPlace([600, 400], [240, 60], [1216, 736], [], own);

  it('stands at the pointer where nothing is hidden there', () => {
    expect(away(place([]), [600, 400])).toBe(24);
  });

  it('goes farther off before it lies over what it speaks of or what can be pressed', () => {
    const ring: Box[] = [{ left: 440, top: 310, width: 320, height: 68 }, { left: 440, top: 424, width: 320, height: 66 }, { left: 330, top: 360, width: 250, height: 80 }, { left: 622, top: 360, width: 250, height: 80 }];
    expect(ring.some((one) => meets(one, place(ring)))).toBe(false);
    expect(away(place(ring), [600, 400])).toBeGreaterThan(24);
  });
});

describe('when something is said', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const at = (place: string): ReturnType<typeof placePointed> => placePointed(place, undefined, [10, 10]);

  it('whispers after 120 ms and shows a note after 700 ms', () => {
    const whispers = new Whispers();
    whispers.point(at('paris'));
    vi.advanceTimersByTime(119);
    expect(whispers.whispering).toBe(false);
    vi.advanceTimersByTime(1);
    expect(whispers.whispering).toBe(true);
    vi.advanceTimersByTime(579);
    expect(whispers.note).toBeNull();
    vi.advanceTimersByTime(1);
    expect(whispers.note?.ref).toBe('place:paris');
  });

  it('asks nobody about what the pointer only passes', () => {
    const whispers = new Whispers();
    for (const place of ['paris', 'lorraine', 'bavaria']) {
      whispers.point(at(place));
      vi.advanceTimersByTime(40);
      expect(whispers.asked).toBeNull();
    }
  });

  it('leaves with the pointer, but not while it is over the note, and stays when kept', () => {
    const whispers = new Whispers();
    whispers.point(at('paris'));
    vi.advanceTimersByTime(700);
    whispers.leave();
    whispers.stay();
    vi.advanceTimersByTime(5000);
    expect(whispers.note).not.toBeNull();
    whispers.leave();
    vi.advanceTimersByTime(500);
    expect(whispers.note).toBeNull();
    whispers.point(at('wien'));
    vi.advanceTimersByTime(700);
    whispers.pin();
    whispers.leave();
    vi.advanceTimersByTime(5000);
    expect(whispers.note?.ref).toBe('place:wien');
    expect(whispers.drop()).toBe(true);
    expect(whispers.note).toBeNull();
  });

  it('drops a note that was tapped with its question, not one that somebody keeps', () => {
    const whispers = new Whispers();
    whispers.pin(at('paris'));
    whispers.turn();
    expect(whispers.note).toBeNull();
    whispers.point(at('wien'));
    whispers.toggle();
    whispers.pin();
    whispers.turn();
    expect([whispers.note?.ref, whispers.pinned]).toEqual(['place:wien', true]);
  });

  it('goes on whispering about what is pointed at when another question comes, and takes the note away', () => {
    const whispers = new Whispers();
    whispers.point(at('paris'));
    vi.advanceTimersByTime(700);
    expect(whispers.note?.ref).toBe('place:paris');
    whispers.turn();
    vi.advanceTimersByTime(5000);
    expect([whispers.note, whispers.asked?.ref, whispers.whispering]).toEqual([null, 'place:paris', true]);
  });

  it('shows the note at once when asked for, and stays silent after it was dismissed', () => {
    const whispers = new Whispers();
    expect(whispers.toggle()).toBe(false);
    whispers.point(at('paris'));
    whispers.toggle();
    expect(whispers.note?.ref).toBe('place:paris');
    expect(whispers.drop()).toBe(false); // nobody has kept it: the key goes on to what lies beneath
    vi.advanceTimersByTime(5000);
    expect(whispers.note).toBeNull();
    whispers.point(at('paris'));
    vi.advanceTimersByTime(5000);
    expect(whispers.whispering).toBe(false);
  });
});

describe('asking the server', () => {
  const option = (move: string, more: Partial<Option> = {}): Option => ({ id: 0, moves: [move], verb: 'march', text: move, power: 'france', ...more }) as Option;

  it('asks once for a decision, and drops what comes late', async () => {
    const answers: (() => void)[] = [];
    const asked: string[][] = [];
    const previews = new Previews({
      preview: (moves) => {
        asked.push(moves);
        return new Promise((answer) => answers.push(() => answer({ options: [option(moves[0]!, { gist: 'good' })], plans: [] })));
      },
      barred: () => Promise.resolve(null),
    });
    const first = {};
    previews.follow(first);
    const one = previews.option(option('march a > b'));
    expect(previews.option(option('march a > b'))).toBe(one);
    expect(asked).toHaveLength(1);
    previews.follow({});
    answers[0]!();
    expect(await one).toBeNull();
    const again = previews.option(option('march a > b'));
    answers[1]!();
    expect((await again)?.gist).toBe('good');
  });

  it('may ask again after a failure', async () => {
    let times = 0;
    const previews = new Previews({ preview: () => Promise.reject(new Error('line')), barred: () => (times++ ? Promise.resolve({ ref: 'place:a', rule: 'K-1', text: { text: 'no' } }) : Promise.reject(new Error('line'))) });
    expect(await previews.barred('place:a', null)).toBeNull();
    expect((await previews.barred('place:a', null))?.rule).toBe('K-1');
  });
});

describe('what is said', () => {
  const scene = { head: { seat: 'france' }, powers: [{ id: 'france', seat: 'france', name: 'France', facts: [{ id: 'influence', title: 'Influence', value: 3 }] }, { id: 'austria', seat: 'austria', name: 'Austria', facts: [{ id: 'morale', title: 'Morale', value: 2 }] }], tracks: [] } as unknown as Scene;

  it('names the price of what there is', () => {
    expect(costOf({ moves: [], cost: [{ what: 'money', count: 2, of: 3, text: '' }] }, en)).toBe('2 of 3');
    expect(costOf({ moves: [], cost: [{ what: 'points', count: 4, of: 2, text: '' }] }, en)).toBe('4');
    expect(costOf({ moves: [] }, en)).toBe('');
  });

  it('says what matters most: the battle, then the gist, then numbers that change but are no price', () => {
    const changes = [{ track: 'influence', before: 3, after: 4, power: 'france' }, { track: 'morale', before: 2, after: 1, power: 'austria' }];
    expect(changesOf({ moves: [], changes }, scene)).toEqual(['Influence 3 → 4', 'Austria: Morale 2 → 1']);
    expect(changesOf({ moves: [], changes, cost: [{ what: 'influence', count: 1, text: '' }] }, scene)).toEqual(['Austria: Morale 2 → 1']);
    expect(mainOf({ moves: [], changes }, scene)).toBe('Influence 3 → 4');
    expect(mainOf({ moves: [], changes, gist: 'Europe 7 : 5' }, scene)).toBe('Europe 7 : 5');
    expect(mainOf({ moves: [], gist: 'x', clash: { text: '4 : 2 before cards', forces: [] } }, scene)).toBe('4 : 2 before cards');
  });

  it('leaves out what the option says itself, and what follows that is others’ own business', () => {
    const event = (text: string): NonNullable<Option['effects']>[number] => ({ kind: 'event', text: { text, links: [] } });
    const march = { moves: [], text: 'March Picardie → Holland', effects: [event('France: March Picardie → Holland.'), event('France takes Holland.')] };
    expect(eventsOf(march)).toEqual(['France takes Holland.']);
    const changes = [{ track: 'morale', before: 2, after: 9, power: 'austria' }];
    const drill = { moves: [], text: 'Discard a 1', changes, effects: [event('France discards.'), event('Austria takes 7 Morale.'), event('a'), event('b'), { kind: 'unknown' as const, text: { text: 'What follows is not known yet.', links: [] } }] };
    expect(changesOf(drill, scene)).toEqual([]);
    expect(mainOf(drill, scene)).toBe('France discards.');
    expect(mainOf({ ...drill, effects: drill.effects.slice(0, -1) }, scene)).toBe('Austria: Morale 2 → 9');
  });

  it('says of several options what they agree about', () => {
    const card = (id: number, morale: number, influence: number): Option => ({ id, moves: [`play ${id}`], verb: 'play', text: '', power: 'france', cost: [{ what: 'morale', count: morale, text: `Morale: ${morale} of 9` }], changes: [{ track: 'influence', before: 3, after: influence, power: 'france' }] });
    expect(agreed([card(0, 1, 4), card(1, 1, 4)], scene)).toEqual(['Morale: 1 of 9', 'Influence 3 → 4']);
    expect(agreed([card(0, 1, 4), card(1, 1, 5)], scene)).toEqual(['Morale: 1 of 9']);
    expect(agreed([card(0, 1, 4), card(1, 2, 5)], scene)).toEqual([]);
    expect(agreed([], scene)).toEqual([]);
  });

  it('joins sentences and parts of them', () => {
    expect(joined(['a', 'b.', 'c'])).toBe('a; b. c');
  });
});

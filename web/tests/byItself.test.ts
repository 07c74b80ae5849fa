import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Happened } from '../src/stage/recap';
import type { Option, Prompt, Scene } from '../src/table/scene';
import { asking, empty, option } from './scenes';

let leavesNoChoice: (scene: Scene | null) => Option | null;
let Recap: typeof import('../src/stage/recap.svelte').Recap;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  ({ leavesNoChoice } = await import('../src/table/byItself.svelte'));
  ({ Recap } = await import('../src/stage/recap.svelte'));
});

const end = option(0, 'end');
const asked = (more: Partial<Prompt> = {}, options = [end]): Scene => ({ ...empty, prompt: asking(options, { alone: true, ...more }) });

describe('decisions that are made by themselves', () => {
  it('are those with one option of which the scene says so', () => {
    expect(leavesNoChoice(asked())).toBe(end);
    expect(leavesNoChoice(asked({ alone: false }))).toBeNull();
    expect(leavesNoChoice(asked({}, [end, option(1, 'go')]))).toBeNull();
    expect(leavesNoChoice(asked({}, []))).toBeNull();
  });
  it("are one's own and still open", () => {
    expect(leavesNoChoice(null)).toBeNull();
    expect(leavesNoChoice({ ...empty, prompt: null })).toBeNull();
    expect(leavesNoChoice(asked({ yours: false }))).toBeNull();
    expect(leavesNoChoice(asked({ chosen: 0 }))).toBeNull();
  });
  it('are neither secret nor final, and lead to no further choice', () => {
    expect(leavesNoChoice(asked({ sealed: true }))).toBeNull();
    expect(leavesNoChoice(asked({}, [option(0, 'reveal', { final: true })]))).toBeNull();
    expect(leavesNoChoice(asked({ plans: [{ moves: ['end', 'a'], refs: [], text: 'a' }, { moves: ['end', 'b'], refs: [], text: 'b' }] }))).toBeNull();
  });
});

describe('the recap after such a decision', () => {
  const event = (number: number): Happened => ({ number, kind: `k${number}`, text: { text: `event ${number}` }, weight: 20 });
  const scene = (...recap: Happened[]): Scene => ({ ...asked(), recap });
  it('tells what happened before it, too, and that it was made', () => {
    const recap = new Recap();
    recap.keep(scene(event(3), event(4)), 'End the round');
    recap.see(scene(event(7)), [], () => true);
    expect(recap.card!.lines.map((line) => line.one.number)).toEqual([3, 4, 7]);
    expect(recap.card!.made).toEqual(['End the round']);
    recap.see(scene(event(9)), [], () => true);
    expect(recap.card!.lines.map((line) => line.one.number)).toEqual([9]);
    expect(recap.card!.made).toEqual([]);
  });
  it('tells everything once where the decision never arrived and is asked again', () => {
    const recap = new Recap();
    recap.keep(scene(event(3), event(4)), 'End');
    recap.see(scene(event(3), event(4), event(7)), [], () => true);
    expect(recap.card!.lines.map((line) => line.one.number)).toEqual([3, 4, 7]);
  });
  it('opens even if nothing happened since', () => {
    const recap = new Recap();
    recap.keep(scene(event(3)), 'End');
    recap.see(scene(), [], () => true);
    expect([recap.open, recap.card!.lines.length]).toEqual([true, 1]);
  });
  it('does not tell again what was told', () => {
    const recap = new Recap();
    recap.see(scene(event(3)), [], () => true);
    recap.keep(scene(event(3)), 'End');
    recap.close();
    recap.see(scene(), [], () => true);
    expect(recap.open).toBe(false);
  });
});

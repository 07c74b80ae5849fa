import { describe, expect, it } from 'vitest';
import { costTags } from '../src/map/tags';
import { Acting } from '../src/table/acting.svelte';
import type { Act } from '../src/table/acts';
import { Choosing } from '../src/table/choosing.svelte';
import type { Option, Prompt } from '../src/table/scene';
import { asking, empty, option, piece, place } from './scenes';

function table(options: Option[], more: Partial<Prompt> = {}, isFinal: ((move: string) => Promise<boolean>) | null = null): { acting: Acting; sent: Act[] } {
  const choosing = new Choosing();
  const sent: Act[] = [];
  const refs = [...new Set(options.flatMap((o) => o.refs ?? []))];
  const ids = (kind: string): string[] => refs.flatMap((ref) => (ref.startsWith(`${kind}:`) ? [ref.slice(kind.length + 1)] : []));
  choosing.show({ ...empty, places: ids('place').map((id) => place(id)), pieces: ids('piece').map((id) => piece(id)), prompt: asking(options, more) });
  return { acting: new Acting({ choosing, send: (act) => sent.push(act), isFinal }), sent };
}

const flag = (id: number, at: string, more: Partial<Option> = {}): Option => option(id, `flag ${at}`, { refs: [`place:${at}`], ...more });

describe('acting', () => {
  it('does at once what can be taken back, and raises first what cannot', () => {
    const { acting, sent } = table([flag(0, 'malta'), flag(1, 'corsica', { final: true })]);
    acting.point('place:malta');
    expect(sent.map((act) => act.moves)).toEqual([['flag malta']]);
    acting.choosing.reset();
    acting.point('place:corsica');
    expect(sent).toHaveLength(1);
    expect(acting.ready?.moves).toEqual(['flag corsica']);
    acting.point('place:corsica');
    expect(sent[1]!.moves).toEqual(['flag corsica']);
  });

  it('raises secret choices, and cards or pieces that act by themselves', () => {
    const secret = table([flag(0, 'malta'), flag(1, 'corsica')], { sealed: true });
    secret.acting.point('place:malta');
    expect(secret.sent).toEqual([]);
    secret.acting.confirm();
    expect(secret.sent).toHaveLength(1);
    const alone = table([option(0, 'take off', { subject: 'piece:a', refs: ['piece:a'] }), option(1, 'end')]);
    alone.acting.point('piece:a');
    expect(alone.sent).toEqual([]);
    alone.acting.point('piece:a');
    expect(alone.sent.map((act) => act.moves)).toEqual([['take off']]);
  });

  it('raises first what throws something away', () => {
    const options = [flag(0, 'malta'), option(1, 'end')];
    const { acting, sent } = table(options, { primary: { option: 1, text: 'End', loses: '2 points are lost', wasteful: true } });
    acting.choose(options[1]!);
    expect(sent).toEqual([]);
    acting.confirm();
    expect(sent.map((act) => act.moves)).toEqual([['end']]);
    const staying = table(options, { primary: { option: 1, text: 'End', loses: '2 stay', wasteful: false } });
    staying.acting.choose(options[1]!);
    expect(staying.sent).toHaveLength(1);
  });

  it('asks about what the scene does not tell, and does it if it can be taken back', async () => {
    const asked = table([flag(0, 'malta'), flag(1, 'corsica')], { told: false }, (move) => Promise.resolve(move.endsWith('corsica')));
    asked.acting.point('place:malta');
    expect(asked.sent).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked.sent.map((act) => act.moves)).toEqual([['flag malta']]);
    asked.acting.choosing.reset();
    asked.acting.point('place:corsica');
    await Promise.resolve();
    await Promise.resolve();
    expect(asked.sent).toHaveLength(1);
    expect(asked.acting.ready?.moves).toEqual(['flag corsica']);
  });

  it('takes two presses for the button of what cannot be taken back', () => {
    const { acting, sent } = table([option(0, 'draw', { final: true }), option(1, 'end')]);
    acting.choose(acting.choosing.option(0)!);
    expect(sent).toEqual([]);
    acting.choose(acting.choosing.option(0)!);
    acting.choose(acting.choosing.option(1)!);
    expect(sent.map((act) => act.moves)).toEqual([['draw'], ['end']]);
  });

  it('does by drawing a piece to a place what two clicks do', () => {
    const to = (id: number, place: string): Option => option(id, `march ${place}`, { subject: 'piece:a', target: `place:${place}`, refs: ['piece:a', `place:${place}`] });
    const { acting, sent } = table([to(0, 'paris'), to(1, 'wien')]);
    acting.drag('piece:a', 'place:wien');
    expect(sent.map((act) => act.moves)).toEqual([['march wien']]);
  });
});

describe('an order', () => {
  const money = (count: number) => [{ what: 'money', count, text: '', of: 5 }];
  const options = [
    option(0, 'buy card', { final: true, kind: 'Cards', cost: money(1), quantity: { least: 1, most: 5, cost: 1 } }),
    option(1, 'buy troop paris', { kind: 'Troops', cost: money(1), subject: 'piece:a', target: 'place:paris', refs: ['piece:a', 'place:paris'], quantity: { least: 1, most: 3, cost: 1 } }),
    option(2, 'buy troop wien', { kind: 'Troops', cost: money(1), subject: 'piece:b', target: 'place:wien', refs: ['piece:b', 'place:wien'], quantity: { least: 1, most: 3, cost: 1 } }),
    option(3, 'done'),
  ];

  it('is put together with steppers and sent as one act, what shows something hidden last', () => {
    const { acting, sent } = table(options, { many: true });
    acting.point('piece:a');
    expect(sent).toEqual([]);
    const [troops, cards] = acting.order.rows;
    expect([troops!.where, troops!.text, troops!.count]).toEqual(['paris', 'Troops', 1]); // who points at him gives him one
    cards!.set(9);
    expect(acting.order.rows[1]!.count).toBe(4); // there are 5 to spend
    expect(acting.order.rows[0]!.most).toBe(1);
    acting.confirm();
    expect(sent[0]!.moves).toEqual(['buy troop paris', 'buy card', 'buy card', 'buy card', 'buy card']);
    expect(sent[0]!.through).toBe(true);
  });

  it('has what can be bought once only, too, and lists all of it', () => {
    const { acting, sent } = table([...options, option(4, 'buy troop ulm', { kind: 'Troops', cost: money(2), subject: 'piece:c', target: 'place:ulm', refs: ['piece:c', 'place:ulm'] })], { many: true });
    acting.point('piece:a');
    acting.choosing.reset();
    acting.point('piece:c');
    expect(sent).toEqual([]);
    expect(acting.order.lines.map(({ where, count, cost }) => [where, count, cost])).toEqual([['paris', 1, 1], ['ulm', 1, 2]]);
    expect(acting.order.rows[0]!.most).toBe(1);
    acting.confirm();
    expect(sent[0]!.moves).toEqual(['buy troop paris', 'buy troop ulm']);
  });

  it('goes with what is done next, and can be dropped', () => {
    const { acting, sent } = table(options, { many: true });
    acting.point('piece:a');
    acting.choosing.reset();
    acting.choose(acting.choosing.option(3)!);
    expect(sent[0]!.moves).toEqual(['buy troop paris', 'done']);
    expect(acting.ready).toBeNull(); // the same question may be asked again
    acting.point('piece:a');
    expect(acting.ready?.moves).toEqual(['buy troop paris']);
    expect(acting.order.clear()).toBe(true);
    expect(acting.ready).toBeNull();
  });

  it('asks how much a card shall count when it is taken up, not before', () => {
    const reserves = [1, 2].map((n) => option(n, `reserve as ${n}`, { verb: 'reserve', refs: ['card:austria/reserve'] }));
    const { acting } = table([option(0, 'play 7', { refs: ['card:austria/7'] }), ...reserves], { amounts: [{ verb: 'reserve', least: 1, most: 2, ids: [1, 2], refs: ['card:austria/reserve'] }] });
    expect([acting.order.rows, acting.order.first]).toEqual([[], null]);
    acting.point('card:austria/reserve');
    expect(acting.order.rows).toHaveLength(1);
  });

  it('sets how much of something instead of choosing among many', () => {
    const offers = [1, 2, 3].map((n) => option(n - 1, `offer austria ${n}`, { refs: ['power:austria'] }));
    const { acting, sent } = table([...offers, option(3, 'done')], { amounts: [{ verb: 'offer', least: 1, most: 3, ids: [0, 1, 2], refs: ['power:austria'] }] });
    acting.order.rows[0]!.set(2);
    acting.confirm();
    expect(sent[0]!.moves).toEqual(['offer austria 2']);
  });
});

describe('tags', () => {
  it('say what places cost, where that differs', () => {
    const cost = (count: number) => [{ what: 'points', count, text: '', of: 5 }];
    const at = (id: number, where: string, n: number): Option => flag(id, where, { target: `place:${where}`, cost: cost(n) });
    const refs = ['place:malta', 'place:corsica'];
    expect(costTags(table([at(0, 'malta', 1), at(1, 'corsica', 3)]).acting.choosing, refs)).toEqual([{ ref: 'place:malta', text: '1' }, { ref: 'place:corsica', text: '3' }]);
    expect(costTags(table([at(0, 'malta', 2), at(1, 'corsica', 2)]).acting.choosing, refs)).toEqual([]);
    const owed = flag(1, 'corsica', { target: 'place:corsica', cost: [...cost(3), { what: 'debt', count: 1, text: 'Debt: 1 of 6', of: 6 }] }); // a part of the price, not more of it
    expect(costTags(table([at(0, 'malta', 2), owed]).acting.choosing, refs)[1]).toEqual({ ref: 'place:corsica', text: '3' });
  });
});

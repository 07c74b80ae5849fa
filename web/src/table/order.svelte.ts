/** An order that is put together with steppers and sent as one act: how often each option is to be taken, or how much of it. */

import type { Act } from './acts';
import type { Choosing } from './choosing.svelte';
import { type Amount, kindOf, type Option } from './scene';

export interface Row {
  key: string;
  text: string; // of what
  where: string; // for which place or power
  count: number;
  most: number; // with all the rest of the order
  cost: number; // of so many
  unit: number; // of one
  set: (count: number) => void;
}

export class Order {
  #choosing: () => Choosing;
  #counts = $state.raw<{ of: unknown; by: Map<string, number> }>({ of: null, by: new Map() });

  constructor(choosing: () => Choosing) {
    this.#choosing = choosing;
  }

  choosing = $derived.by(() => this.#choosing());
  #prompt = $derived(this.choosing.asked ? (this.choosing.scene?.prompt ?? null) : null);
  #by = $derived(this.#counts.of === this.#prompt ? this.#counts.by : new Map<string, number>());

  /** The options that can be ordered, those that show something hidden last. */
  #orderable = $derived.by<Option[]>(() => {
    const all = (this.choosing.planning && this.#prompt?.options) || [];
    const several = all.some((o) => o.quantity);
    const found = all.filter((o) => o.quantity || (several && o.kind && o.cost?.length)); // what can be bought once only stands among the rest
    return [...found.filter((o) => !o.final), ...found.filter((o) => o.final)];
  });
  /** Of options that differ only in how much: one of each row of them. */
  #amounts = $derived<Amount[]>((this.#prompt?.amounts ?? []).filter((one) => one.least > 0)); // where nothing is an answer, too, it stands in the list
  /** The only one, where nothing need be pointed at; a card is taken up first. */
  #only = $derived<Amount | null>(this.#amounts.length === 1 && !this.#amounts[0]!.refs?.some((ref) => kindOf(ref) === 'card') ? this.#amounts[0]! : null);
  any = $derived(this.#orderable.length > 0 || this.#amounts.length > 0);
  count = $derived([...this.#by.values()].reduce((sum, n) => sum + n, 0));
  cost = $derived(this.#orderable.reduce((sum, o) => sum + this.#of(o) * unitOf(o), 0));
  /** How much there is to spend. */
  purse = $derived(Math.max(0, ...this.#orderable.flatMap((o) => o.cost?.map((c) => c.of ?? 0) ?? [])) || Infinity);

  /** Whether an option is a row of the order, and needs no button of its own. */
  holds(option: Option): boolean {
    return this.#orderable.includes(option) || this.#amounts.some((amount) => amount.ids.includes(option.id));
  }

  /** The steppers for what was pointed at; what belongs to no place is always among them. */
  rows = $derived.by<Row[]>(() => {
    const { picked } = this.choosing;
    const here = this.#orderable.filter((o) => (picked.length ? picked.every((ref) => o.refs?.includes(ref)) : false));
    const free = this.#orderable.filter((o) => !o.refs?.length);
    const amounts = picked.length ? this.#amounts.filter((one) => picked.every((ref) => one.refs?.includes(ref))) : this.#only ? [this.#only] : [];
    const inOrder = (all: Option[]): Option[] => all.toSorted((a, b) => a.id - b.id);
    return [...[...inOrder(here), ...inOrder(free)].map((o) => this.#row(o)), ...amounts.map((one) => this.#amount(one))].slice(0, 3);
  });

  /** All that is ordered. */
  lines = $derived(this.#orderable.map((o) => this.#row(o)).filter((row) => row.count));

  /** What a single amount is about, where nothing was pointed at; what belongs to no place stands under the strip. */
  first = $derived<string | null>(this.#only?.refs?.[0] ?? null);

  /** How often a piece's own option is ordered: the tag at it. */
  tags = $derived(new Map(this.#orderable.flatMap((o): [string, number][] => (o.subject && this.#of(o) ? [[o.subject, this.#of(o)]] : []))));

  /** Someone who points at a piece that can be given something gives it one. */
  begin(ref: string): boolean {
    const own = this.#orderable.filter((o) => o.subject === ref);
    if (own.length !== 1 || this.choosing.left.some((o) => !this.holds(o) && o.subject === ref)) return false;
    if (!this.#of(own[0]!) && this.#row(own[0]!).most) this.#set(own[0]!.moves[0]!, 1);
    return true;
  }

  clear(): boolean {
    const any = this.count > 0;
    this.#counts = { of: null, by: new Map() };
    return any;
  }

  /** The whole order as one act. */
  act = $derived.by<Act | null>(() => {
    if (!this.count) return null;
    const amounts = this.#amounts.flatMap((one) => {
      const n = this.#by.get(keyOf(one));
      return n ? [this.choosing.option(one.ids[n - one.least]!)!] : [];
    });
    const moves = [...amounts.flatMap((o) => o.moves), ...this.#orderable.flatMap((o) => Array.from({ length: this.#of(o) }, () => o.moves[0]!))];
    const final = this.#orderable.some((o) => o.final && this.#of(o)) || amounts.some((o) => o.final);
    const text = amounts.length === 1 && moves.length === 1 ? amounts[0]!.text : '';
    return { moves, text, about: '', refs: [], option: null, final, battle: false, through: true, order: { cost: this.cost, count: this.count } };
  });

  #of(option: Option): number {
    return this.#by.get(option.moves[0]!) ?? 0;
  }

  #set(key: string, count: number): void {
    const by = new Map(this.#by);
    if (count) by.set(key, count);
    else by.delete(key);
    this.#counts = { of: this.#prompt, by };
    this.choosing.raise(null);
  }

  #row(option: Option): Row {
    const [key, count, unit] = [option.moves[0]!, this.#of(option), unitOf(option)];
    const rest = this.purse - this.cost + count * unit;
    const most = Math.min(option.quantity?.most ?? 1, unit ? Math.floor(rest / unit) : Infinity);
    const place = option.refs?.findLast((ref) => kindOf(ref) === 'place');
    return { key, text: option.kind ?? option.text, where: this.#name(place), count, most, cost: count * unit, unit, set: (n) => this.#set(key, Math.max(0, Math.min(most, n))) };
  }

  #amount(one: Amount): Row {
    const key = keyOf(one);
    const count = this.#by.get(key) ?? 0;
    const option = this.choosing.option(one.ids[Math.max(0, count - one.least)]!)!;
    const set = (n: number): void => this.#set(key, n >= one.least ? Math.min(one.most, n) : n > count ? one.least : 0); // nothing, or as much as there must be
    return { key, text: option.kind ?? (count ? option.text : this.#name(one.refs?.[0])), where: '', count, most: one.most, cost: 0, unit: 0, set };
  }

  #name(ref: string | undefined): string {
    const scene = this.choosing.scene;
    const named = scene?.places.find((p) => p.ref === ref) ?? scene?.powers.find((p) => p.ref === ref);
    const card = scene?.hands.flatMap((hand) => hand.cards).find((one) => one.ref === ref);
    return named?.name ?? scene?.pieces.find((p) => p.ref === ref)?.text ?? card?.title ?? '';
  }
}

/** What one of it costs. */
const unitOf = ({ quantity, cost }: Option): number => quantity?.cost ?? (quantity ? 0 : (cost ?? []).reduce((sum, one) => sum + one.count, 0));
const keyOf = (amount: Amount): string => `amount ${amount.verb} ${amount.refs?.join(' ') ?? ''}`;

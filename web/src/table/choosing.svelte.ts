/**
 * Choosing by pointing at things. Each option names the things on the table it is about (a place, a piece, a card ...)
 * by their refs; pointing at several things leaves the options they have in common, until one act is left. Plans lead
 * further than one option: a way of many steps, or an option with the answer to what is asked next.
 */

import { type Act, actOf, actOfPlan, kindsOf, namesOf, ofKind, thingsOf } from './acts';
import { bent } from './bending';
import { idOf, kindOf, type Option, optionsOf, type Plan, type Scene } from './scene';
import { Wishes } from './wishes.svelte';

export interface Group {
  ref: string;
  text: string;
  members: number[]; // the options it would leave
}

const FEW = 8; // up to so many options are shown as buttons at once
const NONE: ReadonlySet<number> = new Set();
const sectionRef = (title: string): string => `section:${title}`;

export class Choosing {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<string[]>([]); // refs
  kind = $state<string | null>(null); // what sort of thing the subject shall do, if somebody has said so
  ready = $state.raw<Act | null>(null); // raised: the next press does it
  via = $state<string | null>(null); // a place that the way shall lead over
  questions = $state(0); // how many were asked so far
  changing = $state(false); // a sealed choice is thought over again
  readonly wishes: Wishes;
  readonly planning: boolean; // plans are of use only where several moves can be sent as one

  constructor(match: string | null = null, planning = true) {
    this.wishes = new Wishes(match);
    this.planning = planning;
  }

  #options = $derived(optionsOf(this.scene));
  /** The options that each thing stands for. */
  #byRef = $derived.by(() => {
    const found = new Map<string, Set<number>>();
    for (const { id, refs, section } of this.#options) {
      for (const ref of [...(refs ?? []), ...(section ? [sectionRef(section)] : [])]) found.set(ref, (found.get(ref) ?? new Set()).add(id));
    }
    return found;
  });
  #byMove = $derived(new Map(this.#options.map((o) => [o.moves.join('\n'), o])));
  #plans = $derived.by<Plan[]>(() => (this.planning ? (this.scene?.prompt?.plans ?? []).filter((plan) => this.#byMove.has(plan.moves[0]!)) : []));
  #names = $derived(this.scene ? namesOf(this.scene) : new Map<string, string>());

  /** Whether the seat is asked at all. */
  asked = $derived(Boolean(this.scene?.prompt?.yours && this.#options.length));
  #pointed = $derived.by<Option[]>(() => (this.asked ? this.#options.filter((o) => this.picked.every((ref) => this.of(ref).has(o.id))) : []));
  /** The kinds of things that what was pointed at can do, if there are several. */
  kinds = $derived(this.picked.length ? kindsOf(this.#pointed) : []);
  /** The options that are left. */
  left = $derived.by<Option[]>(() => (this.kinds.some(({ verb }) => verb === this.kind) ? this.#pointed.filter((o) => o.verb === this.kind || !o.kind) : this.#pointed));
  /** The ways of several moves that are left. */
  ways = $derived.by<Plan[]>(() => {
    if (!this.asked) return [];
    const found = this.#plans.filter((plan) => !plan.text && this.picked.every((ref) => plan.refs.includes(ref)));
    return this.kind ? found.filter((plan) => this.#byMove.get(plan.moves[0]!)!.verb === this.kind) : found;
  });
  /** How many options are left for each thing, and which things ways lead to. */
  #counts = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const option of this.left) for (const ref of new Set(option.refs ?? [])) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    return counts;
  });
  /** Whose ways are shown: of what was pointed at, else of the one thing that is asked about, or of the only one that can go. */
  #mover = $derived.by<string | null>(() => {
    const subjects = new Set(this.ways.map((plan) => plan.refs[0]!));
    const asked = new Set(this.left.flatMap((o) => o.subject ?? []));
    const [own] = asked.size === 1 ? asked : subjects.size === 1 ? subjects : [];
    return this.picked.find((ref) => subjects.has(ref)) ?? own ?? null;
  });
  #led = $derived(new Set(this.ways.flatMap((plan) => (plan.refs[0] === this.#mover ? plan.refs : [plan.refs[0]!]))));
  /** The one thing that all options are about. */
  #asked = $derived.by<string | null>(() => {
    const subjects = new Set(this.#options.flatMap((o) => o.subject ?? []));
    return subjects.size === 1 ? [...subjects][0]! : null;
  });
  /** Whether ways of what was pointed at lead into battle, by the ref of their end. */
  battles = $derived(new Set(this.ways.flatMap((plan) => (plan.battle ? [plan.refs.at(-1)!] : []))));

  /** The first step when there are many options: what they are about. */
  groups = $derived.by<Group[]>(() => {
    if (this.left.length <= FEW) return [];
    const found = new Map<string, Group>();
    for (const option of this.left) {
      const ref = this.#subject(option);
      if (ref === undefined) continue;
      const known = found.get(ref) ?? { ref, text: this.#names.get(ref)!, members: [] };
      known.members.push(option.id);
      found.set(ref, known);
    }
    return found.size > 1 ? [...found.values()] : [];
  });

  /** Many options in sections of their own, as long as nothing was pointed at. */
  sections = $derived.by<Group[]>(() => {
    if (this.picked.length || this.left.length <= FEW) return [];
    const titles = [...new Set(this.left.flatMap((o) => o.section ?? []))];
    return titles.map((text) => ({ ref: sectionRef(text), text, members: [...this.of(sectionRef(text))] })).filter((group) => group.members.length > 1);
  });

  /** Groups shown as buttons: pointing at one leaves its options. */
  steps = $derived.by<Group[]>(() => {
    const sections = new Set(this.sections.flatMap((g) => g.members));
    return [...this.sections, ...this.groups.filter((g) => g.members.length > 1 && !g.members.some((n) => sections.has(n)))];
  });

  /** Options shown as buttons: all of them when they are few, else those that share what they are about with no other. */
  buttons = $derived.by<Option[]>(() => {
    const steps = new Set(this.steps.flatMap((g) => g.members));
    return this.left.filter((o) => !steps.has(o.id));
  });

  #things = $derived(this.scene ? thingsOf(this.scene) : new Set<string>());

  /** The options that pointing at something would not single out: they need a button. */
  loose = $derived.by<Option[]>(() => {
    const narrows = (ref: string): boolean => !this.isPicked(ref) && this.#things.has(ref) && this.#counts.get(ref)! < this.left.length;
    return this.left.filter((o) => !(o.refs ?? []).some(narrows));
  });

  /** What could be answered to the one option that is left, where nobody has a standing wish about it. */
  answers = $derived.by<Act[]>(() => {
    const only = ofKind(this.left, this.kind);
    if (!this.picked.length || only.length !== 1) return [];
    const found = this.#answersTo(only[0]!);
    return found.some((plan) => plan.wish) || found.length < 2 ? [] : found.map((plan) => actOfPlan(plan, only[0]!, plan.text!));
  });

  /** Whether what was pointed at leads to a question that a standing wish answers. */
  wishing = $derived(this.picked.length > 0 && this.left.some((o) => this.#answersTo(o).some((plan) => plan.wish)));

  /** The option that ends or confirms the step. */
  primary = $derived.by<Option | null>(() => (this.asked && this.#options.find((o) => o.id === this.scene?.prompt?.primary?.option)) || null);

  /** A new scene: what was picked is forgotten when the question is another one. */
  show(scene: Scene | null): void {
    const key = (s: Scene | null): string => optionsOf(s).map((o) => o.moves.join()).join('|');
    const same = key(this.scene) === key(scene);
    if (!same || scene?.prompt?.chosen !== this.scene?.prompt?.chosen) this.changing = false;
    this.scene = scene;
    if (!same) {
      this.questions++;
      this.reset();
    }
  }

  /** The options a thing stands for, by their ids. */
  of(ref: string): ReadonlySet<number> {
    return this.#byRef.get(ref) ?? NONE;
  }

  may(ref: string): boolean {
    return this.#counts.has(ref) || this.#led.has(ref) || (ref.startsWith('section:') && this.left.some((o) => this.of(ref).has(o.id)));
  }

  /** Whether a thing could act instead of what was pointed at. */
  instead(ref: string): boolean {
    return this.picked.length > 0 && !this.may(ref) && !this.isPicked(ref) && this.#options.some((o) => (o.subject ? o.subject === ref : o.refs?.includes(ref)));
  }

  /** Whether pointing at a thing would decide something. */
  narrows(ref: string): boolean {
    const count = this.#counts.get(ref);
    if (count !== undefined && (count < this.left.length || this.left.length === 1)) return true;
    return this.#led.has(ref) && !this.isPicked(ref) && (count === undefined || kindOf(ref) === 'place');
  }

  /** What a thing is called, if it lies on the table. */
  nameOf(ref: string): string | undefined {
    return this.#names.get(ref);
  }

  isPicked(ref: string): boolean {
    return this.picked.includes(ref);
  }

  /** Points at a thing; the one act that is left then, if there is one. */
  point(ref: string): Act | null {
    this.ready = null;
    const bending = kindOf(ref) === 'place' && this.#bent(idOf(ref));
    if (bending) return bending;
    const on = this.may(ref);
    if (!on) this.kind = null;
    this.picked = on ? [...this.picked, ref] : [ref];
    return this.#settled();
  }

  /** The places on the way of what was pointed at to a place; none if it is one step, or nothing can go there. */
  routeTo(place: string): string[] {
    if (!this.picked.length || !this.#mover) return [];
    const own = this.ways.filter((plan) => plan.refs[0] === this.#mover);
    return (this.via && bent(own, this.left, this.via, place)?.route) || own.find((plan) => plan.refs.at(-1) === `place:${place}`)?.route || [];
  }

  raise(act: Act | null): void {
    this.ready = act;
  }

  /** The option with a move, if there is one. */
  move(text: string): Option | null {
    return this.#byMove.get(text) ?? null;
  }

  option(id: number): Option | null {
    return this.#options.find((o) => o.id === id) ?? null;
  }

  /** Back to the question, as long as what was sealed can be changed. */
  reconsider(): void {
    this.reset();
    this.changing = true;
  }

  back(): boolean {
    if (this.ready && this.left.length > 1) {
      this.ready = null;
      return true;
    }
    if (!this.picked.length && !this.ready) {
      const was = this.changing;
      this.changing = false;
      return was;
    }
    this.picked = this.picked.slice(0, -1);
    this.ready = this.kind = this.via = null;
    return true;
  }

  reset(): void {
    this.picked = [];
    this.changing = false;
    this.ready = this.kind = this.via = null;
  }

  /** The one act that what was pointed at stands for. */
  #settled(): Act | null {
    const aimed = this.picked.some((ref) => kindOf(ref) === 'place');
    const options = aimed ? ofKind(this.left, this.kind) : this.left;
    if (options.length === 1) return this.#answered(options[0]!);
    if (options.length || !aimed) return null;
    const own = this.#mover ?? this.#asked;
    const way = this.ways.find((plan) => plan.refs[0] === own);
    return way ? { ...actOfPlan(way, null, this.#names.get(way.refs.at(-1)!) ?? idOf(way.refs.at(-1)!)), steps: Math.max(1, (way.route?.length ?? way.moves.length + 1) - 1) } : null;
  }

  /** The way to a place over another one, if somebody wants that. */
  #bent(place: string): Act | null {
    const walk = this.via && this.picked.length && this.#mover ? bent(this.ways.filter((plan) => plan.refs[0] === this.#mover), this.left, this.via, place) : null;
    return walk && { moves: walk.moves, text: this.#names.get(`place:${place}`) ?? place, steps: walk.route.length - 1, about: '', refs: [this.#mover!, `place:${place}`], option: null, final: false, battle: this.battles.has(`place:${place}`) };
  }

  /** An option, with the answer to what it leads to where there is a standing wish. */
  #answered(option: Option): Act | null {
    const found = this.#answersTo(option);
    if (!found.some((plan) => plan.wish)) return found.length > 1 ? null : actOf(option);
    const wanted = this.wishes.of(this.scene?.prompt?.wishes ?? []);
    const plan = wanted && (found.find((one) => one.wish === wanted.id) ?? found.find((one) => one.wish === this.scene!.prompt!.wishes![0]!.id));
    return plan ? actOfPlan(plan, option, option.text) : actOf(option);
  }

  #answersTo(option: Option): Plan[] {
    return this.#plans.filter((plan) => plan.text && plan.moves[0] === option.moves[0]);
  }

  /** The thing on the table an option is about, that has not been pointed at yet. */
  #subject(option: Option): string | undefined {
    const refs = option.refs ?? [];
    const of = (kind: string): string[] => refs.filter((ref) => kindOf(ref) === kind);
    const cards = of('card');
    const inOrder = [...of('piece'), ...(cards.length === 1 ? cards : []), ...of('tile'), ...of('power'), ...of('place').reverse()];
    return inOrder.find((ref) => this.#names.has(ref) && !this.isPicked(ref));
  }
}

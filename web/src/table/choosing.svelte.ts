/**
 * Choosing an option by pointing at things. Each option names the things on the table it is about (a place, a piece, a
 * card ...) by their refs; pointing at several things leaves the options they have in common, until one is left.
 */

import { kindOf, type Option, optionsOf, type Scene } from './scene';

export interface Group {
  ref: string;
  text: string;
  members: number[]; // the options it would leave
}

/** Moves that bring a piece to a place one after another. */
export interface Way {
  place: string;
  moves: string[];
}

const FEW = 8; // up to so many options are shown as buttons at once
const NONE: ReadonlySet<number> = new Set();
const sectionRef = (title: string): string => `section:${title}`;

export class Choosing {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<string[]>([]); // refs
  armed = $state<number | null>(null);
  way = $state.raw<Way | null>(null); // several moves to one place, armed together

  #options = $derived(optionsOf(this.scene));
  /** The options that each thing stands for. */
  #byRef = $derived.by(() => {
    const found = new Map<string, Set<number>>();
    for (const { id, refs, section } of this.#options) {
      for (const ref of [...(refs ?? []), ...(section ? [sectionRef(section)] : [])]) found.set(ref, (found.get(ref) ?? new Set()).add(id));
    }
    return found;
  });
  #names = $derived(this.scene ? namesOf(this.scene) : new Map<string, string>());

  /** Whether the seat is asked at all. */
  asked = $derived(Boolean(this.scene?.prompt?.yours && this.#options.length));

  /** The options that are left. */
  left = $derived.by<Option[]>(() => (this.asked ? this.#options.filter((o) => this.picked.every((ref) => this.of(ref).has(o.id))) : []));

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

  /** What one can point at: it lies open on the table, not in a drawer. */
  #things = $derived(this.scene ? thingsOf(this.scene) : new Set<string>());

  /** The options that pointing at something would not single out: they need a button. */
  loose = $derived.by<Option[]>(() => {
    const counts = new Map<string, number>();
    for (const option of this.left) for (const ref of new Set(option.refs ?? [])) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    const narrows = (ref: string): boolean => !this.isPicked(ref) && this.#things.has(ref) && counts.get(ref)! < this.left.length;
    return this.left.filter((o) => !(o.refs ?? []).some(narrows));
  });

  /** The option that ends or confirms the step. */
  primary = $derived.by<Option | null>(() => (this.asked && this.#options.find((o) => o.id === this.scene?.prompt?.primary?.option)) || null);

  /** A new scene: what was picked is forgotten when the question is another one. */
  show(scene: Scene | null): void {
    const key = (s: Scene | null): string => optionsOf(s).map((o) => o.moves.join()).join('|');
    const same = key(this.scene) === key(scene);
    this.scene = scene;
    if (!same) this.reset();
  }

  /** The options a thing stands for, by their ids. */
  of(ref: string): ReadonlySet<number> {
    return this.#byRef.get(ref) ?? NONE;
  }

  may(ref: string): boolean {
    return this.left.some((o) => this.of(ref).has(o.id));
  }

  /** What a thing is called, if it lies on the table. */
  nameOf(ref: string): string | undefined {
    return this.#names.get(ref);
  }

  isPicked(ref: string): boolean {
    return this.picked.includes(ref);
  }

  /** Points at a thing; the option it leads to, when it was armed already, is returned to be sent. */
  point(ref: string): Option | null {
    if (this.armed !== null && this.of(ref).has(this.armed) && this.isPicked(ref)) return this.option(this.armed);
    if (this.isPicked(ref)) {
      this.back();
      return null;
    }
    this.armed = this.way = null;
    this.picked = this.may(ref) ? [...this.picked, ref] : [ref];
    if (this.left.length === 1) this.armed = this.left[0]!.id;
    return null;
  }

  arm(option: Option): void {
    this.armed = option.id;
    this.way = null;
  }

  /** The way of the piece that was pointed at, or is on its way, to a place that is further than one move. */
  wayTo(place: string): Way | null {
    if (!this.asked) return null;
    const chosen = this.picked.filter((ref) => kindOf(ref) === 'piece');
    const movers = chosen.length ? chosen : this.scene!.pieces.flatMap((p) => (p.shows?.always ? [p.ref] : []));
    const plan = movers.length === 1 ? this.scene!.prompt!.plans?.find(({ refs }) => refs[0] === movers[0] && refs.at(-1) === `place:${place}`) : undefined;
    return plan && this.move(plan.moves[0]!) ? { place, moves: plan.moves } : null;
  }

  /** Points at a place that is further than one move; the way there, when it was armed already, is returned. */
  pointFar(place: string): Way | null {
    const way = this.wayTo(place);
    if (way && this.way?.place === place) return way;
    this.armed = null;
    this.way = way;
    return null;
  }

  /** The option with a move, if there is one. */
  move(text: string): Option | null {
    return this.#options.find((o) => o.moves.length === 1 && o.moves[0] === text) ?? null;
  }

  option(id: number): Option | null {
    return this.#options.find((o) => o.id === id) ?? null;
  }

  back(): boolean {
    if (this.way) {
      this.way = null;
      return true;
    }
    if (this.armed !== null && this.left.length > 1) {
      this.armed = null;
      return true;
    }
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    this.armed = null;
    return true;
  }

  reset(): void {
    this.picked = [];
    this.armed = this.way = null;
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

/** The refs of what lies open on the table. */
function thingsOf(scene: Scene): Set<string> {
  return new Set([
    ...scene.places.map((p) => p.ref),
    ...scene.pieces.map((p) => p.ref),
    ...scene.powers.map((p) => p.ref),
    ...scene.rows.filter((row) => row.near ?? true).flatMap((row) => row.tiles.map((tile) => tile.ref)),
    ...scene.hands.flatMap((hand) => hand.cards.map((card) => card.ref)),
    ...(scene.contest?.stacks.flatMap((stack) => stack.cards.map((card) => card.ref)) ?? []),
  ]);
}

/** What options are grouped by, in words. */
export function namesOf(scene: Scene): Map<string, string> {
  const places = new Map(scene.places.map((p) => [p.id, p.name]));
  return new Map([
    ...scene.places.map((p): [string, string] => [p.ref, p.name]),
    ...scene.pieces.map((p): [string, string] => [p.ref, `${places.get(p.place) ?? p.place}: ${p.text}`]),
    ...scene.powers.map((p): [string, string] => [p.ref, p.name]),
    ...[...scene.rows.flatMap((row) => row.tiles), ...scene.displays.flatMap((display) => display.boxes), ...scene.hands.flatMap((hand) => hand.cards)].map((one): [string, string] => [one.ref, one.title]),
  ]);
}

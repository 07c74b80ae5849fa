/**
 * Choosing an option by pointing at things. Each thing on the table (a place, a piece, a card ...) stands for some
 * options; pointing at several things leaves the options they have in common, until one is left.
 */

import { cardId, type Option, type Scene } from './scene';

export interface Thing {
  kind: 'place' | 'piece' | 'card' | 'zone' | 'power' | 'stack' | 'tile' | 'section';
  id: string;
  options: number[];
}

export interface Group {
  thing: Thing;
  text: string;
  members: number[]; // the options it would leave
}

/** Moves that bring a piece to a place one after another. */
export interface Way {
  place: string;
  moves: string[];
}

const FEW = 8; // up to so many options are shown as buttons at once

export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;
const common = (a: number[], b: number[]): number[] => a.filter((n) => b.includes(n));

export class Choosing {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<Thing[]>([]);
  armed = $state<number | null>(null);
  way = $state.raw<Way | null>(null); // several moves to one place, armed together

  /** Whether the seat is asked at all. */
  asked = $derived(Boolean(this.scene?.prompt?.yours && this.scene.options.length));

  /** The options that are left. */
  left = $derived.by<Option[]>(() => {
    if (!this.scene || !this.asked) return [];
    const numbers = this.picked.reduce((rest, thing) => common(rest, thing.options), this.scene.options.map((o) => o.index));
    return this.scene.options.filter((o) => numbers.includes(o.index));
  });

  #numbers = $derived(new Set(this.left.map((o) => o.index)));

  /** The first step when there are many options: what they are about. */
  groups = $derived.by<Group[]>(() => {
    if (!this.scene || this.left.length <= FEW) return [];
    const found = new Map<string, Group>();
    for (const option of this.left) {
      const group = thingOf(this.scene, option, this.picked);
      if (!group) continue;
      const key = `${group.thing.kind}:${group.thing.id}`;
      const known = found.get(key) ?? { ...group, members: [] };
      known.members.push(option.index);
      found.set(key, known);
    }
    return found.size > 1 ? [...found.values()] : [];
  });

  /** Many options in sections of their own, as long as nothing was pointed at. */
  sections = $derived.by<Group[]>(() => {
    if (this.picked.length || this.left.length <= FEW) return [];
    const found = new Map<string, number[]>();
    for (const { section, index } of this.left) if (section) found.set(section, [...(found.get(section) ?? []), index]);
    return [...found].filter(([, members]) => members.length > 1).map(([text, members]) => ({ thing: { kind: 'section', id: text, options: members }, text, members }));
  });

  /** Groups shown as buttons: pointing at one leaves its options. */
  steps = $derived.by<Group[]>(() => {
    const sections = new Set(this.sections.flatMap((g) => g.members));
    return [...this.sections, ...this.groups.filter((g) => g.members.length > 1 && !g.members.some((n) => sections.has(n)))];
  });

  /** Options shown as buttons: all of them when they are few, else those that share what they are about with no other. */
  buttons = $derived.by<Option[]>(() => {
    const steps = new Set(this.steps.flatMap((g) => g.members));
    return this.left.filter((o) => !steps.has(o.index));
  });

  /** A new scene: what was picked is forgotten when the question is another one. */
  show(scene: Scene | null): void {
    const before = this.scene;
    this.scene = scene;
    const key = (s: Scene | null): string => (s?.options ?? []).map((o) => o.move).join('|');
    if (key(before) === key(scene)) return;
    this.reset();
  }

  may(options: number[]): boolean {
    return options.some((n) => this.#numbers.has(n));
  }

  isPicked(thing: Thing): boolean {
    return this.picked.some((p) => same(p, thing));
  }

  /** Points at a thing; the option it leads to, when it was armed already, is returned to be sent. */
  point(thing: Thing): Option | null {
    if (this.armed !== null && thing.options.includes(this.armed) && this.isPicked(thing)) return this.option(this.armed);
    if (this.isPicked(thing)) {
      this.back();
      return null;
    }
    this.armed = this.way = null;
    this.picked = this.may(thing.options) ? [...this.picked, thing] : [thing];
    if (this.left.length === 1) this.armed = this.left[0]!.index;
    return null;
  }

  arm(option: Option): void {
    this.armed = option.index;
    this.way = null;
  }

  /** The way of the piece that was pointed at, or is on its way, to a place that is further than one move. */
  wayTo(place: string): Way | null {
    if (!this.asked) return null;
    const ids = this.picked.filter((one) => one.kind === 'piece').map((one) => one.id);
    const pieces = this.scene!.pieces.filter((p) => (ids.length ? ids.includes(p.id) : p.shows?.always));
    const moves = pieces.length === 1 ? pieces[0]!.shows?.ways?.[place] : undefined;
    return moves && this.move(moves[0]!) ? { place, moves } : null;
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
    return this.scene?.options.find((o) => o.move === text) ?? null;
  }

  option(index: number): Option | null {
    return this.scene?.options.find((o) => o.index === index) ?? null;
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
}

/** The thing on the table an option is about, that has not been pointed at yet. */
function thingOf(scene: Scene, option: Option, picked: Thing[]): { thing: Thing; text: string } | null {
  const fresh = (thing: Thing): boolean => !picked.some((p) => same(p, thing));
  const name = (id: string): string => scene.places.find((p) => p.id === id)?.name ?? id;
  for (const id of option.pieces) {
    const piece = scene.pieces.find((p) => p.id === id);
    const thing: Thing = { kind: 'piece', id, options: piece?.options ?? [] };
    if (piece && fresh(thing)) return { thing, text: `${name(piece.place)}: ${piece.text}` };
  }
  if (option.card !== null && option.card !== undefined) {
    const card = scene.hands.find((h) => h.power === option.power)?.cards.find((c) => cardId(c) === option.card);
    const thing: Thing = { kind: 'card', id: `${option.power}-${option.card}`, options: card?.options ?? [] };
    if (card && fresh(thing)) return { thing, text: card.title };
  }
  for (const id of option.tiles ?? []) {
    const tile = [...(scene.rows ?? []).flatMap((row) => row.tiles), ...(scene.display?.boxes ?? [])].find((one) => one.id === id);
    const thing: Thing = { kind: 'tile', id, options: tile?.options ?? [] };
    if (tile && fresh(thing)) return { thing, text: tile.title };
  }
  for (const id of option.powers) {
    const power = scene.powers.find((p) => p.id === id);
    const thing: Thing = { kind: 'power', id, options: power?.options ?? [] };
    if (power && fresh(thing)) return { thing, text: power.name };
  }
  for (const id of [...option.places].reverse()) {
    const place = scene.places.find((p) => p.id === id);
    const thing: Thing = { kind: 'place', id, options: place?.options ?? [] };
    if (place && fresh(thing)) return { thing, text: place.name };
  }
  return null;
}

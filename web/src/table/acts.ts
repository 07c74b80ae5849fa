/** What can be done: one option, or several moves one after another that are sent together, all or none. */

import type { Words } from '../i18n/en';
import { kindOf, type Option, type Plan, type Scene } from './scene';

export interface Act {
  moves: string[];
  text: string;
  about: string;
  refs: string[]; // what acts comes first, what it acts on last
  option: number | null; // the id, if it is an option and no more
  final: boolean; // it cannot be taken back
  battle: boolean;
  through?: boolean; // it goes on after something hidden has come to light
  steps?: number; // a way of so many, to what the text names
  order?: { cost: number; count: number }; // put together with steppers
}

export const actOf = (option: Option): Act => ({ moves: option.moves, text: option.text, about: option.about ?? '', refs: option.refs ?? [], option: option.id, final: option.final ?? false, battle: option.battle ?? false });

/** An act in words. */
export const said = ({ text, steps, order }: Act, t: Words): string => (order && !text ? t.orderFor(order.cost, order.count) : steps ? t.goTo(text, steps) : text);

/** An option together with the answer to what it leads to, or a way of many steps; `text` if the plan has no words of its own. */
export function actOfPlan(plan: Plan, first: Option | null, text: string): Act {
  return { moves: plan.moves, text, about: first?.about ?? '', refs: plan.refs, option: null, final: false, battle: plan.battle ?? false };
}

/** One act after another as one. */
export const joined = (before: Act | null, act: Act): Act => (before ? { ...act, moves: [...before.moves, ...act.moves], option: null, final: before.final || act.final, through: true } : act);

/** The options that lead to the same by another kind of move: those of the kind wanted, else of the first kind. */
export function ofKind(options: Option[], kind: string | null): Option[] {
  if (options.length < 2 || options.some((o) => !o.kind)) return options;
  const [first] = options;
  if (options.some((o) => o.target !== first!.target || o.subject !== first!.subject)) return options;
  const wanted = options.filter((o) => o.verb === kind);
  return wanted.length ? wanted : options.filter((o) => o.verb === first!.verb);
}

/** The kinds of things that some options do, each with its first word; none where there is nothing to choose. */
export function kindsOf(options: Option[]): { verb: string; text: string }[] {
  const found = new Map<string, string>();
  for (const option of options) if (option.kind && kindOf(option.target ?? '') === 'place') found.set(option.verb, option.kind);
  return found.size > 1 ? [...found].map(([verb, text]) => ({ verb, text })) : [];
}

/** The refs of what lies open on the table: what one can point at. */
export function thingsOf(scene: Scene): Set<string> {
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

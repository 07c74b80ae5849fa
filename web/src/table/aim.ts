/** What pointing at a thing would mean now: options, several moves as one, or nothing that can be chosen. */

import { namesOf, ofKind } from './acts';
import type { Choosing } from './choosing.svelte';
import { kindOf, type Option, type Plan, type Scene } from './scene';

export interface Aim {
  ref: string;
  name: string;
  options: Option[];
  /** The one thing that would be done: its consequence can be told. */
  option: Option | null;
  plan: Plan | null;
  barred: boolean; // the seat is asked, but not about this
  subject: string | null; // what acts, if it is chosen already
}

/** `ref` is what is pointed at, `option` the number of one that has a button. */
export function aimOf(scene: Scene, choosing: Choosing, active: boolean, ref: string, option: number | null = null): Aim {
  const asked = active && choosing.asked;
  const subject = choosing.picked.find((one) => ['piece', 'card', 'tile'].includes(kindOf(one))) ?? null;
  const aim: Aim = { ref, name: namesOf(scene).get(ref) ?? '', options: [], option: null, plan: null, barred: false, subject };
  if (!asked) return aim;
  if (option !== null) {
    const found = choosing.option(option);
    return { ...aim, name: found?.text ?? '', options: found ? [found] : [], option: found };
  }
  const found = choosing.left.filter((one) => choosing.of(ref).has(one.id));
  const options = subject && kindOf(ref) === 'place' ? ofKind(found, choosing.kind) : found; // a click there does what is preset
  const plan = (!options.length && choosing.ways.find((one) => one.refs.at(-1) === ref)) || null;
  return { ...aim, options, option: single(options, ref), plan, barred: !options.length && !plan };
}

/** The one option meant, or the first of several that are aimed at the same thing by the same one. */
function single(options: Option[], ref: string): Option | null {
  if (options.length < 2) return options[0] ?? null;
  const [first] = options;
  return options.every((one) => one.verb === first!.verb && one.subject === first!.subject && one.target === ref) ? first! : null;
}

/** What an option or a plan would bring, in a few words: what it costs, and the one consequence that matters most. */

import type { Words } from '../i18n/en';
import { type Option, type Plan, powerOf, type Scene } from './scene';

export type Foreseen = Partial<Pick<Option, 'cost' | 'changes' | 'effects' | 'stake' | 'odds' | 'clash' | 'gist' | 'battle' | 'final' | 'about'>> & Pick<Plan, 'moves'> & { text?: string | null };

/** The price itself comes first; how it is paid the note tells. */
export const priceOf = (option: Pick<Foreseen, 'cost'>) => option.cost?.find((one) => one.count > 0);

/** What it takes of what there is: 2 of 3. */
export function costOf(option: Foreseen, t: Words): string {
  const price = priceOf(option);
  if (!price) return '';
  return typeof price.of === 'number' && price.count <= price.of ? t.costOf(price.count, price.of) : String(price.count);
}

/** Several texts as one: sentences stand beside one another. */
export const joined = (texts: readonly string[]): string => texts.reduce((all, text) => (all ? `${all}${/[.!?]$/.test(all) ? ' ' : /^\p{Lu}/u.test(text) ? '. ' : '; '}${text}` : text), '');

/** Something else comes to light or is decided before it is over: the last that is known of it may be others' own business. */
const isOpen = (option: Foreseen): boolean => Boolean(option.effects?.some((one) => one.kind === 'unknown'));

/** The numbers on the table that change and are not the price: Influence 3 → 4. */
export function changesOf(option: Foreseen, scene: Scene): string[] {
  const paid = new Set((option.cost ?? []).map((one) => one.what));
  const open = isOpen(option);
  return (option.changes ?? []).flatMap((one) => {
    const power = powerOf(scene, one.power);
    if (paid.has(one.track) || (open && power && power.seat !== scene.head.seat)) return [];
    const title = power?.facts?.find((fact) => fact.id === one.track)?.title ?? scene.tracks.find((track) => track.id === one.track)?.title;
    const whose = power && power.seat !== scene.head.seat ? `${power.name}: ` : '';
    return title ? [`${whose}${title} ${one.before} → ${one.after}`] : [];
  });
}

/** What several options agree about: what they cost, and which numbers they change. */
export function agreed(options: Option[], scene: Scene): string[] {
  const said = options.map((option) => [...(option.cost ?? []).map((one) => one.text), ...changesOf(option, scene)]);
  return (said[0] ?? []).filter((text) => said.every((one) => one.includes(text)));
}

const MOST_EVENTS = 3;

/** What happens for certain, as the log will tell it, less what the option says itself: the last of it is what it comes to. */
export function eventsOf(option: Foreseen): string[] {
  const all = (option.effects ?? []).flatMap((one) => (one.kind === 'event' && !(option.text && one.text.text.includes(option.text)) ? [one.text.text] : []));
  return isOpen(option) ? all.slice(0, MOST_EVENTS) : all.slice(-MOST_EVENTS);
}

/** The one most important consequence. */
export function mainOf(option: Foreseen, scene: Scene): string {
  return option.clash?.text || option.gist || changesOf(option, scene)[0] || eventsOf(option).at(isOpen(option) ? 0 : -1) || option.about || '';
}

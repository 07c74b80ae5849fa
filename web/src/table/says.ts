/** What the strip says: where the match stands, whose decision it is, and one sentence. */

import type { MatchSummary } from '../api/types';
import type { Words } from '../i18n/en';
import { said } from './acts';
import type { Choosing } from './choosing.svelte';
import { isYours, nameOf, type Scene } from './scene';

export interface Says {
  state: 'asked' | 'waiting' | 'past' | 'lost' | 'over' | 'reading';
  where: string;
  whose: string; // in the accent colour, after it
  text: string;
  rule: string | null;
  about: string; // what happens if nothing is done, what an option brings
  power: string | null; // whose badge stands before it
}

/** A thing said once the strip is asked, such as going back to the present. */
export interface Special {
  id: string;
  text: string;
  key?: string;
  hint?: string;
  tone?: 'gold' | 'primary' | 'plain';
  act: () => void;
}

/** Those the match waits for, by seat. */
export const awaited = (scene: Scene): string[] => [...new Set(scene.waiting.map((w) => w.seat))];

/** Whose decision it is; where several seats decide at once, whose is still missing. */
export function whoseDecision(scene: Scene, seat: string | null, title: (seat: string) => string, t: Words): string {
  const waiting = awaited(scene);
  const others = waiting.filter((one) => one !== seat).map(title).join(', ');
  if (!seat || !waiting.includes(seat)) return others ? t.waitingFor(others) : '';
  const several = scene.powers.filter((power) => isYours(scene, power)).length > 1;
  const yours = several && scene.prompt?.yours ? t.yourDecisionAs(nameOf(scene, scene.prompt.power)) : t.yourDecision;
  return others ? `${yours} (${t.alsoWaiting(others)})` : yours;
}

/** The question as it stands now: of what was pointed at, if something was. */
export function question(scene: Scene, choosing: Choosing, active: boolean, t: Words): Pick<Says, 'text' | 'rule' | 'about' | 'power'> | null {
  const prompt = scene.prompt;
  if (!prompt) return null;
  const armed = active ? choosing.ready : null;
  const subject = active ? prompt.subjects?.find((one) => choosing.picked.includes(one.ref))?.text : undefined;
  return {
    text: (armed && said(armed, t)) ?? subject ?? prompt.short ?? prompt.text,
    rule: prompt.rule,
    about: (armed?.about ?? '') || [prompt.short && prompt.short !== prompt.text ? prompt.text : '', prompt.declining ?? ''].filter(Boolean).join(' '),
    power: prompt.power,
  };
}

/** How many turns it is until a seat's own: of two seats always the next; else as the wheel goes round. Null: not known. */
export function turnsUntil(scene: Scene, seat: string | null, thinks: string): number | null {
  const seats = new Set(scene.powers.flatMap((power) => power.seat ?? []));
  if (!seat || !seats.has(seat)) return null;
  if (seats.size === 2) return 1;
  const order = scene.wheel.map((field) => scene.powers.find((power) => power.id === field.power)?.seat ?? null);
  const now = scene.wheel.findIndex((field) => field.current);
  if (now < 0 || order[now] !== thinks) return null;
  const mine = order.indexOf(seat, now + 1);
  return mine < 0 ? null : new Set([...order.slice(now + 1, mine), seat]).size;
}

function comesNext(turns: number | null, t: Words): string {
  if (turns === null) return '';
  return ` ${turns === 1 ? t.nextTurn : turns === 2 ? t.nextButOne : t.turnsUntil(turns - 1)}`;
}

/** What somebody reads who is not asked: who thinks, or who is waited for. */
export function waitingText(scene: Scene, summary: MatchSummary | null, seat: string | null, title: (seat: string) => string, t: Words): string {
  const waiting = awaited(scene);
  const names = waiting.map(title).join(', ');
  const bots = waiting.every((one) => summary?.seats.find((s) => s.id === one)?.kind === 'bot');
  if (!waiting.length) return t.nobodyAsked;
  return bots && waiting.length === 1 ? `${t.thinks(names)}${comesNext(turnsUntil(scene, seat, waiting[0]!), t)}` : `${t.waitingFor(names)}.`;
}

interface Given {
  scene: Scene;
  choosing: Choosing;
  summary: MatchSummary | null;
  seat: string | null;
  active: boolean;
  past: { at: number; of: number } | null;
  lost: string | null; // the line is down: when it is tried again
  moved: boolean; // a choice came too late
  sending: boolean;
  picking: boolean; // a place is asked for, for a treaty
  next: string | null; // another seat at this screen that is asked
  t: Words;
}

/** Every state of the strip at a live table. */
export function saysOf({ scene, choosing, summary, seat, active, past, lost, moved, sending, picking, next, t }: Given): Says {
  const title = (id: string): string => summary?.seats.find((s) => s.id === id)?.title ?? id;
  const { head, outcome } = scene;
  const where = [head.title, head.phase].filter(Boolean).join(' — ');
  const asked = question(scene, choosing, active, t);
  const plain = { where, whose: '', rule: null, about: '', power: null };
  if (past) return { ...plain, state: 'past', where: t.lookingBack(past.at, past.of), text: t.asItWas(head.phase) };
  if (outcome) return { ...plain, state: 'over', text: outcome.text, rule: outcome.rule };
  const yours = Boolean(active && asked && scene.prompt?.yours);
  const whose = seat ? whoseDecision(scene, seat, title, t) : t.watchingOnly; // the sentence says who decides
  const usual: Says = yours ? { ...plain, ...asked!, state: 'asked', whose } : { ...plain, state: 'waiting', whose, text: waitingText(scene, summary, seat, title, t), rule: asked?.rule ?? null, about: scene.prompt?.text ?? '', power: scene.prompt?.power ?? null };
  if (lost !== null) return { ...usual, ...(sending || !yours ? { state: 'lost', text: t.choiceKept, rule: null, power: null } : {}), whose: `${t.noConnection} · ${lost}` };
  if (moved) return { ...usual, whose: t.movedOn, about: [t.movedOnHint, usual.about].filter(Boolean).join(' ') };
  if (picking) return { ...usual, text: t.picking, rule: null, about: '' };
  if (next) return { ...usual, text: `${t.handOver(title(next))} ${t.handOverHint}`, rule: null };
  return usual;
}

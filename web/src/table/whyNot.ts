/**
 * Asks the server why a place cannot be chosen. The client knows no rules: it takes moves that are offered now, puts
 * the place where their last place stands, and lets the server answer.
 */

import { api, sentence } from '../api/client';
import type { Choosing } from './choosing.svelte';
import { idOf, kindOf } from './scene';

const MOST = 3;

/** Moves to ask about: one for each kind of move. */
export function samples(choosing: Choosing, place: string): string[] {
  const found = new Map<string, string>();
  for (const option of choosing.left) {
    const [move, ref] = [option.moves[0]!, option.refs?.findLast((one) => kindOf(one) === 'place')];
    if (!ref || found.has(option.verb)) continue;
    const last = idOf(ref);
    const at = move.lastIndexOf(last);
    if (at >= 0) found.set(option.verb, move.slice(0, at) + place + move.slice(at + last.length));
  }
  return [...found.values()].slice(0, MOST);
}

export async function whyNot(match: string, seat: string, choosing: Choosing, place: string): Promise<{ rule: string | null; message: string }[]> {
  const answers: { rule: string | null; message: string }[] = [];
  for (const move of samples(choosing, place)) {
    try {
      const answer = await api.whyNot(match, seat, move);
      if (!answer.legal && answer.message && !answers.some((a) => a.message === answer.message)) answers.push({ rule: answer.rule, message: answer.message });
    } catch (error) {
      answers.push({ rule: null, message: sentence(error) });
    }
  }
  return answers;
}

/** Why a card or another thing cannot be chosen now, in short; nothing if there is nothing to say. */
export async function whyBarred(match: string, seat: string | null, ref: string): Promise<string> {
  const answer = seat ? await api.barred(match, seat, ref).catch(() => null) : null;
  return answer?.barred?.text.text ?? '';
}

/** Whether a move could not be taken back, where the scene does not tell; who gets no answer takes it for so. */
export async function isFinal(match: string, seat: string | null, move: string): Promise<boolean> {
  const answer = seat ? await api.preview(match, seat, move).catch(() => null) : null;
  const [option] = answer?.preview.options ?? [];
  return !option || (option.final ?? false);
}

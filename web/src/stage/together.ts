/** What is decided together on the stage: votes and bids as the scene has them, with what the log tells besides. */

import type { components } from '../api/schema';
import type { LogLine } from '../api/types';
import type { Beat } from '../table/scene';

export type Staged = components['schemas']['Staged'];
export type Voice = components['schemas']['Voice'];
type Cast = Extract<Beat, { step: 'cast' }>;

export interface Verdict {
  winner: string | null;
  text: string;
}

const casts = (lines: LogLine[]): Cast[] => lines.flatMap((line) => (line.beat?.step === 'cast' ? [line.beat] : []));
const speaks = (cast: Cast, voice: Voice): boolean => (cast.voices?.length ? cast.voices.includes(voice.id) : cast.power === voice.power);

/** With what was chosen where the scene does not say it: the log does. */
export function filled(staged: Staged, log: LogLine[]): Staged {
  const told = casts(log);
  return { ...staged, voices: (staged.voices ?? []).map((voice) => (voice.state === 'shown' && !voice.choice && !voice.cards?.length ? given(voice, told.findLast((one) => speaks(one, voice))) : voice)) };
}

/** How it ended, from the lines that came with the end; null if they tell nothing of it. */
export function ended(staged: Staged, lines: LogLine[]): { staged: Staged; verdict: Verdict | null } | null {
  const told = casts(lines);
  const last = lines.findLast((line) => line.beat?.step === 'verdict');
  if (!told.length && !last) return null;
  const voices = (staged.voices ?? []).map((voice) => (voice.state === 'shown' || voice.state === 'passed' ? voice : given(voice, told.findLast((one) => speaks(one, voice)))));
  const fresh = (power: string): number => voices.filter((voice, i) => voice.choice === power && staged.voices?.[i]?.choice !== power).length;
  const shares = (staged.shares ?? []).map((share) => ({ ...share, count: share.count + fresh(share.power) }));
  return { staged: { ...staged, voices, shares }, verdict: last?.beat?.step === 'verdict' ? { winner: last.beat.winner, text: last.text ?? '' } : null };
}

function given(voice: Voice, cast: Cast | undefined): Voice {
  if (!cast) return voice;
  return { ...voice, state: cast.choice || cast.sealed ? 'shown' : 'passed', text: cast.text, ...(cast.choice ? { choice: cast.choice } : {}) };
}

/** What was sealed and is opened by some lines, in their order. */
export const openedBy = (lines: LogLine[]): { n: number; power: string; text: string }[] =>
  lines.flatMap((line) => (line.beat?.step === 'cast' && line.beat.sealed ? [{ n: line.n, power: line.beat.power, text: line.beat.text }] : []));

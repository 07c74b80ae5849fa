/** What one agrees to by sitting down: time, rating, help, who may watch. */

import type { ClockInfo } from '../api/types';
import type { Words } from '../i18n/en';

export interface Agreed {
  clock?: ClockInfo | null;
  rated: boolean;
  odds: boolean;
  hints?: boolean;
  hot_seat?: boolean;
  private?: boolean;
  unlisted?: boolean;
  delay: number;
  language: 'en' | 'pl' | null;
}

const MINUTE = 60_000;

/** A time control in words. */
export function pace(clock: ClockInfo | null | undefined, t: Words): string {
  if (!clock) return t.clockNone;
  if (clock.kind === 'live') return t.clockLive(Math.round(clock.reserve / MINUTE), Math.round(clock.increment / 1000));
  return t.clockMail(Math.round(clock.reserve / (1440 * MINUTE)), Math.round(clock.increment / (60 * MINUTE)));
}

const LATE = { bot: 'lateBot', open: 'lateOpen', lose: 'lateLose' } as const;

export function terms(of: Agreed, t: Words): string[] {
  const found = [of.clock ? t.termClock(pace(of.clock, t), t[LATE[of.clock.late]]) : t.termNoClock];
  found.push(of.rated ? t.ratedAgreed : t.termUnrated);
  if (of.hot_seat) found.push(t.hotSeat);
  found.push(of.hints ? t.hintsOn : t.termNoHints, of.odds ? t.oddsOn : t.termNoOdds);
  found.push(of.private ? t.termPrivate : (of.unlisted ? t.termUnlisted : t.termPublic) + (of.delay ? ` ${t.termDelay(of.delay)}` : ''));
  if (of.language) found.push(t.termLanguage(of.language === 'pl' ? t.polish : t.english));
  return found;
}

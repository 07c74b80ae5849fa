/** What the start page works out: how long a game takes, how it is begun at once, and which tables come first. */

import type { GameInfo, LessonInfo, MatchSummary, NewMatch } from '../api/types';
import { progressOf } from '../learn/progress';

const HALVES: Record<number, string> = { 0: '', 15: '¼', 30: '½', 45: '¾' };

function hours(minutes: number): string {
  const quarter = Math.round((minutes % 60) / 15) * 15;
  const whole = Math.floor(minutes / 60) + (quarter === 60 ? 1 : 0);
  return `${whole || ''}${HALVES[quarter % 60]}`;
}

/** From-to in minutes, in hours if it takes at least one. */
export function length(minutes: string, words: { hours: (text: string) => string; minutes: (text: string) => string }): string {
  const numbers = (minutes.match(/\d+/g) ?? []).map(Number);
  if (!numbers.length) return '';
  const long = Math.max(...numbers) >= 60;
  const said = [...new Set(numbers.map((n) => (long ? hours(n) : String(n))))].join('–');
  return long ? words.hours(said) : words.minutes(said);
}

/** The order in which a newcomer should meet them. */
export const gentlestFirst = (games: GameInfo[]): GameInfo[] => [...games].sort((a, b) => (a.weight ?? 9) - (b.weight ?? 9));

/** Lessons or puzzles, by their games in that order. */
export function byGame<T extends { game: string }>(all: T[], games: GameInfo[]): T[] {
  const order = gentlestFirst(games).map((one) => one.id);
  return [...all].sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}

/** With how many it is played: from-to, or one by one where there is a gap. */
export function players(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most) : `${least}–${most}`;
}

/** A match against bots, as the game recommends it to newcomers, or another scenario of it; with a coach, if the game has one. */
export function atOnce(game: GameInfo, coach = false, wanted?: string): { body: NewMatch; seat: string } {
  const scenario = game.scenarios.find((one) => one.id === (wanted ?? game.start?.scenario)) ?? game.scenarios[0]!;
  const count = scenario.id === game.start?.scenario ? game.start.seats : scenario.usual;
  const seats = (scenario.seatings.find((one) => one.count === count) ?? scenario.seatings[0]!).seats.map((one) => one.id);
  const seat = seats.find((id) => id === game.start?.seat) ?? seats[0]!;
  const bot = game.bots.find((one) => one.id === 'sensible')?.id ?? game.bots[0]!.id;
  return { seat, body: { game: game.id, scenario: scenario.id, options: {}, title: '', private: false, hot_seat: false, rated: false, coach: coach && game.coach, seats: Object.fromEntries(seats.map((id) => [id, id === seat ? 'me' : { bot }])) } };
}

export const isMine = (match: MatchSummary): boolean => match.seats.some((seat) => seat.yours || seat.for_you);

const urgency = (match: MatchSummary): number => {
  if (match.your_turn) return 0;
  if (match.seats.some((seat) => seat.for_you)) return 1;
  return { running: 2, open: 3, finished: 4 }[match.status];
};

/** Those that wait for me first, then invitations, then what others are at, then what is over; of each kind the newest first. */
export const byUrgency = (matches: MatchSummary[]): MatchSummary[] =>
  [...matches].sort((a, b) => urgency(a) - urgency(b) || b.updated.localeCompare(a.updated));

/** The place of a seat among all of them, from 1. */
export function rank(match: MatchSummary, seat: string): number {
  const { scores, winners } = match.outcome!;
  if (winners.includes(seat)) return 1;
  return 1 + Object.entries(scores).filter(([id, score]) => winners.includes(id) || score > (scores[seat] ?? 0)).length;
}

/** Where to learn a game: the first lesson that is not finished, and how far one has come in all of them. */
export function learning(lessons: LessonInfo[], game: string): { href: string; done: number; all: number } | null {
  const own = lessons.filter((one) => one.game === game);
  if (!own.length) return null;
  const done = (one: LessonInfo): number => one.chapters.filter((chapter) => progressOf(game, one.id)?.done.includes(chapter.id)).length;
  const next = own.find((one) => done(one) < one.chapters.length) ?? own[0]!;
  const sum = (of: (one: LessonInfo) => number): number => own.reduce((total, one) => total + of(one), 0);
  return { href: `/learn/${game}/${next.id}`, done: sum(done), all: sum((one) => one.chapters.length) };
}

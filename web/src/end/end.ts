/** What the end page works out: standings, the curves of a chart, the moments of the pictures, a table set up anew. */

import type { LogLine, MatchSummary, NewMatch, Review, SeatChoice, Story } from '../api/types';
import { type PowerArt, powerArt } from '../art/powers';
import type { Scene } from '../table/scene';

export type Series = Story['series'][number];

/** The colour of a line or a bar: a power that is nearly white has gold with a dark edge. */
export const lineColour = (art: PowerArt): string => (art.pattern === 'edge' ? '#d9a927' : art.fill);

const DASHES = ['14 4 3 4', '9 4', '3 4', '20 5', '6 3 2 3', '2 6', '11 3 2 3 2 3', '5 5'];

export interface Curve {
  power: string;
  steps: [move: number, value: number][]; // the first is the beginning
  dash: string;
  art: PowerArt;
}

/** A curve for each power, the best first; no two have the same dashes. */
export function curves(series: Series): Curve[] {
  const [first, last] = [series.points[0]!, series.points.at(-1)!];
  const order = Object.keys(first.values).sort((a, b) => last.values[b]! - last.values[a]!);
  let used = 0;
  return order.map((power, i) => ({
    power,
    steps: [[first.move, first.values[power]!], ...(series.steps ?? []).filter((step) => step.power === power).map((step): [number, number] => [step.move, step.value])],
    dash: i && powerArt(power).pattern !== 'edge' ? DASHES[used++ % DASHES.length]! : '', // an edge tells enough
    art: powerArt(power),
  }));
}

/** The power that stands for a seat in a chart: its first. */
const powerOf = (scene: Scene, seat: string): string => scene.powers.find((power) => power.seat === seat)?.id ?? seat;

export const CHANCES = 'chances';

/** The chances to win, in percent, as a measure of the match beside those of the game. */
export function chances(review: Review, story: Story, scene: Scene, title: string): Series | null {
  if (review.chances.length < 2 || !story.series.length) return null;
  const known = review.chances.map(({ move, chances: all }) => ({ move, values: Object.fromEntries(Object.entries(all).map(([seat, chance]) => [powerOf(scene, seat), chance])) }));
  const points = story.series[0]!.points.map(({ move, title: at }) => ({ move, title: at, values: (known.findLast((one) => one.move <= move) ?? known[0]!).values }));
  const steps = known.slice(1).flatMap(({ move, values }, i) => Object.entries(values).filter(([power, value]) => value !== known[i]!.values[power]).map(([power, value]) => ({ move, power, value })));
  return { id: CHANCES, title, points, steps };
}

const LEAST_LOSS = 3; // points of percent that are worth a line
const MOST_LOSSES = 6;

/** The decisions that cost most, in the order of the match. */
export const losses = (review: Review, scene: Scene) =>
  review.decisions.filter((one) => one.best - one.chance >= LEAST_LOSS).slice(0, MOST_LOSSES).sort((a, b) => a.move - b.move).map((one) => ({ ...one, power: powerOf(scene, one.seat) }));

const LEAST_SWING = 5; // points of percent

/** Where the chances of somebody changed most from one look to the next, in the order of the match. */
export function swings(review: Review, scene: Scene, most = 5): { move: number; power: string; before: number; now: number }[] {
  const found = review.chances.slice(1).map(({ move, chances: now }, i) => {
    const before = review.chances[i]!.chances;
    const seat = Object.keys(now).reduce((a, b) => (Math.abs(now[b]! - (before[b] ?? 0)) > Math.abs(now[a]! - (before[a] ?? 0)) ? b : a));
    return { move, power: powerOf(scene, seat), before: before[seat] ?? 0, now: now[seat]! };
  });
  const size = (one: { before: number; now: number }): number => Math.abs(one.now - one.before);
  return found.filter((one) => size(one) >= LEAST_SWING).sort((a, b) => size(b) - size(a)).slice(0, most).sort((a, b) => a.move - b.move);
}

/** What a seat decided, as the log tells it: one line for each of its moves. */
export const decided = (lines: LogLine[], seat: string): LogLine[] => {
  const told = new Map<number, LogLine>();
  for (const line of lines) if (line.seat === seat && line.text && line.mark !== 'round' && line.mark !== 'turn' && !told.has(line.move)) told.set(line.move, line);
  return [...told.values()];
};

export const valueAt = (curve: Curve, move: number): number => curve.steps.findLast((step) => step[0] <= move)?.[1] ?? curve.steps[0]![1];

/** Round numbers between two values, some four to seven of them. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (high - low) / one <= 6) ?? 1000;
  const found: number[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n || 0);
  return found;
}

/** Heights with so much room between them, as near as can be to where they belong; given from the top down. */
export function apart(wanted: number[], room: number, top: number, bottom: number): number[] {
  const found = [...wanted];
  for (let i = 0; i < found.length; i++) found[i] = Math.max(found[i]!, i ? found[i - 1]! + room : top);
  for (let i = found.length - 1; i >= 0; i--) found[i] = Math.min(found[i]!, i === found.length - 1 ? bottom : found[i + 1]! - room);
  return found;
}

/** The name of a round without the end of its sentence. */
export const plain = (title: string): string => title.replace(/[.]$/, '');

/** As much of the name of a round as there is room for. */
export function fitting(title: string, room: number): string {
  const whole = plain(title);
  const all = [whole, whole.replace(/ *\(.*\)/, ''), /\d+/.exec(whole)?.[0] ?? ''];
  return all.find((text) => text.length * 6.6 < room) ?? '';
}

/** The rounds: what begins at the first point may be the set-up, and the last point is the end. */
export const roundAt = (series: Series, move: number): string => plain(series.points.slice(0, -1).findLast((point) => point.move <= move)?.title ?? series.points[0]!.title);

export interface Shot {
  move: number;
  title: string;
}

/** Some moments for pictures: the ends of rounds, or moments of the film where there are few rounds. */
export function shots(story: Story, beginning: string, count = 6): Shot[] {
  const series = story.series[0];
  const last = story.frames?.at(-1) ?? 0;
  if (!series) return even(story.frames ?? [], count).map((move) => ({ move, title: '' }));
  const ends = series.points.slice(1).map((point, i) => ({ move: point.move, title: plain(series.points[i]!.title) })).filter((shot) => shot.move > 0);
  if (ends.length > count && ends[0]!.title === plain(series.points[0]!.title) && series.points[1]!.move < last / 50) ends.shift(); // the set-up
  if (ends.length === count - 1) ends.unshift({ move: 0, title: beginning });
  if (ends.length >= count) return even(ends, count);
  return even(story.frames ?? [], count).map((move) => ({ move, title: roundAt(series, move === last ? Math.max(0, move - 1) : move) }));
}

const even = <T>(all: T[], count: number): T[] =>
  all.length <= count ? all : Array.from({ length: count }, (_, n) => all[Math.round((n * (all.length - 1)) / (count - 1))]!);

export interface Standing {
  seat: string;
  title: string;
  place: number;
  score: number;
  share: number; // of the best or of what wins, 0 to 1
}

/** The seats in the order of their scores, winners first. */
export function standings(scene: Scene, summary: MatchSummary, goal: number | null): Standing[] {
  const { winners, scores } = scene.outcome!;
  const title = (seat: string): string => scene.outcome!.names?.[seat] ?? summary.seats.find((one) => one.id === seat)?.title ?? seat;
  const best = Math.max(1, goal ?? 0, ...Object.values(scores));
  const order = Object.entries(scores).sort(([a, x], [b, y]) => Number(winners.includes(b)) - Number(winners.includes(a)) || y - x);
  return order.map(([seat, score], i) => {
    const same = order.findIndex(([other, value]) => winners.includes(other) === winners.includes(seat) && (winners.includes(seat) || value === score));
    return { seat, title: title(seat), place: (same < 0 ? i : same) + 1, score, share: Math.max(0, Math.min(1, score / best)) };
  });
}

/** The same table anew; with `as`, I change places with whoever sat there. */
export function rematch(summary: MatchSummary, as: string | null, hosted: boolean): { body: NewMatch; seat: string } {
  const own = summary.seats.find((seat) => seat.yours)!;
  const sits = (seat: MatchSummary['seats'][number]): SeatChoice => {
    if (seat.yours) return 'me';
    if (seat.kind === 'bot') return { bot: seat.bot ?? 'sensible' };
    return hosted && seat.kind === 'person' ? { account: seat.name } : 'open';
  };
  const seats = Object.fromEntries(summary.seats.map((seat) => [seat.id, sits(seat)]));
  if (as && as !== own.id) [seats[own.id], seats[as]] = [seats[as]!, 'me'];
  const { game, scenario, board, options, title, private: secluded, hot_seat, odds, hints, rated } = summary;
  return { seat: as ?? own.id, body: { game, scenario, board, options, title, private: secluded, hot_seat, odds, hints, rated, seats } };
}

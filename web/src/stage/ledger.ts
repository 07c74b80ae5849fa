/** A scoring moment: the sums that came with one move, item by item. */

import type { LogLine } from '../api/types';
import type { components } from '../api/schema';
import type { Spot } from '../map/types';
import type { Scene } from '../table/scene';

type Score = components['schemas']['Score'];
type Item = components['schemas']['Item'];

export interface Entry {
  score: Score;
  item: Item;
  last: boolean; // of its sum
}

export interface Ledger {
  first: number; // number of its first event
  move: number; // with which it came
  title: string;
  scores: Score[];
  entries: Entry[];
}

const PARTS = 2; // a sum of so many items is worth a ledger
const SUMS = 3; // or so many sums at once

/** The scoring moments among some lines, one for each move that has one. */
export function ledgersOf(lines: LogLine[]): Ledger[] {
  const moves = new Map<number, LogLine[]>();
  for (const line of lines) if (line.scores?.length) moves.set(line.move, [...(moves.get(line.move) ?? []), line]);
  return [...moves.values()].flatMap((found) => {
    const scores = found.flatMap((line) => line.scores);
    if (scores.length < SUMS && !scores.some((score) => score.items.length >= PARTS)) return [];
    return [{ first: found[0]!.n, move: found[0]!.move, title: heading(lines, found), scores, entries: scores.flatMap(entriesOf) }];
  });
}

const entriesOf = (score: Score): Entry[] => score.items.map((item, i) => ({ score, item, last: i === score.items.length - 1 }));

/** The weighty line before it says what is being counted, else one amid it; if it is about one sum, the sum itself. */
function heading(lines: LogLine[], found: LogLine[]): string {
  const [first, last] = [found[0]!, found.at(-1)!];
  const weighty = lines.filter((line) => line.n < last.n && line.move === first.move && line.text && (line.mark === 'turn' || line.mark === 'round' || line.mark === 'weighty'));
  const scores = found.flatMap((line) => line.scores);
  return (weighty.findLast((line) => line.n < first.n) ?? weighty[0])?.text ?? (scores.length === 1 ? scores[0]!.title : '');
}

/** By power and track, what some items are worth together; what is worth nothing is only listed. */
export function sums(entries: Entry[]): { power: string | null; track: string | null; points: number }[] {
  const found = new Map<string, { power: string | null; track: string | null; points: number }>();
  for (const { score, item } of entries) {
    if (!score.total) continue;
    const [power, track] = [score.power, score.track ?? null];
    const one = found.get(`${power} ${track}`) ?? { power, track, points: 0 };
    found.set(`${power} ${track}`, { ...one, points: one.points + item.points });
  }
  return [...found.values()];
}

/** What a track is called, for a reader of several of them at once. */
export function unitOf(scene: Scene, track: string | null): string {
  if (track === null) return '';
  const fact = scene.powers.flatMap((power) => power.facts).find((one) => one.id === track);
  return fact?.title ?? scene.tracks.find((one) => one.id === track)?.title ?? '';
}

/** The scene with markers and numbers where they were before some items, which are still to be told; or after them. */
export function before(scene: Scene, entries: Entry[], sign = 1): Scene {
  const back = new Map<string, number>(); // by track and power; by track alone where one marker serves all
  for (const { score, item } of entries) {
    if (!score.track) continue;
    const down = score.before != null && score.after != null && score.total !== 0 && (score.after - score.before) * score.total < 0;
    const points = sign * (down ? -item.points : item.points);
    for (const key of [`${score.track} ${score.power}`, score.track]) back.set(key, (back.get(key) ?? 0) + points);
  }
  if (!back.size) return scene;
  return {
    ...scene,
    powers: scene.powers.map((power) => ({ ...power, facts: power.facts.map((fact) => (fact.value == null ? fact : { ...fact, value: fact.value - (back.get(`${fact.id} ${power.id}`) ?? 0) })) })),
    tracks: scene.tracks.map((track) => ({ ...track, markers: track.markers.map((marker) => ({ ...marker, value: marker.value - (back.get(marker.power ? `${track.id} ${marker.power}` : track.id) ?? 0) })) })),
  };
}

/** At which edge a stage stands that covers the least of what it speaks of; it stays where it is if that is as good. */
export function edgeFor(spots: Spot[], width: number, board: number, right: boolean): boolean {
  const covered = (at: boolean): number => spots.filter(([x]) => (at ? x > board - width - 24 : x < width + 24)).length;
  const [here, there] = [covered(right), covered(!right)];
  return there < here ? !right : right;
}

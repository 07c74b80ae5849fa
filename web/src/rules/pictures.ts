/** What of the map a worked example is about, and which numbers it changes. */

import type { ExampleScenes } from '../api/types';
import type { BoardMap, Frame, Spot } from '../map/types';
import { theatre } from '../picture/theatre';
import type { Scene } from '../table/scene';

const FEW = 12; // pieces: then all of them belong to the example
const RATIO = 3 / 2;

function at(map: BoardMap, id: string): Spot | undefined {
  const found = map.sheet?.spaces[id]?.at ?? map.places[id]?.slot;
  return found && [found[0], found[1]];
}

/** The places of pieces, or only of those that come, go or change where there are many. */
function places({ before, after }: ExampleScenes): Set<string> {
  const told = (scene: Scene): Map<string, string> => {
    const found = new Map<string, string>();
    for (const { id, controller } of scene.places) if (controller) found.set(id, controller);
    for (const { place, type, power, troops } of scene.pieces) found.set(place, `${found.get(place) ?? ''} ${type} ${power} ${troops ?? 0}`);
    return found;
  };
  const [was, is] = [told(before), told(after)];
  const moved = [...new Set([...was.keys(), ...is.keys()])].filter((place) => was.get(place) !== is.get(place));
  const pieces = [...before.pieces, ...after.pieces].map(({ place }) => place);
  const few = Math.max(before.pieces.length, after.pieces.length) <= FEW;
  return new Set(few || !moved.length ? [...pieces, ...moved] : moved);
}

/** A part of the map with all of these places and some room around them; nothing: the theatre of war. */
export function around(map: BoardMap, ids: Iterable<string>): Frame {
  const spots = [...ids].map((place) => at(map, place)).filter((spot) => spot !== undefined);
  if (!spots.length) return theatre(map);
  const whole = map.frame;
  const least = (whole[2] - whole[0]) * 0.2;
  const [xs, ys] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = least * 0.3;
  const width = Math.max(right - left + 2 * room, least, (bottom - top + 2 * room) * RATIO);
  const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, width / 2];
  return [x - half, y - half / RATIO, x + half, y + half / RATIO];
}

/** The part of the map that an example is about. */
export const window_ = (map: BoardMap, scenes: ExampleScenes): Frame => around(map, places(scenes));

export interface Change {
  power: string;
  fact: string;
  before: string;
  after: string;
}

/** The numbers beside the powers that are others afterwards. */
export function changed({ before, after }: ExampleScenes): Change[] {
  return before.powers.flatMap((power) => {
    const later = after.powers.find((one) => one.id === power.id);
    return power.facts.flatMap((fact) => {
      const now = later?.facts.find((one) => one.id === fact.id);
      return now && now.value !== fact.value ? [{ power: power.name, fact: fact.title, before: String(fact.value ?? '–'), after: String(now.value ?? '–') }] : [];
    });
  });
}

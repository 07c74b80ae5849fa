/**
 * Draws the eye to what a step of a lesson is about. A step names things of the scene, such as `place:wien`, or whole
 * parts of the table, such as `wheel`; the elements that show them carry the attribute data-pointed as long as it lasts.
 */

import type { Door } from '../table/doors.svelte';
import type { Scene } from '../table/scene';

const MARK = 'data-pointed';
const THINGS: Record<string, string> = { place: 'data-place', piece: 'data-piece', power: 'data-power', zone: 'data-zone', wheel: 'data-field', tile: 'data-tile', row: 'data-row', option: 'data-move' };
const PARTS: Record<string, string> = { rows: 'hands', piles: 'hands' }; // parts that are shown within another

const split = (thing: string): [string, string] => {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
};

/** The places on the map that are pointed at, also by a piece that stands there or a battle that is fought there. */
export function placesOf(scene: Scene, things: string[]): string[] {
  return things.flatMap((thing) => {
    const [kind, id] = split(thing);
    if (kind === 'place') return [id];
    if (kind === 'contest' && scene.contest) return [scene.contest.place];
    return kind === 'piece' ? scene.pieces.filter((p) => p.id === id).map((p) => p.place) : [];
  });
}

/** Whether something lies on the table away from the hand. */
export const laid = (scene: Scene): boolean => Boolean(scene.displays.length || scene.rows.some((row) => row.near === false));

/** Whether a tile or a row of tiles lies there. */
function faraway(scene: Scene, thing: string): boolean {
  const [kind, id] = split(thing);
  const rows = scene.rows.filter((row) => row.near === false);
  if (kind === 'row') return rows.some((row) => row.id === id);
  return kind === 'tile' && [...rows.flatMap((row) => row.tiles), ...scene.displays.flatMap((display) => display.boxes)].some((one) => one.id === id);
}

/** The drawer in which some of it is to be seen; null if all of it lies open. On a phone the hand and the wheel are in one, too, which stays shut where it would lie over the options that a task asks for. */
export function doorOf(scene: Scene, things: string[], phone: boolean, task = false): Door | null {
  const kinds = things.map((thing) => split(thing)[0]);
  if (things.some((thing) => faraway(scene, thing))) return 'table';
  if (kinds.some((kind) => ['zone', 'zones', 'tracks', 'powers'].includes(kind))) return 'powers';
  const inHand = scene.prompt?.options?.some((option) => option.refs?.some((ref) => /^(card|tile):/.test(ref)));
  return phone && (!task || inHand) && kinds.some((kind) => ['hands', 'tile', 'row', 'rows', 'piles', 'wheel'].includes(kind)) ? 'hand' : null;
}

/** The elements that show a thing; several pieces may be drawn as one, then their place is meant. */
function elementsOf(root: Element, scene: Scene, thing: string): Element[] {
  const [kind, id] = split(thing);
  if (!id) return [...root.querySelectorAll(`[data-part="${PARTS[kind] ?? kind}"]`)];
  const attribute = THINGS[kind];
  const found = attribute ? [...root.querySelectorAll(`[${attribute}="${CSS.escape(id)}"]`)] : [];
  if (found.length || kind !== 'piece') return found;
  return placesOf(scene, [thing]).flatMap((place) => elementsOf(root, scene, `place:${place}`));
}

/** Marks the things, also those that are drawn later; the function it returns takes the marks away. */
export function pointAt(root: Element, scene: Scene, things: string[]): () => void {
  const mark = (): void => {
    const wanted = new Set(things.flatMap((thing) => elementsOf(root, scene, thing)));
    for (const element of root.querySelectorAll(`[${MARK}]`)) if (!wanted.has(element)) element.removeAttribute(MARK);
    for (const element of wanted) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '');
  };
  mark();
  // lists beside the map may be longer than their room; what is named first must be in sight
  for (const element of [...things].reverse().flatMap((thing) => elementsOf(root, scene, thing))) if (!(element instanceof SVGElement)) element.scrollIntoView({ block: 'nearest' });
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}

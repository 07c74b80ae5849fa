/** What a table shows when it is opened: the theatre of war, on a small screen one's own part of it. The camera then stays. */

import { isYours, type Scene } from '../table/scene';
import type { Camera, Insets } from './camera.svelte';
import type { BoardMap, Frame, Spot } from './types';

const READABLE = 0.46; // pixels per unit
const SHEET = 0.3; // the same on a board of plates
const UPRIGHT = 0.54; // and on an upright screen, where names would stand one over another
const ROADS = 0.72; // and on a road map, whose cities are small
const AROUND = 6; // pixels around a sheet
const HEAD = 22; // pixels over a plate, for its title

/** The part of a map in which nearly all of its places lie; of a board of plates, all of it. */
export function theatre(map: BoardMap): Frame {
  if (map.sheet) return wholeSheet(map);
  const xs = Object.values(map.places).map((p) => p.slot[0]).sort((a, b) => a - b);
  const ys = Object.values(map.places).map((p) => p.slot[1]).sort((a, b) => a - b);
  const cut = Math.floor(xs.length * 0.06);
  return [xs[cut]! - 150, ys[cut]! - 110, xs[xs.length - 1 - cut]! + 120, ys[ys.length - 1 - cut]! + 100];
}

/** All plates with their frames. */
function wholeSheet(map: BoardMap): Frame {
  const frames = map.sheet!.plates.map((p) => p.frame);
  if (!frames.length) return map.frame;
  const edge = 12;
  return [Math.min(...frames.map((f) => f[0])) - edge, Math.min(...frames.map((f) => f[1])) - edge, Math.max(...frames.map((f) => f[2])) + edge, Math.max(...frames.map((f) => f[3])) + edge];
}

/** The whole board. */
export const whole = (map: BoardMap): Frame => (map.sheet ? wholeSheet(map) : map.frame);

/** What lies over the board for ever takes room from the first fit; a sheet keeps a little around it. */
export function fitInsets(map: BoardMap, insets: Insets): Insets {
  if (!map.sheet) return insets;
  const { left = 0, top = 0, right = 0, bottom = 0 } = insets;
  return { left: left + AROUND, top: top + AROUND, right: right + AROUND, bottom: bottom + AROUND };
}

export const isRoadMap = (map: BoardMap): boolean => map.sheet?.lines.some((l) => l.kind === 'road') ?? false;

export function begin(camera: Camera, map: BoardMap, scene: Scene, insets: Insets): void {
  const free = fitInsets(map, insets);
  const least = isRoadMap(map) ? ROADS : map.sheet ? (camera.height > camera.width ? UPRIGHT : SHEET) : READABLE;
  camera.fit(theatre(map), 0, free);
  const own = ownSpots(map, scene);
  if (camera.k >= least || !own.length) return;
  if (map.sheet) {
    const held = ([x0, y0, x1, y1]: Frame): Spot[] => own.filter(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1);
    const plate = [...map.sheet.plates].sort((a, b) => held(b.frame).length - held(a.frame).length)[0]!.frame;
    camera.fit(plate, 0, free);
    if (camera.k < least) around(camera, held(plate), least);
    fill(camera, isRoadMap(map) ? wholeSheet(map) : plate, (free.top ?? 0) + HEAD);
    if (isRoadMap(map)) fillWide(camera, wholeSheet(map));
  } else around(camera, own, least);
}

/** On an upright screen no room is wasted beside or over a plate; below there is room for the next one. */
function fill(camera: Camera, [left, top, right]: Frame, head: number): void {
  if (camera.height <= camera.width) return;
  const [[x0, y0], [x1]] = [camera.toScreen([left, top]), camera.toScreen([right, top])];
  const last = camera.width - AROUND;
  camera.pan(x1 < last ? last - x1 : x0 > AROUND ? AROUND - x0 : 0, y0 > head ? head - y0 : 0);
}

/** On a wide screen no bare desk shows at the right of a map that goes on at the left. */
function fillWide(camera: Camera, [left, , right]: Frame): void {
  const [[x0], [x1]] = [camera.toScreen([left, 0]), camera.toScreen([right, 0])];
  const last = camera.width - AROUND;
  if (camera.height <= camera.width && x1 < last && x0 < 0) camera.pan(Math.min(last - x1, -x0), 0);
}

function ownSpots(map: BoardMap, scene: Scene): Spot[] {
  const mine = new Set(scene.powers.filter((power) => isYours(scene, power)).map((power) => power.id));
  return scene.pieces.flatMap((p) => (p.power !== null && mine.has(p.power) && map.places[p.place] ? [map.places[p.place]!.slot.slice(0, 2) as Spot] : []));
}

function around(camera: Camera, spots: Spot[], k: number): void {
  const middle = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [x, y] = [middle(spots.map((s) => s[0])), middle(spots.map((s) => s[1]))];
  const [hw, hh] = [camera.width / k / 2, camera.height / k / 2];
  camera.fit([x - hw, y - hh, x + hw, y + hh]);
}

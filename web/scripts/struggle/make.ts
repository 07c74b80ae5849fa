/** Draws the board of Imperial Struggle: four plates with coasts, spaces, lines and names. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoEquirectangular, type GeoContext, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { BoardLine, ByLanguage, Group, Plate, Shape, Sheet, Space } from '../../src/board/types';
import type { BoardMap, MapPlace } from '../../src/map/types';
import { area, type Box, box, densify, distance, type Point, type Ring, simplify, simplifyRing } from '../map/geometry';
import { width } from '../map/fonts';
import * as svg from '../map/svg';
import { contour, seaDistance } from '../map/waterlines';
import { boxOf, grown, type Item, measured, place } from './labels';
import { BOARD, PLATES, type PlateLayout } from './layout';
import { LANGUAGES, readNames } from './names';
import { outline, REACH, round } from '../../src/board/outline';
import { room } from './shapes';
import { warp } from './warp';

interface SpaceData {
  id: string;
  region: string;
  sub_region: string | null;
  country: string | null;
  type: string;
  cost: number | null;
  commodity: string | null;
  prestige: boolean;
  alliance: boolean;
  local_alliance: boolean;
  war_dots: number[];
}

interface LinesData {
  connections: { a: string; b: string }[];
  conquest_lines: { a: string; b: string; only_with_optional_rule: string | null }[];
  advantage_links: { advantage: string; space: string }[];
}

const SHAPES: Record<string, Shape> = { political: 'diamond', market: 'circle', territory: 'square', naval: 'hexagon', fort: 'hexagon', advantage: 'pentagon', navy: 'box' };
const MARGIN = 10;
const EDGE = 10; // inside the frame of a plate
const FIRST = 0.554; // pixels per unit when the whole sheet is first seen, in 1152 by 668 pixels
const pixels = (n: number): number => Math.ceil((n / FIRST) * 2) / 2; // as units
const SIZES = [pixels(12), pixels(11.5)]; // nothing smaller can be read
const SMALL = [pixels(11.5)];
const CARTOUCHE = { size: 13, high: 30, more: 208, over: 16 }; // in pixels: its letters, its height, what stands beside the title; units it stands out of the plate

type Names = Record<string, (key: string) => string>;
const byLanguage = <T>(make: (language: string) => T): Record<string, T> => Object.fromEntries(LANGUAGES.map((l) => [l, make(l)]));

export function makeBoard(data: string, locale: string): BoardMap {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(data, `${name}.json`), 'utf8')) as T;
  const spaces = read<{ spaces: SpaceData[] }>('spaces').spaces;
  const advantages = read<{ advantages: { id: string; kind: string }[] }>('advantages').advantages;
  const lines = read<LinesData>('connections');
  const names = readNames(locale);
  const sheet: Sheet = { plates: [], groups: [], lines: [], spaces: {} };
  for (const plate of PLATES) {
    const ids = new Set(Object.keys(plate.spaces));
    for (const space of spaces.filter((s) => s.region === plate.id && !ids.has(s.id))) throw new Error(`${space.id} has no place on its plate.`);
    draw(plate, spaces.filter((s) => ids.has(s.id)), new Map(advantages.map((a) => [a.id, a.kind])), lines, names, sheet);
  }
  const frame: Box = [-MARGIN, -MARGIN, BOARD[0] + MARGIN, BOARD[1] + MARGIN];
  const [w, h] = [frame[2] - frame[0], frame[3] - frame[1]];
  return {
    id: 'imperial_struggle', frame, art: [frame[0] - w * 0.5, frame[1] - h * 0.5, frame[2] + w * 0.5, frame[3] + h * 0.5],
    land: '', water: [], graticule: '', homes: {}, borders: { inner: '', outer: '' }, seas: [], lands: [], ports: [], routes: [], crossings: [], hills: [],
    places: Object.fromEntries(Object.entries(sheet.spaces).map(([id, s]) => [id, placeOf(s)])),
    sheet,
  };
}

/** What the map needs to know about a space to let it be pointed at. */
function placeOf(space: Space): MapPlace {
  const [x, y] = space.at;
  const r = REACH[space.shape];
  const words = space.name?.en ?? { lines: [], at: space.at, size: 15, width: 0 };
  const size: Point = space.shape === 'box' ? [2 * r - 4, 48] : [34, 34];
  return {
    kind: 'undisputed', power: null, stripes: [], value: 0, capital: false, port: false, d: outline(space.shape, space.at),
    label: { ...words, angle: 0 }, medal: null, slot: [x, y, ...size], box: [Math.floor(x - r), Math.floor(y - r), Math.ceil(x + r), Math.ceil(y + r)],
  };
}

function draw(layout: PlateLayout, data: SpaceData[], kinds: Map<string, string>, lines: LinesData, names: Names, sheet: Sheet): void {
  const [left, top] = layout.at;
  const frame: Box = [left, top, left + layout.size[0], top + layout.size[1]];
  const on = ([x, y]: Point): Point => [left + x, top + y];
  const at = new Map(Object.entries(layout.spaces).map(([id, p]) => [id, on(p)]));
  const groups = groupsOf(data);
  const grouped = new Set(groups.flatMap((g) => g.members));
  const own = new Map<string, Space>();
  for (const [id, spot] of at) {
    const d = data.find((s) => s.id === id);
    const kind = d?.type ?? 'navy';
    own.set(id, {
      shape: SHAPES[kind]!, at: spot, plate: layout.id, kind, cost: kind === 'territory' ? null : (d?.cost ?? null),
      sign: kinds.get(id) ?? (kind === 'naval' ? 'anchor' : (d?.commodity ?? null)), tint: d?.commodity ?? null,
      crown: d?.prestige ?? false, bond: Boolean(d?.alliance || d?.local_alliance), dots: d?.war_dots ?? [], name: null,
    });
  }
  const drawn = linesOf(layout, on, at, lines);
  const along = drawn.flatMap((l) => densify(l.points, 6));
  const taken = [...own.values()].flatMap((s) => room(s).map((b) => moved(b, s.at)));
  const title = byLanguage((l) => measured('', on(layout.title), pixels(CARTOUCHE.size), 'strong', [names[l]!(`is-region-${layout.id}`)], 0.09));
  const cartouches = byLanguage((l) => cartouche(names[l]!(`is-region-${layout.id}`), on(layout.title)));
  const parts = Object.entries(layout.parts).map(([id, p]) => byLanguage((l) => measured('', on(p), pixels(11.5), 'plain', [names[l]!(`is-subregion-${id}`)], 0.12)));
  const lands = Object.entries(layout.lands).map(([id, p]) => byLanguage((l) => measured('', on(p), pixels(11.5), 'plain', names[l]!(`is-land-${id}`).split(' '), 0.14)));
  for (const language of LANGUAGES) {
    const fixed = [cartouches[language]!, ...[...parts, ...lands].map((w) => grown(boxOf(w[language]!), 4))];
    const hulls = groups.map((g) => hull(g.members.map((m) => at.get(m)!)));
    const items: Item[] = [];
    for (const [id, space] of own) {
      if (grouped.has(id)) continue;
      const key = id === 'navy' ? 'is-box-navy' : `is-space-${id}`;
      items.push({ id, text: names[language]!(key), at: space.at, body: bodyOf(space), sizes: space.kind === 'advantage' ? SMALL : SIZES, weight: ['advantage', 'naval', 'navy'].includes(space.kind) ? 'italic' : 'plain' });
    }
    groups.forEach((g, i) => {
      const h = hulls[i]!;
      const middle: Point = [(h[0] + h[2]) / 2, (h[1] + h[3]) / 2];
      items.push({ id: `group ${g.id}`, text: names[language]!(`is-country-${g.id}`), at: middle, body: moved(h, [-middle[0], -middle[1]]), sizes: SIZES, weight: 'strong' });
    });
    const placed = place(items, [frame[0] + EDGE, frame[1] + EDGE, frame[2] - EDGE, frame[3] - EDGE], [...taken, ...fixed, ...hulls], along);
    for (const [id, space] of own) if (placed.has(id)) space.name = { ...space.name, [language]: placed.get(id)! };
    for (const g of groups) g.name[language] = placed.get(`group ${g.id}`)!;
  }
  sheet.plates.push({ id: layout.id, frame, title, cartouche: cartouches, ...coast(layout, frame, on), border: layout.border.length ? svg.curve(layout.border.map(on)) : '', parts, lands });
  sheet.groups.push(...groups.map((g): Group => ({ id: g.id, d: rounded(hull(g.members.map((m) => at.get(m)!)), 14), name: g.name })));
  sheet.lines.push(...drawn.map(({ a, b, kind, points, only }): BoardLine => ({ a, b, kind, d: points.length > 2 ? svg.curve(points) : svg.line(points), ...(only ? { only } : {}) })));
  for (const [id, space] of own) sheet.spaces[id] = space;
}

/** The room of a plate's cartouche: over its upper edge, with its title and beside that what there is to win. */
function cartouche(said: string, [x, y]: Point): Box {
  const wide = pixels(width(said.toUpperCase(), CARTOUCHE.size, 'strong', 0.09) + CARTOUCHE.more);
  return [round(x - wide / 2), y - CARTOUCHE.over, round(x + wide / 2), y - CARTOUCHE.over + pixels(CARTOUCHE.high)];
}

const moved = (b: Box, [x, y]: Point): Box => [b[0] + x, b[1] + y, b[2] + x, b[3] + y];
const bodyOf = (space: Space): Box => room(space).reduce((a, b) => [Math.min(a[0], b[0]), a[1], Math.max(a[2], space.kind === 'advantage' ? b[2] : a[2]), Math.max(a[3], b[3])]);

/** Countries of several spaces stand together under one name. */
function groupsOf(data: SpaceData[]): { id: string; members: string[]; name: ByLanguage }[] {
  const found = new Map<string, string[]>();
  for (const s of data) if (s.country) found.set(s.country, [...(found.get(s.country) ?? []), s.id]);
  return [...found].filter(([, members]) => members.length > 1).map(([id, members]) => ({ id, members, name: {} }));
}

const hull = (points: Point[]): Box => {
  const b = box(points);
  return [b[0] - 32, b[1] - 36, b[2] + 34, b[3] + 36];
};

const rounded = ([x0, y0, x1, y1]: Box, r: number): string =>
  `M${x0 + r} ${y0}H${x1 - r}Q${x1} ${y0} ${x1} ${y0 + r}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}V${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}z`;

interface DrawnLine {
  a: string;
  b: string;
  kind: BoardLine['kind'];
  points: Point[];
  only?: string;
}

function linesOf(layout: PlateLayout, on: (p: Point) => Point, at: Map<string, Point>, lines: LinesData): DrawnLine[] {
  const found: DrawnLine[] = [];
  const here = (a: string, b: string): boolean => at.has(a) && at.has(b);
  const double = new Set(lines.connections.map((l) => `${l.a} ${l.b}`));
  for (const { a, b } of lines.connections) {
    if (here(a, b)) found.push({ a, b, kind: 'connection', points: [at.get(a)!, ...(layout.bends[`${a} ${b}`] ?? []).map(on), at.get(b)!] });
  }
  for (const { a, b, only_with_optional_rule: only } of lines.conquest_lines) {
    if (!here(a, b)) continue;
    let [from, to] = [at.get(a)!, at.get(b)!];
    if (double.has(`${a} ${b}`) || double.has(`${b} ${a}`)) {
      const d = distance(from, to); // beside the connection
      const [nx, ny] = [(-(to[1] - from[1]) / d) * 8, ((to[0] - from[0]) / d) * 8];
      [from, to] = [[from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny]];
    }
    found.push({ a, b, kind: 'conquest', points: [from, ...(layout.bends[`${a} = ${b}`] ?? []).map(on), to], ...(only ? { only } : {}) });
  }
  for (const { advantage, space } of lines.advantage_links) {
    if (here(advantage, space)) found.push({ a: advantage, b: space, kind: 'link', points: [at.get(advantage)!, at.get(space)!] });
  }
  return found;
}

// -- coasts

/** The rings of the world's land, cut to a window of degrees. */
function rings(detail: string, [west, south, east, north]: Box): Ring[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const projection = geoEquirectangular().scale(180 / Math.PI).translate([0, 0]).precision(0).clipExtent([[west, -north], [east, -south]]);
  const found: Ring[] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void found.push([[x, -y]]),
    lineTo: (x, y) => void found.at(-1)!.push([x, -y]),
    arc: () => undefined,
    closePath: () => void found.at(-1)!.push([...found.at(-1)![0]!] as Point),
  };
  geoPath(projection, context)(feature(topology, topology.objects.land));
  return found.filter((ring) => ring.length > 3);
}

function coast(layout: PlateLayout, frame: Box, on: (p: Point) => Point): Pick<Plate, 'land' | 'water' | 'graticule'> {
  const pairs: [Point, Point][] = [...Object.entries(layout.degrees).map(([id, d]): [Point, Point] => [on(layout.spaces[id]!), d]), ...layout.pins.map(([p, d]): [Point, Point] => [on(p), d])];
  const project = warp(pairs, layout.stiff);
  const degrees = box(pairs.map(([, d]) => d));
  const window: Box = [degrees[0] - 14, degrees[1] - 10, degrees[2] + 14, degrees[3] + 10];
  const [x0, y0, x1, y1] = frame;
  const near = (ring: Ring): boolean => ring.some(([x, y]) => x > x0 - 5 && x < x1 + 5 && y > y0 - 5 && y < y1 + 5);
  const land = rings(layout.detail, window)
    .map((ring) => simplifyRing(densify(ring, 0.5).map(project), 0.5))
    .filter((ring) => area([ring]) > 14 && near(ring));
  const clamped = land.map((ring) => simplifyRing(ring.map(([x, y]): Point => [Math.min(x1 + 60, Math.max(x0 - 60, x)), Math.min(y1 + 60, Math.max(y0 - 60, y))]), 0.4));
  const sea = seaDistance(clamped.map((ring) => ({ polygon: [ring], box: box(ring), area: area([ring]) })), frame);
  const net: Point[][] = [];
  for (let lon = Math.ceil(window[0] / 5) * 5; lon <= window[2]; lon += 5) net.push(steps((t) => [lon, window[1] + (window[3] - window[1]) * t]).map(project));
  for (let lat = Math.ceil(window[1] / 5) * 5; lat <= window[3]; lat += 5) net.push(steps((t) => [window[0] + (window[2] - window[0]) * t, lat]).map(project));
  const visible = net.flatMap((line) => runs(line, frame)).map((line) => simplify(line, 0.4));
  return {
    land: svg.polygons(clamped.map((ring) => [ring])),
    water: [4, 9, 15].map((level) => svg.lines(contour(sea, frame, level))),
    graticule: svg.lines(visible),
  };
}

const steps = (at: (t: number) => Point): Point[] => Array.from({ length: 81 }, (_, i) => at(i / 80));

/** The parts of a line inside the frame. */
function runs(line: Point[], [x0, y0, x1, y1]: Box): Point[][] {
  const found: Point[][] = [];
  let run: Point[] = [];
  for (const p of line) {
    if (p[0] > x0 - 20 && p[0] < x1 + 20 && p[1] > y0 - 20 && p[1] < y1 + 20) run.push([round(p[0]), round(p[1])]);
    else {
      if (run.length > 1) found.push(run);
      run = [];
    }
  }
  return run.length > 1 ? [...found, run] : found;
}

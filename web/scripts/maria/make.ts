/** Draws the board of Maria: two plates with coasts, territories, sectors, roads, cities and names. */

import { outline, round } from '../../src/board/outline';
import type { BoardLine, ByLanguage, Plate, Shape, Sheet, Space } from '../../src/board/types';
import type { BoardMap, MapPlace } from '../../src/map/types';
import { type Box, boxesMeet, densify, distance, inPolygon, type MultiPolygon, type Point, random } from '../map/geometry';
import * as svg from '../map/svg';
import { contour, seaDistance } from '../map/waterlines';
import { boxOf, type Item, measured, place } from '../struggle/labels';
import { areasOf, landOf } from './areas';
import { type City, type Ground, groundOf, type MapData, readData, type Road } from './data';
import { LANGUAGES, type Names, readNames } from './names';
import { settle } from './settle';

const GAP = 74; // between the plates: the roads from one to the other are seen there
const MARGIN = 40;
const SIGN = 24; // of a sector's suit
const ROOM = 31; // for pieces, around the middle of a city
const TITLES: Record<string, Point> = { flanders: [0.16, 0.075], bohemia: [0.86, 0.965] }; // where on the plate, as a share of it
const SIZES: Record<City['fortress'], number[]> = { none: [15.5, 15, 14.5, 14, 13.5], minor: [16.5, 16, 15.5, 15, 14], major: [19, 18, 17, 16] };
const SHAPES: Record<City['fortress'], Shape> = { none: 'town', minor: 'redoubt', major: 'citadel' };
const LAND_SIZES = [30, 27, 24, 21, 18];
const ALONG = Array.from({ length: 13 }, (_, i) => i / 12); // points of a name that must lie in its land

const byLanguage = <T>(make: (language: string) => T): Record<string, T> => Object.fromEntries(LANGUAGES.map((l) => [l, make(l)]));

export function makeRoadMap(id: string, file: string, locale: string, only?: string): BoardMap {
  const data = readData(file);
  const names = readNames(locale);
  const sheet: Sheet = { plates: [], groups: [], lines: [], spaces: {} };
  let left = 0;
  for (const map of ['flanders', 'bohemia'].filter((m) => !only || m === only)) {
    const ground = groundOf(map, data.sector_grid[map]!, [left, 0]);
    draw(ground, data, names, sheet, !only);
    left = ground.frame[2] + GAP;
  }
  for (const { a, b } of data.link) {
    const [from, to] = [sheet.spaces[a], sheet.spaces[b]];
    if (from && to) sheet.lines.push({ a, b, kind: 'crossing', d: svg.line([from.at, to.at]) });
  }
  const frames = sheet.plates.map((p) => p.frame);
  const frame: Box = [-MARGIN, -MARGIN, Math.max(...frames.map((f) => f[2])) + MARGIN, Math.max(...frames.map((f) => f[3])) + MARGIN];
  const [w, h] = [frame[2] - frame[0], frame[3] - frame[1]];
  return {
    id, frame, art: [frame[0] - w * 0.5, frame[1] - h * 0.5, frame[2] + w * 0.5, frame[3] + h * 0.5],
    land: '', water: [], graticule: '', homes: {}, borders: { inner: '', outer: '' }, seas: [], lands: [], ports: [], routes: [], crossings: [], hills: [],
    places: Object.fromEntries(Object.entries(sheet.spaces).map(([city, s]) => [city, placeOf(s)])),
    sheet,
  };
}

/** What the map needs to know about a city to let it be pointed at. */
function placeOf(space: Space): MapPlace {
  const [x, y] = space.at;
  const r = ROOM / 2;
  return {
    kind: 'undisputed', power: null, stripes: [], value: 0, capital: false, port: false, d: outline('disc', space.at),
    label: { ...space.name!.en!, angle: 0 }, medal: null, slot: [x, y, ROOM, ROOM], box: [Math.floor(x - r), Math.floor(y - r), Math.ceil(x + r), Math.ceil(y + r)],
  };
}

function draw(ground: Ground, data: MapData, names: Names, sheet: Sheet, election: boolean): void {
  const { frame } = ground;
  const cities = data.city.filter((c) => c.map === ground.id);
  const sectors = data.sector.filter((s) => s.map === ground.id);
  const at = settle(cities, data.road, sectors, ground);
  const land = landOf(ground, at.values());
  const areas = areasOf(cities, at, land, ground);
  const roads = data.road.filter((r) => at.has(r.a) && at.has(r.b)).map((r) => ({ ...r, points: way(r, at) }));
  const along = roads.flatMap((r) => densify(svg.smoothed(r.points, 6), 7));
  const rooms = [...at.values()].map(([x, y]): Box => [x - ROOM / 2, y - ROOM / 2, x + ROOM / 2, y + ROOM / 2]);
  rooms.push(...cities.filter((c) => c.elector && election).map((c): Box => crown(at.get(c.id)!)));
  const [x0, y0, x1, y1] = frame;
  const spot = TITLES[ground.id]!;
  const titleAt: Point = [x0 + (x1 - x0) * spot[0], y0 + (y1 - y0) * spot[1]];
  const title = byLanguage((l) => measured('', titleAt, 52, 'strong', [names[l]!(`maria-map-${ground.id}`)], 0.12));
  const crossing = data.link.flatMap(({ a, b }) => [a, b].flatMap((c) => (at.has(c) ? [stub(at.get(c)!, ground)] : [])));
  const lines = [...along, ...crossing.flatMap((l) => densify(l, 7))];
  const titles = LANGUAGES.map((l) => boxOf(title[l]!));
  const marks = sectors.map((s): Mark => ({ id: s.id, suit: s.suit, box: ground.square(s), at: corner(ground.square(s), [...rooms, ...titles], lines) }));
  const signs = marks.map(({ at: [x, y] }): Box => [x - SIGN / 2, y - SIGN / 2, x + SIGN / 2, y + SIGN / 2]);
  const lands = landNames(cities, at, areas, lines, [...rooms, ...titles, ...signs], ground, names);
  const own = new Map(cities.map((c): [string, Space] => [c.id, {
    shape: SHAPES[c.fortress], at: at.get(c.id)!, plate: ground.id, kind: c.fortress === 'none' ? 'town' : c.fortress, cost: null, sign: null,
    tint: c.territory, crown: (c.elector ?? false) && election, // there is no election in the game of one map
    bond: false, dots: [], name: null,
  }]));
  for (const language of LANGUAGES) {
    const fixed = [title, ...lands].map((w) => boxOf(w[language]!));
    const items = cities.map((c): Item => {
      const r = c.fortress === 'major' ? 15 : c.fortress === 'minor' ? 12 : 9;
      const body: Box = [-ROOM / 2 + 1, -Math.max(r, 15), ROOM / 2 - 1, Math.max(r, 15)];
      return { id: c.id, text: names[language]!(`maria-city-${c.id}`), at: at.get(c.id)!, body, sizes: SIZES[c.fortress], weight: c.fortress === 'none' ? 'plain' : 'strong' };
    });
    const placed = place(items, [x0 + 4, y0 + 4, x1 - 4, y1 - 4], [...rooms, ...signs, ...fixed], lines);
    for (const [id, space] of own) space.name = { ...space.name, [language]: placed.get(id)! };
  }
  const sea = seaDistance(land, frame);
  sheet.plates.push({
    id: ground.id, frame, title, land: svg.polygons(land.map((l) => l.polygon)), water: [5, 11, 18].map((level) => svg.lines(contour(sea, frame, level))),
    graticule: '', border: '', parts: [], lands,
    areas: [...areas].map(([owner, shape]) => ({ owner, d: svg.polygons(shape) })),
    sectors: marks,
  } satisfies Plate);
  sheet.lines.push(...roads.map(({ a, b, kind, points }): BoardLine => ({ a, b, kind: kind === 'main' ? 'highroad' : 'road', d: svg.curve(points) })));
  for (const [id, space] of own) sheet.spaces[id] = space;
}

/** The room of an elector's crown, over his city. */
const crown = ([x, y]: Point): Box => [x - 10, y - 27, x + 10, y - ROOM / 2];

type Mark = NonNullable<Plate['sectors']>[number];

/** Where the sign of a sector stands: near a corner, off cities and roads. */
function corner([x0, y0, x1, y1]: Box, taken: Box[], lines: Point[]): Point {
  let best: { at: Point; cost: number } | null = null;
  for (const [fromX, sideX] of [[x0, 1], [x1, -1]] as const) {
    for (const [fromY, sideY] of [[y0, 1], [y1, -1]] as const) {
      for (let dx = 17; dx <= 77; dx += 10) {
        for (let dy = 17; dy <= 77; dy += 10) {
          const [x, y] = [fromX + sideX * dx, fromY + sideY * dy];
          const room: Box = [x - SIGN / 2 - 2, y - SIGN / 2 - 2, x + SIGN / 2 + 2, y + SIGN / 2 + 2];
          if (taken.some((t) => boxesMeet(room, t))) continue;
          const crossed = lines.filter(([px, py]) => px > room[0] && px < room[2] && py > room[1] && py < room[3]).length;
          const cost = crossed * 30 + dx + dy + (sideX < 0 ? 50 : 0) + (sideY < 0 ? 60 : 0);
          if (!best || cost < best.cost) best = { at: [round(x), round(y)], cost };
        }
      }
    }
  }
  if (!best) throw new Error('No room for the sign of a sector.');
  return best.at;
}

/** A road bends a little to one side, as roads do. */
function way(road: Road, at: Map<string, Point>): Point[] {
  const [a, b] = [at.get(road.a)!, at.get(road.b)!];
  const next = random([...`${road.a} ${road.b}`].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7));
  const off = (next() - 0.5) * Math.min(9, distance(a, b) * 0.07);
  const d = distance(a, b);
  return [a, [round((a[0] + b[0]) / 2 - ((b[1] - a[1]) / d) * off), round((a[1] + b[1]) / 2 + ((b[0] - a[0]) / d) * off)], b];
}

/** The way from a city to the edge of the plate where a road leads to the other one. */
function stub([x, y]: Point, ground: Ground): Point[] {
  const [x0, , x1] = ground.frame;
  return [[x, y], [x - x0 < x1 - x ? x0 : x1, y]];
}

/** Names of the lands, each where it covers least, inside its territory. */
function landNames(cities: City[], at: Map<string, Point>, areas: Map<string, MultiPolygon>, along: Point[], taken: Box[], ground: Ground, names: Names): ByLanguage[] {
  const found: ByLanguage[] = [];
  const regions = new Map<string, City[]>();
  for (const c of cities) regions.set(c.region, [...(regions.get(c.region) ?? []), c]);
  for (const [region, own] of [...regions].filter(([, own]) => own.length > 5).sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))) {
    const words = bestSpot(region, own, at, areas.get(own[0]!.territory)!, along, [...taken, ...found.flatMap((w) => LANGUAGES.map((l) => boxOf(w[l]!)))], ground, names);
    if (words) found.push(words);
  }
  return found;
}

function bestSpot(region: string, own: City[], at: Map<string, Point>, shape: MultiPolygon, along: Point[], taken: Box[], ground: Ground, names: Names): ByLanguage | null {
  const spots = own.map((c) => at.get(c.id)!);
  const middle: Point = [spots.reduce((s, p) => s + p[0], 0) / spots.length, spots.reduce((s, p) => s + p[1], 0) / spots.length];
  let best: { words: ByLanguage; cost: number } | null = null;
  const said = (l: string, split: boolean): string[] => (split ? names[l]!(`maria-land-${region}`).split(' ') : [names[l]!(`maria-land-${region}`)]);
  const several = LANGUAGES.some((l) => said(l, true).length > 1);
  const ways = LAND_SIZES.flatMap((size, rank) => [false, ...(several ? [true] : [])].map((split) => ({ size, rank: rank + (split ? 0.5 : 0), split })));
  for (const { rank, size, split } of ways) {
    const measures = byLanguage((l) => measured('', [0, 0], size, 'plain', said(l, split), 0.22));
    const [w, h] = [Math.max(...LANGUAGES.map((l) => measures[l]!.width)), Math.max(...LANGUAGES.map((l) => boxOf(measures[l]!)[3] * 2))];
    for (let dx = -150; dx <= 150; dx += 10) {
      for (let dy = -150; dy <= 150; dy += 8) {
        const p: Point = [middle[0] + dx, middle[1] + dy];
        const wide: Box = [p[0] - w / 2, p[1] - h / 2, p[0] + w / 2, p[1] + h / 2];
        if (wide[0] < ground.frame[0] + 8 || wide[1] < ground.frame[1] + 8 || wide[2] > ground.frame[2] - 8 || wide[3] > ground.frame[3] - 8) continue;
        if (taken.some((t) => boxesMeet(wide, t))) continue;
        const under = ALONG.flatMap((t) => [wide[1], p[1], wide[3]].map((y): Point => [wide[0] + w * t, y]));
        if (!under.every((c) => shape.some((polygon) => inPolygon(c, polygon)))) continue;
        const crossed = along.filter(([x, y]) => x > wide[0] && x < wide[2] && y > wide[1] && y < wide[3]).length;
        const cost = rank * 9 + crossed * 2 + Math.hypot(dx, dy) * 0.08;
        if (!best || cost < best.cost) best = { words: byLanguage((l) => ({ ...measures[l]!, at: [round(p[0]), round(p[1])] })), cost };
      }
    }
  }
  return best?.words ?? null;
}

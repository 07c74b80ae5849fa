/** Cuts the areas of the board with the coast; small islands go whole to one territory. */

import polygonClipping from 'polygon-clipping';
import type { Board } from './board';
import { type Cells, outline } from './cells';
import { area, type Box, box, boxesMeet, inPolygon, mix, type MultiPolygon, type Point, type Polygon } from './geometry';
import type { Land } from './land';
import type { Frame } from './projection';

const ISLAND = 30000; // square units: larger land may be shared by several territories

export interface Shapes {
  areas: Map<string, MultiPolygon>; // by territory; outside land is under its own id
  borders: { line: Point[]; sides: [string, string] }[];
  homes: Map<string, MultiPolygon>; // by power, without the borders inside
}

const cut = (a: MultiPolygon, b: MultiPolygon): MultiPolygon => polygonClipping.intersection(a, b) as MultiPolygon;

export function makeShapes(board: Board, cells: Cells, drawn: Point[][], land: Land[], frame: Frame): Shapes {
  const ids = [...board.territory, ...board.outside].map((t) => t.id);
  const points = [...board.territory, ...board.outside].flatMap((t) => t.points.map((p) => ({ id: t.id, at: frame.project(p) })));
  const regions = new Map(ids.map((id) => {
    const rings = outline(cells, id, drawn);
    const [first, ...rest] = rings.map((ring) => [ring]);
    const region = polygonClipping.xor(first!, ...rest) as MultiPolygon;
    return [id, { region, box: box(region.flatMap((p) => p[0]!)) }] as const;
  }));
  const areas = new Map<string, MultiPolygon>(ids.map((id) => [id, []]));
  const whole = new Set<Land>();
  const beyond = new Set<Land>(); // islands and continents that are not in the game
  for (const piece of land) {
    const here = new Set(points.filter((p) => inPolygon(p.at, piece.polygon)).map((p) => p.id));
    const give = (id: string): void => {
      areas.get(id)!.push(piece.polygon);
      whole.add(piece);
    };
    if (here.size === 1) give([...here][0]!);
    else if (!here.size && !within(piece.box, board.board.view, frame)) beyond.add(piece);
    else if (!here.size && piece.area < ISLAND) {
      const owner = largestShare(piece, regions);
      if (owner) give(owner);
    } else {
      for (const [id, { region, box: b }] of regions) {
        if (boxesMeet(b, piece.box)) areas.get(id)!.push(...cut(region, [piece.polygon]));
      }
    }
  }
  const shared = land.filter((piece) => !whole.has(piece) && !beyond.has(piece));
  const borders = cells.arcs.flatMap((arc, i) => {
    const [a, b] = arc.sides;
    if (b === null) return [];
    return onLand(drawn[i]!, shared).map((line) => ({ line, sides: [a, b] as [string, string] }));
  });
  for (const [id, shape] of areas) areas.set(id, shape.sort((a, b) => area(b) - area(a)));
  const homes = new Map<string, MultiPolygon>();
  for (const power of board.board.powers) {
    const own = board.territory.filter((t) => t.kind === 'home' && t.power === power);
    if (!own.length) continue;
    const [first, ...rest] = own.map((t) => regions.get(t.id)!.region);
    const region = polygonClipping.union(first!, ...rest) as MultiPolygon;
    const islands = [...whole].filter((piece) => own.some((t) => areas.get(t.id)!.includes(piece.polygon))).map((p) => p.polygon);
    const reach = box(region.flatMap((p) => p[0]!));
    homes.set(power, [...shared.filter((l) => boxesMeet(l.box, reach)).flatMap((l) => cut(region, [l.polygon])), ...islands]);
  }
  return { areas, borders, homes };
}

function within(piece: Box, view: Box, frame: Frame): boolean {
  const [lon, lat] = frame.projection.invert!([(piece[0] + piece[2]) / 2, (piece[1] + piece[3]) / 2]) as Point;
  return lon > view[0] && lon < view[2] && lat > view[1] && lat < view[3];
}

function largestShare(piece: Land, regions: Map<string, { region: MultiPolygon; box: Box }>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [id, { region, box: b }] of regions) {
    if (!boxesMeet(b, piece.box)) continue;
    const share = cut(region, [piece.polygon]).reduce((sum, p) => sum + area(p), 0);
    if (share > most) [best, most] = [id, share];
  }
  return best;
}

/** The parts of a border that lie on land. */
function onLand(line: Point[], land: Land[]): Point[][] {
  const near = land.filter((l) => boxesMeet(l.box, box(line)));
  const dry = (p: Point): boolean => near.some((l) => inPolygon(p, l.polygon as Polygon));
  const parts: Point[][] = [];
  let part: Point[] = [];
  let before = dry(line[0]!);
  if (before) part.push(line[0]!);
  for (let i = 1; i < line.length; i++) {
    const now = dry(line[i]!);
    if (now !== before) {
      let [lo, hi] = [0, 1];
      for (let k = 0; k < 8; k++) {
        const t = (lo + hi) / 2;
        if (dry(mix(line[i - 1]!, line[i]!, t)) === before) lo = t;
        else hi = t;
      }
      part.push(mix(line[i - 1]!, line[i]!, (lo + hi) / 2));
      if (!now) {
        parts.push(part);
        part = [];
      }
    }
    if (now) part.push(line[i]!);
    before = now;
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

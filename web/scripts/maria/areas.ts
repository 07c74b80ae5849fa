/** Coast and territories of a plate: the cells of the cities, united by territory and cut with the coast. */

import { geoEquirectangular } from 'd3-geo';
import polygonClipping from 'polygon-clipping';
import type { Board, Territory } from '../map/board';
import { makeCells, outline } from '../map/cells';
import { area, type Box, box, densify, inPolygon, type MultiPolygon, type Point, type Polygon, simplifyRing } from '../map/geometry';
import { type Land, readLand } from '../map/land';
import { frontier } from '../map/warp';
import type { City, Ground } from './data';

const SMALLEST = 60; // square units: smaller scraps of land are left out

const rectangle = ([x0, y0, x1, y1]: Box): Polygon => [[[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]]];

/** The land on the plate; a city at the water's edge stands on dry ground. */
export function landOf(ground: Ground, cities: Iterable<Point>): Land[] {
  const [ux, uy] = ground.unit;
  const [x0, y0, x1, y1] = ground.frame;
  const [[west, north], [east, south]] = [ground.degrees([x0 - 40, y0 - 40]), ground.degrees([x1 + 40, y1 + 40])];
  const projection = geoEquirectangular().scale((uy * 180) / Math.PI).translate([0, 0]).precision(0.1).clipExtent([[west * uy, -north * uy], [east * uy, -south * uy]]);
  const origin = ground.on([0, 0]);
  const place = ([x, y]: Point): Point => [origin[0] + (x / uy) * ux, origin[1] + y];
  const raw = readLand({ project: (p) => projection(p) as Point, projection, frame: ground.frame, art: ground.frame }, '10m');
  // cut at the pole, Antarctica fills every window: where there is other land of that size, it is the one to leave out
  const window = (east - west) * (north - south) * uy * uy;
  const [largest, second] = raw;
  const dry = largest && second && largest.area > window * 0.999 && second.area > window / 4 ? raw.slice(1) : raw;
  const shore = dry.map(({ polygon }) => polygon.map((ring) => simplifyRing(ring.map(place), 0.5))).filter((polygon) => area(polygon) > SMALLEST);
  const wet = [...cities].filter((city) => !disc(city, 11).every((p) => shore.some((polygon) => inPolygon(p, polygon))));
  const raised = wet.length ? (polygonClipping.union(shore, wet.map((city): Polygon => [disc(city, 15)])) as MultiPolygon) : shore;
  return raised
    .map((polygon) => ({ polygon, box: box(polygon[0]!), area: area(polygon) }));
}

const disc = ([x, y]: Point, r: number): Point[] => Array.from({ length: 21 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 10), y + r * Math.sin((i * Math.PI) / 10)]);

/** The territories as areas, by whose they are. */
export function areasOf(cities: City[], at: Map<string, Point>, land: Land[], ground: Ground): Map<string, MultiPolygon> {
  const owners = [...new Set(cities.map((c) => c.territory))].sort();
  const territory = owners.map((id) => ({ id, points: cities.filter((c) => c.territory === id).map((c) => ground.degrees(at.get(c.id)!)) }) as unknown as Territory);
  const cells = makeCells({ territory, outside: [] } as unknown as Board);
  const near = ([x, y]: Point): Point => {
    const [x0, y0, x1, y1] = ground.frame;
    return [Math.min(x1 + 400, Math.max(x0 - 400, x)), Math.min(y1 + 400, Math.max(y0 - 400, y))];
  };
  const drawn = cells.arcs.map((arc) => frontier(densify(arc.line, 0.4).map(ground.on).map(near)));
  const dry = polygonClipping.intersection(land.map((l) => l.polygon), [rectangle(ground.frame)]) as MultiPolygon;
  return new Map(owners.map((id) => {
    const [first, ...rest] = outline(cells, id, drawn).map((ring) => [ring]);
    const region = polygonClipping.xor(first!, ...rest) as MultiPolygon;
    const cut = polygonClipping.intersection(region, dry) as MultiPolygon;
    return [id, cut.filter((polygon) => area(polygon) > SMALLEST)];
  }));
}

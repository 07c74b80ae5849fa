/** Turns a board file into the drawing of its map. */

import { type Art, ART } from './art';
import type { Board } from './board';
import { makeCells } from './cells';
import { area, type Box, box, distance, boxesMeet, type MultiPolygon, type Point, simplify } from './geometry';
import { makeHills } from './hills';
import { place } from './labels';
import { readLand } from './land';
import { makeFrame } from './projection';
import { disc, Raster, rectangle } from './raster';
import { makeRails, type Rails } from './rails';
import { makeCrossing, makeRoutes } from './routes';
import * as svg from './svg';
import { makeShapes } from './territories';
import type { BoardMap } from '../../src/map/types';
import { frontier } from './warp';
import { contour, seaDistance } from './waterlines';

const MARGIN = { left: 120, right: 120, top: 70, bottom: 60 };
const WATER_LINES = [4.5, 10, 17];
const GRATICULE = 5;

const round = (p: Point): Point => [Math.round(p[0] * 10) / 10, Math.round(p[1] * 10) / 10];

function steps(line: Point[], degrees: number): Point[] {
  const dense: Point[] = [line[0]!];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / degrees));
    for (let k = 1; k <= n; k++) dense.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return dense;
}

export function makeMap(board: Board): BoardMap {
  const art: Art = ART[board.board.id] ?? { seas: [], lands: [], guards: [] };
  const pinned = board.territory.map((t) => ({ ...t, points: [...t.points, ...(art.pins?.[t.id] ?? [])] }));
  const guarded: Board = { ...board, territory: pinned, outside: [...board.outside, ...(art.guards.length ? [{ id: 'beyond', name: '', points: art.guards }] : [])] };
  const inPlay = board.territory.flatMap((t) => [t.label, ...t.points]);
  const frame = makeFrame(inPlay, board.board.view, MARGIN, art.km);
  const cells = makeCells(guarded);
  const drawn = cells.arcs.map((arc) => frontier(steps(arc.line, 0.4).map(frame.project)));
  const land = readLand(frame, '50m');
  const shapes = makeShapes(guarded, cells, drawn, land, frame);
  const sailed = board.sea_route.map((r) => ({ ...r, path: art.paths?.[`${r.a}-${r.b}`] ?? r.path }));
  const { routes, ports } = makeRoutes({ ...board, sea_route: sailed }, frame);

  /** Names and rails; borders that have no room for rails are marked before the names. */
  const settle = (first: string[]): { placing: ReturnType<typeof place>; rails: Rails } => {
    const raster = new Raster([frame.frame[0] - 60, frame.frame[1] - 60, frame.frame[2] + 60, frame.frame[3] + 60]);
    raster.fill(land.map((l) => l.polygon[0]!).map((r) => [r]), -2);
    board.territory.forEach((t, i) => raster.fill(shapes.areas.get(t.id)!, i));
    for (const route of routes) raster.mark(steps(route.line, 2).flatMap((p) => [...disc(p[0], p[1], 3)]), 1);
    for (const port of ports) raster.mark(disc(port.at[0], port.at[1], port.small ? 6 : 15), 2);
    for (const { mark } of routes) if (mark) raster.mark(disc(mark[0], mark[1], 11), 2);
    for (const sea of art.seas) raster.mark(steps(sea.path.map(frame.project), 3).flatMap((p) => [...rectangle(p[0], p[1] - sea.size * 0.25, 4, sea.size * 0.6)]), 1);
    const { laid } = makeRails(board, shapes.borders, raster, first);
    const placing = place(board.territory, shapes.areas, raster);
    return { placing, rails: makeRails(board, shapes.borders, raster, null, laid) };
  };
  let first: string[] = [];
  let settled = settle(first);
  for (let tries = 0; tries < 6 && settled.rails.crowded.length; tries++) {
    first = [...first, ...settled.rails.crowded];
    settled = settle(first);
  }
  const { placing, rails } = settled;

  const ids = new Set(board.territory.map((t) => t.id));
  const home = new Map(board.territory.map((t) => [t.id, t.kind === 'home' ? t.power : t.id]));
  const shown = shapes.borders.filter((b) => ids.has(b.sides[0]) || ids.has(b.sides[1]));
  const inner = shown.filter((b) => home.get(b.sides[0]) === home.get(b.sides[1]));
  const outer = shown.filter((b) => !inner.includes(b));
  const thin = (lines: Point[][]): string => svg.lines(lines.map((l) => simplify(l, 0.25)));
  const sea = seaDistance(land, frame.art);
  const lettering = (l: (typeof art.seas)[number]) => ({ text: l.text, d: svg.curve(longer(l.path.map(frame.project))), size: l.size, spacing: l.spacing });

  return {
    id: board.board.id,
    frame: roundBox(frame.frame),
    art: roundBox(frame.art),
    land: svg.polygons(land.map((l) => l.polygon)),
    water: WATER_LINES.map((level) => svg.lines(contour(sea, frame.art, level))),
    graticule: graticule(frame.project, frame.art),
    homes: Object.fromEntries([...shapes.homes].map(([power, shape]) => [power, svg.polygons(shape)])),
    borders: { inner: thin(inner.map((b) => b.line)), outer: thin(outer.map((b) => b.line)) },
    seas: art.seas.map(lettering),
    lands: art.lands.map(lettering),
    ports: ports.map((p) => ({ place: p.place, at: round(p.at), ...(p.small && { small: true }) })),
    routes: routes.map((r) => ({ a: r.a, b: r.b, owner: r.owner, d: svg.curve(r.line), ...(r.mark && { mark: round(r.mark) }) })),
    ...(board.train.length && { rails: Object.fromEntries(Object.entries(rails.laid).map(([id, r]) => [id, { ...r, at: round(r.at) }])) }),
    crossings: board.crossing.flatMap((c) => {
      const [from, to] = makeCrossing(shapes.areas.get(c.a)!, shapes.areas.get(c.b)!);
      return distance(from, to) < 2 ? [] : [{ a: c.a, b: c.b, from: round(from), to: round(to) }]; // as drawn, some touch
    }),
    hills: board.territory.filter((t) => t.kind === 'impassable').flatMap((t, i) => {
      const { at: [x, y], width, size } = placing.get(t.id)!.label;
      return makeHills(shapes.areas.get(t.id)!, [x - width / 2, y - size * 0.3, x + width / 2, y + size * 0.3], 5 + i);
    }),
    places: Object.fromEntries(board.territory.map((t) => {
      const p = placing.get(t.id)!;
      const shape = visible(shapes.areas.get(t.id)!, frame.art);
      return [t.id, {
        kind: t.kind, power: t.power || null, stripes: t.stripes, value: t.value, capital: t.capital, port: t.port,
        d: svg.polygons(shape),
        label: { lines: p.label.lines, at: round(p.label.at), size: p.label.size, angle: p.label.angle, width: Math.round(p.label.width * 10) / 10 },
        medal: p.medal && round(p.medal),
        ...(p.crown && { crown: round(p.crown) }),
        slot: p.slot.map((n) => Math.round(n * 10) / 10) as [number, number, number, number],
        box: roundBox(box(shape.filter((s) => area(s) > 0.04 * area(shape[0]!)).flatMap((s) => s[0]!))),
      }];
    })),
  };
}

/** The path goes on at both ends, so that wider letters than expected are not cut off. */
function longer(path: Point[]): Point[] {
  const beyond = (a: Point, b: Point): Point => [a[0] + (a[0] - b[0]) * 0.8, a[1] + (a[1] - b[1]) * 0.8];
  return [beyond(path[0]!, path[1]!), ...path, beyond(path.at(-1)!, path.at(-2)!)];
}

const roundBox = (b: Box): Box => b.map((n) => Math.round(n)) as Box;

const visible = (shape: MultiPolygon, art: Box): MultiPolygon => shape.filter((p) => boxesMeet(box(p[0]!), art));

function graticule(project: (p: Point) => Point, art: Box): string {
  const lines: Point[][] = [];
  const inside = (p: Point): boolean => p[0] > art[0] && p[0] < art[2] && p[1] > art[1] && p[1] < art[3];
  const add = (line: Point[]): void => {
    const run = line.map(project).filter(inside);
    if (run.length > 1) lines.push(simplify(run, 0.3));
  };
  for (let lon = -60; lon <= 100; lon += GRATICULE) add(Array.from({ length: 141 }, (_, i) => [lon, 10 + i / 2]));
  for (let lat = 10; lat <= 80; lat += GRATICULE) add(Array.from({ length: 161 }, (_, i) => [-60 + i, lat]));
  return svg.lines(lines);
}

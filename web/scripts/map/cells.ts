/**
 * The areas of the board before the coast cuts them: Voronoi cells of all points, united by owner, as a topology.
 * Each border is one arc that both neighbours share, so that whatever is done to it leaves no gap.
 */

import { Delaunay } from 'd3-delaunay';
import type { Board } from './board';
import type { Point, Ring } from './geometry';

const STRETCH = Math.cos((50 * Math.PI) / 180);
const BOUNDS: [number, number, number, number] = [-75 * STRETCH, 2, 115 * STRETCH, 86];

export interface Arc {
  line: Point[]; // degrees
  sides: [string, string | null]; // null: beyond the end of the drawing
}

export interface Cells {
  arcs: Arc[];
  rings: Map<string, { arc: number; reversed: boolean }[][]>;
}

interface Edge {
  a: string;
  b: string;
  owners: string[];
}

export function makeCells(board: Board): Cells {
  const owners: string[] = [];
  const points: Point[] = [];
  for (const t of [...board.territory, ...board.outside]) {
    for (const [lon, lat] of t.points) {
      owners.push(t.id);
      points.push([lon * STRETCH, lat]);
    }
  }
  const voronoi = Delaunay.from(points).voronoi(BOUNDS);
  const at = new Map<string, Point>();
  const edges = new Map<string, Edge>();
  const name = (p: Point): string => {
    const key = `${p[0].toFixed(7)},${p[1].toFixed(7)}`;
    if (!at.has(key)) at.set(key, [p[0] / STRETCH, p[1]]);
    return key;
  };
  for (let i = 0; i < points.length; i++) {
    const cell = voronoi.cellPolygon(i) as Point[] | null;
    if (!cell) continue;
    for (let k = 1; k < cell.length; k++) {
      const a = name(cell[k - 1]!);
      const b = name(cell[k]!);
      if (a === b) continue;
      const key = a < b ? `${a}|${b}` : `${b}|${a}`;
      const edge = edges.get(key) ?? { a, b, owners: [] };
      edge.owners.push(owners[i]!);
      edges.set(key, edge);
    }
  }
  const borders = [...edges.values()].filter((e) => e.owners.length < 2 || e.owners[0] !== e.owners[1]);
  return join(borders, at);
}

/** Chains border edges into arcs between the places where three or more owners meet. */
function join(borders: Edge[], at: Map<string, Point>): Cells {
  const touching = new Map<string, Edge[]>();
  for (const edge of borders) {
    for (const end of [edge.a, edge.b]) touching.set(end, [...(touching.get(end) ?? []), edge]);
  }
  const sides = (e: Edge): string => [...e.owners].sort().join('|');
  const isJunction = (key: string): boolean => {
    const met = touching.get(key)!;
    return met.length !== 2 || sides(met[0]!) !== sides(met[1]!);
  };
  const used = new Set<Edge>();
  const arcs: (Arc & { keys: string[] })[] = [];
  const follow = (start: string, first: Edge): void => {
    const keys = [start];
    let edge: Edge | undefined = first;
    while (edge) {
      used.add(edge);
      const end: string = edge.a === keys[keys.length - 1] ? edge.b : edge.a;
      keys.push(end);
      if (isJunction(end) || end === start) break;
      edge = touching.get(end)!.find((e) => !used.has(e));
    }
    arcs.push({ keys, line: keys.map((k) => at.get(k)!), sides: [first.owners[0]!, first.owners[1] ?? null] });
  };
  const ordered = [...touching.keys()].sort();
  for (const key of ordered) {
    if (!isJunction(key)) continue;
    for (const edge of touching.get(key)!) if (!used.has(edge)) follow(key, edge);
  }
  for (const key of ordered) for (const edge of touching.get(key)!) if (!used.has(edge)) follow(key, edge);
  return { arcs, rings: ringsOf(arcs) };
}

function ringsOf(arcs: (Arc & { keys: string[] })[]): Cells['rings'] {
  const rings: Cells['rings'] = new Map();
  const owners = new Set(arcs.flatMap((a) => a.sides).filter((s): s is string => s !== null));
  for (const owner of owners) {
    const left = new Set(arcs.map((_, i) => i).filter((i) => arcs[i]!.sides.includes(owner)));
    const own: { arc: number; reversed: boolean }[][] = [];
    for (const first of left) {
      left.delete(first);
      const chain = [{ arc: first, reversed: false }];
      const start = arcs[first]!.keys[0]!;
      let end = arcs[first]!.keys.at(-1)!;
      while (end !== start) {
        const next = [...left].find((i) => arcs[i]!.keys[0] === end || arcs[i]!.keys.at(-1) === end);
        if (next === undefined) throw new Error(`The border of ${owner} is not closed.`);
        left.delete(next);
        const reversed = arcs[next]!.keys[0] !== end;
        chain.push({ arc: next, reversed });
        end = reversed ? arcs[next]!.keys[0]! : arcs[next]!.keys.at(-1)!;
      }
      own.push(chain);
    }
    rings.set(owner, own);
  }
  return rings;
}

/** The rings of an owner, made of arcs that may have been redrawn meanwhile. */
export function outline(cells: Cells, owner: string, drawn: Point[][]): Ring[] {
  return (cells.rings.get(owner) ?? []).map((chain) => {
    const ring: Ring = [];
    for (const { arc, reversed } of chain) {
      const line = reversed ? [...drawn[arc]!].reverse() : drawn[arc]!;
      ring.push(...(ring.length ? line.slice(1) : line));
    }
    return ring;
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'smol-toml';
import { standOnSpace } from '../src/board/stand';
import { SIZE, stand, standAcross } from '../src/map/layout';
import { nearest } from '../src/map/nearest';
import type { BoardMap, MapPlace } from '../src/map/types';
import type { Piece } from '../src/table/scene';

const folder = new URL('../src/maps/', import.meta.url);
const maps = readdirSync(folder).filter((f) => f.endsWith('.json')).map((f) => JSON.parse(readFileSync(new URL(f, folder), 'utf8')) as BoardMap);

type Corners = [number, number][];

function corners(cx: number, cy: number, w: number, h: number, degrees = 0): Corners {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([x, y]) => [cx + (x * w * c - y * h * s) / 2, cy + (x * w * s + y * h * c) / 2]);
}

/** Whether two turned rectangles overlap, by the separating axis. */
function overlap(a: Corners, b: Corners): boolean {
  for (const [p, q] of [[a, b], [b, a]] as const) {
    for (let i = 0; i < 4; i++) {
      const [x0, y0] = p[i]!;
      const [x1, y1] = p[(i + 1) % 4]!;
      const [nx, ny] = [y1 - y0, x0 - x1];
      const span = (r: Corners): [number, number] => {
        const along = r.map(([x, y]) => x * nx + y * ny);
        return [Math.min(...along), Math.max(...along)];
      };
      const [a0, a1] = span(p);
      const [b0, b1] = span(q);
      if (a1 <= b0 || b1 <= a0) return false;
    }
  }
  return true;
}

const name = (p: MapPlace): Corners => corners(p.label.at[0], p.label.at[1], p.label.width, p.label.lines.length * p.label.size * 0.8, p.label.angle);
const room = (p: MapPlace): Corners => corners(p.slot[0], p.slot[1], p.slot[2] - 2, p.slot[3] - 2);
const medal = (p: MapPlace): Corners | null => p.medal && corners(p.medal[0], p.medal[1], 17, 17);

const crown = (p: MapPlace): Corners | null => (p.crown ? corners(p.crown[0], p.crown[1], 18, 12) : null);
const sleepers = (at: [number, number], angle: number): Corners => corners(at[0], at[1], 18, 10, angle);

interface Board {
  territory: { id: string; kind: string; elector: boolean; neighbours: string[]; value: number; stripes: string[] }[];
  sea_route: { a: string; b: string; owner: string }[];
  train?: { a: string; b: string }[];
}

const boards = new URL('../../src/chancellery/games/coalitions/', import.meta.url);
const FILES: Record<string, string> = {
  coalitions_empire: 'base', coalitions_revolution: 'base', realpolitik: 'realpolitik', raison_1618: 'raison_detat', raison_1702: 'raison_detat',
};
const boardOf = (id: string): Board => parse(readFileSync(new URL(`${FILES[id]}/boards/${id}.toml`, boards), 'utf8')) as unknown as Board;

describe.each(maps.map((m) => [m.id, m] as const))('the map %s', (_, map) => {
  const places = Object.entries(map.places);

  it('has names that overlap no other name, no value and no room for pieces', () => {
    const found: string[] = [];
    for (const [a, one] of places) {
      for (const [b, other] of places) {
        if (a < b && overlap(name(one), name(other))) found.push(`${a} / ${b}`);
        if (other.medal && overlap(name(one), medal(other)!)) found.push(`${a} / value of ${b}`);
        if (overlap(name(one), room(other))) found.push(`${a} / pieces of ${b}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('draws every place', () => {
    for (const [, place] of places) {
      expect(place.d).toMatch(/^M.*z$/);
      expect(Boolean(place.medal)).toBe(place.value > 0);
    }
  });
});

describe.each(Object.keys(FILES))('the map of the board %s', (id) => {
  const map = maps.find((m) => m.id === id)!;
  const board = boardOf(id);

  it('has an area, a name and room for pieces for every territory', () => {
    expect(Object.keys(map.places).sort()).toEqual(board.territory.map((t) => t.id).sort());
    for (const t of board.territory) {
      const { d, label, slot, value, stripes } = map.places[t.id]!;
      expect(d.length).toBeGreaterThan(60);
      expect(label.lines.join(' ').length).toBeGreaterThan(2);
      expect(label.size).toBeGreaterThanOrEqual(14);
      expect(Math.min(slot[2], slot[3])).toBeGreaterThanOrEqual(34);
      expect([value, stripes]).toEqual([t.value, t.stripes]);
    }
  });

  it('draws every sea route with its owner, who is told by a letter where there are several', () => {
    expect(map.routes.map((r) => [r.a, r.b, r.owner])).toEqual(board.sea_route.map((r) => [r.a, r.b, r.owner]));
    const several = new Set(board.sea_route.map((r) => r.owner)).size > 1;
    for (const route of map.routes) expect(Boolean(route.mark)).toBe(several && route.owner !== 'neutral');
    const marks = map.routes.flatMap((r) => (r.mark ? [r.mark] : []));
    for (const [i, a] of marks.entries()) for (const b of marks.slice(0, i)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(19);
    for (const [x, y] of marks) for (const place of Object.values(map.places)) expect(overlap(corners(x, y, 16, 16), name(place))).toBe(false);
  });

  it('crowns the Electors, and no crown covers a name, a value or another crown', () => {
    expect(Object.keys(map.places).filter((p) => map.places[p]!.crown).sort()).toEqual(board.territory.filter((t) => t.elector).map((t) => t.id).sort());
    const found: string[] = [];
    for (const [a, one] of Object.entries(map.places)) {
      if (!one.crown) continue;
      for (const [b, other] of Object.entries(map.places)) {
        if (overlap(crown(one)!, name(other))) found.push(`${a} / ${b}`);
        if (a !== b && other.medal && overlap(crown(one)!, medal(other)!)) found.push(`${a} / value of ${b}`);
        if (overlap(crown(one)!, room(other))) found.push(`${a} / pieces of ${b}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('marks every border where a Train may stand, clear of names and values', () => {
    const order = board.territory.map((t) => t.id);
    const open = new Set(board.territory.filter((t) => t.kind !== 'impassable').map((t) => t.id));
    const borders = board.territory.flatMap((t) => t.neighbours.filter((n) => open.has(t.id) && open.has(n) && order.indexOf(t.id) < order.indexOf(n)).map((n) => `${t.id}-${n}`));
    expect(Object.keys(map.rails ?? {}).sort()).toEqual(board.train ? borders.sort() : []);
    const found: string[] = [];
    for (const [rail, { at, angle }] of Object.entries(map.rails ?? {})) {
      for (const [p, place] of Object.entries(map.places)) {
        if (overlap(sleepers(at, angle), name(place))) found.push(`${rail} / ${p}`);
        if (place.medal && overlap(sleepers(at, angle), medal(place)!)) found.push(`${rail} / value of ${p}`);
      }
      for (const [other, { at: there }] of Object.entries(map.rails!)) if (other < rail && Math.hypot(at[0] - there[0], at[1] - there[1]) < 16) found.push(`${rail} / ${other}`);
    }
    expect(found).toEqual([]);
  });
});

// -- the road maps of Maria

interface Roads {
  city: { id: string; map: string; territory: string; fortress: string; sector: string; elector?: boolean }[];
  road: { a: string; b: string; kind: string }[];
  link: { a: string; b: string }[];
  sector: { id: string; map: string; suit: string }[];
}

const roads = parse(readFileSync(new URL('../../src/chancellery/games/maria/data/map.toml', import.meta.url), 'utf8')) as unknown as Roads;
const within = ([x, y]: readonly number[], [x0, y0, x1, y1]: readonly number[]): boolean => x! > x0! && x! < x1! && y! > y0! && y! < y1!;
const LOOKS: Record<string, [string, string]> = { none: ['town', 'town'], minor: ['minor', 'redoubt'], major: ['major', 'citadel'] };

/** The rings of a path of relative lines, as scripts/map/svg.ts writes it. */
function ringsOf(d: string): [number, number][][] {
  return d.split('z').filter(Boolean).map((part) => {
    const numbers = part.match(/-?(\d+\.?\d*|\.\d+)/g)!.map(Number);
    let [x, y] = [numbers[0]!, numbers[1]!];
    const ring: [number, number][] = [[x, y]];
    for (let i = 2; i < numbers.length; i += 2) ring.push([(x += numbers[i]!), (y += numbers[i + 1]!)]);
    return ring;
  });
}

function covers(d: string, [px, py]: readonly [number, number]): boolean {
  let inside = false;
  for (const ring of ringsOf(d)) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
      if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

describe.each([['maria', ['flanders', 'bohemia']], ['maria_bohemia', ['bohemia']]] as const)('the road map %s', (id, plates) => {
  const sheet = maps.find((m) => m.id === id)!.sheet!;
  const cities = roads.city.filter((c) => (plates as readonly string[]).includes(c.map));
  const spots = cities.map((c) => ({ ...c, at: sheet.spaces[c.id]!.at }));
  const elects = (c: { elector?: boolean }): boolean => (c.elector ?? false) && plates.length === 2; // there is no election on one map

  it('has every city on its plate, in its look', () => {
    expect(Object.keys(sheet.spaces).sort()).toEqual(cities.map((c) => c.id).sort());
    for (const c of cities) {
      const { plate, kind, shape, tint, crown: crowned } = sheet.spaces[c.id]!;
      expect([plate, kind, shape, tint, crowned], c.id).toEqual([c.map, ...LOOKS[c.fortress]!, c.territory, elects(c)]);
    }
  });

  it('draws every road, main roads apart from others, and the roads between the maps', () => {
    const here = new Set(cities.map((c) => c.id));
    const wanted = roads.road.filter((r) => here.has(r.a) && here.has(r.b)).map((r) => `${r.a} ${r.b} ${r.kind === 'main' ? 'highroad' : 'road'}`);
    const links = roads.link.filter((r) => here.has(r.a) && here.has(r.b)).map((r) => `${r.a} ${r.b} crossing`);
    expect(links).toHaveLength(plates.length === 2 ? 3 : 0);
    expect(sheet.lines.map((l) => `${l.a} ${l.b} ${l.kind}`).sort()).toEqual([...wanted, ...links].sort());
  });

  it('keeps every city in its sector, whose suit is shown there', () => {
    const sectors = new Map(sheet.plates.flatMap((p) => p.sectors!).map((s) => [s.id, s]));
    const wanted = roads.sector.filter((s) => (plates as readonly string[]).includes(s.map));
    expect([...sectors.values()].map((s) => [s.id, s.suit]).sort()).toEqual(wanted.map((s) => [s.id, s.suit]).sort());
    for (const s of sectors.values()) expect(within(s.at, s.box), s.id).toBe(true);
    for (const c of spots) expect(within(c.at, sectors.get(c.sector)!.box), c.id).toBe(true);
  });

  it('keeps every city in its territory', () => {
    const outside = spots.filter((c) => {
      const area = sheet.plates.find((p) => p.id === c.map)!.areas!.find((a) => a.owner === c.territory)!;
      return !covers(area.d, c.at);
    });
    expect(outside.map((c) => c.id)).toEqual([]);
  });

  it('keeps cities apart, and off the roads of others', () => {
    const found: string[] = [];
    for (const [i, a] of spots.entries()) for (const b of spots.slice(0, i)) if (Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < 45) found.push(`${a.id} / ${b.id}`);
    for (const line of sheet.lines.filter((l) => l.kind !== 'crossing')) {
      const [a, b] = [sheet.spaces[line.a]!.at, sheet.spaces[line.b]!.at];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (const { id: city, at } of spots) {
        if (city === line.a || city === line.b) continue;
        const t = Math.max(0, Math.min(1, ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length ** 2));
        if (Math.hypot(a[0] + t * (b[0] - a[0]) - at[0], a[1] + t * (b[1] - a[1]) - at[1]) < 16) found.push(`${line.a} – ${line.b} / ${city}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each(['en', 'pl'])('has names in %s that cover no city, no crown, no suit and no other name', (language) => {
    const boxOf = (words: { lines: string[]; at: [number, number]; size: number; width: number }): Corners => corners(words.at[0], words.at[1], words.width, words.lines.length * words.size * 0.9);
    const names: [string, Corners][] = [
      ...cities.map((c): [string, Corners] => [c.id, boxOf(sheet.spaces[c.id]!.name![language]!)]),
      ...sheet.plates.flatMap((p): [string, Corners][] => [[`plate ${p.id}`, boxOf(p.title[language]!)], ...p.lands.map((w): [string, Corners] => [w[language]!.lines.join(' '), boxOf(w[language]!)])]),
    ];
    const things: [string, Corners][] = [
      ...spots.map((c): [string, Corners] => [`city ${c.id}`, corners(c.at[0], c.at[1], 28, 28)]),
      ...spots.filter(elects).map((c): [string, Corners] => [`crown ${c.id}`, corners(c.at[0], c.at[1] - 20, 16, 11)]),
      ...sheet.plates.flatMap((p) => p.sectors!).map((s): [string, Corners] => [`suit ${s.id}`, corners(s.at[0], s.at[1], 20, 20)]),
    ];
    const found: string[] = [];
    for (const [i, [a, one]] of names.entries()) {
      for (const [b, other] of [...names.slice(i + 1), ...things]) if (overlap(one, other)) found.push(`${a} / ${b}`);
      if (!sheet.plates.some((p) => one.every((corner) => within(corner, p.frame)))) found.push(`${a} / edge`);
    }
    expect(found).toEqual([]);
  });
});

describe('pieces in a city', () => {
  const space = maps.find((m) => m.id === 'maria')!.sheet!.spaces.prag!;
  const piece = (id: string, type = 'general'): Piece => ({ ref: `piece:${id}`, id, type, power: 'austria', letter: 'A', place: 'prag', text: '' });

  it('stand one behind the other, the first in front', () => {
    const [behind, front] = standOnSpace([piece('traun'), piece('neipperg')], space);
    expect([behind!.piece.id, front!.piece.id]).toEqual(['neipperg', 'traun']);
    expect(behind!.at[0] - front!.at[0]).toBeGreaterThan(10);
  });

  it('have their names on the ribbons of the one in front', () => {
    const two = ['a', 'b'].map((name) => ({ ...piece(name), name, troops: 3 }));
    const standing = standOnSpace(two, space, 1);
    expect(standing.map((one) => one.named!.map((p) => p.name))).toEqual([[], ['a', 'b']]); // the one in front is drawn last
  });

  it('are drawn larger from afar', () => {
    const [near, far] = [1, 0.35].map((k) => standOnSpace([piece('traun')], space, k)[0]!.scale);
    expect(near).toBe(1);
    expect(far! * 0.35 * 26.8).toBeGreaterThanOrEqual(26); // the smallest body
  });

  it('leave a marker at the corner', () => {
    const [general, claim] = standOnSpace([piece('claim', 'claim'), piece('traun')], space);
    expect([general!.piece.id, claim!.piece.id]).toEqual(['traun', 'claim']);
    expect(claim!.scale).toBeLessThan(general!.scale);
  });
});

describe('pieces', () => {
  const place = maps[0]!.places.paris!;
  const general = (n: number): Piece => ({ ref: `piece:g${n}`, id: `g${n}`, type: 'general', power: 'france', letter: 'F', place: 'paris', text: '', troops: 1 });

  it('stand in their room', () => {
    for (const k of [0.5, 1, 2]) {
      for (const { at, scale } of stand([1, 2, 3].map(general), place, k)) {
        expect(Math.abs(at[0] - place.slot[0]) + (SIZE * scale) / 2).toBeLessThan(place.slot[2] * 0.62);
        expect(Math.abs(at[1] - place.slot[1]) + (SIZE * scale) / 2).toBeLessThan(place.slot[3] * 0.62);
      }
    }
  });

  it('stand across a border, turned with the rails', () => {
    const train: Piece = { ref: 'piece:t', id: 't', type: 'train', power: null, letter: null, place: 'paris-champagne', text: '' };
    const rail = maps.find((m) => m.id === 'realpolitik')!.rails!['paris-champagne']!;
    expect(standAcross([train], rail, 1)).toMatchObject([{ piece: train, at: rail.at, angle: rail.angle, scale: 1 }]);
  });

  it('become one with a count when the map is small', () => {
    const standing = stand([1, 2, 3].map(general), place, 0.3);
    expect(standing).toHaveLength(1);
    expect(standing[0]!.count).toBe(3);
  });
});

it('arrows go to the nearest place that way, and round the edge', () => {
  const spots = [{ id: 'near', at: [10, 1] as [number, number] }, { id: 'far', at: [30, 0] as [number, number] }, { id: 'back', at: [-20, 0] as [number, number] }];
  expect(nearest(spots, [0, 0], 'right')?.id).toBe('near');
  expect(nearest(spots, [0, 0], 'left')?.id).toBe('back');
  expect(nearest(spots.slice(0, 2), [0, 0], 'left')?.id).toBe('far');
});

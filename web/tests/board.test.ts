import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { room } from '../scripts/struggle/shapes';
import { SIGNS, TINTS } from '../src/board/signs';
import { standOnSpace } from '../src/board/stand';
import type { Space, Words } from '../src/board/types';
import type { BoardMap, Frame } from '../src/map/types';
import type { Piece } from '../src/table/scene';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const map = read('../src/maps/imperial_struggle.json') as BoardMap;
const sheet = map.sheet!;
const data = '../../src/chancellery/games/imperial_struggle/data';
const spaces = Object.entries(sheet.spaces);

const meet = (a: Frame, b: Frame): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const inside = (a: Frame, b: Frame): boolean => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
const boxOf = (words: Words): Frame => {
  const h = words.lines.length * words.size * 0.94;
  return [words.at[0] - words.width / 2, words.at[1] - h / 2, words.at[0] + words.width / 2, words.at[1] + h / 2];
};
const rooms = (space: Space): Frame[] => room(space).map(([x0, y0, x1, y1]) => [x0 + space.at[0], y0 + space.at[1], x1 + space.at[0], y1 + space.at[1]]);

describe.each(['en', 'pl'])('the board in %s', (language) => {
  const names: [string, Frame][] = [
    ...spaces.flatMap(([id, s]): [string, Frame][] => (s.name ? [[id, boxOf(s.name[language]!)]] : [])),
    ...sheet.groups.map((g): [string, Frame] => [`group ${g.id}`, boxOf(g.name[language]!)]),
    ...sheet.plates.flatMap((p): [string, Frame][] => [[`plate ${p.id}`, p.cartouche![language]!], ...[...p.parts, ...p.lands].map((w, i): [string, Frame] => [`part ${p.id} ${i}`, boxOf(w[language]!)])]),
  ];

  it('names every space or its group', () => {
    const grouped = spaces.filter(([, s]) => !s.name).length;
    expect(grouped).toBe(22); // Ireland 2, Scotland 2, Prussia 4, Dutch Republic 2, German States 2, Austria 4, Spain 4, United States 2
    expect(names).toHaveLength(spaces.length - grouped + 8 + 4 + 4 + 2);
  });

  it('has names that cover no space, no room for a flag and no other name', () => {
    const found: string[] = [];
    for (const [i, [a, one]] of names.entries()) {
      for (const [b, other] of names.slice(i + 1)) if (meet(one, other)) found.push(`${a} / ${b}`);
      for (const [id, space] of spaces) if (rooms(space).some((r) => meet(one, r))) found.push(`${a} / space ${id}`);
    }
    expect(found).toEqual([]);
  });

  it('has names that stay on their plates', () => {
    for (const [id, box] of names.filter(([id]) => !id.startsWith('plate '))) expect(sheet.plates.some((p) => inside(box, p.frame)), id).toBe(true);
  });

  it('has cartouches over the upper edges of their plates', () => {
    for (const { id, frame: [left, top, right], cartouche } of sheet.plates) {
      const [x0, y0, x1, y1] = cartouche![language]!;
      expect([x0 > left, y0 < top, x1 < right, y1 > top], id).toEqual([true, true, true, true]);
    }
  });

  it('can be read whole on a laptop: names of 11.5 pixels, spaces of 22', () => {
    const k = Math.min(1152 / (map.frame[2] - map.frame[0]), 668 / (map.frame[3] - map.frame[1]));
    const words = [...spaces.flatMap(([, s]) => (s.name ? [s.name[language]!] : [])), ...sheet.groups.map((g) => g.name[language]!), ...sheet.plates.flatMap((p) => [...p.parts, ...p.lands, p.title].map((w) => w[language]!))];
    expect(Math.min(...words.map((w) => w.size * k))).toBeGreaterThanOrEqual(11.5);
    const boxes = spaces.map(([id]) => map.places[id]!.d.match(/-?[\d.]+/g)!.map(Number)).filter((d) => d.length >= 8 && !d.includes(0));
    for (const d of boxes) {
      const [xs, ys] = [d.filter((_, i) => i % 2 === 0), d.filter((_, i) => i % 2 === 1)];
      expect(Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * k).toBeGreaterThanOrEqual(22);
    }
  });
});

describe('the board', () => {
  it('has every space, line and sign of the data', () => {
    const wanted = (read(`${data}/spaces.json`) as { spaces: { id: string; region: string }[] }).spaces;
    const lines = read(`${data}/connections.json`) as Record<'connections' | 'conquest_lines' | 'advantage_links', unknown[]>;
    expect(wanted.filter((s) => sheet.spaces[s.id]?.plate !== s.region)).toEqual([]);
    expect(spaces).toHaveLength(wanted.length + 1); // and the Navy Box
    expect(sheet.lines).toHaveLength(lines.connections.length + lines.conquest_lines.length + lines.advantage_links.length);
    expect(spaces.filter(([, s]) => s.sign && !SIGNS[s.sign])).toEqual([]);
    expect(spaces.filter(([, s]) => s.tint && !TINTS[s.tint])).toEqual([]);
  });

  it('keeps the spaces apart', () => {
    const near: string[] = [];
    for (const [a, one] of spaces) for (const [b, other] of spaces) if (a < b && Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 55) near.push(`${a} / ${b}`);
    expect(near).toEqual([]);
  });

  it('lets lines pass by the spaces they do not join', () => {
    const touching: string[] = [];
    for (const line of sheet.lines.filter((l) => l.kind === 'connection' && !l.d.includes('C'))) {
      const [a, b] = [sheet.spaces[line.a]!.at, sheet.spaces[line.b]!.at];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (const [id, { at }] of spaces) {
        if (id === line.a || id === line.b) continue;
        const t = Math.max(0, Math.min(1, ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length ** 2));
        if (Math.hypot(a[0] + t * (b[0] - a[0]) - at[0], a[1] + t * (b[1] - a[1]) - at[1]) < 24) touching.push(`${line.a} – ${line.b} / ${id}`);
      }
    }
    expect(touching).toEqual([]);
  });
});

describe('pieces on a board', () => {
  const piece = (id: string, type: string, power: string | null, place: string): Piece => ({ ref: `piece:${id}`, id, type, power, letter: null, place, text: '' });

  it('stand at the corners of their kind', () => {
    const space = sheet.spaces.antigua!;
    const [flag, conflict] = standOnSpace([piece('a', 'flag', 'france', 'antigua'), piece('b', 'conflict', null, 'antigua')], space);
    expect(flag!.at[0]).toBeGreaterThan(space.at[0]);
    expect(conflict!.at[0]).toBeLessThan(space.at[0]);
    expect(flag!.scale).toBeLessThan(1);
  });

  it('are one with a count in a box', () => {
    const fleet = [1, 2, 3].map((n) => piece(`f${n}`, 'squadron', 'france', 'navy'));
    const standing = standOnSpace([...fleet, piece('b', 'squadron', 'britain', 'navy')], sheet.spaces.navy!);
    expect(standing.map((s) => s.count)).toEqual([3, 1]);
    expect(standing[0]!.members).toEqual(fleet);
  });
});

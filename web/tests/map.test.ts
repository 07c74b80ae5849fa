import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIZE, stand } from '../src/map/layout';
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

describe('pieces', () => {
  const place = maps[0]!.places.paris!;
  const general = (n: number): Piece => ({ id: `g${n}`, type: 'general', power: 'france', letter: 'F', place: 'paris', text: '', options: [], troops: 1 });

  it('stand in their room', () => {
    for (const k of [0.5, 1, 2]) {
      for (const { at, scale } of stand([1, 2, 3].map(general), place, k)) {
        expect(Math.abs(at[0] - place.slot[0]) + (SIZE * scale) / 2).toBeLessThan(place.slot[2] * 0.62);
        expect(Math.abs(at[1] - place.slot[1]) + (SIZE * scale) / 2).toBeLessThan(place.slot[3] * 0.62);
      }
    }
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

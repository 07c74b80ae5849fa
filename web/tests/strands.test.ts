import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strands } from '../src/map/strands';
import type { BoardMap } from '../src/map/types';

const folder = new URL('../src/maps/', import.meta.url);
const maps = readdirSync(folder).map((name): [string, BoardMap] => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
/** How far the lines of a part go. */
const long = (part: string): number => [...part.matchAll(/l([^M]*)/g)].reduce((sum, [, line]) => {
  const numbers = line!.trim().split(' ').map(Number);
  return sum + numbers.reduce((all, dx, i) => (i % 2 ? all : all + Math.hypot(dx, numbers[i + 1]!)), 0);
}, 0);

describe('long lines in parts', () => {
  it('go the same way, each within its cell', () => {
    expect(strands('M10 10l20 0 0 5.5-.5.5M90 0l20 0', 100)).toEqual(['M10.0 10.0l20 0 0 5.5 -0.5 0.5 M90.0 0.0l20 0 ']);
    expect(strands('M90 0l20 0 20 0', 100)).toEqual(['M90.0 0.0l20 0 ', 'M110.0 0.0l20 0 ']);
    expect(strands('M0 0l10 0 0 10z', 100)).toEqual(['M0.0 0.0l10 0 0 10 -10 -10 ']);
    expect(strands('')).toEqual([]);
  });

  it.each(maps)('leave out nothing of %s, and are few and short', (_, { land, water, borders }) => {
    for (const whole of [land, ...water, borders.inner, borders.outer].filter(Boolean)) {
      const [before, after] = [strands(whole, 1e6), strands(whole)].map((parts) => parts.reduce((sum, part) => sum + long(part), 0));
      expect(after! / before!).toBeCloseTo(1, 3);
      expect(strands(whole).length).toBeLessThan(250);
      expect(Math.max(...strands(whole).map((part) => part.length)) / whole.length).toBeLessThan(0.3);
    }
  });
});

import { beforeAll, expect, it, vi } from 'vitest';
import type { LogLine } from '../src/api/types';

let Effects: typeof import('../src/table/effects.svelte').Effects;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  ({ Effects } = await import('../src/table/effects.svelte'));
  vi.stubGlobal('document', { hidden: false });
});

const line = (n: number, start: number, id: string) => ({ n, move: n, text: ' '.repeat(start), links: [{ kind: 'place', id, start, end: start + 1 }], data: {} }) as unknown as LogLine;

it('tells rings of a long line from those of the next one', () => {
  const effects = new Effects();
  effects.follow([]);
  effects.follow([line(0, 10, 'wien'), line(1, 150, 'praha'), line(2, 50, 'brieg')]);
  expect(effects.flashes.map((one) => one.place)).toEqual(['wien', 'praha', 'brieg']);
  expect(new Set(effects.flashes.map((one) => one.id)).size).toBe(3);
});

import { expect, test } from 'vitest';
import { bothNames, meant, plain } from '../src/lib/plain';
import type { Place } from '../src/table/scene';

const wroclaw = { id: 'breslau', name: 'Wrocław', printed: 'Breslau', text: [] } as unknown as Place;

test('places are found as people type them, and by the name on the printed board', () => {
  expect(plain(' Żółć ')).toBe('zolc');
  for (const typed of ['wroc', 'Wrocław', 'WROCLAW', 'bresl']) expect(meant(wroclaw, typed)).toBe(true);
  expect(meant(wroclaw, 'brest')).toBe(false);
  expect(bothNames(wroclaw)).toBe('Wrocław (Breslau)');
});

import { expect, test } from 'vitest';
import { asTold } from '../src/map/load';
import type { BoardMap, MapPlace } from '../src/map/types';
import type { Place } from '../src/table/scene';

const drawn = (value: number, stripes: string[]): MapPlace => ({ value, stripes, d: 'M0 0' }) as unknown as MapPlace;
const map = { id: 'board', places: { bosnia: drawn(2, ['austria', 'ottoman']), norge: drawn(0, []) } } as unknown as BoardMap;
const told = (id: string, value: number | null, stripes: string[] = []): Place => ({ id, value, stripes }) as unknown as Place;

test('a match on an earlier version of its board shows the values of that', () => {
  const shown = asTold(map, [told('bosnia', 1, ['russia', 'ottoman']), told('norge', 0)]);
  expect(shown.places.bosnia).toEqual(drawn(1, ['russia', 'ottoman']));
  expect(shown.places.norge).toBe(map.places.norge);
  expect(map.places.bosnia!.value).toBe(2);
});

test('a map that says the same is left as it is', () => {
  expect(asTold(map, [told('bosnia', 2, ['ottoman', 'austria'])])).toBe(map);
  expect(asTold(map, [told('norge', null), told('elsewhere', 3)])).toBe(map);
});

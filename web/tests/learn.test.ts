import { afterEach, expect, it, vi } from 'vitest';
import { laid, placesOf, doorOf } from '../src/learn/pointing';
import { keepProgress, progressOf } from '../src/learn/progress';
import type { Scene } from '../src/table/scene';
import { empty, piece } from './scenes';

const contest = { place: 'lombardia', title: 'Battle', final: false, winner: null, sides: [], stacks: [] };
const scene: Scene = { ...empty, pieces: [piece('austria-1', { place: 'bavaria' })], contest };

it('things lead to the places they are at', () => {
  expect(placesOf(scene, ['place:wien', 'piece:austria-1', 'piece:gone', 'power:france', 'wheel', 'contest'])).toEqual(['wien', 'bavaria', 'lombardia']);
  expect(placesOf({ ...scene, contest: null }, ['contest'])).toEqual([]);
});

it('a small screen shows the part that a step is about', () => {
  expect(doorOf(scene, [], false)).toBeNull();
  expect(doorOf(scene, ['power:austria', 'piece:austria-1'], true)).toBeNull();
  expect(doorOf(scene, ['wheel:drill', 'hands'], false)).toBeNull();
  expect(doorOf(scene, ['wheel:drill', 'hands'], true)).toBe('hand');
  expect(doorOf(scene, ['hands'], true)).toBe('hand');
  expect(doorOf(scene, ['hands'], true, true)).toBeNull();
  expect(doorOf(scene, ['zones', 'power:france'], false)).toBe('powers');
});

it('tiles are by the hand or on the table', () => {
  const row = (id: string, tile: string) => ({ ref: `row:${id}`, id, title: id, tiles: [{ ref: `tile:${tile}`, id: tile, title: tile }] });
  const box = { ref: 'tile:theater', id: 'theater', title: 'Theater', text: '', sides: [], tables: [] };
  const full: Scene = { ...scene, rows: [row('offers', 'loan'), { ...row('awards', 'laurel'), near: false }], displays: [{ id: 'war', title: 'War', boxes: [box] }] };
  expect(laid(scene)).toBe(false);
  expect(laid(full)).toBe(true);
  expect(doorOf(full, ['row:offers'], true)).toBe('hand');
  expect(doorOf(full, ['tile:loan'], false)).toBeNull();
  expect(doorOf(full, ['tracks', 'row:awards'], false)).toBe('table');
  expect(doorOf(full, ['tile:laurel'], false)).toBe('table');
  expect(doorOf(full, ['tile:theater'], false)).toBe('table');
  expect(doorOf(full, ['tracks'], false)).toBe('powers');
});

function storage(first = '{}'): Map<string, string> {
  const kept = new Map([['chancellery.lessons', first]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

it('progress is kept for each lesson', () => {
  storage();
  expect(progressOf('coalitions', 'first_round')).toBeNull();
  keepProgress('coalitions', 'first_round', { chapter: 'wheel', trail: ['', 'drill'], done: [] });
  keepProgress('maria', 'first', { chapter: 'a', trail: [], done: ['a'] });
  expect(progressOf('coalitions', 'first_round')).toEqual({ chapter: 'wheel', trail: ['', 'drill'], done: [] });
  expect(progressOf('maria', 'first')?.done).toEqual(['a']);
});

it('what cannot be read is as good as nothing', () => {
  for (const bad of ['', 'null', '[]', '{"coalitions/first_round": 3}', '{"coalitions/first_round": {"chapter": 5}}']) {
    storage(bad);
    expect(progressOf('coalitions', 'first_round')).toBeNull();
  }
  storage('{"coalitions/first_round": {"chapter": "wheel", "trail": [1, "x"], "done": "all"}}');
  expect(progressOf('coalitions', 'first_round')).toEqual({ chapter: 'wheel', trail: ['x'], done: [] });
});

it('a browser that keeps nothing is no reason to stop', () => {
  vi.stubGlobal('localStorage', { getItem: () => { throw new Error(); }, setItem: () => { throw new Error(); } });
  keepProgress('coalitions', 'first_round', { chapter: 'wheel', trail: [], done: [] });
  expect(progressOf('coalitions', 'first_round')).toBeNull();
});

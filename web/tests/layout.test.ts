import { readFileSync } from 'node:fs';
import { learnPieces } from '../src/art/pieces';
import { expect, it } from 'vitest';
import { SIZE, stand } from '../src/map/layout';
import { schematic } from '../src/map/schematic';
import type { Piece } from '../src/table/scene';
import { lettered } from '../src/table/wheelText';
import { span } from '../src/lib/span';
import { en } from '../src/i18n/en';
import { pl } from '../src/i18n/pl';

const art = JSON.parse(readFileSync(new URL('../../src/chancellery/games/coalitions/art.json', import.meta.url), 'utf8'));
learnPieces(art.pieces);

const piece = (type: string, power: string | null, n = 1): Piece => ({ ref: `piece:${type}-${power}-${n}`, id: `${type}-${power}-${n}`, type, power, letter: null, place: 'x', text: '' });
const tiny = { slot: [0, 0, 44, 30] as [number, number, number, number] };
const wide = { slot: [0, 0, 160, 60] as [number, number, number, number] };
const army = [piece('general', 'france'), piece('garrison', 'france'), piece('fortress', null)];

it('stands pieces side by side where there is room, a fortress under the garrison', () => {
  const shown = stand(army, wide, 1);
  expect(shown.map((s) => [s.piece.type, s.base?.type ?? null])).toEqual([['garrison', 'fortress'], ['general', null]]);
  expect(shown.map((s) => s.holds)).toEqual([false, false]);
});

it('draws pieces of one power as one where there is none, and nothing is lost', () => {
  const [one, ...more] = stand(army, tiny, 0.6);
  expect(more).toEqual([]);
  expect([one!.piece.type, one!.holds, one!.base?.type, one!.count]).toEqual(['general', true, 'fortress', 1]);
  expect(one!.members.map((p) => p.type).sort()).toEqual(['fortress', 'garrison', 'general']);
});

it('counts pieces of one kind', () => {
  const shown = stand([piece('squadron', 'britain', 1), piece('squadron', 'britain', 2), piece('squadron', 'france')], wide, 0.3);
  expect(shown.map((s) => [s.piece.power, s.count])).toEqual([['britain', 2], ['france', 1]]);
});

it('never puts a piece on another', () => {
  const three = [piece('garrison', 'austria'), piece('general', 'austria'), piece('general', 'france'), piece('general', 'russia')];
  for (const room of [tiny, wide]) {
    for (const k of [0.25, 0.4, 0.5, 0.7, 1, 2, 4]) {
      const shown = stand(three, room, k);
      shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => {
        const apart = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
        expect(apart, `${k}`).toBeGreaterThanOrEqual(0.85 * SIZE * a.scale);
      }));
    }
  }
});

it('keeps a fortress that has no garrison in sight', () => {
  expect(stand([piece('fortress', null), piece('general', 'france')], wide, 1).map((s) => s.piece.type)).toEqual(['fortress', 'general']);
});

it('letters the wheel in two lines where one would be small', () => {
  const width = (text: string): number => text.length * 0.5;
  const arcs = (lines: number): number[] => (lines === 1 ? [80] : [86, 76]);
  expect(lettered('Ruch', width, arcs)).toEqual({ lines: ['Ruch'], size: 12.5 });
  const long = lettered('Poszerzenie Wpływów', width, arcs);
  expect(long.lines).toEqual(['Poszerzenie', 'Wpływów']);
  expect(long.size).toBe(12.5);
  expect(lettered('Konstantynopolitańczykowianeczka', width, arcs).lines).toHaveLength(1);
});

it('says how long something takes', () => {
  const minute = 60_000;
  expect([0, 7_900, 192_000].map((ms) => span(ms, en))).toEqual(['0:00', '0:07', '3:12']);
  expect([125 * minute, 75 * 60 * minute].map((ms) => span(ms, en))).toEqual(['2 h 5 min', '3 d 3 h']);
  expect(span(125 * minute, pl)).toBe('2 godz. 5 min');
});

it('draws a board that nobody has drawn: shapes at their points, joined by lines', () => {
  const place = (id: string, more: object) => ({ ref: `place:${id}`, id, name: id, text: [], ...more });
  const map = schematic('plain', [
    place('a', { at: [0, 0], shape: 'diamond' }), place('b', { at: [300, 0], shape: 'hexagon', value: 2 }), place('c', { at: [300, 200] }),
  ], [{ start: 'a', end: 'b' }, { start: 'b', end: 'c', kind: 'sea' }, { start: 'c', end: 'nowhere' }]);
  const corners = (id: string): number => map.places[id]!.d.split('L').length;
  expect([corners('a'), corners('b')]).toEqual([4, 6]);
  expect(map.places.c!.d).toContain('a40 40');
  expect(map.places.b!.slot.slice(0, 2)).toEqual([300, 6]);
  expect(map.links).toEqual([{ d: 'M0,0L300,0', sea: false }, { d: 'M300,0L300,200', sea: true }]);
  expect(map.frame).toEqual([-120, -120, 420, 320]);
});

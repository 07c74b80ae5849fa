import { beforeAll, expect, it, vi } from 'vitest';
import type { GameInfo, LogLine, MatchSummary, Story } from '../src/api/types';
import type { Scene } from '../src/table/scene';

vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ 'one/first': { chapter: 'b', trail: [], done: ['a'] } }), setItem: () => undefined });

const seat = (id: string, more: object = {}) => ({ id, title: id.toUpperCase(), kind: 'bot', name: '', bot: 'sensible', yours: false, ...more });
const match = (id: string, more: object = {}): MatchSummary =>
  ({ id, title: '', game: 'one', scenario: 'big', board: 'sheet', options: { short: true }, private: false, hot_seat: false, status: 'running', updated: '2026-01-01', your_turn: false, waiting_for: [], outcome: null, seats: [seat('north', { kind: 'person', yours: true, bot: null }), seat('south'), seat('east', { kind: 'person', name: 'Anna', bot: null })], ...more }) as unknown as MatchSummary;

const STORY = {
  series: [{
    id: 'points', title: 'Points', goal: 10,
    points: [{ move: 0, title: 'Set-up', values: { n: 0, s: 1 } }, { move: 10, title: 'Round 1.', values: { n: 2, s: 1 } }, { move: 60, title: 'Round 2 (1702).', values: { n: 2, s: 6 } }, { move: 100, title: 'The end.', values: { n: 9, s: 6 } }],
    steps: [{ move: 5, power: 'n', value: 2 }, { move: 50, power: 's', value: 6 }, { move: 99, power: 'n', value: 9 }],
  }],
  frames: [0, 10, 30, 50, 60, 80, 99, 100],
} as unknown as Story;

let start: typeof import('../src/start/start');
let end: typeof import('../src/end/end');
beforeAll(async () => {
  start = await import('../src/start/start');
  end = await import('../src/end/end');
});

it('names one line for each decision of a seat, none of what only tells that time went on', () => {
  const line = (move: number, seat: string | null, text: string | null, mark: LogLine['mark'] = null): LogLine => ({ n: 0, move, seat, kind: 'x', text, links: [], data: {}, mark, scores: [] }) as unknown as LogLine;
  const lines = [line(0, null, 'Set-up'), line(1, 'austria', 'march'), line(1, 'austria', 'battle', 'battle'), line(2, 'france', 'drill'), line(3, 'austria', 'Round 2', 'round'), line(3, 'austria', 'passes'), line(4, 'austria', null)];
  expect(end.decided(lines, 'austria').map((one) => one.text)).toEqual(['march', 'passes']);
  expect(end.decided(lines, 'france').map((one) => one.move)).toEqual([2]);
});

it('says how long a game takes and with how many it is played', () => {
  const words = { hours: (text: string) => `${text} h`, minutes: (text: string) => `${text} min` };
  expect(['90–180', '150–180', '10–15', '60', ''].map((minutes) => start.length(minutes, words))).toEqual(['1½–3 h', '2½–3 h', '10–15 min', '1 h', '']);
  expect([start.players([3, 4]), start.players([2])]).toEqual(['3–4', '2']);
});

it('begins what a game recommends, and what it can if it recommends nothing', () => {
  const seatings = [{ count: 2, seats: [{ id: 'north' }, { id: 'south' }] }, { count: 3, seats: [{ id: 'north' }, { id: 'south' }, { id: 'east' }] }];
  const game = { id: 'one', bots: [{ id: 'random' }, { id: 'sensible' }], scenarios: [{ id: 'small', usual: 2, seatings }, { id: 'big', usual: 2, seatings }], start: { scenario: 'big', seats: 3, seat: 'south' } } as unknown as GameInfo;
  expect(start.atOnce(game)).toMatchObject({ seat: 'south', body: { scenario: 'big', seats: { north: { bot: 'sensible' }, south: 'me', east: { bot: 'sensible' } } } });
  expect(start.atOnce({ ...game, start: null })).toMatchObject({ seat: 'north', body: { scenario: 'small', seats: { north: 'me', south: { bot: 'sensible' } } } });
});

it('puts tables that wait for me first', () => {
  const all = [match('over', { status: 'finished' }), match('old'), match('new', { updated: '2026-02-01' }), match('mine', { your_turn: true }), match('asked', { seats: [seat('north', { for_you: true })] })];
  expect(start.byUrgency(all).map((one) => one.id)).toEqual(['mine', 'asked', 'new', 'old', 'over']);
  expect(start.rank(match('over', { outcome: { winners: ['south'], scores: { north: 5, south: 4, east: 2 } } }), 'north')).toBe(2);
});

it('knows how far one has learned', () => {
  const lessons = [{ game: 'one', id: 'first', chapters: [{ id: 'a' }, { id: 'b' }] }, { game: 'one', id: 'second', chapters: [{ id: 'a' }] }] as never;
  expect(start.learning(lessons, 'one')).toEqual({ href: '/learn/one/first', done: 1, all: 3 });
  expect(start.learning(lessons, 'two')).toBeNull();
});

it('draws a curve for each power, the best first, no two with the same dashes', () => {
  const lines = end.curves(STORY.series[0]!);
  expect(lines.map((line) => line.power)).toEqual(['n', 's']);
  expect(lines[0]!.steps).toEqual([[0, 0], [5, 2], [99, 9]]);
  expect([4, 5, 98, 100].map((move) => end.valueAt(lines[0]!, move))).toEqual([0, 2, 2, 9]);
  const many = { ...STORY.series[0]!, points: STORY.series[0]!.points.map((point) => ({ ...point, values: Object.fromEntries([...'abcdefg'].map((id, i) => [id, i])) })), steps: [] };
  expect(new Set(end.curves(many).map((line) => line.dash)).size).toBe(7);
});

it('numbers an axis roundly and keeps labels apart', () => {
  expect(end.ticks(0, 26)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(end.ticks(-2, 33)).toEqual([0, 10, 20, 30]);
  expect(end.apart([10, 12, 13, 90], 20, 0, 100)).toEqual([10, 30, 50, 90]);
  expect(end.apart([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100]);
  expect([end.fitting('Round 2 (1702).', 200), end.fitting('Round 2 (1702).', 70), end.fitting('Round 2 (1702).', 12), end.fitting('Peace', 12)]).toEqual(['Round 2 (1702)', 'Round 2', '2', '']);
});

it('chooses pictures from rounds, or from the film where there are few', () => {
  expect(end.shots(STORY, 'Beginning')).toHaveLength(6);
  expect(end.shots(STORY, 'Beginning').at(-1)).toEqual({ move: 100, title: 'Round 2 (1702)' });
  const rounds = { ...STORY, series: [{ ...STORY.series[0]!, points: Array.from({ length: 6 }, (_, i) => ({ move: i * 20, title: `Round ${i + 1}.`, values: {} })) }] } as Story;
  expect(end.shots(rounds, 'Beginning').map((shot) => shot.title)).toEqual(['Beginning', 'Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5']);
});

it('lists seats by their scores, winners first', () => {
  const scene = { outcome: { winners: ['south'], scores: { north: 5, south: 0, east: 5 } } } as unknown as Scene;
  expect(end.standings(scene, match('over'), 10).map(({ seat: id, place, share }) => [id, place, share])).toEqual([['south', 1, 0], ['north', 2, 0.5], ['east', 2, 0.5]]);
});

it('sets the same table up anew, also with places changed', () => {
  expect(end.rematch(match('over'), null, true)).toEqual({
    seat: 'north',
    body: { game: 'one', scenario: 'big', board: 'sheet', options: { short: true }, title: '', private: false, hot_seat: false, seats: { north: 'me', south: { bot: 'sensible' }, east: { account: 'Anna' } } },
  });
  expect(end.rematch(match('over'), 'south', false).body.seats).toEqual({ north: { bot: 'sensible' }, south: 'me', east: 'open' });
});

/** The line to a live table: listeners hear whole scenes, though only what changed comes over the line. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/api/types';
import { Live } from '../src/table/live';

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(): void {}
  close(): void {}
  say(scene: Record<string, unknown>, whole: boolean, seq: number): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'state', seq, moves: seq, waited: 0, whole, scene }) });
  }
}

const heard: Record<string, unknown>[] = [];
const listener = {
  hear: (message: ServerMessage) => message.type === 'state' && heard.push(message.scene),
  line: () => undefined,
  have: () => ({ seat: 'france', lang: 'en', since: 0, seq: 3, press: 0 }),
  shut: () => undefined,
};

beforeEach(() => {
  heard.length = Line.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'https:', host: 'games.example' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('parts that did not change are taken from the scene before', () => {
  const live = new Live('abc', listener);
  const line = Line.all[0]!;
  expect(new URL(line.url).searchParams.get('changes')).toBe('true');
  line.say({ title: 'Coalitions', round: 1, prompt: null }, true, 1);
  line.say({ round: 2 }, false, 2);
  line.say({ prompt: { text: 'Choose' } }, false, 3);
  line.say({ title: 'Other eyes', round: 2 }, true, 3);
  expect(heard).toEqual([
    { title: 'Coalitions', round: 1, prompt: null },
    { title: 'Coalitions', round: 2, prompt: null },
    { title: 'Coalitions', round: 2, prompt: { text: 'Choose' } },
    { title: 'Other eyes', round: 2 },
  ]);
  live.close();
});

test('a line that comes back begins with a whole scene', () => {
  const live = new Live('abc', listener);
  Line.all[0]!.say({ title: 'Coalitions', round: 1 }, true, 1);
  Line.all[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(Line.all.length).toBe(2);
  Line.all[1]!.say({ title: 'Coalitions', round: 5 }, true, 9);
  Line.all[1]!.say({ round: 6 }, false, 10);
  expect(heard.at(-1)).toEqual({ title: 'Coalitions', round: 6 });
  live.close();
});

/** The line to a live table: listeners hear whole scenes, though only what changed comes over the line. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/api/types';
import { type Heard, Live } from '../src/table/live';
import type { Scene, SceneParts } from '../src/table/scene';
import { asking, empty, option, place } from './scenes';

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
  state(scene: Scene, seq: number): void {
    this.#say({ type: 'state', seq, moves: seq, waited: 0, undo: false, clocks: null, scene });
  }
  changes(parts: SceneParts, seq: number): void {
    this.#say({ type: 'changes', seq, moves: seq, waited: 0, undo: false, clocks: null, parts });
  }
  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard: Scene[] = [];
const listener = {
  hear: (message: Heard) => message.type === 'state' && heard.push(message.scene),
  line: () => undefined,
  have: () => ({ seat: 'france', lang: 'en', pace: 'normal' as const, since: 0, seq: 3, press: 0 }),
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

const prompt = asking([option(0, 'end')]);
const later = { ...empty.head, round: 2 };

test('parts that did not change are taken from the scene before', () => {
  const live = new Live('abc', listener);
  const line = Line.all[0]!;
  expect(new URL(line.url).searchParams.get('changes')).toBe('true');
  line.state(empty, 1);
  line.changes({ head: later }, 2);
  line.changes({ prompt }, 3);
  line.changes({ prompt: null, places: [place('paris')] }, 4);
  line.state({ ...empty, head: { ...later, seat: 'austria' } }, 4);
  expect(heard).toEqual([empty, { ...empty, head: later }, { ...empty, head: later, prompt }, { ...empty, head: later, places: [place('paris')] }, { ...empty, head: { ...later, seat: 'austria' } }]);
  live.close();
});

test('a line that comes back begins with a whole scene', () => {
  const live = new Live('abc', listener);
  Line.all[0]!.state(empty, 1);
  Line.all[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(Line.all.length).toBe(2);
  Line.all[1]!.state({ ...empty, prompt }, 9);
  Line.all[1]!.changes({ head: later }, 10);
  expect(heard.at(-1)).toEqual({ ...empty, prompt, head: later });
  live.close();
});

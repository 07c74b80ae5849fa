import { beforeAll, expect, it, vi } from 'vitest';
import type { StudyMark, StudyShape } from '../src/study/api';

let Work: typeof import('../src/study/work.svelte').Work;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null, cookie: '' });
  ({ Work } = await import('../src/study/work.svelte'));
});

/** A server that answers when it is told to, one call after the other. */
function server(): { calls: number; answer: () => Promise<void>; kept: StudyMark } {
  const waiting: (() => void)[] = [];
  const self = { calls: 0, kept: { chapter: 'c', node: 0, text: '', shapes: [], version: 0 } as StudyMark, answer };
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    self.calls += 1;
    const version = self.kept.version + 1;
    const answered = JSON.stringify((self.kept = { ...self.kept, ...JSON.parse(body), version }));
    return new Promise((done) => waiting.push(() => done(new Response(answered, { headers: { 'content-type': 'application/json' } }))));
  });
  async function answer(): Promise<void> {
    while (!waiting.length) await new Promise((done) => setTimeout(done));
    waiting.shift()!();
    for (let i = 0; i < 20; i++) await new Promise((done) => setTimeout(done));
  }
  return self;
}

const ring = (start: string): StudyShape => ({ kind: 'ring', start, end: null, colour: 'green' });

it('what is drawn stays while a note is being saved', async () => {
  const there = server();
  const work = new Work('s');
  work.study = { may_edit: true } as never;
  work.chapter = { main: 0, info: { id: 'c' } } as never;
  work.draft = 'A note';
  void work.flush();
  void work.draw([ring('prag')]);
  await there.answer(); // to the note: it knows nothing of the ring yet
  expect(work.shapes).toEqual([ring('prag')]);
  void work.draw([...work.shapes, ring('wien')]);
  while (work.saving) await there.answer();
  expect(there.calls).toBe(3);
  expect(there.kept.shapes).toEqual([ring('prag'), ring('wien')]);
  expect(work.shapes).toEqual(there.kept.shapes);
  expect(work.mark?.text).toBe('A note');
});

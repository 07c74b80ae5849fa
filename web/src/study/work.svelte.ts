/** One person at one study: the chapter and the position that lie on the table, what was tried, and what others do meanwhile. */

import { Refusal, sentence } from '../api/client';
import { settings } from '../lib/settings.svelte';
import { Choosing } from '../table/choosing.svelte';
import type { Asks } from '../table/previews';
import { announce } from '../ui/announcer.svelte';
import { type ChapterAnswer, from, studies, type StudyFrom, type StudyInfo, type StudyMark, type StudyNode, type StudyScene, type StudyShape } from './api';
import { Tree } from './tree';
import { words } from './words';

export const OPEN = 'open'; // looked at with everybody's eyes
const EVERY = 2000; // milliseconds between two looks at what others do
const REST = 700; // milliseconds without a letter after which a note is sent

export class Work {
  readonly choosing = new Choosing();
  study = $state.raw<StudyInfo | null>(null);
  chapter = $state.raw<ChapterAnswer | null>(null);
  nodes = $state.raw<StudyNode[]>([]);
  marks = $state.raw<Record<number, StudyMark>>({});
  node = $state(0);
  shown = $state.raw<StudyScene | null>(null);
  eyes = $state(OPEN);
  seat = $state<string | null>(null); // whose decision, where several must
  busy = $state(false);
  failure = $state(''); // nothing can be shown
  notice = $state(''); // something could not be done
  draft = $state<string | null>(null); // a note that is being written
  saving = $state(false);
  readonly #drawn = new Map<number, StudyShape[]>(); // here, and perhaps not on the server yet
  #sent = Promise.resolve(); // one after the other: the last that was drawn is what stays
  #asked = 0;
  #version = 0;
  #known = ''; // the language of what is known
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  tree = $derived(new Tree(this.chapter?.main ?? 0, this.nodes));
  scene = $derived(this.shown?.scene ?? null);
  mayEdit = $derived(Boolean(this.study?.may_edit));
  /** Whether moves can be tried here. */
  active = $derived(this.mayEdit && !this.busy && Boolean(this.shown?.seat));
  mark = $derived<StudyMark | null>(this.marks[this.node] ?? null);
  shapes = $derived<StudyShape[]>(this.mark?.shapes ?? []);
  text = $derived(this.draft ?? this.mark?.text ?? '');
  left = $derived(this.tree.left(this.node));

  // -- opening

  async open(chapter: string | null, node: number | null): Promise<void> {
    this.failure = '';
    try {
      this.study = await studies.study(this.id);
      const wanted = this.study.chapters.find((one) => one.id === chapter) ?? this.study.chapters[0];
      if (!wanted) throw new Refusal('no-chapter', words().gone);
      await this.turn(wanted.id, node);
      this.#listen();
    } catch (error) {
      this.failure = sentence(error);
    }
  }

  /** Another chapter, at a node of it. */
  async turn(chapter: string, node: number | null = null): Promise<void> {
    await this.flush();
    const asked = ++this.#asked;
    const [answer, info] = await Promise.all([studies.chapter(this.id, chapter), studies.study(this.id)]);
    if (asked !== this.#asked) return;
    this.study = info;
    this.chapter = answer;
    this.nodes = answer.nodes;
    this.#drawn.clear();
    this.marks = Object.fromEntries(answer.marks.map((mark) => [mark.node, mark]));
    this.#version = answer.version;
    this.#known = settings.lang;
    this.seat = null;
    if (!answer.seats.some((one) => one.id === this.eyes)) this.eyes = OPEN;
    await this.go(node !== null && this.tree.has(node) ? node : 0);
  }

  async translate(): Promise<void> {
    if (this.chapter && this.#known !== settings.lang) await this.#try(() => this.turn(this.chapter!.info.id, this.node));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    void this.flush();
  }

  // -- going about

  async go(node: number | null): Promise<void> {
    if (node === null || !this.chapter) return;
    void this.flush();
    const asked = ++this.#asked;
    this.notice = '';
    if (node !== this.node) this.seat = null;
    try {
      const answer = await studies.scene(this.id, this.chapter.info.id, node, this.eyes, this.seat);
      if (asked !== this.#asked) return;
      this.node = node;
      this.draft = null;
      this.shown = answer;
      this.choosing.show(answer.scene);
    } catch (error) {
      if (asked === this.#asked) this.#tell(error);
    }
  }

  back(): Promise<void> {
    return this.go(this.tree.before(this.node));
  }

  on(): Promise<void> {
    return this.go(this.tree.after(this.node));
  }

  end(): Promise<void> {
    let [at, next]: [number, number | null] = [this.node, this.node < this.tree.main ? this.tree.main : this.tree.after(this.node)];
    while (next !== null && next !== at && at >= this.tree.main) [at, next] = [next, this.tree.after(next)];
    return this.go(this.node < this.tree.main ? this.tree.main : at);
  }

  /** Looks with other eyes, or at the decision of another seat. */
  look(eyes: string, seat: string | null = null): void {
    [this.eyes, this.seat] = [eyes, seat];
    void this.go(this.node);
  }

  // -- trying

  play(moves: string[]): Promise<void> {
    const seat = this.shown?.seat;
    if (!seat || !this.active) return Promise.resolve();
    return this.#added(() => studies.play(this.id, this.chapter!.info.id, this.node, seat, moves));
  }

  reply(seat: string | null, bot: string): Promise<void> {
    if (!this.mayEdit || this.busy) return Promise.resolve();
    return this.#added(() => studies.reply(this.id, this.chapter!.info.id, this.node, seat, bot));
  }

  async #added(ask: () => Promise<{ at: number; nodes: StudyNode[] }>): Promise<void> {
    this.busy = true;
    try {
      const answer = await ask();
      this.#learn(answer.nodes);
      await this.go(answer.at);
      announce(answer.nodes.at(-1)?.text ?? '');
    } catch (error) {
      this.#tell(error);
    } finally {
      this.busy = false;
    }
  }

  #learn(nodes: StudyNode[]): void {
    const fresh = nodes.filter((one) => one.chapter === this.chapter?.info.id && !this.tree.node(one.id));
    if (fresh.length) this.nodes = [...this.nodes, ...fresh];
  }

  readonly asks: Asks = {
    preview: (moves) => studies.preview(this.id, this.chapter!.info.id, this.node, this.shown!.seat!, moves),
    barred: async (ref, subject) => (await studies.barred(this.id, this.chapter!.info.id, this.node, this.shown!.seat!, ref, subject)).barred ?? null,
  };

  // -- writing and drawing

  write(text: string): void {
    this.draft = text;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.flush(), REST);
  }

  /** Sends what was written and not sent yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#pause);
    const [text, node] = [this.draft, this.node];
    if (text === null || text === (this.mark?.text ?? '')) return;
    await this.#put(node, { text });
    if (this.node === node && this.draft === text) this.draft = null;
  }

  /** It is on the board at once: the next line is drawn beside it. */
  draw(shapes: StudyShape[]): Promise<void> {
    const was = this.mark ?? { chapter: this.chapter!.info.id, node: this.node, text: '', shapes: [], version: 0 };
    this.marks = { ...this.marks, [this.node]: { ...was, shapes } };
    this.#drawn.set(this.node, shapes);
    return this.#put(this.node, { shapes });
  }

  /** Marks as the server has them; what is drawn here and not there yet stays. */
  #take(marks: StudyMark[]): void {
    const fresh = marks.filter((one) => one.chapter === this.chapter?.info.id && one.version > (this.marks[one.node]?.version ?? -1));
    if (fresh.length) this.marks = { ...this.marks, ...Object.fromEntries(fresh.map((one) => [one.node, { ...one, shapes: this.#drawn.get(one.node) ?? one.shapes }])) };
  }

  #put(node: number, given: { text?: string; shapes?: StudyShape[] }): Promise<void> {
    const chapter = this.chapter?.info.id;
    if (this.mayEdit && chapter) this.#sent = this.#sent.then(() => this.#send(chapter, node, given));
    return this.#sent;
  }

  async #send(chapter: string, node: number, given: { text?: string; shapes?: StudyShape[] }): Promise<void> {
    this.saving = true;
    try {
      const mark = await studies.mark(this.id, chapter, node, given);
      if (given.shapes && this.#drawn.get(node) === given.shapes) this.#drawn.delete(node);
      this.#take([mark]);
    } catch (error) {
      if (given.shapes && this.#drawn.get(node) === given.shapes) this.#drawn.delete(node);
      this.#tell(error);
    }
    this.saving = false;
  }

  // -- the study

  change(given: Parameters<typeof studies.change>[1]): Promise<boolean> {
    return this.#try(async () => (this.study = await studies.change(this.id, given)));
  }

  member(name: string, role: 'viewer' | 'contributor' | null): Promise<boolean> {
    return this.#try(async () => (this.study = await studies.member(this.id, name, role)));
  }

  rename(chapter: string, title: string): Promise<boolean> {
    return this.#try(async () => (this.study = await studies.renameChapter(this.id, chapter, title)));
  }

  add(start: Partial<StudyFrom>): Promise<boolean> {
    return this.#try(async () => this.turn((await studies.addChapter(this.id, from(start))).id));
  }

  addRecord(text: string): Promise<boolean> {
    return this.#try(async () => {
      const info = await studies.record(text, this.id);
      await this.turn(info.chapters.at(-1)!.id);
    });
  }

  removeChapter(chapter: string): Promise<boolean> {
    return this.#try(async () => {
      this.study = await studies.removeChapter(this.id, chapter);
      if (this.chapter?.info.id === chapter) await this.turn(this.study.chapters[0]!.id);
    });
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    this.notice = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  #tell(error: unknown): void {
    this.notice = sentence(error);
    announce(this.notice, true);
  }

  // -- together

  #listen(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#news().finally(() => this.#listen()), EVERY);
  }

  /** What others have done since. What is being written here stays until it is sent. */
  async #news(): Promise<void> {
    if (document.hidden || !this.chapter) return;
    try {
      const news = await studies.news(this.id, this.#version);
      if (this.#closed || news.study.version <= this.#version) return;
      this.#version = news.study.version;
      this.study = news.study;
      this.#learn(news.nodes);
      this.#take(news.marks);
      const id = this.chapter.info.id;
      if (!news.study.chapters.some((one) => one.id === id)) await this.turn(news.study.chapters[0]!.id);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no-study') {
        this.failure = words().gone;
        this.shown = null;
        this.#closed = true;
      }
    }
  }
}

/** A match by its address or its id. */
export const matchIn = (text: string): string | null => /(?:^|\/)([a-z0-9]{12})(?:$|[/?#])/.exec(text.trim())?.[1] ?? null;

/** Whose decision it is at a node, in words. */
export const titleOf = (chapter: ChapterAnswer | null, seat: string): string => chapter?.seats.find((one) => one.id === seat)?.title ?? seat;


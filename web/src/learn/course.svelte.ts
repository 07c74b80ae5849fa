/** One learner in one lesson: the chapter, the answers so far, and what the server says about them. */

import { api, Refusal, sentence } from '../api/client';
import type { LessonAnswer, LessonInfo, LogLine } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { Choosing } from '../table/choosing.svelte';
import type { Asks } from '../table/previews';
import type { Scene } from '../table/scene';
import { announce } from '../ui/announcer.svelte';
import { keepProgress, progressOf } from './progress';

export const PUZZLES = 'puzzles';
const READ_ON = ''; // in a trail: a text was read

/** `k_ex_10` in an address is the example K-EX-10. */
export const exampleOf = (lesson: string): string | null => (/^[a-z]+_(ex|dx)_d?\d+$/.test(lesson) ? lesson.toUpperCase().replaceAll('_', '-') : null);

export class Course {
  readonly choosing = new Choosing(null, false);
  info = $state.raw<LessonInfo | null>(null);
  /** The lesson of this game that comes after this one. */
  afterwards = $state.raw<LessonInfo | null>(null);
  /** The scenario that this lesson is about, where its name is that of one. */
  scenario = $state<string | null>(null);
  answer = $state.raw<LessonAnswer | null>(null);
  busy = $state(false);
  failure = $state('');
  notice = $state('');
  done = $state.raw<string[]>([]);
  #asked = 0; // the newest question; answers to older ones are out of date

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.done = progressOf(game, lesson)?.done ?? [];
  }

  /** The id of the worked example that is played as a lesson; null in a lesson. */
  get example(): string | null {
    return exampleOf(this.lesson);
  }

  /** Whether the chapters are puzzles: to be solved in any order, each by itself. */
  get puzzles(): boolean {
    return this.lesson === PUZZLES;
  }

  /** Where a puzzle that is solved, or an example, can be taken apart; lessons have nothing to take apart. */
  apart = $derived.by<string | null>(() => {
    const chapter = this.answer?.chapter;
    if (!chapter) return null;
    if (this.puzzles) return this.finished ? `/analysis?game=${this.game}&puzzle=${chapter}` : null;
    return this.example ? `/analysis?example=${this.example}&case=${chapter}` : null;
  });
  scene = $derived<Scene | null>(this.answer?.scene ?? null);
  log = $derived<LogLine[]>(this.answer?.log ?? []);
  step = $derived(this.answer?.step ?? null);
  finished = $derived(Boolean(this.answer && !this.answer.step));
  reading = $derived(Boolean(this.step && !this.step.task));
  /** Whether the learner may choose on the table now. */
  active = $derived(Boolean(this.step?.task) && !this.busy);
  number = $derived(this.info?.chapters.findIndex((c) => c.id === this.answer?.chapter) ?? -1);
  following = $derived(this.info?.chapters[this.number + 1] ?? null);

  /** Begins with a chapter, or goes on where the learner left. */
  async open(wanted: string | null): Promise<void> {
    this.failure = '';
    try {
      await this.describe();
      const chapters = this.info?.chapters ?? [];
      const kept = this.example ? null : progressOf(this.game, this.lesson); // an example is short: it begins anew
      const known = (id: string | null | undefined): boolean => chapters.some((c) => c.id === id);
      const chapter = known(wanted) ? wanted! : known(kept?.chapter) ? kept!.chapter : chapters[0]!.id;
      await this.#follow(chapter, kept?.chapter === chapter ? kept.trail : []);
    } catch (error) {
      this.failure = sentence(error);
    }
  }

  /** The titles, in the reader's language. */
  async describe(): Promise<void> {
    if (this.puzzles) return await this.#describePuzzles();
    if (this.example) {
      this.info = await api.example(this.example);
      return;
    }
    const own = (await api.lessons()).filter((one) => one.game === this.game);
    const at = own.findIndex((one) => one.id === this.lesson);
    if (at < 0) throw new Refusal('no-lesson', settings.t.unknownPage);
    this.info = own[at]!;
    this.afterwards = own[at + 1] ?? null;
    if (!this.afterwards) void this.#match().catch(() => undefined); // the lesson can do without
  }

  async #match(): Promise<void> {
    const game = (await api.games()).find((one) => one.id === this.game);
    this.scenario = game?.scenarios.find((one) => one.id === this.lesson)?.id ?? null;
  }

  /** The puzzles of a game are the chapters of one lesson. */
  async #describePuzzles(): Promise<void> {
    const own = (await api.puzzles()).filter((one) => one.game === this.game);
    if (!own.length) throw new Refusal('no-lesson', settings.t.unknownPage);
    this.info = { game: this.game, game_title: own[0]!.game_title, id: this.lesson, title: settings.t.puzzlesOf(own[0]!.game_title), about: '', minutes: 1, chapters: own.map((one) => ({ id: one.id, title: one.title, steps: one.moves })) };
  }

  /** The same place in another language. */
  async translate(): Promise<void> {
    try {
      await this.describe();
      if (this.answer) await this.#follow(this.answer.chapter, this.answer.trail);
    } catch (error) {
      this.#tell(sentence(error));
    }
  }

  // -- going on and back

  next(): void {
    if (this.reading) this.#send([...this.answer!.trail, READ_ON]);
  }

  choose(move: string): void {
    if (this.active) this.#send([...this.answer!.trail, move]);
  }

  back(): void {
    if (this.answer?.trail.length) this.#send(this.answer.trail.slice(0, -1));
  }

  /** Of a puzzle what to do now is told; the move of an example is made for the reader. */
  show(): void {
    if (!this.puzzles) {
      if (this.active && this.answer?.solution) this.#send([...this.answer.trail, this.answer.solution]);
    } else if (!this.busy && this.answer) void this.#follow(this.answer.chapter, this.answer.trail, true).catch((error: unknown) => this.#tell(sentence(error)));
  }

  restart(): void {
    this.#send([]);
  }

  chapter(id: string): void {
    this.#send([], id);
  }

  #send(trail: string[], chapter = this.answer?.chapter): void {
    if (!this.busy && chapter) void this.#follow(chapter, trail).catch((error: unknown) => this.#tell(sentence(error)));
  }

  async #follow(chapter: string, trail: string[], show = false): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.notice = '';
    try {
      const answer = await this.#ask(chapter, trail, show);
      if (asked !== this.#asked) return;
      this.answer = answer;
      if (answer.hint) this.choosing.reset();
      this.choosing.show(answer.scene);
      this.#keep(answer);
      this.#speak(answer);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Answers kept from an older form of the lesson lead nowhere: then the chapter begins anew. */
  async #ask(chapter: string, trail: string[], show: boolean): Promise<LessonAnswer> {
    try {
      return await api.lesson(this.game, this.lesson, chapter, trail, show);
    } catch (error) {
      const kept = !this.answer && trail.length && error instanceof Refusal && ['bad-input', 'illegal'].includes(error.code);
      if (!kept) throw error;
      return await api.lesson(this.game, this.lesson, chapter, []);
    }
  }

  #keep(answer: LessonAnswer): void {
    if (!answer.step && !this.done.includes(answer.chapter)) this.done = [...this.done, answer.chapter];
    if (!this.example) keepProgress(this.game, this.lesson, { chapter: answer.chapter, trail: answer.trail, done: this.done });
  }

  #speak(answer: LessonAnswer): void {
    if (answer.hint) announce(`${answer.hint.choice}: ${answer.hint.text}`, true);
    else announce([answer.reaction, answer.step?.text, answer.step?.task].filter(Boolean).join(' '));
  }

  #tell(text: string): void {
    this.notice = text;
    announce(text, true);
  }

  /** What is asked about options and places where the learner is. */
  readonly asks: Asks = {
    preview: (moves) => api.lessonPreview(this.game, this.lesson, this.answer!.chapter, this.answer!.trail, moves),
    barred: async (ref, subject) => (await api.lessonBarred(this.game, this.lesson, this.answer!.chapter, this.answer!.trail, ref, subject)).barred ?? null,
  };
}

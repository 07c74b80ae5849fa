/** What the engine thinks of the position on the table: asked when somebody wants to know, forgotten when it is another one. */

import { sentence } from '../api/client';
import { type Judged, type NodeAdvice, studies } from './api';
import type { Work } from './work.svelte';

type Asked = 'best' | 'why';

export class Thinking {
  judged = $state.raw<Judged | null>(null);
  advice = $state.raw<NodeAdvice | null>(null);
  asked = $state<Asked | null>(null);
  busy = $state(false);
  failure = $state('');
  pointed = $state<number | null>(null);
  bot = $state('planner');
  plays = $state.raw<ReadonlySet<string>>(new Set()); // the seats for which the engine always decides
  readonly #work: Work;
  readonly #known = new Map<string, Judged>();
  #turn = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  /** The places that what is told is about. */
  places = $derived.by<string[]>(() => {
    const options = this.advice?.options ?? [];
    const told = this.pointed === null ? options : [options[this.pointed]].filter((one) => one !== undefined);
    return [...new Set(told.flatMap((one) => one.refs.flatMap((ref) => (ref.startsWith('place:') ? [ref.slice(6)] : []))))];
  });

  /** Another position: what was told was about the last one. */
  forget(): void {
    this.#turn++;
    this.advice = null;
    this.asked = this.pointed = null;
    this.busy = false;
    this.failure = '';
    this.judged = this.#known.get(this.#key()) ?? null;
  }

  #key = (): string => `${this.#work.chapter?.info.id}/${this.#work.node}`;

  async judge(): Promise<void> {
    const [turn, key] = [this.#turn, this.#key()];
    if (this.judged || !this.#work.chapter) return;
    try {
      const found = await studies.judged(this.#work.id, this.#work.chapter.info.id, this.#work.node);
      this.#known.set(key, found);
      if (turn === this.#turn) this.judged = found;
    } catch (error) {
      if (turn === this.#turn) this.failure = sentence(error);
    }
  }

  async ask(what: Asked): Promise<void> {
    const turn = ++this.#turn;
    const { id, chapter, node, shown } = this.#work;
    [this.asked, this.advice, this.busy, this.failure] = [what, null, true, ''];
    try {
      const found = what === 'best' ? await studies.advice(id, chapter!.info.id, node, shown?.seat ?? null) : await studies.why(id, chapter!.info.id, node);
      if (turn === this.#turn) this.advice = found;
    } catch (error) {
      if (turn === this.#turn) this.failure = sentence(error);
    }
    if (turn === this.#turn) this.busy = false;
  }

  close(): boolean {
    const was = this.asked !== null;
    if (was) this.forget();
    return was;
  }

  playsFor(seat: string, yes: boolean): void {
    const next = new Set(this.plays);
    if (yes) next.add(seat);
    else next.delete(seat);
    this.plays = next;
  }

  /** The seat that the engine must decide for now, if there is one. */
  due = $derived.by<string | null>(() => (this.#work.mayEdit ? (this.#work.shown?.asked.find((seat) => this.plays.has(seat)) ?? null) : null));
}

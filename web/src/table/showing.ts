/**
 * States are shown one after another, so that moves can be followed; skipping shows the newest at once. What led to a
 * state may have to be told before it is shown.
 */

import { settings } from '../lib/settings.svelte';

const BACKLOG = 12_000; // milliseconds of states that may wait to be shown; whoever falls behind more reads the recap

export class Showing<State extends { moves: number }> {
  #queue: State[] = [];
  #held: State | null = null; // it is shown when what led to it has been told
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  /** Whether something must be told before a state of so many moves is shown; who says so calls `goOn` when it is told. */
  before: (moves: number) => boolean = () => false;

  constructor(readonly show: (state: State) => void) {}

  take(state: State): void {
    this.#queue.push(state);
    if (!settings.pace || !this.#begun || document.hidden || this.#queue.length * settings.pace > BACKLOG) this.skip();
    else if (this.#timer === undefined && !this.#held) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const state = this.#queue.shift();
    if (!state) return;
    if (this.before(state.moves)) this.#held = state;
    else this.#showNow(state);
  };

  #showNow(state: State): void {
    this.show(state);
    if (settings.pace) this.#timer = setTimeout(this.#next, settings.pace);
    else this.skip();
  }

  /** What led to the next state has been told. */
  goOn(): void {
    const state = this.#held;
    this.#held = null;
    if (state) this.#showNow(state);
  }

  skip(): void {
    this.stop();
    const last = this.#queue.at(-1) ?? this.#held;
    this.drop();
    if (!last) return;
    this.#begun = true;
    this.before(last.moves);
    this.show(last);
  }

  /** Nothing of what waits is shown any more. */
  drop(): void {
    this.#queue = [];
    this.#held = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

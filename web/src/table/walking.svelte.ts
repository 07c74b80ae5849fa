/** A way of several moves: one after another, as long as each is offered; whatever comes between ends it. */

import type { Way } from './choosing.svelte';
import { type Option, optionsOf } from './scene';
import type { Table } from './table.svelte';

export class Walking {
  #ahead: string[] = []; // moves still to make
  #from = -1; // the state in which the last of them was made

  constructor(readonly table: Table) {}

  begin(way: Way): void {
    this.#ahead = way.moves.slice(1);
    this.#from = this.table.shown!.seq;
    this.table.send(this.table.choosing.move(way.moves[0]!)!);
  }

  stop(): void {
    this.#ahead = [];
  }

  /** A new state has come, or an answer. */
  goOn(): void {
    const { shown, sending, past } = this.table;
    if (!this.#ahead.length || !shown || shown.seq === this.#from || sending) return;
    const option: Option | undefined = shown.scene.prompt?.yours && !past ? optionsOf(shown.scene).find((o) => o.moves[0] === this.#ahead[0]) : undefined;
    this.#ahead = option ? this.#ahead.slice(1) : [];
    this.#from = shown.seq;
    if (option) this.table.send(option);
  }
}

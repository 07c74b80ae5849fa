/** Answers in advance: what my seat has said before it is asked. */

import { untrack } from 'svelte';
import { api, sentence } from '../api/client';
import type { AdvanceInfo } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { announce } from '../ui/announcer.svelte';
import type { Table } from './table.svelte';

export class Advances {
  all = $state.raw<AdvanceInfo[]>([]);
  failure = $state('');
  given = $derived(this.all.filter((one) => one.given));

  /** To be made by the page of a table: what has become void, or was carried out, is seen after each move. */
  constructor(readonly table: Table) {
    $effect(() => {
      void table.seat;
      void settings.lang;
      untrack(() => void this.load());
    });
    $effect(() => {
      void table.moves;
      untrack(() => this.given.length && void this.load());
    });
  }

  async load(): Promise<void> {
    const { id, seat } = this.table;
    if (!seat) return void (this.all = []);
    await this.#take(() => api.advances(id, seat));
  }

  async set(one: AdvanceInfo, on: boolean): Promise<void> {
    const { id, seat } = this.table;
    if (!seat) return;
    await this.#take(() => api.advance(id, seat, one.key, on));
    if (!this.failure) announce(`${one.text}: ${on ? settings.t.advanceGiven : settings.t.advanceTaken}`);
  }

  async #take(work: () => Promise<AdvanceInfo[]>): Promise<void> {
    try {
      this.all = await work();
      this.failure = '';
    } catch (error) {
      this.failure = sentence(error);
    }
  }
}

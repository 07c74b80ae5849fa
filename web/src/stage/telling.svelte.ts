/** All that a live table tells, in its order: scores and battles before the scene goes on, then what happened and what was decided together. */

import type { LogLine } from '../api/types';
import { Playback } from '../table/playback.svelte';
import type { Scene } from '../table/scene';
import type { Table } from '../table/table.svelte';
import { Scoring } from './ledger.svelte';
import { Recap } from './recap.svelte';
import { Together } from './together.svelte';

export class Telling {
  readonly scoring = new Scoring();
  readonly playback: Playback;
  readonly recap = new Recap();
  readonly together = new Together();

  constructor(readonly table: Table) {
    this.playback = new Playback(() => table.showing.goOn(), (line) => this.scoring.playing && this.scoring.ledger!.first < line);
    table.showing.before = (moves) => {
      this.scoring.follow(table.log, moves);
      this.playback.follow(table.log, moves);
      return this.playback.holding;
    };
  }

  /** A scene is shown, and so much of the log; `known` are the places of the map. What happened is not told yet while a decision makes itself. */
  see(scene: Scene, moves: number, log: LogLine[], known: (place: string) => boolean, pending: boolean): void {
    this.playback.see(scene);
    this.scoring.follow(log, moves);
    this.together.see(scene, log);
    if (!pending) this.recap.see(scene, log, known);
  }

  /** The reader goes on: what has been told goes. */
  goOn(): boolean {
    return [this.recap.close(), this.playback.leave(), this.together.close()].some(Boolean);
  }

  next(): boolean {
    return this.recap.close() || this.scoring.next() || this.goOn();
  }

  skip(): void {
    this.table.showing.skip();
    this.scoring.skip();
    this.playback.skip();
  }

  /** It will be told in other words. */
  forget(): void {
    for (const one of [this.playback, this.scoring, this.together, this.recap]) one.forget();
  }
}

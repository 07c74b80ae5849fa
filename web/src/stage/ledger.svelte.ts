/** Tells a scoring moment item by item; it never holds up a decision. Without animation it is shown whole. */

import type { LogLine } from '../api/types';
import { settings } from '../lib/settings.svelte';
import type { Scene } from '../table/scene';
import { before, type Ledger, ledgersOf } from './ledger';

const ITEM = 900; // milliseconds, at normal speed
const BACKLOG = 12_000; // milliseconds of telling that may wait; whoever falls behind more reads of it in the recap
const STAYS = 6000; // milliseconds of the one line that is left
const NORMAL = 380;

export class Scoring {
  ledger = $state.raw<Ledger | null>(null);
  step = $state(0); // items told
  folded = $state(false); // one line is left of it
  #waiting: Ledger[] = [];
  #from = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  playing = $derived(Boolean(this.ledger && this.step < this.ledger.entries.length));
  /** What the item that is told now speaks of. */
  lit = $derived<string[]>(this.playing && this.step > 0 ? (this.ledger!.entries[this.step - 1]!.item.places ?? []) : []);

  /** The log up to the state that is shown; the first look only remembers. */
  follow(lines: LogLine[], moves: number): void {
    const from = this.#from;
    const upTo = lines.findLastIndex((line) => line.move <= moves) + 1;
    this.#from = upTo;
    if (from < 0 || upTo <= from) return;
    this.#waiting.push(...ledgersOf(lines.slice(from, upTo)));
    while (this.#waiting.length > 1 && this.#waiting.reduce((all, one) => all + one.entries.length * this.#pace, 0) > BACKLOG) this.#waiting.shift();
    if (!this.playing) this.#begin();
  }

  /** A scene of so many moves with the markers where they stand by what has been told; it may be older than that. */
  dressed(scene: Scene, moves: number): Scene {
    if (!this.playing) return scene;
    const { move, entries } = this.ledger!;
    if (move > moves) return before(scene, entries.slice(0, this.step), -1);
    return before(scene, [...entries.slice(this.step), ...this.#waiting.filter((one) => one.move <= moves).flatMap((one) => one.entries)]);
  }

  get #pace(): number {
    return (ITEM * settings.pace) / NORMAL;
  }

  next(): boolean {
    if (!this.ledger) return false;
    if (this.playing) {
      this.step++;
      this.#run();
    } else this.close();
    return true;
  }

  /** To its end; of several, to the end of the last. */
  skip(): boolean {
    if (!this.playing) return false;
    this.ledger = this.#waiting.pop() ?? this.ledger;
    this.#waiting = [];
    this.step = this.ledger!.entries.length;
    this.#run();
    return true;
  }

  close(): boolean {
    const was = this.ledger !== null;
    clearTimeout(this.#timer);
    this.#begin();
    return was;
  }

  forget(): void {
    this.#waiting = [];
    this.close();
  }

  #begin(): void {
    const next = this.#waiting.shift() ?? null;
    if (!next && this.ledger && this.playing) return;
    this.ledger = next;
    this.folded = false;
    this.step = settings.pace && !document.hidden ? 1 : (next?.entries.length ?? 0);
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.ledger) return;
    if (this.playing) this.#timer = setTimeout(() => this.next(), this.#pace);
    else if (this.#waiting.length) this.#timer = setTimeout(() => this.#begin(), ITEM);
    else this.#timer = setTimeout(() => this.#fold(), settings.pace ? 2 * ITEM : STAYS);
  }

  #fold(): void {
    if (this.folded) this.close();
    else {
      this.folded = true;
      this.#timer = setTimeout(() => this.#fold(), STAYS);
    }
  }
}

/** The recap at this table: it opens when others have moved and the reader must decide; it can be asked for again and replayed. */

import type { LogLine } from '../api/types';
import { settings } from '../lib/settings.svelte';
import type { Scene } from '../table/scene';
import { cardOf, fought, type Happened, type RecapCard, type RecapLine } from './recap';

const FADES = 8000; // milliseconds that ghosts stay after the card is closed
const STEP = 600;
const LONGEST = 12_000; // milliseconds of a whole replay

export class Recap {
  card = $state.raw<RecapCard | null>(null);
  open = $state(false);
  lit = $state<number | null>(null); // the number somebody points at
  step = $state<number | null>(null); // how many are told already, while it is replayed
  #fading = $state(false);
  #told = -1; // the last event of the recap that was shown
  #kept: { happened: Happened[]; made: string[] } = { happened: [], made: [] }; // from before decisions that were made by themselves
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What stands on the map now. */
  ghosts = $derived.by<RecapLine[]>(() => {
    const drawn = (this.card?.lines ?? []).filter((line) => line.number !== null);
    if (this.open) return this.step === null ? drawn : inOrder(drawn).slice(0, this.step);
    return this.#fading ? drawn.filter((line) => line.one.against) : [];
  });
  /** How long it takes to play it through. */
  seconds = $derived(Math.round((this.card?.lines.length ?? 0) * this.#pace() / 1000));

  see(scene: Scene, log: LogLine[], known: (place: string) => boolean): void {
    const { happened, made } = this.#kept;
    const all = [...happened, ...unheard(scene.recap, happened)];
    const last = all.at(-1)?.number ?? -1;
    if (!scene.prompt?.yours || last <= this.#told) return;
    this.#told = last;
    const within = fought(log);
    const told = all.filter((one) => !within(one));
    if (!told.length) return;
    this.#kept = { happened: [], made: [] };
    this.card = cardOf(told, known, made);
    this.show();
  }

  /** A decision was made by itself before anything was told: it is told with the next one. */
  keep(scene: Scene, made: string): void {
    const fresh = unheard(scene.recap, this.#kept.happened).filter((one) => one.number > this.#told);
    this.#kept = { happened: [...this.#kept.happened, ...fresh], made: [...this.#kept.made, made] };
  }

  show(): boolean {
    if (!this.card) return false;
    this.#stop();
    this.open = true;
    return true;
  }

  close(): boolean {
    const was = this.open;
    this.#stop();
    this.open = false;
    this.lit = null;
    if (was) {
      this.#fading = true;
      this.#timer = setTimeout(() => (this.#fading = false), FADES);
    }
    return was;
  }

  /** One after another, in the order in which it happened. */
  replay(): void {
    if (!this.show() || !settings.pace) return;
    this.step = 0;
    this.#timer = setInterval(() => {
      if (this.step! >= this.card!.lines.length) this.#stop();
      else this.step!++;
    }, this.#pace());
  }

  /** Another seat, or another language: it is told anew. */
  forget(): void {
    this.#stop();
    this.card = null;
    this.open = false;
    this.#kept = { happened: [], made: [] };
    this.#told = -1;
  }

  #pace(): number {
    return Math.min(STEP, LONGEST / Math.max(1, this.card?.lines.length ?? 1));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#fading = false;
    this.step = null;
  }
}

/** What is not known yet: who made a decision by himself that never arrived is asked, and told, again. */
const unheard = (recap: Happened[], known: Happened[]): Happened[] => recap.filter((one) => !known.some((other) => other.number === one.number));
const inOrder = (lines: RecapLine[]): RecapLine[] => [...lines].sort((a, b) => a.one.number - b.one.number);

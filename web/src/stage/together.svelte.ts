/** Votes and bids on the stage: while they are under way, and for a while how they ended; envelopes that are opened elsewhere. */

import type { LogLine } from '../api/types';
import type { Scene } from '../table/scene';
import { ended, filled, openedBy, type Staged, type Verdict } from './together';

const STAYS = 9000; // milliseconds after the end
const OPENED = 6000; // of envelopes

export class Together {
  staged = $state.raw<Staged | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  over = $state(false);
  opened = $state.raw<{ n: number; power: string; text: string }[]>([]);
  #from = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;

  /** The scene that is shown now and the log so far; the first look only remembers. */
  see(scene: Scene, log: LogLine[]): void {
    const fresh = this.#from < 0 ? [] : log.slice(this.#from);
    this.#from = log.length;
    const now = scene.staged?.voices?.length ? scene.staged : null;
    if (now) {
      clearTimeout(this.#timer);
      this.over = false;
      this.verdict = null;
      this.staged = filled(now, log);
    } else if (this.staged && !this.over) this.#end(this.staged, fresh);
    else if (!this.staged) this.#open(openedBy(fresh));
  }

  #end(staged: Staged, lines: LogLine[]): void {
    const end = ended(staged, lines);
    this.staged = end?.staged ?? null;
    this.verdict = end?.verdict ?? null;
    this.over = Boolean(end);
    if (end) this.#timer = setTimeout(() => this.close(), STAYS);
  }

  #open(envelopes: Together['opened']): void {
    if (!envelopes.length) return;
    clearTimeout(this.#opening);
    this.opened = envelopes;
    this.#opening = setTimeout(() => (this.opened = []), OPENED + 300 * envelopes.length);
  }

  /** What is over goes; what is under way stays. */
  close(): boolean {
    const was = this.over || this.opened.length > 0;
    this.opened = [];
    if (this.over) this.forget();
    return was;
  }

  /** Another seat, or another language: it is told anew. */
  forget(): void {
    clearTimeout(this.#timer);
    this.staged = null;
    this.verdict = null;
    this.over = false;
  }
}

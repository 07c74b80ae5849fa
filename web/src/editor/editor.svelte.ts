/** A position while somebody edits it: what it says, what the server says of it, and the way back. */

import { api, sentence } from '../api/client';
import type { PositionAnswer, PositionGiven } from '../api/types';
import { pack, type Position, put, unpack } from './position';
import { words } from './words';

const MOST_KEPT = 200;
const START = { scenario: null, seats: null, options: {}, empty: false };

export class Editor {
  game = $state('');
  position = $state.raw<Position>({});
  answer = $state.raw<PositionAnswer | null>(null); // of the last position that the server has seen
  scene = $state.raw<PositionAnswer['scene']>(null); // of the last one that can be drawn
  failure = $state('');
  hint = $state('');
  busy = $state(false);
  #past = $state.raw<Position[]>([]);
  #future = $state.raw<Position[]>([]);
  #asked = 0;
  #hash = '';

  mayUndo = $derived(this.#past.length > 0);
  mayRedo = $derived(this.#future.length > 0);
  groups = $derived(this.answer?.groups ?? []);
  problem = $derived(this.answer?.problem ?? null);

  /** Begins with a scenario's set-up, or with an empty map. */
  start(scenario: string | null, seats: number | null, empty: boolean): Promise<void> {
    return this.#ask({ start: { ...START, scenario, seats, empty } }, true);
  }

  /** Takes over a text in TOML or JSON; what it leaves to the set-up is written out. */
  take(text: string): Promise<void> {
    return this.#ask({ text }, true);
  }

  set(path: readonly string[], value: unknown): void {
    this.become(put(this.position, path, value));
  }

  become(position: Position): void {
    this.#remember();
    this.position = position;
    void this.look();
  }

  undo(): void {
    this.#go(this.#past, (rest) => (this.#past = rest), () => (this.#future = [...this.#future, this.position]));
  }

  redo(): void {
    this.#go(this.#future, (rest) => (this.#future = rest), () => (this.#past = [...this.#past, this.position]));
  }

  #go(from: Position[], keep: (rest: Position[]) => void, save: () => void): void {
    const position = from.at(-1);
    if (!position) return;
    keep(from.slice(0, -1));
    save();
    this.position = position;
    void this.look();
  }

  #remember(): void {
    this.#past = [...this.#past, this.position].slice(-MOST_KEPT);
    this.#future = [];
  }

  look(): Promise<void> {
    return this.#ask({ position: this.position }, false);
  }

  async #ask(given: Partial<PositionGiven>, remember: boolean): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const answer = await api.position(this.game, { position: null, text: null, start: null, ...given });
      if (asked !== this.#asked) return;
      if (remember && this.answer) this.#remember();
      [this.answer, this.failure] = [answer, ''];
      this.position = answer.position;
      this.scene = answer.scene ?? this.scene;
      await this.#write();
    } catch (error) {
      if (asked === this.#asked) this.failure = sentence(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  // -- links

  /** The position stands in the address: it survives a reload, and to share it is to copy the address. */
  async #write(): Promise<void> {
    this.#hash = `#p=${await pack(this.position)}`;
    history.replaceState(null, '', `/editor/${this.game}${this.#hash}`);
  }

  link(): string {
    return `${location.origin}/editor/${this.game}${this.#hash}`;
  }

  /** The position of the address, if it has one that is not here yet. */
  async open(hash: string): Promise<boolean> {
    const packed = /^#p=(.+)$/.exec(hash)?.[1];
    if (!packed || hash === this.#hash) return false;
    try {
      const found = await unpack(packed);
      await this.#ask({ text: JSON.stringify(found) }, true);
      if (!this.answer) await this.#ask({ position: found }, true); // it cannot be written out: something is wrong with it
      return Boolean(this.answer);
    } catch {
      this.failure = words().badLink;
      return false;
    }
  }

  async fromMatch(id: string, seat: string | null): Promise<boolean> {
    try {
      const found = await api.positionOf(id, seat);
      const match = await api.match(id);
      this.game = found.game;
      const back = match.moves - found.moves;
      this.hint = [found.whole ? '' : words().dealt, back > 0 ? words().back(back) : ''].filter(Boolean).join(' ');
      await this.#ask({ position: found.position }, true);
      return true;
    } catch (error) {
      this.failure = sentence(error);
      return false;
    }
  }
}

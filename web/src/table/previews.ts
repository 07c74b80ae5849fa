/**
 * What the server says about options before they are chosen, and why a thing cannot be chosen. It is asked once for each
 * decision; when another one comes, what was asked about the last is forgotten, and answers that come late are dropped.
 */

import type { components } from '../api/schema';
import type { Option, Plan } from './scene';

export type Previewed = components['schemas']['Previewed'];
export type Barred = components['schemas']['Barred'];

/** Who can be asked: a match or a lesson. */
export interface Asks {
  preview: (moves: string[]) => Promise<Previewed>;
  barred: (ref: string, subject: string | null) => Promise<Barred | null>;
}

export class Previews {
  #asks: Asks;
  #decision: unknown = null;
  #options = new Map<string, Promise<Option | null>>();
  #plans = new Map<string, Promise<Plan | null>>();
  #barred = new Map<string, Promise<Barred | null>>();

  constructor(asks: Asks) {
    this.#asks = asks;
  }

  /** What is decided now; every scene brings a new one. */
  follow(decision: unknown): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    for (const kept of [this.#options, this.#plans, this.#barred]) kept.clear();
  }

  /** An option with its odds, what there is to win and to lose, and the sides of the battle it means; null: nothing is known. */
  option(option: Option): Promise<Option | null> {
    const move = option.moves[0]!;
    return this.#once(this.#options, move, async () => (await this.#asks.preview([move])).options.find((one) => one.moves[0] === move) ?? null);
  }

  /** Whether a move could not be taken back, where the scene does not tell; who gets no answer takes it for so. */
  async isFinal(move: string): Promise<boolean> {
    const known = await this.#asks.preview([move]).catch(() => null);
    const [option] = known?.options ?? [];
    return !option || (option.final ?? false);
  }

  /** The same of several moves as one. */
  plan(plan: Plan): Promise<Plan | null> {
    const key = plan.moves.join();
    return this.#once(this.#plans, key, async () => (await this.#asks.preview([plan.moves[0]!])).plans?.find((one) => one.moves.join() === key) ?? null);
  }

  /** Why a thing cannot be chosen; `subject` acts, if it is chosen already. */
  barred(ref: string, subject: string | null): Promise<Barred | null> {
    return this.#once(this.#barred, `${ref} ${subject ?? ''}`, () => this.#asks.barred(ref, subject));
  }

  #once<T>(kept: Map<string, Promise<T | null>>, key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const known = kept.get(key);
    if (known) return known;
    const decision = this.#decision;
    const asked = ask().then(
      (answer) => (decision === this.#decision ? answer : null),
      () => {
        if (decision === this.#decision) kept.delete(key); // it may be asked again
        return null;
      },
    );
    kept.set(key, asked);
    return asked;
  }
}

/**
 * From pointing to doing. An act with its target is done at once if it can be taken back; one that cannot, is sealed,
 * throws something away or has no target but what acts itself is raised first, and done by the second press. On touch
 * everything is raised first.
 */

import { touching } from '../lib/pointer';
import { type Act, actOf, joined } from './acts';
import type { Choosing } from './choosing.svelte';
import { Order } from './order.svelte';
import { kindOf, type Option } from './scene';

interface Given {
  choosing: Choosing;
  send: (act: Act) => void;
  patient?: () => boolean; // everything is confirmed
  /** Whether an act can be taken back, where the scene does not tell; null: nobody can be asked. */
  isFinal: ((move: string) => Promise<boolean>) | null;
}

export class Acting {
  #given: Given;
  readonly order: Order;

  constructor(given: Given) {
    this.#given = given;
    this.order = new Order(() => given.choosing);
  }

  get choosing(): Choosing {
    return this.#given.choosing;
  }

  /** What the gold button does: what was raised, else the order. */
  ready = $derived.by<Act | null>(() => this.#given.choosing.ready ?? this.order.act);

  point(ref: string): void {
    const { choosing } = this;
    const raised = choosing.ready;
    if (choosing.isPicked(ref)) {
      if (raised?.refs.includes(ref)) this.do(raised);
      else choosing.back();
      return;
    }
    const act = choosing.point(ref);
    if (this.order.begin(ref) || !act) return;
    const option = act.option === null ? null : choosing.option(act.option);
    if (option && this.order.holds(option) && kindOf(ref) !== 'place') return; // its stepper is there
    this.#press(act, kindOf(ref) === 'place' && !touching());
  }

  /** The button of an option. */
  choose(option: Option): void {
    const act = actOf(option);
    if (this.choosing.ready?.option === option.id) this.do(this.choosing.ready);
    else this.#press(act, true);
  }

  /** Shows an option as chosen; the next press does it. */
  raise(option: Option): void {
    this.choosing.reset();
    this.choosing.raise(joined(this.order.act, actOf(option)));
  }

  /** One answer to what an option leads to, with that option. */
  answer(act: Act): void {
    this.do(act);
  }

  /** A subject was dragged to its target. */
  drag(from: string, to: string): void {
    this.choosing.reset();
    this.point(from);
    if (this.choosing.isPicked(from)) this.point(to);
  }

  /** The gold button. */
  confirm(): void {
    if (this.ready) this.do(this.ready);
  }

  do(act: Act): void {
    this.#given.send(act);
    this.clear(); // the same question may be asked again
  }

  /** Drops all that was chosen. */
  clear(): void {
    this.choosing.reset();
    this.order.clear();
  }

  /** Drops the last of it. */
  drop(): boolean {
    return this.choosing.back() || this.order.clear();
  }

  #press(only: Act, aimed: boolean): void {
    const { choosing } = this;
    const act = joined(this.order.act, only); // what was ordered before it goes with it
    const prompt = choosing.scene?.prompt;
    const wasteful = prompt?.primary?.wasteful && act.option === prompt.primary.option;
    const patient = this.#given.patient?.() || !aimed || prompt?.sealed || wasteful;
    if (!patient && !act.final && (prompt?.told !== false || act.moves.length > 1)) {
      this.do(act);
      return;
    }
    choosing.raise(act);
    if (patient || act.final || !this.#given.isFinal) return;
    void this.#given.isFinal(act.moves[0]!).then((final) => {
      if (!final && choosing.ready === act) this.do(act);
    });
  }
}

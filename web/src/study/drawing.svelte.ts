/** Drawing by hand: two places make an arrow, the same one twice a ring; what is there already is rubbed out. */

import { announce } from '../ui/announcer.svelte';
import type { StudyShape } from './api';
import { words } from './words';
import type { Work } from './work.svelte';

export const COLOURS = ['green', 'red', 'blue', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];

export class Drawing {
  on = $state(false);
  colour = $state<Colour>('green');
  start = $state<string | null>(null); // where the next arrow begins
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  /** The first place as a ring, so that one sees what was chosen. */
  shown = $derived.by<StudyShape[]>(() => [...this.#work.shapes, ...(this.start ? [{ kind: 'ring' as const, start: this.start, end: null, colour: this.colour }] : [])]);

  toggle(): void {
    this.on = !this.on;
    this.start = null;
  }

  stop(): boolean {
    const was = this.on;
    this.on = false;
    this.start = null;
    return was;
  }

  pick(place: string): void {
    if (this.start === null) {
      this.start = place;
      announce(words().drawSecond(this.name(place)));
      return;
    }
    const made: StudyShape = place === this.start ? { kind: 'ring', start: place, end: null, colour: this.colour } : { kind: 'arrow', start: this.start, end: place, colour: this.colour };
    this.start = null;
    const same = (one: StudyShape): boolean => one.kind === made.kind && one.start === made.start && (one.end ?? null) === made.end;
    const there = this.#work.shapes.some(same);
    announce(there ? words().erase(this.told(made)) : this.told(made));
    void this.#work.draw(there ? this.#work.shapes.filter((one) => !same(one)) : [...this.#work.shapes, made]);
  }

  erase(shape: StudyShape): void {
    void this.#work.draw(this.#work.shapes.filter((one) => one !== shape));
  }

  name(place: string): string {
    return this.#work.scene?.places.find((one) => one.id === place)?.name ?? place;
  }

  told(shape: StudyShape): string {
    return shape.end ? words().arrow(this.name(shape.start), this.name(shape.end)) : words().ring(this.name(shape.start));
  }
}

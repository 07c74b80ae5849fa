/** Decisions that leave no choice are made without being asked, always after the same short while, and told afterwards. */

import { settings } from '../lib/settings.svelte';
import { type Act, actOf } from './acts';
import type { Option, Scene } from './scene';

const DELAY = 800; // milliseconds; it never depends on anything, so that it tells nothing
const STAYS = 6000; // of the line that says what was made

/** The one thing to do where the scene says that it may be done without asking; a secret choice is always asked. */
export function leavesNoChoice(scene: Scene | null | undefined): Option | null {
  const prompt = scene?.prompt;
  if (!prompt?.yours || !prompt.alone || prompt.sealed || (prompt.chosen ?? null) !== null || scene!.outcome) return null;
  const [only, ...others] = prompt.options ?? [];
  return only && !others.length && !only.final && !prompt.plans?.length ? only : null;
}

interface Given {
  scene: Scene | null; // as it stands now
  moves: number;
  free: boolean; // nothing else is under way: nobody looks back, and nothing is being sent
  make: (act: Act) => void;
}

export class ByItself {
  #given: () => Given;
  #asked = $state.raw<ReadonlySet<number>>(new Set()); // after how many moves one was made: whoever takes it back is asked
  #made = $state.raw<Scene | null>(null); // where one was made, until the next scene comes
  /** What was made last, in words, for a while. */
  told = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      const option = this.pending;
      const { scene, moves, free, make } = this.#given();
      if (!option || !free || scene === this.#made) return;
      const timer = setTimeout(() => {
        this.#made = scene;
        this.#asked = new Set([...this.#asked, moves]);
        this.#tell(option.text);
        make(actOf(option));
      }, DELAY);
      return () => clearTimeout(timer);
    });
  }

  /** What will be made, unless somebody is quicker, or is made just now. */
  pending = $derived.by<Option | null>(() => {
    const { scene, moves } = this.#given();
    const on = settings.kept.byItself && !settings.kept.confirmAll && (scene === this.#made || !this.#asked.has(moves));
    return on ? leavesNoChoice(scene) : null;
  });

  #tell(text: string): void {
    clearTimeout(this.#timer);
    this.told = text;
    this.#timer = setTimeout(() => (this.told = null), STAYS);
  }
}

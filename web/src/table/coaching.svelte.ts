/** The coach of a first match: what he said last, and whether he was sent home. Where he was, he stays there. */

import type { Scene } from './scene';

const KEY = 'chancellery.coach';
const MOST = 60; // matches that are remembered

export type Words = NonNullable<Scene['coach']>;

function sentHome(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export class Coaching {
  home = $state(false); // sent there, or gone after his goodbye
  said = $state.raw<Words | null>(null); // the last thing, while others decide
  open = $state(false); // where there is little room: all of it is shown
  now = $state(false); // it is about what is asked now
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
    this.home = sentHome().includes(match);
  }

  /** What he says comes with the scene; after his goodbye, and where he has nothing more to say, he is gone. */
  hear(scene: Scene): void {
    const words = scene.coach ?? null;
    if (!words && this.said?.over) return this.leave();
    if (!words && scene.prompt?.yours) this.said = null;
    if (words?.topic !== this.said?.topic) this.open = false;
    this.now = words !== null;
    this.said = words ?? this.said;
  }

  /** For good. */
  leave(): void {
    this.home = true;
    try {
      localStorage.setItem(KEY, JSON.stringify([...sentHome().filter((one) => one !== this.#match), this.#match].slice(-MOST)));
    } catch {
      // a browser that keeps nothing: he is gone until the page is opened again
    }
  }
}

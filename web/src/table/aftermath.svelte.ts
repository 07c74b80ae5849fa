/** Keeps a battle on the screen for a while after it is over, with what came of it. */

import type { LogLine } from '../api/types';
import type { Battle, Scene } from './scene';

const STAYS = 9000; // milliseconds

export class Aftermath {
  battle = $state.raw<Battle | null>(null);
  over = $state(false);
  #from = 0;
  #to = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  see(scene: Scene, moves: number): void {
    if (scene.battle) {
      clearTimeout(this.#timer);
      if (!this.battle || this.over || this.battle.place !== scene.battle.place) this.over = false;
      this.battle = scene.battle;
      this.#from = moves;
    } else if (this.battle && !this.over) {
      this.over = true;
      this.#to = moves;
      this.#timer = setTimeout(() => this.close(), STAYS);
    }
  }

  lines(log: LogLine[]): string[] {
    if (!this.over) return [];
    return log.filter((line) => line.text && line.move > this.#from && line.move <= this.#to).map((line) => line.text!).slice(0, 16);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.battle = null;
    this.over = false;
  }
}

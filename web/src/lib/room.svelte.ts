/** The room of this window, followed as it changes. */

import { type Layout, layoutOf } from './layouts';

class Room {
  layout = $state<Layout>('wide');
  width = $state(0);
  height = $state(0);
  fan = $state(false); // a hand of cards lies open at the foot of the board
  tray = $state(0); // pixels at the foot of the board that options lie over, on a phone

  constructor() {
    this.#measure();
    addEventListener('resize', () => this.#measure());
  }

  get phone(): boolean {
    return this.layout === 'phone';
  }

  get small(): boolean {
    return this.layout === 'phone' || this.layout === 'tiny';
  }

  #measure(): void {
    [this.width, this.height] = [innerWidth, innerHeight];
    this.layout = layoutOf(innerWidth, innerHeight);
  }
}

export const room = new Room();

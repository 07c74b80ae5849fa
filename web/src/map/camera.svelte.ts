/** Where the reader looks at the map: the middle of the window in map units and pixels per unit. */

import type { Frame, Spot } from './types';

const CLOSEST = 4;
const whole = (n: number): number => Math.round(n * devicePixelRatio) / devicePixelRatio; // pixels of the screen

/** Pixels at each edge that something else covers. */
export interface Insets {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  width = $state(1);
  height = $state(1);
  art = $state.raw<Frame>([0, 0, 1, 1]);
  #frame = 0;

  zooming = $state(false); // while true the picture is stretched, afterwards drawn anew
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Of the drawing's element; moving it by whole pixels needs no repainting. */
  transform = $derived(`translate3d(${whole(this.width / 2 - (this.x - this.art[0]) * this.k)}px, ${whole(this.height / 2 - (this.y - this.art[1]) * this.k)}px, 0) scale(${this.k})`);

  /** The smallest scale at which no edge of the drawing shows. */
  get farthest(): number {
    return Math.max(this.width / (this.art[2] - this.art[0]), this.height / (this.art[3] - this.art[1]));
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.#set(this.x, this.y, this.k);
  }

  toMap([px, py]: Spot): Spot {
    return [this.x + (px - this.width / 2) / this.k, this.y + (py - this.height / 2) / this.k];
  }

  toScreen([x, y]: Spot): Spot {
    return [(x - this.x) * this.k + this.width / 2, (y - this.y) * this.k + this.height / 2];
  }

  /** How often somebody has moved it by hand. */
  touched = 0;

  pan(dx: number, dy: number): void {
    this.touched++;
    cancelAnimationFrame(this.#frame);
    this.#set(this.x - dx / this.k, this.y - dy / this.k, this.k);
  }

  /** Zooms so that the point under the pointer stays there. */
  zoom(factor: number, at: Spot = [this.width / 2, this.height / 2]): void {
    this.touched++;
    cancelAnimationFrame(this.#frame);
    const k = this.#limit(this.k * factor);
    const [mx, my] = this.toMap(at);
    this.#set(mx - (at[0] - this.width / 2) / k, my - (at[1] - this.height / 2) / k, k);
  }

  /** Goes to where the box fills the window but for what its edges are covered by, in `ms` milliseconds. */
  fit([left, top, right, bottom]: Frame, ms = 0, insets: Insets = {}, closest = CLOSEST): void {
    this.touched++;
    const { left: l = 0, top: t = 0, right: r = 0, bottom: b = 0 } = insets;
    const k = this.#limit(Math.min(closest, (this.width - l - r) / Math.max(1, right - left), (this.height - t - b) / Math.max(1, bottom - top)));
    this.#go((left + right) / 2 - (l - r) / 2 / k, (top + bottom) / 2 - (t - b) / 2 / k, k, ms);
  }

  /** Goes to a spot without zooming; it comes to the middle of what nothing covers. */
  centre([x, y]: Spot, ms = 0, { left = 0, top = 0, right = 0, bottom = 0 }: Insets = {}): void {
    this.#go(x - (left - right) / 2 / this.k, y - (top - bottom) / 2 / this.k, this.k, ms);
  }

  /** Pans the least way that brings a spot into sight; false if it is in sight already. */
  reveal(spot: Spot, margin: number, ms = 0, insets: Insets = {}): boolean {
    const { left = 0, top = 0, right = 0, bottom = 0 } = insets;
    const [px, py] = this.toScreen(spot);
    const beyond = (at: number, low: number, high: number): number => (at < low ? at - low : at > high ? at - high : 0);
    const dx = beyond(px, left + margin, this.width - right - margin);
    const dy = beyond(py, top + margin, this.height - bottom - margin);
    if (!dx && !dy) return false;
    this.#go(this.x + dx / this.k, this.y + dy / this.k, this.k, ms);
    return true;
  }

  shows([left, top, right, bottom]: Frame, margin = 0): boolean {
    const [x0, y0] = this.toScreen([left, top]);
    const [x1, y1] = this.toScreen([right, bottom]);
    return x0 >= margin && y0 >= margin && x1 <= this.width - margin && y1 <= this.height - margin;
  }

  #go(x: number, y: number, k: number, ms: number): void {
    cancelAnimationFrame(this.#frame);
    if (!ms) {
      this.#set(x, y, k);
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const begin = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - begin) / ms);
      const e = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
      this.#set(from.x + (x - from.x) * e, from.y + (y - from.y) * e, from.k * (k / from.k) ** e);
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #limit(k: number): number {
    return Math.min(CLOSEST, Math.max(this.farthest, k));
  }

  #set(x: number, y: number, k: number): void {
    const before = this.k;
    this.k = this.#limit(k);
    if (this.k !== before) {
      this.zooming = true;
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => (this.zooming = false), 160);
    }
    const [hw, hh] = [this.width / 2 / this.k, this.height / 2 / this.k];
    this.x = Math.min(this.art[2] - hw, Math.max(this.art[0] + hw, x));
    this.y = Math.min(this.art[3] - hh, Math.max(this.art[1] + hh, y));
  }
}

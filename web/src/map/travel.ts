/** Going about the map: to places somebody asked for, to what is told out of sight and back again. */

import { settings } from '../lib/settings.svelte';
import type { Camera, Insets } from './camera.svelte';
import { edges, meets, overBoard } from './clear';
import { fitInsets, whole } from './firstFit';
import type { Lit } from './lit.svelte';
import { nearest, type Way } from './nearest';
import type { BoardMap, Frame, Spot } from './types';

const PAN = 400; // milliseconds at most
const STEP = 250; // the same from place to place

interface Given {
  map: BoardMap;
  insets: Insets; // what always lies over the board
  cover: Insets; // what lies over it now
  ready: boolean;
  root: Element;
}

const focusedPlace = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset?.place;

export class Travel {
  #wanted: string[] = []; // to be shown as soon as there is room

  constructor(
    readonly camera: Camera,
    readonly lit: Lit,
    readonly given: () => Given,
    readonly focus: (place: string) => void,
  ) {}

  #pace(): number {
    return settings.pace && PAN;
  }

  spot(id: string): Spot | undefined {
    return this.lit.slot(id)?.slice(0, 2) as Spot | undefined;
  }

  /** Goes to a place and takes the focus there. */
  to(id: string): void {
    const spot = this.spot(id);
    if (!spot) return;
    const [x, y] = spot;
    this.camera.fit([x - 330, y - 260, x + 330, y + 260], this.#pace(), this.given().cover, Math.max(this.camera.k, 1.1));
    requestAnimationFrame(() => this.focus(id));
  }

  /** Brings places into sight together, without taking the focus. */
  together(ids: string[] = this.#wanted): void {
    const { ready, cover } = this.given();
    this.#wanted = ready ? [] : ids;
    const spots = ids.flatMap((id) => this.spot(id) ? [this.spot(id)!] : []);
    if (!ready || !spots.length) return;
    const [xs, ys] = [spots.map((s) => s[0]), spots.map((s) => s[1])];
    this.camera.fit([Math.min(...xs) - 200, Math.min(...ys) - 160, Math.max(...xs) + 200, Math.max(...ys) + 160], this.#pace(), cover, 1.1);
  }

  /** A place that something is told about: pans the least way to it, and gives back how to return. */
  reveal(id: string, covered: Insets): (() => void) | null {
    const { camera } = this;
    const spot = this.given().ready ? this.spot(id) : undefined;
    if (!spot) return null;
    const back: Spot = [camera.x, camera.y];
    if (!camera.reveal(spot, 70, this.#pace(), covered)) return null;
    const { touched } = camera;
    return () => camera.touched === touched && camera.centre(back, this.#pace()); // unless somebody has looked elsewhere meanwhile
  }

  whole(): void {
    const { map, insets } = this.given();
    this.camera.fit(whole(map), this.#pace(), fitInsets(map, insets));
  }

  /** One plate fills the board. */
  plate([left, top, right, bottom]: Frame): void {
    const { map, insets } = this.given();
    this.camera.fit([left - 14, top - 30, right + 14, bottom + 14], this.#pace(), fitInsets(map, insets));
  }

  /** From the place that has the focus to the next one that way. */
  step(way: Way): void {
    const from = focusedPlace();
    const spots = [...this.lit.reachable].map((id) => ({ id, at: this.spot(id)! }));
    const origin = (from && this.spot(from)) || ([this.camera.x, this.camera.y] as Spot);
    const next = from ? nearest(spots.filter((s) => s.id !== from), origin, way) : nearest(spots, origin, null);
    if (next) this.show(next.id);
  }

  /** The next lit thing, one after another. */
  nextLit(): boolean {
    const all = [...this.lit.legal];
    const next = all[(all.indexOf(focusedPlace() ?? '') + 1) % all.length];
    if (next) this.show(next);
    return Boolean(next);
  }

  /** Takes the focus to a place. */
  show(id: string): void {
    this.uncover(id);
    this.focus(id);
  }

  /** Goes to a place that is out of sight or lies under something. */
  uncover(id: string): void {
    const { camera } = this;
    const [x, y, w, h] = this.lit.slot(id)!;
    const over = overBoard(this.given().root);
    const [left, top, right, bottom]: Frame = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
    const seen: Frame = [...camera.toScreen([left, top]), ...camera.toScreen([right, bottom])];
    if (camera.shows([left, top, right, bottom], 40) && !over.some((box) => meets(box, seen))) return;
    camera.centre([x, y], settings.pace && STEP, edges(over, camera.width, camera.height));
  }
}

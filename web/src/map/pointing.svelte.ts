/** What on the map somebody points at: a place, or a piece of those that are drawn as one. */

import type { Piece } from '../table/scene';
import type { Camera } from './camera.svelte';
import { spaceNear } from './hit';
import type { Standing } from './layout';
import type { Lit } from './lit.svelte';
import type { BoardMap } from './types';

interface Given {
  root: HTMLElement;
  map: BoardMap;
  camera: Camera;
  lit: Lit;
  standings: Standing[];
}

export class Pointing {
  toward = $state<string | null>(null); // the lit place under the pointer
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** The piece that is pointed at; of several drawn as one, the one that can be chosen. */
  piece(target: Element): Piece | undefined {
    const { lit, standings } = this.#given();
    const id = target.closest<SVGElement>('[data-piece]')?.dataset.piece;
    const members = id ? standings.find((s) => s.piece.id === id)?.members : undefined;
    return members?.find((p) => lit.pieces.has(p.id)) ?? lit.scene.pieces.find((p) => p.id === id);
  }

  /** The place, and the piece if there is something to tell about it. */
  at(target: Element, event?: PointerEvent): [string | undefined, string | undefined] {
    const piece = this.piece(target);
    const told = piece && (piece.about ? piece : this.#given().standings.find((s) => s.members.includes(piece))?.members.find((p) => p.about));
    return [target.closest<SVGElement>('[data-place]')?.dataset.place ?? piece?.place ?? (event && this.beside(event)), told?.id];
  }

  /** The space that a pointer beside it means. */
  beside(event: MouseEvent): string | undefined {
    const { root, map, camera } = this.#given();
    const box = root.getBoundingClientRect();
    return spaceNear(map, camera, [event.clientX - box.left, event.clientY - box.top]);
  }

  /** The pointer comes over something; with Shift the way to go is bent over it. */
  over(event: PointerEvent): void {
    const { lit } = this.#given();
    const [place] = this.at(event.target as Element, event);
    this.toward = lit.active && place && lit.legal.has(place) ? place : null;
    if (event.shiftKey && this.toward && lit.choosing.picked.length) lit.choosing.via = this.toward;
  }
}

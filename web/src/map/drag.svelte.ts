/** A piece that is drawn to what it acts on, instead of two clicks. */

import type { Piece, Place } from '../table/scene';
import type { Spot } from './types';

interface Given {
  piece: (target: Element) => Piece | undefined; // one that can be chosen
  place: (target: Element) => Place | undefined;
  spot: (piece: Piece) => Spot | null;
  done: (from: string, to: string) => void;
}

export class Drag {
  line = $state.raw<{ from: Spot; to: Spot } | null>(null);
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Whether a press here draws a piece instead of moving the map. */
  grips = (target: Element): boolean => Boolean(this.#given.piece(target));

  draw = (from: Element, to: Spot): void => {
    const piece = this.#given.piece(from);
    const at = piece && this.#given.spot(piece);
    this.line = at ? { from: at, to } : null;
  };

  drop = (from: Element, to: Element | null): void => {
    this.line = null;
    const [piece, place] = [this.#given.piece(from), to && this.#given.place(to)];
    if (piece && place && place.id !== piece.place) this.#given.done(piece.ref, place.ref);
  };
}

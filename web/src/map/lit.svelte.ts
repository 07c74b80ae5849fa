/** What of the map may be chosen now: which places and pieces are lit, and where a piece can come to in several moves. */

import type { Choosing } from '../table/choosing.svelte';
import { idOf, kindOf, type Piece, type Place, type Scene } from '../table/scene';
import type { BoardMap, MapPlace } from './types';

const BORDER = 34; // the room of a border where rails may be laid

interface Given {
  map: BoardMap;
  scene: Scene;
  choosing: Choosing;
  active: boolean;
}

export class Lit {
  #given: () => Given;
  constructor(given: () => Given) {
    this.#given = given;
  }

  map = $derived.by(() => this.#given().map);
  scene = $derived.by(() => this.#given().scene);
  active = $derived.by(() => this.#given().active);
  choosing = $derived.by(() => this.#given().choosing);

  byId = $derived(new Map(this.scene.places.map((p) => [p.id, p])));
  /** The places that are drawn, borders over the areas. */
  places = $derived([...this.scene.places.filter((p) => this.map.places[p.id]), ...this.scene.places.filter((p) => this.map.rails?.[p.id])]);
  /** The pieces of each place. */
  here = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of this.scene.pieces) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
    return found;
  });

  // with many options, first what they are about is chosen, then one of them
  #first = $derived(this.active && this.choosing.groups.length ? new Set(this.choosing.groups.map((g) => g.ref)) : null);
  pieces = $derived(new Set(this.scene.pieces.filter((p) => (this.#first ? this.#first.has(p.ref) : this.#narrows(p.ref))).map((p) => p.id)));
  legal = $derived(new Set(this.places.filter((p) => (this.#first && this.map.places[p.id] ? this.#first.has(p.ref) || this.here.get(p.id)?.some((one) => this.pieces.has(one.id)) : this.#narrows(p.ref))).map((p) => p.id)));
  /** Pieces that could act instead of the one that was chosen. */
  others = $derived(new Set(this.active && this.choosing.picked.length ? this.scene.pieces.filter((p) => this.choosing.instead(p.ref)).map((p) => p.id) : []));
  /** Places where choosing means a battle. */
  battles = $derived(new Set(this.active ? this.places.filter((p) => this.legal.has(p.id) && this.#isBattle(p)).map((p) => p.id) : []));
  reachable = $derived(this.legal.size ? this.legal : new Set(this.places.map((p) => p.id)));
  /** The pieces that have been pointed at. */
  chosen = $derived(this.active ? this.choosing.picked.flatMap((ref) => (kindOf(ref) === 'piece' ? [idOf(ref)] : [])) : []);

  /** The pieces that the question is about, whatever is answered. */
  about = $derived.by(() => {
    const all = this.active && !this.choosing.picked.length ? this.choosing.left : [];
    return new Set((all[0]?.refs ?? []).filter((ref) => kindOf(ref) === 'piece' && all.every((one) => one.refs?.includes(ref))));
  });

  slot(id: string): MapPlace['slot'] | undefined {
    return this.map.places[id]?.slot ?? (this.map.rails?.[id] && [...this.map.rails[id].at, BORDER, BORDER]);
  }

  shape(id: string): string {
    if (this.map.places[id]) return this.map.places[id].d;
    const [x, y] = this.map.rails![id]!.at;
    return `M${x - BORDER / 2} ${y}a${BORDER / 2} ${BORDER / 2} 0 1 0 ${BORDER} 0a${BORDER / 2} ${BORDER / 2} 0 1 0 ${-BORDER} 0z`;
  }

  isPicked(place: Place): boolean {
    return this.active && this.choosing.isPicked(place.ref);
  }

  /** A click on a place that holds the one piece that can be chosen means the piece. */
  meant(place: Place): string {
    const movable = (this.here.get(place.id) ?? []).filter((p) => this.pieces.has(p.id));
    return !this.choosing.picked.length && movable.length === 1 ? movable[0]!.ref : place.ref;
  }

  /** Whether pointing here would decide something. */
  #narrows(ref: string): boolean {
    return this.active && this.choosing.narrows(ref);
  }

  #isBattle(place: Place): boolean {
    const aimed = this.choosing.left.filter((o) => o.target === place.ref || (o.refs ?? []).findLast((ref) => kindOf(ref) === 'place') === place.ref);
    return aimed.length > 0 ? aimed.every((o) => o.battle) : this.choosing.battles.has(place.ref);
  }
}

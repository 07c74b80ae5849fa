/** The covers of the games: a colour, an emblem and the part of the map that is shown. */

import type { Frame } from '../map/types';

export interface CoverArt {
  tint: string;
  emblem: string; // a path in a box of 40 by 40
  view: Frame | null; // of the map; null: the theatre of war
}

const COVERS: Record<string, CoverArt> = {};

/** A compass rose on plain paper. */
const UNKNOWN: CoverArt = { tint: '#cfc3aa', emblem: 'M20 2L23.5 16.5L38 20L23.5 23.5L20 38L16.5 23.5L2 20L16.5 16.5zM20 2V38M2 20H38M9 9L16.5 16.5M31 9L23.5 16.5M31 31L23.5 23.5M9 31L16.5 23.5', view: null };

export const coverArt = (game: string): CoverArt => COVERS[game] ?? UNKNOWN;

/** What the games bring. */
export function learnCovers(found: Record<string, { tint: string; emblem: string; view?: number[] | null }>): void {
  for (const [game, { tint, emblem, view }] of Object.entries(found)) COVERS[game] = { tint, emblem, view: view?.length === 4 ? (view as Frame) : null };
}

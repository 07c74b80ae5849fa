/** Where the pieces of a place stand: in the room the map keeps for them, beside its name. */

import type { Piece } from '../table/scene';
import type { MapPlace, Spot } from './types';

export const SIZE = 34; // of a piece, in map units
const SMALLEST = 27; // pixels: below this, pieces are drawn larger than the map
const LARGEST_SCALE = 2;
const SMALLEST_SCALE = 0.8;
const SLACK = 1.06; // pieces may stand a little over the edge of their room
const APART = 0.82; // of a piece's width, from one to the next
const CLOSEST = 0.6;
const COLLAPSE = 0.42; // pixels per unit: below this, several pieces become one with a count

/** However little room there is, pieces stay readable. */
const smallest = (k: number): number => Math.min(1.05, Math.max(SMALLEST_SCALE, 19 / (k * SIZE)));

export const pieceScale = (k: number): number => Math.min(LARGEST_SCALE, Math.max(1, SMALLEST / (k * SIZE)));

export interface Standing {
  piece: Piece;
  at: Spot;
  scale: number;
  count: number; // more than 1: stands for so many pieces
  under: Piece | null; // the fortress under a garrison
}

const rank = (piece: Piece): number => (piece.type === 'general' ? 1 : 0);

export function stand(pieces: Piece[], place: MapPlace, k: number): Standing[] {
  const fortress = pieces.find((p) => p.type === 'fortress') ?? null;
  const tops = pieces.filter((p) => p.type !== 'fortress');
  const garrison = tops.find((p) => p.type === 'garrison');
  if (!tops.length && fortress) tops.push(fortress);
  tops.sort((a, b) => rank(a) - rank(b));
  const [cx, cy, w, h] = place.slot;
  const all: Standing[] = tops.map((piece) => ({ piece, at: [0, 0], scale: 1, count: 1, under: piece === garrison ? fortress : null }));
  const shown = k < COLLAPSE ? collapse(all) : all;
  const { scale, rows } = fit(shown.length, w, h, pieceScale(k), smallest(k));
  const size = SIZE * scale;
  const perRow = Math.ceil(shown.length / rows);
  shown.forEach((standing, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown.length - row * perRow);
    const column = i - row * perRow;
    const step = inRow > 1 ? Math.min(size + 2, Math.max(size * CLOSEST, (w * SLACK - size) / (inRow - 1))) : 0;
    standing.scale = scale;
    standing.at = [cx + (column - (inRow - 1) / 2) * step, cy + (row - (rows - 1) / 2) * Math.min(size + 1, h - size / 2)];
  });
  return shown;
}

/** As large as wanted if the pieces stand side by side in one or two rows without hiding each other's letters. */
function fit(n: number, w: number, h: number, wanted: number, least: number): { scale: number; rows: number } {
  let best = { scale: least, rows: 1 };
  for (const rows of [1, 2]) {
    const perRow = Math.ceil(n / rows);
    const wide = (w * SLACK) / (SIZE * (1 + (perRow - 1) * APART));
    const high = (h * SLACK) / (SIZE * (1 + (rows - 1) * APART));
    const scale = Math.min(wanted, wide, high);
    if (scale > best.scale) best = { scale, rows };
  }
  return best;
}

/** Generals of one power become one piece with a count. */
function collapse(all: Standing[]): Standing[] {
  const kept: Standing[] = [];
  for (const standing of all) {
    const like = kept.find((s) => s.piece.type === 'general' && standing.piece.type === 'general' && s.piece.power === standing.piece.power);
    if (!like) kept.push(standing);
    else {
      like.count++;
      if (standing.piece.named) like.piece = standing.piece;
    }
  }
  return kept;
}

/** Where the pieces of a place stand: in the room the map keeps for them, beside its name. They never hide each other. */

import { pieceArt } from '../art/pieces';
import type { Piece } from '../table/scene';
import { NEAR, ribbonsOf, ribbonWidth } from './ribbon';
import type { Frame, MapPlace, Rail, Spot } from './types';

export const SIZE = 34; // of a piece with its shadow, in map units
const BODY = 26.8; // of the smallest piece without it
const WIDE = 20.5; // half of one that lies on another
const LEAST = 26; // pixels: smaller ones cannot be read, so pieces are drawn larger than the map
const LARGEST_SCALE = 3;
const SLACK = 0.95; // of their room that pieces fill; the glow of those that may be chosen needs some, too
const CLOSE = 0.9; // of its size for which there must be room: a little may stand out
const APART = 0.86; // of a piece's size, from one to the next: at least so much

/** How large pieces are drawn: as the map, but never smaller than can be read. */
export const pieceScale = (k: number): number => Math.min(LARGEST_SCALE, Math.max(1, LEAST / (k * BODY)));

/** One piece as it is drawn, perhaps for several. */
export interface Standing {
  piece: Piece;
  members: Piece[]; // all it stands for
  at: Spot;
  scale: number;
  count: number; // pieces like it; more than 1 is written on it
  base: Piece | null; // what it lies on
  holds: boolean; // a lesser piece of its power shows from under it
  angle?: number; // of what stands across a border
  named?: Piece[]; // those on its ribbons; without, its members
}

export function stand(pieces: Piece[], place: Pick<MapPlace, 'slot'>, k: number): Standing[] {
  const apart = separate(pieces);
  const [, , w, h] = place.slot;
  const joined = join(apart);
  const scale = pieceScale(k);
  // apart if there is room for all of them at that size; else those of one power together
  const shown = fit(apart.length, w, h, scale).scale >= scale * CLOSE || joined.length === apart.length ? apart : joined;
  return place_(shown, place.slot, scale, fit(shown.length, w, h, scale).rows);
}

/** How large a piece across a border is drawn. */
export const acrossScale = (k: number): number => Math.min(LARGEST_SCALE, Math.max(1, LEAST / (k * SIZE)));

/** Pieces across a border. */
export const standAcross = (pieces: Piece[], rail: Rail, k: number): Standing[] =>
  pieces.map((piece) => ({ ...single(piece), at: rail.at, angle: rail.angle, scale: acrossScale(k) }));

const single = (piece: Piece): Standing => ({ piece, members: [piece], at: [0, 0], scale: 1, count: 1, base: null, holds: false });

/** Each piece for itself; one that lies under others is put under the lowest of them. */
function separate(pieces: Piece[]): Standing[] {
  const tops = pieces.filter((p) => !pieceArt(p.type).base).sort((a, b) => pieceArt(a.type).rank - pieceArt(b.type).rank);
  const found = tops.map(single);
  for (const base of pieces.filter((p) => pieceArt(p.type).base)) {
    const over = found.find((s) => !s.base && pieceArt(s.piece.type).rank === 1);
    if (over) {
      over.base = base;
      over.members.push(base);
    } else found.unshift(single(base));
  }
  return found;
}

/** The pieces of one power as one: the highest of them, with a count of those like it and a sign of the lesser. */
function join(apart: Standing[]): Standing[] {
  const found: Standing[] = [];
  for (const one of apart) {
    const same = one.piece.power === null ? undefined : found.find((s) => s.piece.power === one.piece.power);
    if (!same) {
      found.push({ ...one, members: [...one.members] });
      continue;
    }
    const [rank, before] = [pieceArt(one.piece.type).rank, pieceArt(same.piece.type).rank];
    if (rank > before) same.holds = true;
    if (rank > before || (rank === before && one.piece.named)) same.piece = one.piece;
    if (rank === before) same.count++;
    else if (rank > before) same.count = 1;
    same.base ??= one.base;
    same.members.unshift(...one.members);
  }
  return found;
}

/** The largest scale up to the wanted one at which n pieces stand side by side in one or two rows. */
function fit(n: number, w: number, h: number, wanted: number): { scale: number; rows: number } {
  let best = { scale: 0, rows: 1 };
  for (const rows of [1, 2]) {
    const perRow = Math.ceil(n / rows);
    const wide = (w * SLACK) / (SIZE * (1 + (perRow - 1) * APART));
    const high = (h * SLACK) / (SIZE * (1 + (rows - 1) * APART));
    const scale = Math.min(wanted, wide, high);
    if (scale > best.scale) best = { scale, rows };
  }
  return best;
}

/** Side by side, as far apart as there is room for, but never on top of each other. */
function place_(shown: Standing[], [cx, cy, w, h]: MapPlace['slot'], scale: number, rows: number): Standing[] {
  const size = SIZE * scale;
  const perRow = Math.ceil(shown.length / rows);
  const high = Math.min(size + 1, Math.max(size * APART, h * SLACK - size));
  return shown.map((standing, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown.length - row * perRow);
    const step = inRow > 1 ? Math.min(size + 2, Math.max(size * APART, (w * SLACK - size) / (inRow - 1))) : 0;
    return { ...standing, scale, at: [cx + (i - row * perRow - (inRow - 1) / 2) * step, cy + (row - (rows - 1) / 2) * high] };
  });
}

/** What a piece covers, with the ribbons under it. */
export function bodiesOf({ piece, at: [x, y], scale, members, base, holds, named = members }: Standing, k: number): Frame[] {
  const box = (left: number, top: number, right: number, bottom: number): Frame => [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
  const half = base || holds || pieceArt(piece.type).base ? WIDE : SIZE / 2;
  const ribbons = k < NEAR ? [] : ribbonsOf(named).map(({ name }, i) => box(-ribbonWidth(name) / 2 - 6, 18 + i * 19, ribbonWidth(name) / 2 + 6, 37 + i * 19));
  return [box(-half, -half, half, half), ...ribbons];
}

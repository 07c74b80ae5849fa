/** Where pieces stand on a board of spaces: in the space, or at the corner that their kind has. */

import { pieceArt } from '../art/pieces';
import { pieceScale, type Standing } from '../map/layout';
import type { Spot } from '../map/types';
import type { Piece } from '../table/scene';
import { isCity, type Space } from './types';

interface Stand {
  at: Spot;
  scale: number;
}

const CORNERS: Record<string, Stand> = {
  flag: { at: [18, -24.5], scale: 0.76 },
  conflict: { at: [-16, -16], scale: 0.72 },
  conflict_plus: { at: [-16, -16], scale: 0.72 },
  huguenots: { at: [-17, 17], scale: 0.6 },
  huguenots_spent: { at: [-17, 17], scale: 0.6 },
  claim: { at: [15, -19], scale: 0.62 },
  exhausted: { at: [0, 2], scale: 1.1 },
};
const MIDDLE: Record<string, number> = { hexagon: 1.43 }; // by shape: it fills its space
const FULL = 1.2;
const APART = 46; // between the pieces of different powers in a box

/** The pieces of a space as they are drawn; in a box, those of one power are one with a count. */
export function standOnSpace(pieces: Piece[], space: Space, k = 1): Standing[] {
  const put = (piece: Piece, members: Piece[], [dx, dy]: Spot, scale: number, count = 1): Standing => ({
    piece, members, at: [space.at[0] + dx, space.at[1] + dy], scale, count, base: null, holds: false,
  });
  if (isCity(space)) return standInCity(pieces, put, k);
  if (space.shape !== 'box') {
    return pieces.map((piece) => {
      const { at, scale } = CORNERS[piece.type] ?? { at: [0, 0], scale: MIDDLE[pieceArt(piece.type).shape] ?? FULL };
      return put(piece, [piece], at, scale);
    });
  }
  const powers = [...new Set(pieces.map((p) => p.power))];
  return powers.map((power, i) => {
    const own = pieces.filter((p) => p.power === power);
    return put(own[0]!, own, [(i - (powers.length - 1) / 2) * APART, 0], MIDDLE[pieceArt(own[0]!.type).shape] ?? FULL, own.length);
  });
}

/** In a city pieces stand one behind the other like counters, the first in front; seen from afar they are drawn larger. */
function standInCity(pieces: Piece[], put: (piece: Piece, members: Piece[], at: Spot, scale: number) => Standing, k: number): Standing[] {
  const scale = pieceScale(k);
  const marks = pieces.filter((p) => CORNERS[p.type]);
  const bodies = pieces.filter((p) => !CORNERS[p.type]);
  const step = 15 * scale;
  const standing = bodies.map((piece, i) => put(piece, [piece], [(i - (bodies.length - 1) / 2) * step, -i * 5 * scale], bodies.length > 1 ? scale * 0.92 : scale));
  // the names of all are on the ribbons of the one in front
  if (standing.length > 1) standing.forEach((one, i) => (one.named = i ? [] : bodies));
  return [...standing.reverse(), ...marks.map((piece) => put(piece, [piece], CORNERS[piece.type]!.at, CORNERS[piece.type]!.scale * scale))];
}

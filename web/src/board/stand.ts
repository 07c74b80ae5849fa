/** Where pieces stand on a board of spaces: in the space, or at the corner that their kind has. */

import type { Standing } from '../map/layout';
import type { Spot } from '../map/types';
import type { Piece } from '../table/scene';
import type { Space } from './types';

interface Stand {
  at: Spot;
  scale: number;
}

const CORNERS: Record<string, Stand> = {
  flag: { at: [17, -23], scale: 0.62 },
  conflict: { at: [-16, -16], scale: 0.72 },
  conflict_plus: { at: [-16, -16], scale: 0.72 },
  huguenots: { at: [-16, 16], scale: 0.5 },
  huguenots_spent: { at: [-16, 16], scale: 0.5 },
  exhausted: { at: [0, 2], scale: 1.1 },
};
const MIDDLE: Stand = { at: [0, 0], scale: 1.16 };
const APART = 44; // between the pieces of different powers in a box

/** The pieces of a space as they are drawn; in a box, those of one power are one with a count. */
export function standOnSpace(pieces: Piece[], space: Space): Standing[] {
  const put = (piece: Piece, members: Piece[], [dx, dy]: Spot, scale: number, count = 1): Standing => ({
    piece, members, at: [space.at[0] + dx, space.at[1] + dy], scale, count, base: null, holds: false,
  });
  if (space.shape !== 'box') {
    return pieces.map((piece) => {
      const { at, scale } = CORNERS[piece.type] ?? MIDDLE;
      return put(piece, [piece], at, scale);
    });
  }
  const powers = [...new Set(pieces.map((p) => p.power))];
  return powers.map((power, i) => {
    const own = pieces.filter((p) => p.power === power);
    return put(own[0]!, own, [(i - (powers.length - 1) / 2) * APART, 0], 1, own.length);
  });
}

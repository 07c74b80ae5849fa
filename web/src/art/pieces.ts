/** How pieces of each type are drawn and how they stand together in one place. */

export type PieceShape = 'round' | 'square' | 'bastion' | 'hexagon' | 'pennant' | 'burst' | 'track' | 'none';

export interface PieceArt {
  shape: PieceShape;
  rank: number; // lower ones stand on the left, and under others when there is little room
  base?: boolean; // lies under another piece where there is one
  over?: string; // drawn over it: damage, a symbol
}

export const PIECES: Record<string, PieceArt> = {
  general: { shape: 'round', rank: 2 },
  garrison: { shape: 'square', rank: 1 },
  fortress: { shape: 'bastion', rank: 0, base: true },
  train: { shape: 'track', rank: 0 }, // stands across a border
  squadron: { shape: 'hexagon', rank: 2 },
  fort: { shape: 'bastion', rank: 1 },
  flag: { shape: 'pennant', rank: 1 },
  conflict: { shape: 'burst', rank: 3 },
  conflict_plus: { shape: 'burst', rank: 3 },
  fort_damaged: { shape: 'bastion', rank: 1, over: 'M-20-9L-7-3L-10 4L3 2L0 9L9 7L18 15' },
  huguenots: { shape: 'round', rank: 0, over: 'M0-9V9M-6-3H6' },
  huguenots_spent: { shape: 'round', rank: 0, over: 'M0-9V9M-6-3H6M-11 11L11-11' },
  general_hungry: { shape: 'round', rank: 2, over: 'M-12 12L12-12' }, // out of supply
  wagon: { shape: 'square', rank: 1, over: 'M-9.6 11.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M2.8 11.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0' }, // supply
  hussar: { shape: 'pennant', rank: 1 },
  claim: { shape: 'pennant', rank: 0 },
  exhausted: { shape: 'none', rank: 4, over: 'M-14 10L14-12M-14-12L14 10' },
};

const UNKNOWN: PieceArt = { shape: 'round', rank: 2 };

export const pieceArt = (type: string): PieceArt => PIECES[type] ?? UNKNOWN;

/** Pieces of games that the client does not know by itself. */
export function learnPieces(found: Record<string, PieceArt>): void {
  for (const [type, art] of Object.entries(found)) PIECES[type] ??= art;
}

const around = (n: number, radius: (i: number) => number, turn = 0): string =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + turn) * 2 * Math.PI) / n;
    return `${(radius(i) * Math.sin(a)).toFixed(1)},${(-radius(i) * Math.cos(a)).toFixed(1)}`;
  }).join(' ');

/** Points of the shapes that are polygons, around 0,0; pieces are some 30 units wide. */
export const OUTLINES: Partial<Record<PieceShape, string>> = {
  bastion: around(16, (i) => (i % 2 ? 14.5 : 20), 0.5),
  hexagon: around(6, () => 16.5),
  pennant: '-13,-12 15,-12 8,0 15,12 -13,12',
  burst: around(20, (i) => (i % 2 ? 11.5 : 17)),
};

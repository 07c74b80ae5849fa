/** How pieces of each type are drawn and how they stand together in one place. */

export type PieceShape = 'round' | 'square' | 'wagon' | 'bastion' | 'hexagon' | 'pennant' | 'burst' | 'track' | 'none';

export interface PieceArt {
  shape: PieceShape;
  rank: number; // lower ones stand on the left, and under others when there is little room
  base?: boolean; // lies under another piece where there is one
  over?: string | null; // drawn over it: damage, a symbol
}

const PIECES: Record<string, PieceArt> = {};

const UNKNOWN: PieceArt = { shape: 'round', rank: 2 };

export const pieceArt = (type: string): PieceArt => PIECES[type] ?? UNKNOWN;

export const isPiece = (type: string): boolean => type in PIECES;

/** What the games bring. */
export function learnPieces(found: Record<string, PieceArt>): void {
  Object.assign(PIECES, found);
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

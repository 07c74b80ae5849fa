/** What is written on the ribbons under pieces that have names. */

import type { Piece } from '../table/scene';

const LETTER = 7.1; // units, about

/** From nearer than this many pixels per unit, names are written out. */
export const NEAR = 0.62;

export const ribbonWidth = (name: string): number => name.length * LETTER + 32;

/** The lines of a ribbon: one for each of the pieces that has a name to be written; one in laurels bears its initial and pips instead. */
export const ribbonsOf = (members: Piece[]): { name: string; strength: string }[] =>
  members.flatMap((p) => (p.name && !p.named && (p.hidden || p.troops !== undefined) ? [{ name: p.name, strength: p.hidden ? '?' : String(p.troops ?? '') }] : []));

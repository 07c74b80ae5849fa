/** The drawing of a board's map, made at build time by scripts/make-maps.ts. Paths are SVG path data in map units. */

import type { Sheet } from '../board/types';

export type Spot = [number, number];
export type Frame = [number, number, number, number]; // left, top, right, bottom

export interface Lettering {
  text: string;
  d: string;
  size: number;
  spacing: number;
}

export interface MapPlace {
  kind: 'home' | 'disputed' | 'undisputed' | 'impassable';
  power: string | null;
  stripes: string[];
  value: number;
  capital: boolean;
  port: boolean;
  d: string;
  label: { lines: string[]; at: Spot; size: number; angle: number; width: number };
  medal: Spot | null;
  crown?: Spot; // of an Elector
  slot: [number, number, number, number]; // centre, width, height: room for pieces
  box: Frame;
}

/** A border where a piece may stand across it; the first territory of the board comes first in its id. */
export interface Rail {
  a: string;
  b: string;
  at: Spot;
  angle: number; // degrees, of the rails across the border
}

export interface BoardMap {
  id: string;
  frame: Frame;
  art: Frame;
  land: string;
  water: string[];
  graticule: string;
  homes: Record<string, string>; // by power: its home territories as one shape
  borders: { inner: string; outer: string };
  seas: Lettering[];
  lands: Lettering[];
  ports: { place: string; at: Spot; small?: boolean }[]; // ends of routes
  links?: { d: string; sea: boolean }[]; // lines between places, under them
  routes: { a: string; b: string; owner: string; d: string; mark?: Spot }[]; // mark: where the letter of the owner stands
  rails?: Record<string, Rail>; // borders where rails may be laid, by the id `a-b`
  crossings: { a: string; b: string; from: Spot; to: Spot }[];
  hills: { ground: string; strokes: string }[];
  places: Record<string, MapPlace>;
  sheet?: Sheet; // a board of spaces on plates
}

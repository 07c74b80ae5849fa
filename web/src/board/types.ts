/**
 * A board of spaces that stand on plates, as in an atlas: what no move changes, made at build time. Paths are SVG path
 * data in map units. Names are kept per language, because each language needs its own room.
 */

import type { Frame, Spot } from '../map/types';

export type Shape = 'circle' | 'square' | 'diamond' | 'pentagon' | 'hexagon' | 'box' | 'disc' | 'town' | 'redoubt' | 'citadel';

/** Words on the board: lines around their middle. */
export interface Words {
  lines: string[];
  at: Spot;
  size: number;
  width: number;
}

export type ByLanguage = Record<string, Words>;

export interface Plate {
  id: string;
  frame: Frame;
  title: ByLanguage;
  cartouche?: Record<string, Frame>; // by language: the room of the plaque that has the title on it; without, it stands on the map
  land: string;
  water: string[];
  graticule: string;
  border: string; // of its parts
  parts: ByLanguage[]; // their names
  lands: ByLanguage[]; // names of lands without spaces
  areas?: { owner: string; d: string }[]; // tinted: whose land it is
  sectors?: { id: string; suit: string; box: Frame; at: Spot }[]; // squares with a sign each
}

export interface Space {
  shape: Shape;
  at: Spot;
  plate: string;
  kind: string; // what it is, for its look: market, naval, fort ...; town, minor and major are cities
  cost: number | null;
  sign: string | null; // a drawing of board/signs.ts inside it
  tint: string | null; // of what it deals in; of a city, whose land it is in
  crown: boolean;
  bond: boolean; // an alliance mark
  dots: number[]; // of 1-4
  name: ByLanguage | null; // null: its group is named instead
}

/** Spaces that belong together under one name. */
export interface Group {
  id: string;
  d: string;
  name: ByLanguage;
}

export interface BoardLine {
  a: string;
  b: string;
  kind: 'connection' | 'conquest' | 'link' | 'road' | 'highroad' | 'crossing';
  d: string;
  only?: string; // drawn only when the scene asks for lines of this name
}

export interface Sheet {
  plates: Plate[];
  groups: Group[];
  lines: BoardLine[];
  spaces: Record<string, Space>;
}

/** A city on a road map: a town or a fortress. */
export const isCity = (space: Space): boolean => ['town', 'minor', 'major'].includes(space.kind);

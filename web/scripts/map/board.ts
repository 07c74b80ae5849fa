/** The board file of a game, as far as drawing needs it. */

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Box, Point } from './geometry';

export interface Territory {
  id: string;
  name: string;
  kind: 'home' | 'disputed' | 'undisputed' | 'impassable';
  power: string;
  capital: boolean;
  stripes: string[];
  value: number;
  port: boolean;
  elector: boolean;
  neighbours: string[];
  points: Point[];
  label: Point;
}

export interface Board {
  board: { id: string; title: string; powers: string[]; view: Box };
  territory: Territory[];
  sea_route: { a: string; b: string; owner: string; path: Point[] }[];
  crossing: { a: string; b: string; name: string }[];
  train: { a: string; b: string }[]; // on the board at the start; where there are any, every border may get one
  outside: { id: string; name: string; points: Point[] }[];
}

export function readBoard(file: string): Board {
  const data = parse(readFileSync(file, 'utf8')) as unknown as Board;
  const kinds: Record<string, Territory['kind']> = { contested: 'disputed', uncontested: 'undisputed' };
  for (const t of data.territory) t.kind = kinds[t.kind] ?? t.kind; // boards of one's own may use either word
  return { ...data, sea_route: data.sea_route ?? [], crossing: data.crossing ?? [], train: data.train ?? [], outside: data.outside ?? [] };
}

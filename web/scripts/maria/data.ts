/** The map file of Maria, as far as drawing needs it. */

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Box, Point } from '../map/geometry';

export interface City {
  id: string;
  map: string;
  lon: number;
  lat: number;
  territory: string;
  region: string;
  fortress: 'none' | 'minor' | 'major';
  sector: string;
  elector?: boolean;
  capital?: string;
}

export interface Road {
  a: string;
  b: string;
  kind: 'main' | 'minor';
}

export interface Sector {
  id: string;
  map: string;
  column: number; // from 1, the west
  row: number; // from 1, the south
  suit: string;
}

interface Grid {
  lon_west: number;
  lat_south: number;
  lon_step: number;
  lat_step: number;
  columns: number;
  rows: number;
}

export interface MapData {
  city: City[];
  road: Road[];
  link: Road[];
  sector: Sector[];
  sector_grid: Record<string, Grid>;
}

export const readData = (file: string): MapData => parse(readFileSync(file, 'utf8')) as unknown as MapData;

export const SECTOR = 310; // side of a sector, in units
const EDGE = 22; // of a plate around its sectors

/** One map as a plate: sectors are squares on it. */
export interface Ground {
  id: string;
  frame: Box;
  unit: Point; // units per degree of longitude and of latitude
  on: (degrees: Point) => Point;
  degrees: (at: Point) => Point;
  square: (sector: Sector) => Box;
}

export function groundOf(id: string, grid: Grid, corner: Point): Ground {
  const [ux, uy] = [SECTOR / grid.lon_step, SECTOR / grid.lat_step];
  const [left, top] = [corner[0] + EDGE, corner[1] + EDGE];
  const north = grid.lat_south + grid.rows * grid.lat_step;
  return {
    id,
    frame: [corner[0], corner[1], left + grid.columns * SECTOR + EDGE, top + grid.rows * SECTOR + EDGE],
    unit: [ux, uy],
    on: ([lon, lat]) => [left + (lon - grid.lon_west) * ux, top + (north - lat) * uy],
    degrees: ([x, y]) => [grid.lon_west + (x - left) / ux, north - (y - top) / uy],
    square: ({ column, row }) => {
      const [x, y] = [left + (column - 1) * SECTOR, top + (grid.rows - row) * SECTOR];
      return [x, y, x + SECTOR, y + SECTOR];
    },
  };
}

/** From degrees to the map: a conformal cone fitted to what is in play, one unit is about two kilometres, or fewer. */

import { geoConicConformal, type GeoProjection } from 'd3-geo';
import { type Box, box, type Point } from './geometry';

const KM_PER_UNIT = 2;
const EARTH_KM = 6371;

export interface Frame {
  project: (degrees: Point) => Point;
  projection: GeoProjection;
  frame: Box; // the game
  art: Box; // what is drawn: so much more that hardly a window shows an edge
}

export interface Margin {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function makeFrame(inPlay: Point[], view: Box, margin: Margin, km = KM_PER_UNIT): Frame {
  const [west, south, east, north] = view;
  const sixth = (north - south) / 6;
  const projection = geoConicConformal()
    .parallels([south + sixth, north - sixth])
    .rotate([-(west + east) / 2, 0])
    .scale(EARTH_KM / km)
    .translate([0, 0]);
  const raw = (p: Point): Point => projection(p) as Point;
  const b = box(inPlay.map(raw));
  projection.translate([margin.left - b[0], margin.top - b[1]]);
  const frame: Box = [0, 0, b[2] - b[0] + margin.left + margin.right, b[3] - b[1] + margin.top + margin.bottom];
  const [w, h] = [frame[2], frame[3]];
  const art: Box = [-0.7 * w, -0.24 * h, 1.6 * w, 1.24 * h];
  projection.clipExtent([[art[0], art[1]], [art[2], art[3]]]);
  return { project: raw, projection, frame, art };
}

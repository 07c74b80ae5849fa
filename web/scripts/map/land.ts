/** The land of the map, from Natural Earth (public domain, npm package world-atlas), projected. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoContext, geoPath } from 'd3-geo';
import polygonClipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { area, type Box, box, type Point, type Polygon, type Ring, simplifyRing } from './geometry';
import type { Frame } from './projection';

const SMALLEST = 5; // square units: specks below this are left out
const TOLERANCE = 0.35;

export interface Land {
  polygon: Polygon;
  box: Box;
  area: number;
}

/** Collects what a projection draws; d3 cuts at the 180th meridian and at the edge of the art on the way. */
function rings(geometry: GeoJSON.Polygon, frame: Frame): Ring[] {
  const found: Ring[] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void found.push([[x, y]]),
    lineTo: (x, y) => void found.at(-1)!.push([x, y]),
    arc: () => undefined,
    closePath: () => {
      const ring = found.at(-1)!;
      ring.push([...ring[0]!] as Point);
    },
  };
  geoPath(frame.projection, context)(geometry);
  return found.filter((ring) => ring.length > 3);
}

export function readLand(frame: Frame, detail: '10m' | '50m'): Land[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const world = feature(topology, topology.objects.land).features;
  const land: Land[] = [];
  for (const { geometry } of world) {
    const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : (geometry as GeoJSON.Polygon).coordinates && [(geometry as GeoJSON.Polygon).coordinates];
    for (const coordinates of parts) {
      const drawn = rings({ type: 'Polygon', coordinates }, frame).map((ring) => simplifyRing(ring, TOLERANCE));
      const useful = drawn.filter((ring) => ring.length > 3 && area([ring]) >= SMALLEST);
      if (!useful.length) continue;
      const [first, ...rest] = useful.map((ring) => [ring]);
      for (const polygon of polygonClipping.xor(first!, ...rest) as Polygon[]) {
        land.push({ polygon, box: box(polygon[0]!), area: area(polygon) });
      }
    }
  }
  return land.sort((a, b) => b.area - a.area);
}

/** Points all over what is lit on a map, in pixels of the window: whatever is laid over the board keeps clear of them. */

import type { Spot } from './types';

const ACROSS = 6; // points across the box around a place, those inside its shape count

export const litPoints = (root: Element): Spot[] => [...root.querySelectorAll<SVGGeometryElement>('.place.legal')].flatMap(pointsOf);

/** Points all over a shape: of a land with islands not the sea between. */
export function pointsOf(path: SVGGeometryElement): Spot[] {
  const box = path.getBBox();
  const screen = path.getScreenCTM();
  if (!screen) return [];
  const found: Spot[] = [];
  for (let i = 0; i < ACROSS; i++) for (let j = 0; j < ACROSS; j++) {
    const point = new DOMPoint(box.x + (box.width * (i + 0.5)) / ACROSS, box.y + (box.height * (j + 0.5)) / ACROSS);
    if (!path.isPointInFill(point)) continue;
    const { x, y } = point.matrixTransform(screen);
    found.push([x, y]);
  }
  return found;
}

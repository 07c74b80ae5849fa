/** Plain plane geometry used by the map generator. A ring is closed: its last point equals its first. */

export type Point = [number, number];
export type Ring = Point[];
export type Polygon = Ring[];
export type MultiPolygon = Polygon[];
export type Box = [number, number, number, number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function signedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  return sum / 2;
}

export const area = (polygon: Polygon): number =>
  polygon.reduce((sum, ring, i) => sum + (i ? -1 : 1) * Math.abs(signedArea(ring)), 0);

export function box(points: Iterable<Point>): Box {
  const b: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < b[0]) b[0] = x;
    if (y < b[1]) b[1] = y;
    if (x > b[2]) b[2] = x;
    if (y > b[3]) b[3] = y;
  }
  return b;
}

export const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export function inRing(p: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

export const inPolygon = (p: Point, polygon: Polygon): boolean =>
  polygon.reduce((inside, ring) => inside !== inRing(p, ring), false);

/** Points at most `step` apart along a line. */
export function densify(line: Point[], step: number): Point[] {
  const dense: Point[] = [line[0]!];
  for (let i = 1; i < line.length; i++) {
    const n = Math.max(1, Math.ceil(distance(line[i - 1]!, line[i]!) / step));
    for (let k = 1; k <= n; k++) dense.push(mix(line[i - 1]!, line[i]!, k / n));
  }
  return dense;
}

/** Douglas-Peucker; the ends stay. */
export function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const todo: [number, number][] = [[0, line.length - 1]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [from, to] = next;
    const a = line[from]!;
    const b = line[to]!;
    const length = distance(a, b);
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const p = line[i]!;
      const off = length
        ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
        : distance(a, p);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    todo.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i]);
}

export function simplifyRing(ring: Ring, tolerance: number): Ring {
  if (ring.length < 5) return ring;
  const middle = ring.length >> 1;
  return [...simplify(ring.slice(0, middle + 1), tolerance), ...simplify(ring.slice(middle), tolerance).slice(1)];
}

/** A seeded random number generator, so that every build draws the same map. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

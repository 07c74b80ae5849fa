/** The map as a grid of small squares: who owns each of them, and what has been put there already. */

import type { Box, MultiPolygon, Point } from './geometry';

export const CELL = 2;

export class Raster {
  readonly width: number;
  readonly height: number;
  readonly owner: Int16Array; // -1 sea, -2 land outside the game
  readonly taken: Uint8Array; // 1: something light such as a route, 2: lettering or medallion, 3: room for pieces

  constructor(readonly box: Box) {
    this.width = Math.ceil((box[2] - box[0]) / CELL);
    this.height = Math.ceil((box[3] - box[1]) / CELL);
    this.owner = new Int16Array(this.width * this.height).fill(-1);
    this.taken = new Uint8Array(this.width * this.height);
  }

  index(x: number, y: number): number {
    const i = Math.floor((x - this.box[0]) / CELL);
    const j = Math.floor((y - this.box[1]) / CELL);
    return i < 0 || j < 0 || i >= this.width || j >= this.height ? -1 : j * this.width + i;
  }

  centre(index: number): Point {
    return [this.box[0] + ((index % this.width) + 0.5) * CELL, this.box[1] + (Math.floor(index / this.width) + 0.5) * CELL];
  }

  fill(shape: MultiPolygon, owner: number): void {
    const rows: number[][] = Array.from({ length: this.height }, () => []);
    for (const ring of shape.flat()) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xa, ya] = ring[j]!;
        const [xb, yb] = ring[i]!;
        const from = Math.max(0, Math.ceil((Math.min(ya, yb) - this.box[1]) / CELL - 0.5));
        const to = Math.min(this.height - 1, Math.floor((Math.max(ya, yb) - this.box[1]) / CELL - 0.5));
        for (let row = from; row <= to; row++) {
          const y = this.box[1] + (row + 0.5) * CELL;
          if (ya > y !== yb > y) rows[row]!.push(xa + ((y - ya) * (xb - xa)) / (yb - ya));
        }
      }
    }
    rows.forEach((row, j) => {
      row.sort((a, b) => a - b);
      for (let k = 0; k + 1 < row.length; k += 2) {
        const from = Math.max(0, Math.ceil((row[k]! - this.box[0]) / CELL - 0.5));
        const to = Math.min(this.width - 1, Math.floor((row[k + 1]! - this.box[0]) / CELL - 0.5));
        for (let i = from; i <= to; i++) this.owner[j * this.width + i] = owner;
      }
    });
  }

  mark(points: Iterable<Point>, how: 1 | 2 | 3): void {
    for (const [x, y] of points) {
      const k = this.index(x, y);
      if (k >= 0 && this.taken[k]! < how) this.taken[k] = how;
    }
  }
}

/** Points that cover a rectangle turned about its centre. */
export function* rectangle(cx: number, cy: number, w: number, h: number, angle = 0, step = CELL): Generator<Point> {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [Math.max(1, Math.ceil(w / step)), Math.max(1, Math.ceil(h / step))];
  for (let j = 0; j <= ny; j++) {
    for (let i = 0; i <= nx; i++) {
      const [x, y] = [(i / nx - 0.5) * w, (j / ny - 0.5) * h];
      yield [cx + x * c - y * s, cy + x * s + y * c];
    }
  }
}

export function* disc(cx: number, cy: number, r: number): Generator<Point> {
  for (let y = -r; y <= r; y += CELL) for (let x = -r; x <= r; x += CELL) if (x * x + y * y <= r * r) yield [cx + x, cy + y];
}

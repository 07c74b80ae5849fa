/**
 * Long lines in parts that lie close together. Whatever is drawn anew while the map moves is drawn from the parts in
 * sight; a coast in one piece would be stroked whole for every patch of it.
 */

const CELL = 320; // units of the map

/** The parts of a path of moves to a spot (M) and lines from there (l, z), one for each cell of a grid. */
export function strands(d: string, cell = CELL): string[] {
  const parts = new Map<number, string[]>();
  for (const [, line, closed] of d.matchAll(/M([^Mz]*)(z?)/g)) {
    const numbers = line!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const [startX, startY] = [Number(numbers[0]), Number(numbers[1])];
    let [x, y, last] = [startX, startY, NaN];
    const draw = (dx: number, dy: number): void => {
      const key = Math.floor(x / cell) * ROW + Math.floor(y / cell);
      let part = parts.get(key);
      if (!part) parts.set(key, (part = []));
      if (key !== last) part.push(`M${x.toFixed(1)} ${y.toFixed(1)}l`);
      part.push(`${tenths(dx)} ${tenths(dy)} `);
      [x, y, last] = [x + dx, y + dy, key];
    };
    for (let i = 2; i + 1 < numbers.length; i += 2) draw(Number(numbers[i]), Number(numbers[i + 1]));
    if (closed) draw(startX - x, startY - y);
  }
  return [...parts.values()].map((part) => part.join(''));
}

const ROW = 1e5; // more cells than a column has
const tenths = (value: number): number => Math.round(value * 10) / 10;

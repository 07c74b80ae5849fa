/** Lettering of the wheel: a title in one or two lines, as large as its field allows. */

export interface Lettered {
  lines: string[];
  size: number;
}

const LARGEST = 12.5;
const ROOM = 0.93; // of an arc that letters may fill

/** `width(text)` is the width of a text at size 1; `arcs(n)` the length of the arcs on which n lines stand. */
export function lettered(title: string, width: (text: string) => number, arcs: (lines: number) => number[]): Lettered {
  const fit = (lines: string[]): number => Math.min(LARGEST, ...lines.map((line, i) => (ROOM * arcs(lines.length)[i]!) / Math.max(0.1, width(line))));
  const whole: Lettered = { lines: [title], size: fit([title]) };
  const words = title.split(' ');
  let best = whole;
  for (let i = 1; i < words.length && whole.size < LARGEST; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const size = fit(lines);
    if (size > best.size + 0.3) best = { lines, size };
  }
  return best;
}

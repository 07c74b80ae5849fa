/** Where names go: found by search, so that none covers a space, a flag, an edge or another name, and few cover lines. */

import type { Words } from '../../src/board/types';
import { type Weight, width } from '../map/fonts';
import { type Box, boxesMeet, type Point, random } from '../map/geometry';
import { round } from '../../src/board/outline';

export interface Item {
  id: string;
  text: string;
  at: Point;
  body: Box; // names stand around it
  sizes: number[];
  weight: Weight;
}

interface Candidate {
  words: Words;
  box: Box;
  room: Box; // with some air around it
  cost: number;
}

const LEADING = 0.94;
const ROUNDS = 60;
const CLASH = 400;
const SIDES: [number, number, number][] = [
  // which way, and how much it is liked less
  [0, 1, 0], [0, -1, 2], [1, 0, 1], [-1, 0, 1.5], [0.5, 1, 1], [-0.5, 1, 1], [0.5, -1, 3], [-0.5, -1, 3],
  [1, 0.5, 2], [-1, 0.5, 2], [1, -0.5, 3], [-1, -0.5, 3], [1, 1, 4], [-1, 1, 4], [1, -1, 5], [-1, -1, 5],
];

export function breaks(text: string): string[][] {
  const words = text.split(' ');
  const found: string[][] = [[text]];
  for (let i = 1; i < words.length; i++) {
    const [head, tail] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    found.push([head, tail]);
    const rest = words.slice(i);
    for (let j = 1; j < rest.length; j++) found.push([head, rest.slice(0, j).join(' '), rest.slice(j).join(' ')]);
  }
  return found.filter((lines) => lines.every((l) => l !== '&' && l !== 'i' && !l.endsWith('&') && !l.endsWith(' i') && !/(^| )of$/.test(l)));
}

export const boxOf = (words: Words): Box => {
  const h = words.lines.length * words.size * LEADING;
  return [words.at[0] - words.width / 2, words.at[1] - h / 2, words.at[0] + words.width / 2, words.at[1] + h / 2];
};

export const grown = (b: Box, by: number): Box => [b[0] - by, b[1] - by, b[2] + by, b[3] + by];
const inside = (a: Box, b: Box): boolean => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

export function measured(text: string, at: Point, size: number, weight: Weight, lines = [text], spacing = 0): Words {
  return { lines, at: [round(at[0]), round(at[1])], size, width: round(Math.max(...lines.map((l) => width(l, size, weight, spacing)))) };
}

function candidates(item: Item, frame: Box, taken: Box[], lines: Point[]): Candidate[] {
  const found: Candidate[] = [];
  const [x0, y0, x1, y1] = item.body;
  for (const lettering of breaks(item.text)) {
    for (const [rank, size] of item.sizes.entries()) {
      const w = Math.max(...lettering.map((l) => width(l, size, item.weight)));
      const h = lettering.length * size * LEADING;
      for (const [dx, dy, dislike] of SIDES) {
        for (const away of [1.5, 5, 10, 16]) {
          const x = dx === 1 ? x1 + away + w / 2 : dx === -1 ? x0 - away - w / 2 : (x0 + x1) / 2 + dx * w * 0.7;
          const y = dy === 1 ? y1 + away + h / 2 : dy === -1 ? y0 - away - h / 2 : (y0 + y1) / 2 + dy * h * 0.8;
          const words: Words = { lines: lettering, at: [round(item.at[0] + x), round(item.at[1] + y)], size, width: round(w) };
          const box = boxOf(words);
          if (!inside(grown(box, 6), frame) || taken.some((t) => boxesMeet(grown(box, 1), t))) continue;
          const crossed = lines.filter(([px, py]) => px > box[0] && px < box[2] && py > box[1] && py < box[3]).length;
          found.push({ words, box, room: grown(box, 2), cost: dislike + away * 0.8 + rank * 7 + (lettering.length - 1) * 2.5 + crossed * 1.6 });
        }
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, 160);
}

/** Words for every item; the same input gives the same output. */
export function place(items: Item[], frame: Box, taken: Box[], lines: Point[]): Map<string, Words> {
  const options = items.map((item) => candidates(item, frame, taken, lines));
  const lost = items.filter((_, i) => !options[i]!.length);
  if (lost.length) throw new Error(`No room for the names of ${lost.map((item) => `${item.id} (${item.text})`).join(', ')}.`);
  const next = random(7);
  const cost = (i: number, c: Candidate, chosen: Candidate[], limit = Infinity): number => {
    let sum = c.cost;
    for (let j = 0; j < chosen.length && sum < limit; j++) if (j !== i && boxesMeet(c.room, chosen[j]!.box)) sum += CLASH;
    return sum;
  };
  const total = (chosen: Candidate[]): number => chosen.reduce((sum, c, i) => sum + cost(i, c, chosen), 0);
  let best = options.map((o) => o[0]!);
  let least = total(best);
  for (let attempt = 0; attempt < 12; attempt++) {
    const chosen = attempt ? best.map((c, i) => (next() < 0.25 ? options[i]![Math.floor(next() * Math.min(12, options[i]!.length))]! : c)) : [...best];
    for (let r = 0; r < ROUNDS; r++) {
      let changed = false;
      for (let i = 0; i < items.length; i++) {
        let [better, price] = [chosen[i]!, cost(i, chosen[i]!, chosen)];
        for (const option of options[i]!) {
          if (option.cost >= price) break; // they are sorted
          const other = cost(i, option, chosen, price);
          if (other < price) [better, price] = [option, other];
        }
        if (better !== chosen[i]) [chosen[i], changed] = [better, true];
      }
      if (!changed) break;
    }
    const now = total(chosen);
    if (now < least) [best, least] = [chosen, now];
  }
  const clashes = items.filter((_, i) => best.some((o, j) => j !== i && boxesMeet(best[i]!.box, o.box)));
  if (clashes.length) throw new Error(`Names overlap: ${clashes.map((item) => item.text).join(', ')}.`);
  return new Map(items.map((item, i) => [item.id, best[i]!.words]));
}

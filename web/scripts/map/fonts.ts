/** Widths of text in the fonts of the map. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const load = (style: string, subset: string): opentype.Font => {
  const file = createRequire(import.meta.url).resolve(`@fontsource/eb-garamond/files/eb-garamond-${subset}-${style}.woff`);
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
};

const family = (style: string): opentype.Font[] => [load(style, 'latin'), load(style, 'latin-ext')];
const NAMES = { plain: family('500-normal'), strong: family('600-normal'), italic: family('400-italic') };
export type Weight = keyof typeof NAMES;

export function width(text: string, size: number, weight: Weight, spacing = 0): number {
  let sum = 0;
  for (const letter of text) {
    const font = NAMES[weight].find((f) => f.charToGlyphIndex(letter) > 0) ?? NAMES[weight][0]!;
    sum += font.getAdvanceWidth(letter, size) + spacing * size;
  }
  return sum;
}

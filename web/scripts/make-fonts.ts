/** The letters of pictures that the server draws: the same fonts as on the pages, unpacked, as it reads no packed ones. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const FILES = ['eb-garamond-latin-600-normal', 'eb-garamond-latin-ext-600-normal'];

/** WOFF is a font whose tables are packed one by one. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // the flavour
  for (const [at, value] of [[4, count], [6, power * 16], [8, Math.log2(power)], [10, (count - power) * 16]] as const) head.writeUInt16BE(value, at);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const raw = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    woff.copy(head, 12 + 16 * i, entry, entry + 4); // the tag
    woff.copy(head, 16 + 16 * i, entry + 16, entry + 20); // its checksum
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(length, 24 + 16 * i);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

mkdirSync(join(web, 'public/fonts'), { recursive: true });
for (const name of FILES) {
  writeFileSync(join(web, 'public/fonts', `${name}.ttf`), unpacked(readFileSync(join(web, 'node_modules/@fontsource/eb-garamond/files', `${name}.woff`))));
}

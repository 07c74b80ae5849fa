/** Draws the maps of all boards: src/maps/<board>.json. Deterministic; skipped when nothing it reads has changed. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBoard } from './map/board';
import { makeMap } from './map/make';

const here = fileURLToPath(new URL('.', import.meta.url));
const games = join(here, '../../src/chancellery/games');
const out = join(here, '../src/maps');

const boards = ['coalitions/base/boards/coalitions_empire.toml', 'coalitions/base/boards/coalitions_revolution.toml'].map((file) => join(games, file));
const sources = readdirSync(join(here, 'map')).sort().map((file) => readFileSync(join(here, 'map', file)));

mkdirSync(out, { recursive: true });
for (const file of boards) {
  const target = join(out, `${basename(file, '.toml')}.json`);
  const digest = createHash('sha256');
  for (const text of [...sources, readFileSync(file)]) digest.update(text);
  const made = digest.digest('hex').slice(0, 16);
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(`{"made":"${made}"`)) continue;
  const started = Date.now();
  const text = JSON.stringify({ made, ...makeMap(readBoard(file)) });
  writeFileSync(target, text);
  console.log(`${basename(target)}: ${Math.round(text.length / 1024)} kB in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Draws the maps of all boards: src/maps/<board>.json. Deterministic; skipped when nothing it reads has changed. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBoard } from './map/board';
import { makeMap } from './map/make';
import { makeRoadMap } from './maria/make';
import { FILES, PRINTED } from './maria/names';
import { makeBoard } from './struggle/make';

const here = fileURLToPath(new URL('.', import.meta.url));
const games = join(here, '../../src/chancellery/games');
const out = join(here, '../src/maps');

const read = (folder: string, names = readdirSync(folder).sort()): Buffer[] => names.map((file) => readFileSync(join(folder, file)));
const draughtsman = read(join(here, 'map'));

/** Draws a map anew if anything it is made from has changed. */
function make(id: string, from: Buffer[], draw: () => object): void {
  const target = join(out, `${id}.json`);
  const digest = createHash('sha256');
  for (const text of [...draughtsman, ...from]) digest.update(text);
  const made = digest.digest('hex').slice(0, 16);
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(`{"made":"${made}"`)) return;
  const started = Date.now();
  const text = JSON.stringify({ made, ...draw() });
  writeFileSync(target, text);
  console.log(`${basename(target)}: ${Math.round(text.length / 1024)} kB in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

mkdirSync(out, { recursive: true });
const BOARDS = ['base/boards/coalitions_empire', 'base/boards/coalitions_revolution', 'realpolitik/boards/realpolitik', 'raison_detat/boards/raison_1618', 'raison_detat/boards/raison_1702'];
for (const board of BOARDS) {
  const file = join(games, 'coalitions', `${board}.toml`);
  make(basename(board), [readFileSync(file)], () => makeMap(readBoard(file)));
}

const data = join(games, 'imperial_struggle/data');
const locale = join(games, 'imperial_struggle/locale');
const NAMES = /^is-(region|subregion|country|land|box|space|advantage)-.*$/gm; // what stands on the board
const names = ['en', 'pl'].flatMap((language) => read(join(locale, language), ['imperial_struggle.ftl', 'imperial_struggle-log.ftl'])).map((text) => Buffer.from((text.toString('utf8').match(NAMES) ?? []).join('\n')));
make('imperial_struggle', [...read(join(here, 'struggle')), ...names, ...read(data, ['spaces.json', 'connections.json', 'advantages.json'])], () => makeBoard(data, locale));

const roads = join(games, 'maria/data/map.toml');
const spoken = join(games, 'maria/locale');
const cities = ['en', 'pl'].flatMap((language) => read(join(spoken, language), FILES)).map((text) => Buffer.from((text.toString('utf8').match(PRINTED) ?? []).join('\n')));
const made = [...read(join(here, 'maria')), readFileSync(join(here, 'struggle/labels.ts')), readFileSync(roads), ...cities];
make('maria', made, () => makeRoadMap('maria', roads, spoken));
make('maria_bohemia', made, () => makeRoadMap('maria_bohemia', roads, spoken, 'bohemia')); // the introductory game

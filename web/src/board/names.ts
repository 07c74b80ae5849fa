/** The names on a board of plates as they stand at a scale, out of the way of spaces and pieces. */

import { Lettering, type Name } from '../map/lettering';
import type { Frame } from '../map/types';
import { REACH } from './outline';
import { type ByLanguage, isCity, type Sheet, type Space, type Words } from './types';

export interface BoardName extends Name {
  kind: string;
}

const RANKS: Record<string, number> = { title: 0, part: 0, major: 1, land: 2, minor: 3, town: 4 };
const FAR = 0.42; // pixels per unit: from farther away, only the names of large cities are seen
const HIDDEN = ['minor', 'town'];
const CAPITALS: Record<string, number> = { title: 1.12, part: 1.12, land: 1.12 }; // written in small capitals, which are wider than small letters

const around = ({ at: [x, y], shape }: Space): Frame => [x - REACH[shape], y - REACH[shape], x + REACH[shape], y + REACH[shape]];

function namesOf(sheet: Sheet, language: string): BoardName[] {
  const said = (name: ByLanguage): Words => name[language] ?? Object.values(name)[0]!;
  const name = (id: string, kind: string, named: ByLanguage, space?: Space): BoardName => {
    const words = said(named);
    return { id, kind, ...words, width: words.width * (CAPITALS[kind] ?? 1), rank: RANKS[kind] ?? 1, ...(space && { around: around(space) }) };
  };
  return [
    ...(sheet.plates.length > 1 ? [] : sheet.plates).map((p) => name(`plate ${p.id}`, 'title', p.title)),
    ...sheet.plates.flatMap((p) => p.parts.map((part, i) => name(`part ${p.id} ${i}`, 'part', part))),
    ...sheet.plates.flatMap((p) => p.lands.map((land, i) => name(`land ${p.id} ${i}`, 'land', land))),
    ...sheet.groups.map((g) => name(`group ${g.id}`, 'group', g.name)),
    ...Object.entries(sheet.spaces).flatMap(([id, space]) => (space.name ? [name(id, space.kind, space.name, space)] : [])),
  ];
}

/** One board in one language. */
export class BoardNamesAt extends Lettering {
  all: BoardName[];

  constructor(sheet: Sheet, language: string) {
    const all = namesOf(sheet, language);
    const cities = Object.values(sheet.spaces).some(isCity);
    super((k) => (cities && k < FAR ? all.filter((name) => !HIDDEN.includes(name.kind)) : all), Object.values(sheet.spaces).map(around));
    this.all = all;
  }
}

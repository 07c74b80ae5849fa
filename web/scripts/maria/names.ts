/** Names of cities, lands and maps in every language, from the Fluent files of the game. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'pl'] as const;
export const FILES = ['maria-names.ftl', 'maria-table.ftl'];
export const PRINTED = /^maria-(city|land|map)-.*$/gm; // what stands on the board

export type Names = Record<string, (key: string) => string>;

export function readNames(locale: string): Names {
  return Object.fromEntries(LANGUAGES.map((language) => {
    const lines = FILES.flatMap((file) => readFileSync(join(locale, language, file), 'utf8').match(PRINTED) ?? []);
    const messages = new Map(lines.map((line): [string, string] => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)]));
    return [language, (key: string): string => {
      const message = messages.get(key);
      if (message === undefined) throw new Error(`${language}: no ${key}`);
      return message;
    }];
  }));
}

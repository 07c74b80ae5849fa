/** Names of the spaces in every language, from the Fluent files of the game. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'pl'] as const;

/** Simple messages only: one line, perhaps with references to others. */
export function readNames(locale: string): Record<string, (key: string) => string> {
  const found: Record<string, (key: string) => string> = {};
  for (const language of LANGUAGES) {
    const text = ['imperial_struggle.ftl', 'imperial_struggle-log.ftl'].map((file) => readFileSync(join(locale, language, file), 'utf8')).join('\n');
    const messages = new Map([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map((m) => [m[1]!, m[2]!]));
    const say = (key: string): string => {
      const message = messages.get(key);
      if (message === undefined) throw new Error(`${language}: no ${key}`);
      return message.replace(/\{ ([\w-]+) \}/g, (_, other: string) => say(other));
    };
    found[language] = say;
  }
  return found;
}

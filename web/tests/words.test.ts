import { expect, it } from 'vitest';
import { en } from '../src/i18n/en';
import { pl } from '../src/i18n/pl';

it('both languages say everything', () => {
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
  for (const texts of [en, pl]) for (const text of Object.values(texts)) if (typeof text === 'string') expect(text.trim()).not.toBe('');
});

it('Polish counts in three forms', () => {
  expect([1, 2, 5, 12, 22, 25].map((n) => pl.movesCount(n))).toEqual(['1 ruch', '2 ruchy', '5 ruchów', '12 ruchów', '22 ruchy', '25 ruchów']);
});

it('the client has no word of any game', () => {
  const words = [en, pl].flatMap((texts) => Object.values(texts)).map((text) => (typeof text === 'string' ? text : String(text)));
  const games = /general(s)? |garrison|fortress|troop|morale|influence|strength|war wheel|capital|generał|garnizon|fortec|oddział|wpływ|koło wojny|stolic/i;
  expect(words.filter((word) => games.test(word))).toEqual([]);
});

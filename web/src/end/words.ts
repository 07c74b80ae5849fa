/** What the end page says of time, luck and comments: it comes with its page. */

import { settings } from '../lib/settings.svelte';

const en = {
  fortune: 'Battles beside their odds',
  fortuneAbout: 'What everybody could know when a battle began, against what came of it.',
  fought: 'fought',
  won: 'won',
  expected: 'to be expected',
  luck: 'luck',
  chance: (n: number) => `the winner’s odds were ${n} %`,
  times: 'Time used',
  timesAbout: 'From the last move of somebody to one’s own, without pauses.',
  total: 'in all',
  longest: 'longest',
  each: 'per decision',
  comments: 'What the players say',
  noComments: 'Nobody has said anything yet.',
  say: 'Say something about this match',
  send: 'Send',
  about: 'About move',
  atMove: (n: number) => `move ${n}`,
  remove: 'Remove the comment',
  you: 'The player',
  swings: 'Where the chances turned most',
  swing: (name: string, from: number, to: number) => `${name}: ${from} % → ${to} %`,
  every: 'Every decision, one by one',
  everyAbout: 'Choose one, and a planner weighs it by what its seat knew then.',
  whose: 'Whose',
  when: 'When',
  nothing: 'Nothing was decided here.',
  seconds: (n: number) => `${n} s`,
};

const pl: typeof en = {
  fortune: 'Bitwy a ich szanse',
  fortuneAbout: 'Co każdy mógł wiedzieć na początku bitwy i co z niej wyszło.',
  fought: 'stoczone',
  won: 'wygrane',
  expected: 'oczekiwane',
  luck: 'szczęście',
  chance: (n) => `szansa zwycięzcy: ${n} %`,
  times: 'Zużyty czas',
  timesAbout: 'Od poprzedniego ruchu do własnego, bez przerw.',
  total: 'razem',
  longest: 'najdłużej',
  each: 'na decyzję',
  comments: 'Co mówią gracze',
  noComments: 'Nikt jeszcze nic nie powiedział.',
  say: 'Powiedz coś o tej rozgrywce',
  send: 'Wyślij',
  about: 'O ruchu',
  atMove: (n) => `ruch ${n}`,
  remove: 'Usuń komentarz',
  you: 'Gracz',
  swings: 'Gdzie szanse odmieniły się najbardziej',
  swing: (name, from, to) => `${name}: ${from} % → ${to} %`,
  every: 'Każda decyzja z osobna',
  everyAbout: 'Wybierz jedną, a planista oceni ją według tego, co gracz wtedy wiedział.',
  whose: 'Czyja',
  when: 'Kiedy',
  nothing: 'Tutaj nikt niczego nie rozstrzygał.',
  seconds: (n) => `${n} s`,
};

export const words = (): typeof en => (settings.lang === 'pl' ? pl : en);

/** So many milliseconds, in words. */
export function lasting(ms: number): string {
  const t = settings.t;
  const minutes = Math.round(ms / 60_000);
  if (ms < 90_000) return words().seconds(Math.round(ms / 1000));
  if (minutes >= 1440) return t.spanDays(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60));
  return minutes >= 60 ? t.spanHours(Math.floor(minutes / 60), minutes % 60) : t.inMinutes(String(minutes));
}

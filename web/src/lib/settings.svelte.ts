/** What a person chooses for this browser; kept in it. */

import type { Words } from '../i18n/en';

export type Lang = 'en' | 'pl';
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'unhurried' | 'normal' | 'at_once';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const KEY = 'chancellery.settings';
/** The words of one language are loaded, those of the other when somebody asks for it. */
const TEXTS: Record<Lang, () => Promise<Words>> = {
  en: async () => (await import('../i18n/en')).en,
  pl: async () => (await import('../i18n/pl')).pl,
};

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  pace: Pace; // at which bots play
  sound: boolean;
  notify: boolean;
  confirmAll: boolean;
  byItself: boolean; // decisions that leave no choice are made without being asked
  list: boolean; // places, pieces and options as lists instead of the map
}

function read(): Kept {
  const lang: Lang = navigator.languages.some((l) => l.startsWith('pl')) && !navigator.language.startsWith('en') ? 'pl' : 'en';
  const kept: Kept = { lang, theme: 'auto', speed: 'normal', pace: 'normal', sound: false, notify: false, confirmAll: false, byItself: true, list: false };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return kept;
  }
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  kept = $state(read());
  #words = $state.raw<Words>();
  #quiet = $state(quiet.matches);
  #dark = $state(dark.matches);

  constructor() {
    quiet.addEventListener('change', () => (this.#quiet = quiet.matches));
    dark.addEventListener('change', () => (this.#dark = dark.matches));
  }

  get lang(): Lang {
    return this.kept.lang;
  }

  /** There once `begin` is done. */
  get t(): Words {
    return this.#words!;
  }

  async begin(): Promise<void> {
    this.#words = await TEXTS[this.kept.lang]();
  }

  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'auto' && this.#dark);
  }

  /** Milliseconds for one event; 0: no animation at all. */
  get pace(): number {
    if (this.#quiet) return 0;
    return { slow: 600, normal: 380, fast: 140, off: 0 }[this.kept.speed];
  }

  set(change: Partial<Kept>): void {
    const { lang = this.kept.lang } = change;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.kept, ...change }));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
    this.kept = { ...this.kept, ...change, lang: this.kept.lang };
    if (lang !== this.kept.lang) void this.#speak(lang);
  }

  /** All at once, when the words are there. */
  async #speak(lang: Lang): Promise<void> {
    this.#words = await TEXTS[lang]();
    this.kept = { ...this.kept, lang };
  }
}

export const settings = new Settings();

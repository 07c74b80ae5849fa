/** The open book: which game, which chapter, for which match, and what lies beside the text. The address holds it all. */

import { api, sentence } from '../api/client';
import type { BookInfo, GameInfo } from '../api/types';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { words } from './words';
import { ANY, mineOnly, optionsUsed, stands, type Mine } from './book';

const BOOKS = new Map<string, Promise<BookInfo>>();

function fetched(prefix: string, lang: string): Promise<BookInfo> {
  const key = `${prefix} ${lang}`;
  const found = BOOKS.get(key) ?? api.book(prefix);
  BOOKS.set(key, found);
  found.catch(() => BOOKS.delete(key));
  return found;
}

export class Reading {
  games = $state.raw<GameInfo[]>([]);
  book = $state.raw<BookInfo | null>(null);
  failure = $state('');
  fromTable = $state<string | null>(null); // the match it was opened from
  query = $state.raw(new URLSearchParams(location.search));
  beside = $state<string[]>([]); // the last one is shown
  back: HTMLElement | null = null; // where one was before something opened beside

  readonly rule = $derived(this.query.get('rule'));
  readonly prefix = $derived(this.rule?.split('-')[0]?.toUpperCase() ?? this.query.get('book'));
  readonly game = $derived(this.games.find((one) => one.prefix === this.prefix) ?? null);
  readonly places = $derived(this.book ? stands(this.book) : new Map());
  readonly used = $derived(this.book ? optionsUsed(this.book) : new Set<string>());
  readonly mine = $derived.by((): Mine => {
    const [scenario, seats, options] = [this.query.get('scenario'), Number(this.query.get('seats')) || null, this.query.get('options')];
    if (!scenario && !seats && options === null) return ANY;
    const on = options === null ? null : Object.fromEntries(options.split(',').filter(Boolean).map((one) => [one, true as const]));
    return { scenario, seats, options: on };
  });
  readonly chapters = $derived(this.book ? mineOnly(this.book.chapters, this.mine) : []);
  readonly leftOut = $derived.by(() => {
    const count = (all: typeof this.chapters): number => all.reduce((sum, one) => sum + one.sections.reduce((n, section) => n + section.blocks.filter((block) => block.kind === 'statement').length, 0), 0);
    return this.book ? count(this.book.chapters) - count(this.chapters) : 0;
  });
  readonly chapter = $derived.by(() => {
    const wanted = (this.rule && this.places.get(this.rule)?.chapter.key) || this.query.get('chapter');
    return this.chapters.find((one) => one.key === wanted) ?? (this.query.get('chapter') || this.rule ? (this.book?.chapters.find((one) => one.key === wanted) ?? null) : null) ?? this.chapters[0] ?? null;
  });

  /** Called when the address changed. */
  look(): void {
    this.query = new URLSearchParams(location.search);
  }

  async load(): Promise<void> {
    void settings.lang;
    const { prefix } = this;
    try {
      if (!prefix) this.book = null;
      else {
        const found = await fetched(prefix, settings.lang);
        if (prefix === this.prefix) this.book = found;
      }
      this.failure = '';
    } catch (error) {
      this.failure = sentence(error);
    }
  }

  async meet(): Promise<void> {
    void settings.lang;
    this.games = await api.games().catch(() => []);
    const id = this.query.get('match');
    if (id && this.fromTable !== id) {
      try {
        const match = await api.match(id);
        this.fromTable = id;
        const on = Object.entries(match.options).filter(([, value]) => value === true).map(([name]) => name);
        const game = this.games.find((one) => one.id === match.game);
        this.go({ book: game?.prefix ?? null, scenario: match.scenario, seats: String(match.seats.length), options: on.join(',') }, true);
      } catch (error) {
        this.failure = sentence(error);
      }
    }
  }

  /** The address with some of it changed; a rule names its book and chapter itself. */
  address(change: Record<string, string | null>): string {
    const next = new URLSearchParams(this.query);
    if ('chapter' in change || 'book' in change || change.aid) next.delete('rule');
    if ('book' in change && change.book !== this.prefix) for (const name of ['chapter', 'scenario', 'seats', 'options', 'about', 'aid', 'match']) next.delete(name);
    if (change.rule) for (const name of ['chapter', 'book', 'about', 'aid']) next.delete(name);
    if (change.chapter || change.aid) next.delete('about');
    if (change.chapter || change.about) next.delete('aid');
    if (!next.has('book') && !change.rule && this.prefix) next.set('book', this.prefix);
    for (const [name, value] of Object.entries(change)) if (value === null) next.delete(name);
      else next.set(name, value);
    const text = next.toString();
    return text ? `/rules?${text}` : '/rules';
  }

  go(change: Record<string, string | null>, replace = false): void {
    router.go(this.address(change), replace);
  }

  open(id: string): void {
    if (!this.beside.length) this.back = document.activeElement as HTMLElement | null;
    if (this.beside.at(-1) !== id) this.beside = [...this.beside, id];
  }

  close(): void {
    this.beside = [];
    this.back?.focus?.({ preventScroll: true });
    this.back = null;
  }

  /** "only 1792", for what does not hold everywhere. */
  limits(scope: { scenarios: string[]; seats: string[]; options: Record<string, unknown> } | null): string[] {
    if (!scope) return [];
    const short = (id: string): string => this.game?.scenarios.find((one) => one.id === id)?.title.split(':')[0] ?? id;
    const options = Object.keys(scope.options).map((id) => this.game?.options.find((one) => one.id === id)?.title ?? id);
    const many = scope.scenarios.length > 3;
    const seats = scope.seats.some((one) => one.includes(':')) ? [] : scope.seats;
    return [...(many ? [] : scope.scenarios.map(short)), ...(seats.length ? [words().players(seats.join(', '))] : []), ...options];
  }
}

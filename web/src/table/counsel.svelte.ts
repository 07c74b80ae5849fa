/** What a planner thinks: of the reader's own options, or of a move that a bot has made. One thing at a time. */

import { api, sentence } from '../api/client';
import type { Advised, Adviser, LogLine, MatchSummary } from '../api/types';

export const ADVISERS: readonly Adviser[] = ['sensible', 'planner', 'master']; // from the quickest on

type Asked = { of: 'hint'; seat: string; coach: boolean } | { of: 'why'; move: number };

/** How a line that tells of a bot's move is asked for the reason. */
export interface AskWhy {
  may: (line: LogLine) => boolean;
  ask: (move: number) => void;
  line: (n: number) => LogLine | undefined; // the line of an event
}

export class Counsel {
  asked = $state.raw<Asked | null>(null);
  options = $state.raw<Advised[] | null>(null); // null: it is being thought about
  said = $state(''); // why there are none
  pointed = $state<number | null>(null); // the option that is pointed at
  level = $state<Adviser>('planner'); // who is asked for hints
  readonly #id: string;
  readonly #summary: () => MatchSummary | null;

  constructor(id: string, summary: () => MatchSummary | null) {
    this.#id = id;
    this.#summary = summary;
  }

  /** Places on the board that the options are about: of the one pointed at, else of all. */
  places = $derived.by<string[]>(() => {
    const told = this.pointed === null ? (this.options ?? []) : [this.options?.[this.pointed]].filter((one) => one !== undefined);
    return [...new Set(told.flatMap((one) => one.refs.flatMap((ref) => (ref.startsWith('place:') ? [ref.slice(6)] : []))))];
  });

  /** Asked of the coach, it is he who says what he would do. */
  hint(seat: string, coach = false): void {
    if (this.asked?.of === 'hint') this.close();
    else this.#hint(seat, coach);
  }

  #hint(seat: string, coach: boolean): void {
    void this.#ask({ of: 'hint', seat, coach }, () => api.advice(this.#id, seat, this.level));
  }

  /** The same is asked of somebody else. */
  askAnother(level: Adviser): void {
    this.level = level;
    if (this.asked?.of === 'hint') this.#hint(this.asked.seat, this.asked.coach);
  }

  why(move: number): void {
    void this.#ask({ of: 'why', move }, () => api.why(this.#id, move));
  }

  /** Whether a line tells of a move that a bot can give reasons for; once the match is over, anybody's can be weighed. */
  explains(line: LogLine): boolean {
    const summary = this.#summary();
    return Boolean(line.seat && (summary?.status === 'finished' || summary?.seats.some((one) => one.id === line.seat && one.explains)));
  }

  close(): boolean {
    const was = this.asked !== null;
    this.asked = this.options = this.pointed = null;
    return was;
  }

  async #ask(asked: Asked, ask: () => ReturnType<typeof api.advice>): Promise<void> {
    this.close();
    this.asked = asked;
    let [options, said]: [Advised[], string] = [[], ''];
    try {
      const answer = await ask();
      [options, said] = [answer.options, answer.none ?? ''];
    } catch (error) {
      said = sentence(error);
    }
    if (this.asked === asked) [this.options, this.said] = [options, said];
  }
}

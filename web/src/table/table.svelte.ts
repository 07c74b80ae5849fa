/** One table as this browser sees it: the newest scene, the log, the press, and looking back. */

import { api, Refusal, sentence } from '../api/client';
import type { LogLine, MatchSummary, PressLine, TimelineMarks } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { announce } from '../ui/announcer.svelte';
import type { Act } from './acts';
import { Choosing } from './choosing.svelte';
import { type Draft, type Heard, Live } from './live';
import type { Scene, Why } from './scene';
import { Showing } from './showing';

interface State {
  seq: number;
  moves: number;
  scene: Scene;
  asked: number; // when the present decisions were asked, by this browser's clock
}

export class Table {
  readonly choosing: Choosing;
  readonly showing = new Showing<State>((state) => this.#show(state));

  summary = $state.raw<MatchSummary | null>(null);
  clocks = $state.raw<{ left: NonNullable<MatchSummary['clocks']>; since: number } | null>(null); // since when it holds, by this browser's clock
  seat = $state<string | null>(null);
  shown = $state.raw<State | null>(null);
  past = $state.raw<{ at: number; scene: Scene } | null>(null);
  log = $state.raw<LogLine[]>([]);
  press = $state.raw<PressLine[]>([]);
  marks = $state.raw<TimelineMarks>({ moves: 0, marks: [] });
  online = $state.raw<string[]>([]);
  watching = $state(0);
  connected = $state(false);
  wasConnected = $state(false);
  lost = $state(false); // the line was refused or broke, and is not back yet
  triesAt = $state<number | null>(null); // and when it is tried again
  moved = $state(false); // a choice came too late and was dropped
  sending = $state<string | null>(null);
  lastMine = $state<number | null>(null);
  notice = $state.raw<{ text: string; rule: string | null; kind: 'error' | 'info'; at?: string | null } | null>(null); // at: the place it is about
  failure = $state<string | null>(null);

  #live: Live | null = null;
  #newest = { seq: -1, moves: 0 };
  #eventCount = 0;
  #pressCount = 0;
  #wanted: number | null = null;
  #aimed: string | null = null; // the place of the move that was sent last
  #performing = new Map<string, (why: Why | null) => void>();

  constructor(readonly id: string) {
    this.choosing = new Choosing(id);
  }

  /** What to draw: the present, or what is being looked back at. */
  scene = $derived<Scene | null>(this.past?.scene ?? this.shown?.scene ?? null);
  moves = $derived(this.shown?.moves ?? 0);
  /** The log as far as the state that is shown. */
  told = $derived(this.log.slice(0, this.log.findLastIndex((line) => line.move <= this.moves) + 1));
  at = $derived(this.past?.at ?? this.moves);
  mayUndo = $state(false); // as the server says
  yourTurn = $derived(Boolean(this.shown?.scene.prompt?.yours && (this.shown.scene.prompt.chosen ?? null) === null));
  mySeats = $derived(this.summary?.seats.filter((s) => s.yours).map((s) => s.id) ?? []);

  async open(wanted: string | null): Promise<void> {
    try {
      this.summary = await api.match(this.id);
      this.#clocked(this.summary.clocks);
      const mine = this.summary.seats.filter((s) => s.yours).map((s) => s.id);
      this.seat = wanted && mine.includes(wanted) ? wanted : (mine.find((s) => this.summary!.waiting_for.includes(s)) ?? mine[0] ?? null);
      await this.#catchUp();
      this.#live = new Live(this.id, {
        hear: (message) => this.#hear(message),
        line: (open, again) => {
          this.connected = open;
          this.triesAt = again;
          this.lost = !open;
          if (open) this.wasConnected = true;
        },
        have: () => ({ seat: this.seat, lang: settings.lang, pace: settings.kept.pace, since: this.#eventCount, seq: this.#newest.seq, press: this.#pressCount }),
        shut: () => {
          this.connected = false;
          this.failure ??= settings.t.failed;
        },
      });
    } catch (error) {
      this.failure = sentence(error);
    }
  }

  close(): void {
    this.showing.stop();
    this.#live?.close();
  }

  /** The log and the press so far, in the language of the reader. */
  async #catchUp(): Promise<void> {
    const [log, press, marks] = await Promise.all([api.log(this.id, this.seat), api.press(this.id, this.seat), api.timeline(this.id)]);
    let lines = log.lines;
    while (lines.length < log.count) {
      const next = await api.log(this.id, this.seat, lines.length);
      if (!next.lines.length) break;
      lines = [...lines, ...next.lines];
    }
    this.log = lines;
    this.press = press.lines;
    this.marks = marks;
    this.#eventCount = lines.length;
    this.#pressCount = press.count;
  }

  /** Bots play as fast as the reader likes. */
  pace(): void {
    this.#live?.pace(settings.kept.pace);
  }

  /** Another seat of one's own, or another language. */
  async look(seat: string | null = this.seat): Promise<void> {
    this.seat = seat;
    this.choosing.reset();
    this.showing.drop();
    this.#live?.look(seat, settings.lang);
    try {
      await this.#catchUp();
      this.summary = await api.match(this.id);
      if (this.past) await this.goTo(this.past.at);
    } catch (error) {
      this.#tell(sentence(error));
    }
  }

  // -- deciding

  /** One act: all of its moves are made, or none. */
  send({ moves, refs, through = false }: Act): void {
    if (!this.shown || !this.seat || this.sending || this.past) return;
    this.#aimed = refs.findLast((ref) => ref.startsWith('place:')) ?? null;
    this.sending = this.#act({ type: 'move', seat: this.seat, ...(moves.length > 1 ? { moves, through } : { move: moves[0]! }), seq: this.shown.seq });
  }

  /** A move that no decision asks for. Null when it is made, else why not. */
  perform(move: string): Promise<Why | null> {
    if (!this.shown || !this.seat || this.past) return Promise.resolve({ rule: '', text: settings.t.failed });
    const action = this.#act({ type: 'move', seat: this.seat, move, seq: this.shown.seq });
    return new Promise((answer) => this.#performing.set(action, answer));
  }

  /** Reminds the people that are awaited. */
  async remind(): Promise<string[]> {
    if (!this.seat) return [];
    try {
      return (await api.remind(this.id, this.seat)).seats;
    } catch (error) {
      this.#tell(sentence(error));
      return [];
    }
  }

  /** The line is down: tries again at once. */
  retry(): void {
    this.#live?.retry();
  }

  undo(): void {
    if (!this.shown || !this.seat || this.sending || this.past) return;
    this.sending = this.#act({ type: 'undo', seat: this.seat, seq: this.#newest.seq });
  }

  say(text: string, to: string[] | null): void {
    if (this.seat) this.#act({ type: 'press', seat: this.seat, text, to });
  }

  #act(draft: Draft): string {
    this.notice = null;
    this.moved = false;
    return this.#live!.act(draft);
  }

  // -- looking back

  async goTo(at: number): Promise<void> {
    if (at >= this.moves) {
      this.toPresent();
      return;
    }
    const wanted = Math.max(0, at);
    this.#wanted = wanted;
    try {
      const answer = await api.scene(this.id, this.seat, wanted);
      if (this.#wanted === wanted) this.past = { at: wanted, scene: answer.scene };
    } catch (error) {
      this.#tell(sentence(error));
    }
  }

  toPresent(): void {
    this.#wanted = null;
    this.past = null;
  }

  #clocked(left: MatchSummary['clocks']): void {
    this.clocks = left ? { left, since: Date.now() } : null;
  }

  // -- news

  #hear(message: Heard): void {
    switch (message.type) {
      case 'hello':
        this.#newest = { seq: message.seq, moves: message.moves };
        this.#eventCount = message.events;
        this.#pressCount = message.press;
        if (this.log.length > message.events) this.log = this.log.slice(0, message.events);
        break;
      case 'state':
        this.#newest = { seq: message.seq, moves: message.moves };
        this.mayUndo = message.undo;
        this.#clocked(message.clocks);
        this.showing.take({ seq: message.seq, moves: message.moves, scene: message.scene, asked: Date.now() - message.waited });
        break;
      case 'events':
        this.log = [...this.log.slice(0, message.start), ...message.lines];
        this.#eventCount = message.start + message.lines.length;
        this.#mark(message.lines);
        break;
      case 'press':
        this.press = [...this.press.slice(0, message.start), ...message.lines];
        this.#pressCount = message.start + message.lines.length;
        break;
      case 'presence':
        this.online = message.online;
        this.watching = message.watching;
        break;
      case 'summary':
        this.summary = message.match;
        this.#clocked(message.match.clocks);
        break;
      case 'done':
        if (this.sending === message.action_id) this.sending = null;
        this.#answer(message.action_id, null);
        if (message.kind !== 'press') this.lastMine = message.moves;
        break;
      case 'error':
        this.#refused(message.action_id ?? null, new Refusal(message.error, message.message, message.rule));
        break;
      case 'pong':
        break;
    }
  }

  /** Tells whoever made the move himself; false if nobody did. */
  #answer(action: string | null, why: Why | null): boolean {
    const answer = action ? this.#performing.get(action) : undefined;
    if (action) this.#performing.delete(action);
    answer?.(why);
    return Boolean(answer);
  }

  #refused(action: string | null, refusal: Refusal): void {
    const text = refusal.code === 'stale' ? settings.t.stale : refusal.message;
    if (this.#answer(action, { rule: refusal.rule ?? '', text })) return;
    const at = action && this.sending === action ? this.#aimed : null;
    if (action && this.sending === action) this.sending = null;
    this.choosing.reset();
    if (!this.shown && !action) this.failure = text;
    else if (refusal.code === 'stale') {
      this.moved = true; // the strip says so, and the recap what changed
      announce(text, true);
    } else this.#tell(text, refusal.rule, at);
  }

  #tell(text: string, rule: string | null = null, at: string | null = null): void {
    this.notice = { text, rule, kind: 'error', at };
    announce(text, true);
  }

  #show(state: State): void {
    const from = this.shown ? this.told.length : Infinity;
    this.shown = state;
    this.#speak(this.told.slice(from));
    this.choosing.show(state.scene);
  }

  #speak(lines: LogLine[]): void {
    const texts = lines.map((line) => line.text).filter((text): text is string => Boolean(text));
    if (texts.length) announce(texts.slice(-6).join(' '));
  }

  #mark(lines: LogLine[]): void {
    const fresh = lines.flatMap((line) => {
      if (line.mark !== 'round' && line.mark !== 'battle' && line.mark !== 'end') return [];
      return [{ move: line.move, kind: line.mark, text: line.text ?? '', place: line.links.find((link) => link.kind === 'place')?.id ?? null }];
    });
    if (fresh.length) this.marks = { moves: this.marks.moves, marks: [...this.marks.marks.filter((m) => m.move < fresh[0]!.move), ...fresh] };
  }
}

/**
 * The line to a live table. It comes back by itself when it breaks. Whatever was sent and not yet answered is sent
 * again with the same action id, so that no move is lost and none is made twice. Of a scene only the parts that changed
 * come over the line; listeners hear whole ones.
 */

import type { ClientMessage, ServerMessage } from '../api/types';
import type { Pace } from '../lib/settings.svelte';
import type { Scene } from './scene';

/** What listeners hear: scenes are whole. */
export type Heard = Exclude<ServerMessage, { type: 'changes' }>;
type Action = Extract<ClientMessage, { action_id: string }>;
export type Draft = Action extends infer A ? (A extends Action ? Omit<A, 'action_id'> : never) : never;

export interface Listener {
  hear(message: Heard): void;
  /** Whether the line is open; if not, when it is tried again. */
  line(open: boolean, again: number | null): void;
  have(): { seat: string | null; lang: string; pace: Pace; since: number; seq: number; press: number };
  /** The server will not let us in: coming back is of no use. */
  shut(code: number): void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 25_000;
const SILENCE = 60_000;
const STEADY = 5_000; // a line that holds so long is a good one: the next break is mended quickly
const POLICY = 1008;

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
};

export class Live {
  #socket: WebSocket | null = null;
  #scene: Scene | null = null;
  #unanswered = new Map<string, Action>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly match: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#connect();
  }

  /** Sends an action; its id comes back with the answer. */
  act(draft: Draft): string {
    const action = { ...draft, action_id: newId() } as Action;
    this.#unanswered.set(action.action_id, action);
    this.#send(action);
    return action.action_id;
  }

  /** Tries at once to come back. */
  retry(): void {
    this.#again();
  }

  look(seat: string | null, lang: 'en' | 'pl'): void {
    this.#send({ type: 'look', seat, lang });
  }

  pace(pace: Pace): void {
    this.#send({ type: 'pace', pace });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #again = (): void => {
    if (document.hidden || this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const { seat, lang, pace, since, seq, press } = this.listener.have();
    const query = new URLSearchParams({ lang, pace, since: String(since), press: String(press), changes: 'true' });
    if (seat) query.set('seat', seat);
    if (seq >= 0) query.set('seq', String(seq));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live?${query}`);
    this.#socket = socket;
    let opened = 0;
    socket.onopen = () => {
      this.#heard = opened = Date.now();
      this.listener.line(true, null);
      for (const action of this.#unanswered.values()) this.#send(action);
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      const heard = message.type === 'changes' ? this.#whole(message) : message;
      if (heard.type === 'state') this.#scene = heard.scene;
      if ((message.type === 'done' || message.type === 'error') && message.action_id) this.#unanswered.delete(message.action_id);
      this.listener.hear(heard);
    };
    socket.onclose = (event) => {
      clearInterval(this.#pulse);
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (event.code === POLICY) {
        this.listener.shut(event.code);
        return;
      }
      if (opened && Date.now() - opened > STEADY) this.#tries = 0;
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
      this.listener.line(false, Date.now() + wait);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** The whole scene, from its changes. */
  #whole({ parts, ...more }: Extract<ServerMessage, { type: 'changes' }>): Heard {
    return { ...more, type: 'state', scene: { ...this.#scene!, ...parts } };
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: 'ping' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

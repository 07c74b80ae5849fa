/** What somebody points at, and when something is said about it: a whisper soon, a note after a while or when asked for. */

import type { Spot } from '../map/types';

const ASK = 60; // milliseconds until the server is asked
const WHISPER = 120;
const NOTE = 700;
const LEAVE = 450; // a note stays so long after the pointer has gone, so that it can be reached

export interface Pointed {
  ref: string;
  option: number | null; // a button: the number of its option
  piece: string | null; // the one that has something to tell
  means: string | null; // what a click there points at, if it is not that itself
  at: Spot; // in pixels of the window
  focus: boolean; // by the keyboard
}

/** A place of the map, and a piece there that has something to tell. */
export const placePointed = (place: string, piece: string | undefined, at: Spot): Pointed => ({ ref: `place:${place}`, option: null, piece: piece ?? null, means: null, at, focus: false });

const same = (a: Pointed | null, b: Pointed | null): boolean => a?.ref === b?.ref && a?.option === b?.option && a?.piece === b?.piece && a?.means === b?.means;

export class Whispers {
  pointed = $state.raw<Pointed | null>(null);
  /** What is asked about: it is not shown before `whispering`. */
  asked = $state.raw<Pointed | null>(null);
  whispering = $state(false);
  note = $state.raw<Pointed | null>(null);
  pinned = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #tapped = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or the focus has come to something, or to nothing. */
  point(to: Pointed | null): void {
    if (to && same(to, this.pointed)) return;
    this.#stop();
    this.pointed = to;
    this.asked = null;
    this.whispering = false;
    if (!to) {
      this.#leave();
      return;
    }
    this.#after(ASK, () => (this.asked = this.pointed));
    this.#after(WHISPER, () => (this.whispering = true));
    if (this.pinned) return;
    if (same(to, this.note)) clearTimeout(this.#leaving);
    else this.#leave();
    this.#after(NOTE, () => this.#show());
  }

  /** The pointer moves on over the same thing. */
  move(at: Spot): void {
    if (!this.pointed || this.pointed.focus) return;
    this.pointed = { ...this.pointed, at };
    if (this.asked) this.asked = this.pointed;
  }

  /** The note about what is pointed at, or none. */
  toggle(): boolean {
    if (this.note) this.drop();
    else if (this.pointed) this.#show();
    else return false;
    return true;
  }

  /** Keeps a note; one that was asked for by a tap goes with the question. */
  pin(what: Pointed | null = null): void {
    this.#tapped = what !== null;
    this.#stop();
    this.whispering = false;
    this.note = what ?? this.note;
    this.pinned = Boolean(this.note);
  }

  /** Another question is asked: only what somebody keeps is still said. */
  turn(): void {
    if (this.pinned && this.#tapped) this.drop();
    if (this.pinned) return;
    if (this.whispering) this.#stop();
    this.note = null;
  }

  /** The pointer is over the note itself. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(): void {
    this.point(null);
  }

  /** Nothing is said until something else is pointed at; true if somebody had kept a note. */
  drop(): boolean {
    this.#stop();
    const kept = this.pinned;
    this.asked = this.note = null;
    this.whispering = this.pinned = false;
    return kept;
  }

  #show(): void {
    clearTimeout(this.#leaving);
    this.note = this.pointed;
    this.pinned = false;
  }

  #leave(): void {
    clearTimeout(this.#leaving);
    if (this.note && !this.pinned) this.#leaving = setTimeout(() => (this.note = this.pinned ? this.note : null), LEAVE);
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    clearTimeout(this.#leaving);
  }
}

/**
 * A proposal that is being drawn up: what was chosen so far, and the move it makes. What there is to choose comes with
 * the scene; whether it is allowed the server decides.
 */

import { plain } from '../lib/plain';
import type { Clause, ClauseChoice, ClauseField, Draft, Place, Why } from './scene';

export interface Written {
  key: number;
  kind: string;
  values: string[]; // one for each field
}

/** A field that waits for a place of the map. */
export interface Picking {
  clause: number;
  field: number;
}

/** The place with a name, however it is spelled. */
export const placeNamed = (places: Place[], name: string): Place | undefined => places.find((p) => [p.name, p.printed ?? ''].some((one) => plain(one) === plain(name)));

export const fits = (field: ClauseField, value: string): boolean => (field.place ? value !== '' : Boolean(field.choices?.some((c) => c.value === value)));

export class Drafting {
  open = $state(false);
  seats = $state.raw<string[]>([]);
  clauses = $state<Written[]>([]);
  words = $state('');
  term = $state('');
  picking = $state.raw<Picking | null>(null);
  /** Why something was refused, and of which proposal; null: of this one. */
  refusal = $state.raw<{ why: Why; of: number | null } | null>(null);
  #next = 1;

  add(kind: Clause): Written {
    const clause = { key: this.#next++, kind: kind.id, values: kind.fields.map((field) => field.choices?.[0]?.value ?? '') };
    this.clauses.push(clause);
    return clause;
  }

  remove(key: number): void {
    this.clauses = this.clauses.filter((clause) => clause.key !== key);
    if (this.picking?.clause === key) this.picking = null;
  }

  toggle(seat: string): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((s) => s !== seat) : [...this.seats, seat];
  }

  /** A place was chosen on the map. */
  pick(place: string): void {
    const clause = this.clauses.find((one) => one.key === this.picking?.clause);
    if (clause && this.picking) clause.values[this.picking.field] = place;
    this.picking = null;
  }

  clear(): void {
    this.open = false;
    this.seats = [];
    this.clauses = [];
    this.words = '';
    this.term = '';
    this.picking = null;
    this.refusal = null;
  }

  /** Who has to sign because of the clauses. */
  bound(draft: Draft): string[] {
    return [...new Set(this.#chosen(draft).flatMap((choice) => choice.seats ?? []))];
  }

  /** How long all of it may run: at least as long as its clauses. */
  terms(draft: Draft): ClauseChoice[] {
    const all = draft.term.choices ?? [];
    const first = Math.max(0, ...this.#chosen(draft).map((choice) => all.findIndex((one) => one.value !== '' && one.value === choice.term)));
    return all.filter((one, i) => one.value === '' || i >= first);
  }

  #chosen(draft: Draft): ClauseChoice[] {
    return this.clauses.flatMap((clause) => {
      const fields = draft.kinds.find((kind) => kind.id === clause.kind)?.fields ?? [];
      return fields.flatMap((field, i) => field.choices?.find((choice) => choice.value === clause.values[i]) ?? []);
    });
  }

  /** The move; null while something is still to be chosen. */
  move(draft: Draft): string | null {
    const written: string[] = [];
    for (const clause of this.clauses) {
      const kind = draft.kinds.find((one) => one.id === clause.kind);
      if (!kind || !kind.fields.every((field, i) => fits(field, clause.values[i] ?? ''))) return null;
      written.push(kind.pattern.replace(/\{(\d)\}/g, (_, n: string) => clause.values[Number(n)]!));
    }
    const words = this.words.trim().replace(/\s+/g, ' ');
    const part = (pattern: string, value: string): string => (value ? pattern.replace('{}', () => value) : '');
    const parts: Record<string, string> = {
      to: part(draft.move.to, this.seats.join(', ')),
      until: words && this.terms(draft).some((one) => one.value === this.term) ? part(draft.move.until, this.term) : '',
      clauses: written.join('; '),
      words: part(draft.move.words, words),
    };
    return draft.move.whole.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '').trim();
  }
}

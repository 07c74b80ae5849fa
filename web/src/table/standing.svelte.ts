/** Where a live table stands, for its strip: who is awaited, what is said, and what there is to do besides the options. */

import { settings } from '../lib/settings.svelte';
import type { Doors } from './doors.svelte';
import type { Drafting } from './drafting.svelte';
import { awaited, type Says, saysOf, type Special } from './says';
import type { Table } from './table.svelte';

interface Given {
  table: Table;
  active: boolean; // neither looking back nor set apart
  drafting: Drafting;
  doors: Doors;
  toSign: number;
  look: (seat: string) => void; // as another seat at this screen
}

export class Standing {
  #given: () => Given;
  #table: Table;

  constructor(table: Table, given: () => Omit<Given, 'table'>) {
    this.#table = table;
    this.#given = () => ({ table, ...given() });
  }

  waiting = $derived.by(() => (this.#table.scene ? awaited(this.#table.scene) : []));
  peopleWait = $derived.by(() => this.waiting.some((one) => this.#table.summary?.seats.find((s) => s.id === one)?.kind !== 'bot'));
  lost = $derived.by(() => !this.#table.connected && this.#table.wasConnected);
  /** Another seat at this screen that is asked. */
  next = $derived.by(() => {
    const { seat, mySeats } = this.#table;
    return (this.#given().active && seat && !this.waiting.includes(seat) && mySeats.find((s) => s !== seat && this.waiting.includes(s))) || null;
  });

  title(seat: string): string {
    return this.#table.summary?.seats.find((s) => s.id === seat)?.title ?? seat;
  }

  says = $derived.by<Says | null>(() => {
    const { table, active, drafting } = this.#given();
    const { scene, choosing, summary, seat, past } = table;
    if (!scene) return null;
    return saysOf({ scene, choosing, summary, seat, active, past: past && { at: table.at, of: table.moves }, lost: this.lost, sending: Boolean(table.sending), picking: Boolean(drafting.picking), next: this.next, t: settings.t });
  });

  specials = $derived.by<Special[]>(() => {
    const { table, drafting, doors, toSign, look } = this.#given();
    const { t } = settings;
    const next = this.next;
    if (table.past) return [{ id: 'present', text: t.toPresent, key: 'Esc', tone: 'gold', act: () => table.toPresent() }];
    const found: Special[] = [];
    if (this.lost) found.push({ id: 'try', text: t.tryNow, act: () => table.retry() });
    if (drafting.picking) found.push({ id: 'stop', text: t.stopPicking, act: () => void (drafting.picking = null) });
    if (toSign && doors.open !== 'negotiations') found.push({ id: 'sign', text: t.toSignShort(toSign), act: () => doors.show('negotiations') });
    if (next) found.push({ id: 'hand-over', text: t.handOverGo(this.title(next)), tone: 'gold', act: () => look(next) });
    return found;
  });
}

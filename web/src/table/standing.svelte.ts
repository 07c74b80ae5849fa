/** Where a live table stands, for its strip: who is awaited, what is said, and what there is to do besides the options. */

import { settings } from '../lib/settings.svelte';
import type { Doors } from './doors.svelte';
import type { Drafting } from './drafting.svelte';
import { awaited, type Says, saysOf, type Special } from './says';
import { announce } from '../ui/announcer.svelte';
import type { Table } from './table.svelte';

const TICK = 500; // milliseconds

interface Given {
  table: Table;
  active: boolean; // neither looking back nor set apart
  drafting: Drafting;
  doors: Doors;
  toSign: number;
  told: (() => void) | null; // shows what happened, if there is something
  look: (seat: string) => void; // as another seat at this screen
  affairs: () => void; // shows what is proposed
}

export class Standing {
  #given: () => Given;
  #table: Table;
  #now = $state(0); // while the line is down
  #reminded = $state<number | null>(null); // at which move

  constructor(table: Table, given: () => Omit<Given, 'table'>) {
    this.#table = table;
    this.#given = () => ({ table, ...given() });
    $effect(() => {
      if (!this.lost) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  waiting = $derived.by(() => (this.#table.scene ? awaited(this.#table.scene) : []));
  peopleWait = $derived.by(() => this.waiting.some((one) => this.#table.summary?.seats.find((s) => s.id === one)?.kind !== 'bot'));
  lost = $derived.by(() => !this.#table.connected && this.#table.wasConnected);
  /** Another seat at this screen that is asked. */
  next = $derived.by(() => {
    const { seat, mySeats } = this.#table;
    return (this.#given().active && seat && !this.waiting.includes(seat) && mySeats.find((s) => s !== seat && this.waiting.includes(s))) || null;
  });

  /** People elsewhere that the table waits for. */
  #away = $derived.by(() => this.waiting.filter((one) => this.#table.summary?.seats.some((s) => s.id === one && s.kind === 'person' && !s.yours)));
  #tries = $derived.by(() => {
    const left = Math.ceil(((this.#table.triesAt ?? 0) - this.#now) / 1000);
    return left > 0 ? settings.t.triesIn(left) : settings.t.triesNow;
  });

  async remind(): Promise<void> {
    const seats = await this.#table.remind();
    if (!seats.length) return;
    this.#reminded = this.#table.moves;
    announce(settings.t.reminded(seats.map((one) => this.title(one)).join(', ')));
  }

  title(seat: string): string {
    return this.#table.summary?.seats.find((s) => s.id === seat)?.title ?? seat;
  }

  says = $derived.by<Says | null>(() => {
    const { table, active, drafting } = this.#given();
    const { scene, choosing, summary, seat, past } = table;
    if (!scene) return null;
    return saysOf({ scene, choosing, summary, seat, active, past: past && { at: table.at, of: table.moves }, lost: this.lost ? this.#tries : null, moved: table.moved && !choosing.picked.length, sending: Boolean(table.sending), picking: Boolean(drafting.picking), next: this.next, t: settings.t });
  });

  specials = $derived.by<Special[]>(() => {
    const { table, drafting, doors, toSign, told, look, affairs } = this.#given();
    const { t } = settings;
    const next = this.next;
    if (table.past) return [{ id: 'present', text: t.toPresent, key: 'Esc', tone: 'gold', act: () => table.toPresent() }];
    const found: Special[] = [];
    if (this.lost) found.push({ id: 'try', text: t.tryNow, act: () => table.retry() });
    if (drafting.picking) found.push({ id: 'stop', text: t.stopPicking, act: () => void (drafting.picking = null) });
    if (toSign && doors.open !== 'negotiations') found.push({ id: 'sign', text: t.toSignShort(toSign), act: () => doors.show('negotiations') });
    if (this.#away.length && table.seat && !this.waiting.includes(table.seat) && !this.lost && this.#reminded !== table.moves) found.push({ id: 'remind', text: t.remind, hint: t.remindHint, act: () => void this.remind() });
    const asked = table.summary?.affairs;
    if (asked?.paused && !this.lost) found.push({ id: 'paused', text: t.pausedNow, tone: 'gold', act: affairs });
    else if (asked?.proposals.some((one) => one.may_answer) && !this.lost) found.push({ id: 'proposal', text: t.proposalWaits, tone: 'gold', act: affairs });
    if (told && !table.yourTurn && !next && !this.lost) found.push({ id: 'recap', text: t.whatHappened, key: 'W', act: told });
    if (next) found.push({ id: 'hand-over', text: t.handOverGo(this.title(next)), tone: 'gold', act: () => look(next) });
    return found;
  });
}

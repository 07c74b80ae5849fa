/** The doors of a live table: which there are, what is written on them, and how much is new behind each. */

import { untrack } from 'svelte';
import { room } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import { type Door, doorName, type Doors } from './doors.svelte';
import type { PressBox } from './press.svelte';
import { kindOf, type Scene } from './scene';
import type { Table } from './table.svelte';

const MOST = 99; // news that a door counts

interface Given {
  table: Table;
  scene: Scene | null;
  doors: Doors;
  box: PressBox;
  active: boolean;
}

export class Doorways {
  #given: () => Given;
  #read = $state(0); // lines of the log that were there when it was last looked at

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      if (given().doors.open === 'log' || !this.#read) this.#read = this.#lines;
    });
    this.#makeWay();
  }

  /** On a phone the hand lies over the board: it goes when an answer out of it leads to a question about the board. */
  #makeWay(): void {
    let asked = false; // before
    $effect(() => {
      const { table, doors } = this.#given();
      if (!table.choosing.questions) return;
      untrack(() => {
        const prompt = table.choosing.scene?.prompt;
        const onBoard = prompt?.options?.some((option) => option.refs?.some((ref) => ['place', 'piece'].includes(kindOf(ref))));
        if (asked && prompt?.yours && onBoard && room.phone && doors.open === 'hand') doors.close();
        asked = Boolean(prompt?.yours);
      });
    });
  }

  #scene = $derived.by(() => this.#given().scene);
  #lines = $derived.by(() => (this.#given().table.shown ? this.#given().table.told.filter((line) => line.text).length : 0));
  /** Whether something lies on the table away from the hand. */
  laid = $derived(Boolean(this.#scene && (this.#scene.displays.length || this.#scene.rows.some((row) => row.near === false))));
  /** Treaties that wait for the reader's name. */
  toSign = $derived.by(() => (this.#given().active ? (this.#scene?.negotiations?.proposals.filter((one) => one.waiting).length ?? 0) : 0));

  names = $derived.by<[Door, string][]>(() => {
    const { t } = settings;
    const titles = this.#scene?.head.titles;
    const found: [Door, string][] = [['powers', doorName(titles?.powers, t.powers)]];
    if (this.laid) found.push(['table', titles?.table ?? t.table]);
    found.push(['log', t.log], ['press', t.press]);
    if (this.#scene?.negotiations) found.push(['negotiations', t.negotiations]);
    found.push(['rules', t.rules]);
    if (room.small || room.layout === 'short') found.push(['hand', t.hand], ['menu', t.menu]);
    return found;
  });

  counts = $derived.by<Partial<Record<Door, number>>>(() => {
    const { table, doors, box } = this.#given();
    const fresh = doors.open === 'log' || !this.#read ? 0 : this.#lines - this.#read;
    return { press: box.unread(table.press, table.seat), negotiations: this.toSign, log: Math.min(MOST, Math.max(0, fresh)) };
  });
}

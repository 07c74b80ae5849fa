/**
 * Where the options of a question stand: the one that ends the step is the primary button; those that belong to nothing
 * one can point at are buttons of the strip, or of the bubble at what was pointed at; all others are lit, and in a list.
 */

import { listing } from '../lib/listing.svelte';
import { room } from '../lib/room.svelte';
import { laid } from '../stage/laid.svelte';
import type { Act } from './acts';
import type { Acting } from './acting.svelte';
import type { Choosing, Group } from './choosing.svelte';
import { kindOf, type Option } from './scene';

const IN_STRIP = { wide: 3, tablet: 2, short: 1, phone: 3, tiny: 0 }; // buttons at most
const LETTERS = { wide: 54, tablet: 34, short: 18, phone: 90, tiny: 0 }; // in all of them
const IN_BUBBLE = 4;

export class Offer {
  #acting: () => Acting;
  #active: () => boolean;
  /** What somebody has opened or closed himself; null: as the question needs it. */
  #opened = $state.raw<{ of: unknown; yes: boolean } | null>(null);

  constructor(acting: () => Acting, active: () => boolean) {
    this.#acting = acting;
    this.#active = active;
  }

  acting = $derived.by(() => this.#acting());
  choosing = $derived.by<Choosing>(() => this.acting.choosing);
  asked = $derived.by(() => this.#active() && this.choosing.asked);
  /** What the gold button does: it was raised, or put together with steppers. */
  ready = $derived<Act | null>(this.asked ? this.acting.ready : null);
  #raised = $derived(this.asked && this.choosing.ready !== null);
  primary = $derived(this.asked ? this.choosing.primary : null);
  #loose = $derived(this.asked && !this.#raised ? this.choosing.loose.filter((o) => o !== this.primary && !(this.rows.length && this.acting.order.holds(o))) : []);
  /** Steppers, the kinds of things that what was chosen can do, its standing wishes, and answers to what would be asked. */
  rows = $derived(this.asked && !this.#raised && room.layout !== 'tiny' ? this.acting.order.rows : []);
  kinds = $derived(this.asked && !this.#raised ? this.choosing.kinds : []);
  wishes = $derived(this.asked && !this.#raised && this.choosing.wishing ? (this.choosing.scene?.prompt?.wishes ?? []) : []);
  answers = $derived<Act[]>(this.asked && !this.#raised ? this.choosing.answers : []);

  /** The thing on the map that the choice is about now, for the bubble. */
  anchor = $derived.by<string | null>(() => {
    const onMap = (ref: string): boolean => ['piece', 'place'].includes(kindOf(ref));
    const picked = this.choosing.picked.filter(onMap);
    if (this.choosing.picked.length) return picked.at(-1) ?? this.choosing.picked.at(-1)!;
    if (this.acting.order.first) return this.acting.order.first;
    return this.#loose[0]?.refs?.find((ref) => onMap(ref) && this.#loose.every((o) => o.refs?.includes(ref))) ?? null;
  });

  /** Options that stand in the bubble as buttons. */
  bubble = $derived(this.anchor && room.layout !== 'tiny' && !listing.on && !this.answers.length && this.kinds.length + this.#loose.length <= IN_BUBBLE && (this.choosing.picked.length > 0 || !this.rows.length) ? this.#loose : []);
  /** Whether there is a bubble at all. */
  bubbling = $derived(!listing.on && (this.rows.length > 0 || (Boolean(this.anchor) && room.layout !== 'tiny' && this.bubble.length + this.kinds.length + this.answers.length + this.wishes.length > 0)));

  /** Whether most of what may be chosen is neither a place nor a piece. */
  #elsewhere = $derived(this.choosing.left.filter((o) => o.refs?.some((ref) => ['place', 'piece'].includes(kindOf(ref)))).length * 2 < this.choosing.left.length);

  strip = $derived.by<Option[]>(() => {
    if (listing.on || this.bubble.length || this.choosing.picked.length) return [];
    const most = room.phone && !this.#elsewhere ? 1 : IN_STRIP[room.layout]; // more would lie over what is lit
    const fits = this.#loose.length <= most && this.#loose.reduce((sum, o) => sum + o.text.length, 0) <= LETTERS[room.layout];
    return fits ? this.#loose : [];
  });

  /** All that is neither in the strip nor in the bubble, in groups when there are many. */
  groups = $derived<Group[]>(this.asked && !this.#raised ? this.choosing.steps : []);
  rest = $derived.by<Option[]>(() => {
    if (!this.asked || this.#raised) return [];
    const shown = new Set([...this.strip, ...this.bubble, this.primary]);
    return this.choosing.buttons.filter((o) => !shown.has(o));
  });
  /** How much of it lies behind a button; in list mode the lists have it all. */
  more = $derived(listing.on ? 0 : this.groups.reduce((sum, group) => sum + group.members.length, 0) + this.rest.length);

  /** Whether nothing of it can be pointed at: then the list is the only way to choose. */
  #needed = $derived(this.rest.length > 0 && this.#loose.length > this.strip.length + this.bubble.length && this.#loose.length + (this.primary ? 1 : 0) >= this.choosing.left.length);

  /** Whether it lies in a drawer: a phone has neither fan nor rail. */
  #away = $derived(room.phone && !laid.row && this.#elsewhere);

  open = $derived(this.more > 0 && (this.#opened?.of === this.choosing.scene?.prompt ? this.#opened!.yes : this.#needed || this.#away || this.choosing.changing));

  toggle(): boolean {
    if (!this.more) return false;
    this.#opened = { of: this.choosing.scene?.prompt, yes: !this.open };
    return true;
  }

  close(): boolean {
    if (!this.open || this.#needed) return false;
    this.#opened = { of: this.choosing.scene?.prompt, yes: false };
    return true;
  }
}

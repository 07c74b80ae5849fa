/** Opens the end page when a match ends before one's eyes, as soon as its last event has been told. */

import { router } from '../lib/router.svelte';

const PAUSE = 1500; // milliseconds after the last event

/** To be called by the page of a table: whether the match is over (null: not known yet), and whether it is still being told. */
export function openEnd(look: () => { over: boolean | null; telling: boolean; href: string }): void {
  let played = false; // it was not over when one came
  $effect(() => {
    const { over, telling, href } = look();
    if (over === false) played = true;
    if (!over || telling || !played) return;
    const timer = setTimeout(() => router.go(href), PAUSE);
    return () => clearTimeout(timer);
  });
}

/** Calls the reader when a decision is his: title of the page, sound, notification. To be called by the page of a table. */

import { untrack } from 'svelte';
import { callBack } from '../lib/call';
import { settings } from '../lib/settings.svelte';
import type { Table } from './table.svelte';

export function calling(table: Table): void {
  let called = false;
  const title = $derived(table.yourTurn ? `● ${settings.t.yourDecision}` : (table.scene?.head.title ?? settings.t.app));
  $effect(() => {
    const { app } = settings.t;
    document.title = `${title} · ${app}`;
    return () => (document.title = app);
  });
  $effect(() => {
    const turn = table.yourTurn;
    if (turn && !called) untrack(() => callBack(table.shown?.scene.prompt?.text ?? ''));
    called = turn;
  });
  let heard = Infinity; // lines of the press
  $effect(() => {
    const { press } = table;
    const fresh = press.slice(heard).find((line) => line.system);
    heard = press.length;
    if (fresh && untrack(() => table.yourTurn)) callBack(fresh.text); // somebody reminds the reader
  });
}

/** The client as an app: its worker, the number of waiting decisions on its icon, whether the server can be reached. */

import { api } from '../api/client';
import { person } from './person.svelte';

class App {
  online = $state(navigator.onLine);
  waiting = $state(0);

  /** A server on one's own machine is never away: it needs no worker. */
  begin(): void {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    if (person.session?.mode !== 'hosted') return;
    void this.count();
    if (!('serviceWorker' in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined); // without it all works but offline
    document.addEventListener('visibilitychange', () => !document.hidden && void this.count());
    setInterval(() => !document.hidden && void this.count(), 60_000);
  }

  /** How many matches wait for whoever uses this browser. */
  async count(): Promise<void> {
    if (!person.mayPlay) return this.#show(0);
    try {
      this.#show((await api.waiting()).length);
    } catch {
      // what was known stays
    }
  }

  #later: ReturnType<typeof setTimeout> | undefined;

  /** Somebody has decided something here: perhaps one match less waits. */
  decided(): void {
    if (person.session?.mode !== 'hosted') return;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.count(), 1500);
  }

  #show(count: number): void {
    this.waiting = count;
    const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    void done?.catch(() => undefined);
  }

  /** Somebody signs out: nothing of it stays in this browser. */
  forget(): void {
    this.#show(0);
    void navigator.serviceWorker?.ready.then((worker) => worker.active?.postMessage('forget')).catch(() => undefined);
  }
}

export const app = new App();

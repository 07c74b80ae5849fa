/** Who is sitting at this browser. */

import { api } from '../api/client';
import type { SessionInfo } from '../api/types';

class Person {
  session = $state.raw<SessionInfo | null>(null);
  failed = $state(false);

  /** In local mode everybody at this machine may play; on a server one signs in first. */
  get mayPlay(): boolean {
    return this.session !== null && (this.session.mode === 'local' || this.session.account !== null);
  }

  async load(): Promise<void> {
    try {
      this.session = await api.session();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const person = new Person();

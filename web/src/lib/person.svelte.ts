/** Who is sitting at this browser. */

import { api } from '../api/client';
import type { CreatedMatch, NewMatch, SessionInfo } from '../api/types';

class Person {
  session = $state.raw<SessionInfo | null>(null);
  failed = $state(false);

  /** In local mode everybody at this machine may play; on a server one signs in first. */
  get mayPlay(): boolean {
    return this.session !== null && (this.session.mode === 'local' || this.session.account !== null);
  }

  /** Whoever has no account may still begin a match against bots. */
  get mayBegin(): boolean {
    return this.mayPlay || this.session?.guests === true;
  }

  /** A new match; a visitor who begins one is a guest from then on. */
  async create(body: NewMatch): Promise<CreatedMatch> {
    const made = await api.create(body);
    if (!this.mayPlay && !this.session?.guest) await this.load();
    return made;
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

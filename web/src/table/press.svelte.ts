/** Which channel is open and how much of each has been read; kept in this browser. */

import type { PressLine } from '../api/types';

/** The other correspondents of a line, joined; '' is the public channel. */
export const channelOf = (line: PressLine, seat: string | null): string => {
  if (!line.to) return '';
  const circle = new Set([...line.to, ...(line.seat ? [line.seat] : [])]);
  if (seat) circle.delete(seat);
  return [...circle].sort().join('+');
};

export class PressBox {
  open = $state('');
  #key: string;
  #read = $state<Record<string, number>>({});

  constructor(match: string, seat: string | null) {
    this.#key = `chancellery.read.${match}.${seat ?? ''}`;
    try {
      this.#read = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, number>;
    } catch {
      this.#read = {};
    }
  }

  channels(lines: PressLine[], seat: string | null): Map<string, { unread: number }> {
    const found = new Map<string, { unread: number }>([['', { unread: 0 }]]);
    for (const line of lines) {
      const id = channelOf(line, seat);
      const channel = found.get(id) ?? { unread: 0 };
      if (!line.system && line.seat !== seat && line.n > (this.#read[id] ?? -1)) channel.unread++;
      found.set(id, channel);
    }
    return found;
  }

  unread(lines: PressLine[], seat: string | null): number {
    return [...this.channels(lines, seat).values()].reduce((sum, c) => sum + c.unread, 0);
  }

  read(lines: PressLine[]): void {
    const last = lines.at(-1)?.n ?? -1;
    if (last <= (this.#read[this.open] ?? -1)) return;
    this.#read = { ...this.#read, [this.open]: last };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#read));
    } catch {
      // not kept: the marks come back with the next visit
    }
  }
}

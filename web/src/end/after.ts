/** Calls about what is told after a match. */

import { call, get, post } from '../api/client';
import type { components } from '../api/schema';

export type AfterMatch = components['schemas']['AfterMatch'];

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const after = {
  look: (id: string) => get<AfterMatch>(`${at(id)}/after`),
  say: (id: string, text: string, move: number | null) => post<AfterMatch>(`${at(id)}/comments`, { text, move }),
  remove: (id: string, comment: string) => call<AfterMatch>('DELETE', `${at(id)}/comments/${comment}`),
};

/** Times as people here read them, and as forms take them. */

export const moment = (date: string, lang: string): string => new Date(date).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });

/** For an input of type datetime-local. */
export function local(date: string | null | undefined): string {
  if (!date) return '';
  const there = new Date(date);
  return new Date(there.getTime() - there.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromLocal = (typed: string): string | null => (typed ? new Date(typed).toISOString() : null);

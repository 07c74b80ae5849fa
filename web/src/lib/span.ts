/** How long something has taken, in as few characters as can be read. */

export interface SpanWords {
  spanHours: (hours: number, minutes: number) => string;
  spanDays: (days: number, hours: number) => string;
}

export function span(milliseconds: number, words: SpanWords): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return words.spanDays(Math.floor(hours / 24), hours % 24);
  if (hours) return words.spanHours(hours, minutes % 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

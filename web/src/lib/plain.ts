/** Words as they are searched: small letters without diacritics, as many people type them. */

import type { Place } from '../table/scene';

export const plain = (words: string): string => words.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a place is looked for, by its name or by that on the printed board. */
export const meant = (place: Place, words: string): boolean => [place.name, place.printed ?? ''].some((name) => plain(name).includes(plain(words)));

/** "Wrocław (Breslau)", where the printed board has another name. */
export const bothNames = (place: Place): string => (place.printed ? `${place.name} (${place.printed})` : place.name);

/** Short words and numbers stay on the line of what they belong to: "w Wiedniu", "3 karty". */

const SHORT = /(?<=^|[\s(„“"])([aiouwz]) (?=\S)/giu;
const NUMBER = /(?<=^|[\s(„“"+−–])(\d+) (?=\p{Ll})/gu;

export const bound = (text: string): string => text.replace(SHORT, '$1\u00a0').replace(NUMBER, '$1\u00a0');

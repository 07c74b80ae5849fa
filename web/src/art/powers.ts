/** How each power is told apart: a colour, the colour of a letter on it, and a pattern for those who cannot see the colour. */

export type Pattern =
  | 'plain' | 'diagonal' | 'edge' | 'dots' | 'horizontal' | 'chevrons' | 'crosshatch'
  | 'vertical' | 'wave' | 'checks' | 'crosses';

export interface PowerArt {
  letter: string; // where no scene gives one in the reader's language
  fill: string;
  ink: string; // of letters on the fill: at least 4.5:1
  pattern: Pattern;
}

const POWERS: Record<string, PowerArt> = {};
const LANDS: Record<string, PowerArt> = {};

const UNKNOWN: PowerArt = { letter: '?', fill: '#6f695d', ink: '#fbf8ef', pattern: 'plain' };

/** Also of lands of no power that a map tells apart; one that has no art is left as paper. */
export const landArt = (id: string): PowerArt | undefined => POWERS[id] ?? LANDS[id];

export const powerArt = (id: string | null | undefined): PowerArt => (id && POWERS[id]) || UNKNOWN;

/** A pale power has a rim, a band and a frontier of two colours like a rope, so that it is seen on paper. */
export const isRoped = (art: PowerArt): boolean => art.pattern === 'edge';

/** What the games bring. */
export function learnPowers(powers: Record<string, PowerArt>, lands: Record<string, PowerArt> = {}): void {
  Object.assign(POWERS, powers);
  Object.assign(LANDS, lands);
}

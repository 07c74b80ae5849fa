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

const PAPER = '#fbf8ef';
const INK = '#2f2a24';

export const POWERS: Record<string, PowerArt> = {
  britain: { letter: 'B', fill: '#b23a32', ink: PAPER, pattern: 'plain' },
  france: { letter: 'F', fill: '#2f5d9b', ink: PAPER, pattern: 'diagonal' },
  austria: { letter: 'A', fill: '#f4f1e6', ink: INK, pattern: 'edge' },
  prussia: { letter: 'P', fill: '#3b3b3f', ink: PAPER, pattern: 'dots' },
  russia: { letter: 'R', fill: '#4c7a43', ink: PAPER, pattern: 'horizontal' },
  ottoman: { letter: 'O', fill: '#d07f2c', ink: '#1f1a12', pattern: 'chevrons' },
  italy: { letter: 'I', fill: '#8f2f45', ink: PAPER, pattern: 'crosshatch' },
  spain: { letter: 'S', fill: '#d9b93b', ink: INK, pattern: 'vertical' },
  usa: { letter: 'U', fill: '#2e6e62', ink: PAPER, pattern: 'horizontal' },
  sweden: { letter: 'W', fill: '#1f3a66', ink: PAPER, pattern: 'wave' },
  poland: { letter: 'L', fill: '#a8324a', ink: PAPER, pattern: 'checks' },
  protestants: { letter: 'T', fill: '#6f4a86', ink: PAPER, pattern: 'crosses' },
  bavaria: { letter: 'V', fill: '#d98f3a', ink: '#1f1a12', pattern: 'plain' },
  saxony: { letter: 'X', fill: '#5f8f5a', ink: '#10160f', pattern: 'plain' },
  pragmatic: { letter: 'G', fill: '#8a8a86', ink: '#141413', pattern: 'plain' },
};

const UNKNOWN: PowerArt = { letter: '?', fill: '#7a7468', ink: PAPER, pattern: 'plain' };

// Seats that are no power: several powers together, or a player who gets powers only at the table.
POWERS.grand_coalition = { letter: 'G', fill: '#6b4f2a', ink: PAPER, pattern: 'plain' };
for (const n of [1, 2, 3, 4, 5]) POWERS[`player_${n}`] = { ...UNKNOWN, letter: String(n) };

for (const n of ['a', 'b']) POWERS[`player_${n}`] = { ...UNKNOWN, letter: n.toUpperCase() };
// A ruler wears the colours of his first power.
for (const [ruler, power] of [['louis_xv', 'france'], ['frederick_ii', 'prussia'], ['maria_theresa', 'austria']] as const) POWERS[ruler] = POWERS[power]!;

/** Lands of no power that a map tells apart; one that is not here is left as paper. */
const LANDS: Record<string, PowerArt> = {
  silesia: { letter: '', fill: '#cfae3a', ink: INK, pattern: 'plain' },
  empire: { letter: '', fill: '#9c8a63', ink: INK, pattern: 'plain' },
};

export const landArt = (id: string): PowerArt | undefined => POWERS[id] ?? LANDS[id];

export const powerArt = (id: string | null | undefined): PowerArt => (id && POWERS[id]) || UNKNOWN;

/** Powers of games that the client does not know by itself. */
export function learnPowers(found: Record<string, PowerArt>): void {
  for (const [id, art] of Object.entries(found)) POWERS[id] ??= art;
}

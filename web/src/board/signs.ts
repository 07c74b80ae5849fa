/** Small drawings inside the spaces, around 0,0 and some 16 units wide; lines, filled only where `fill` says so. */

export interface Sign {
  d: string;
  fill?: string;
}

export const SIGNS: Record<string, Sign> = {
  // what is traded
  furs: { d: 'M-2.4-7L0-4.6L2.4-7L3.4-4L6.4-3.2L5-.6L6.2 4.6L3 3.4L1.6 7H-1.6L-3 3.4L-6.2 4.6L-5-.6L-6.4-3.2L-3.4-4z' },
  spice: { d: 'M1.6-4.4C4.6-3.4 5.4.4 3.6 3.4C1.8 6.2-2.4 7.4-5.4 6.8C-2.6 5.6-1.6 3.4-1.8.4C-2-2.6-.8-4.8 1.6-4.4zM1.8-4.4C1.8-5.8 2.6-6.8 4.2-7' },
  fish: { d: 'M-7.4-3.4L-4.4 0L-7.4 3.4M-4.4 0C-1.4-4.4 4.2-4.4 7.2 0C4.2 4.4-1.4 4.4-4.4 0', fill: 'M4.6-1.2A.9.9 0 1 1 4.5-1.2z' },
  tobacco: { d: 'M-5.6 6.6C-6-.2-1.6-5.4 6.2-7C6.6.4 2.6 5.4-3.8 4.8M-6.6 7.4L3.6-4.4M-2.2 2.4H1.8M.2-.4H3.8' },
  sugar: { d: 'M-3.4 7L-1.6-4.4C-1.2-7 1.2-7 1.6-4.4L3.4 7zM-2.9 3.4H2.9M-2.3-.2H2.3M-1.8-3.4H1.8' },
  cotton: { d: 'M0 2.2C-2.6 4.6-6.6 3-6.2-.4C-6-2.8-3.8-3.6-2.6-3C-2.4-6.6 2.4-6.6 2.6-3C3.8-3.6 6-2.8 6.2-.4C6.6 3 2.6 4.6 0 2.2zM0 2.2V7.2M0 7.2C-2 7-3.4 6.2-4 5M0 7.2C2 7 3.4 6.2 4 5' },
  // the sea
  anchor: { d: 'M0-6V8M-4-3H4M-7 2.4C-6.6 6.4-3 8 0 8.2C3 8 6.6 6.4 7 2.4M-8.6 4L-7 2L-5.2 3.8M8.6 4L7 2L5.2 3.8M0-9.4A1.7 1.7 0 1 0 .01-9.4z' },
  navy: { d: 'M0-6V8M-4-3H4M-7 2.4C-6.6 6.4-3 8 0 8.2C3 8 6.6 6.4 7 2.4' },
  // what an advantage does
  change_debt: { d: 'M-7-1.6A4.6 2.4 0 1 0 2.2-1.6A4.6 2.4 0 1 0-7-1.6V2.4C-7 3.8-4.8 4.8-2.4 4.8S2.2 3.8 2.2 2.4V-1.6M6-6V6M6 6L3.8 3.4M6 6L8.2 3.4' },
  place_conflict: { d: 'M0-8L1.8-3.4L6.4-5.6L4-1L8.4 1L3.8 2.6L5.4 7.2L1.2 4.6L-1.6 8.6L-2.4 4L-7 5.4L-4.2 1.6L-8.4-.6L-3.8-1.8L-5.4-6.2L-1.4-3.6z' },
  unflag: { d: 'M-5 8V-7.4H6.4L3.6-3.8L6.4-.2H-5M-8 5L8-6.4' },
  move_squadron: { d: 'M-7 3H3.4L1.6 7H-5.4zM-2 3V-7L3 1.4H-2M5-3H9M9-3L7-5M9-3L7-1' },
  construct_squadron: { d: 'M-7.4 3H4.6L2.8 7H-5.8zM-2 3V-7L3.4 1.4H-2M6.6-6.6V-1.4M4-4H9.2' },
};

export const CROWN = 'M-8 4.5L-9.2-4.2L-4.4-.4L0-6L4.4-.4L9.2-4.2L8 4.5z';
export const BOND = 'M-1.4-2.6H-4.2A2.6 2.6 0 1 0-4.2 2.6H-1.4M1.4-2.6H4.2A2.6 2.6 0 1 1 4.2 2.6H1.4M-3.4 0H3.4'; // two links of a chain

/** Pale washes: strong colours belong to the sides. */
export const TINTS: Record<string, string> = {
  furs: '#cda77a',
  spice: '#eab565',
  fish: '#a9cdd6',
  tobacco: '#bdc27c',
  sugar: '#e9bfc9',
  cotton: '#d6d0e6',
};

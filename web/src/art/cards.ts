/** Small signs on cards for what they can do, drawn in a box of 14 by 12. */
export const CARD_SIGNS: Record<string, string> = {
  own_ground: 'M3 10V5L7 2L11 5V10zM6 10V7H8V10',
  reveal: 'M1 6C3.5 2.5 10.5 2.5 13 6C10.5 9.5 3.5 9.5 1 6M7 4.4A1.6 1.6 0 1 0 7 7.6A1.6 1.6 0 1 0 7 4.4',
  pair: 'M2 3H8V11H2zM6 1H12V9H8',
  discard: 'M2 2L12 10M12 2L2 10',
  costly_defeat: 'M2 2L6 7L8 5L12 10M12 10V6.5M12 10H8.5',
};

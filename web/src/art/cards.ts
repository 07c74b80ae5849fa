/** Small signs on cards for what they can do, drawn in a box of 14 by 12. */
export const CARD_SIGNS: Record<string, string> = {
  own_ground: 'M3 10V5L7 2L11 5V10zM6 10V7H8V10',
  reveal: 'M1 6C3.5 2.5 10.5 2.5 13 6C10.5 9.5 3.5 9.5 1 6M7 4.4A1.6 1.6 0 1 0 7 7.6A1.6 1.6 0 1 0 7 4.4',
  pair: 'M2 3H8V11H2zM6 1H12V9H8',
  discard: 'M2 2L12 10M12 2L2 10',
  costly_defeat: 'M2 2L6 7L8 5L12 10M12 10V6.5M12 10H8.5',
  any: 'M7 1L8.4 4.4L12 4.7L9.3 7.1L10.1 10.6L7 8.7L3.9 10.6L4.7 7.1L2 4.7L5.6 4.4z',
  spades: 'M7 .6C8.6 3 11.6 4.9 11.6 7.2A2.3 2.3 0 0 1 7.6 8.5Q7.9 10.2 9 11H5Q6.1 10.2 6.4 8.5A2.3 2.3 0 0 1 2.4 7.2C2.4 4.9 5.4 3 7 .6z',
  hearts: 'M7 11C4.8 8.5 2 6.4 2 3.8A2.6 2.6 0 0 1 7 2.7A2.6 2.6 0 0 1 12 3.8C12 6.4 9.2 8.5 7 11z',
  diamonds: 'M7 .4Q8.8 3.6 11 6Q8.8 8.4 7 11.6Q5.2 8.4 3 6Q5.2 3.6 7 .4z',
  clubs: 'M5 11.2Q6.1 10.4 6.4 8.2A2.3 2.3 0 1 1 5.1 4.7A2.3 2.3 0 1 1 8.9 4.7A2.3 2.3 0 1 1 7.6 8.2Q7.9 10.4 9 11.2z',
};

/** Signs that are filled: the suits, two of them red. */
export const SUIT_INKS: Record<string, string> = { spades: '#2f2a24', clubs: '#2f2a24', hearts: '#a52a20', diamonds: '#a52a20' };

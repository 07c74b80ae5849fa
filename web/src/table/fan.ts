/** How the cards of a hand lie in a fan, and what stands at them. */

import type { Words } from '../i18n/en';
import type { Card } from './scene';

const GAP = { most: 66, least: 36 }; // pixels from card to card
const TURN = 2.4; // degrees between two cards
const WIDEST = 24; // degrees between the outermost
const REACH = 190; // pixels from the point about which cards turn to their upper edge
const DEEPEST = 26; // pixels that the outermost sink

/** So far apart that all have room, but never so near that a number is hidden. */
export const gapOf = (cards: number, width: number): number => Math.max(GAP.least, Math.min(GAP.most, width / Math.max(1, cards)));

/** The turn of the card that is so many places from the middle. */
export const turnOf = (place: number, cards: number): number => place * Math.min(TURN, WIDEST / Math.max(1, cards - 1));

/** How far the outermost cards lean out on either side. */
export const leanOf = (cards: number): number => Math.round(REACH * Math.sin((Math.abs(turnOf((cards - 1) / 2, cards)) * Math.PI) / 180));

export const sinkOf = (place: number, cards: number): number => {
  const middle = Math.max(1, (cards - 1) / 2);
  return Math.min(DEEPEST, 2.2 * middle ** 2) * (place / middle) ** 2;
};

/** How a battle would stand after a card; a line breaks between its parts. */
export const afterOf = ({ after }: Card, t: Words): string =>
  after ? [t.afterTotal(after.total), after.odds && `${after.odds.sampled ? `${t.about} ` : ''}${after.odds.mine} %`, after.cost].flatMap((one) => one?.replace(/(?<!:) /g, '\u00a0') ?? []).join(' · ') : '';

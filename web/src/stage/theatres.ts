/** The boxes of a display side by side, with how the contests for them went. */

import type { LogLine } from '../api/types';
import { drawn, stepsOf, tell, type Told } from '../table/contest';
import type { Box, Contest } from '../table/scene';

export interface Column {
  id: string;
  title: string;
  state: 'coming' | 'now' | 'done';
  winner: string | null;
  sides: { power: string; total: number | null; tiles: { value: number | string | null; title: string }[] }[];
}

/** The contests that were told to their end among some lines, as they ended; those of some boxes. */
export function endsOf(lines: LogLine[], boxes: Box[]): Contest[] {
  return tell(lines).flatMap((told) => (told.result && boxes.some((box) => box.id === told.place) ? [whole(told)] : []));
}

export const whole = (told: Told): Contest => drawn(told, null, stepsOf(told)).contest;

/** The columns: what was fought, what is being fought, and what the boxes hold still face down. */
export function columnsOf(boxes: Box[], ends: Contest[], now: Contest | null): Column[] {
  return boxes.map((box) => {
    const contest = now?.place === box.id ? now : ends.findLast((one) => one.place === box.id);
    const state = contest === now && now ? 'now' : contest ? 'done' : 'coming';
    return {
      id: box.id,
      title: box.title,
      state,
      winner: contest?.final ? (contest.winner ?? null) : null,
      sides: box.sides.map((side) => {
        if (!contest) return { power: side.power, total: side.total ?? null, tiles: side.tiles.map((tile) => ({ value: tile.value ?? null, title: tile.title })) };
        const cards = contest.stacks.filter((stack) => stack.power === side.power).flatMap((stack) => stack.cards);
        const shown = contest.sides.find((one) => one.powers.includes(side.power));
        return { power: side.power, total: shown?.known_strength ?? null, tiles: cards.map((card) => ({ value: card.face_up === false ? null : (card.value ?? null), title: card.title })) };
      }),
    };
  });
}

/**
 * How a contest went, told by the lines of the log: it is opened, its stacks are revealed one after another, then comes
 * the result and what follows from it. Pure functions; playback.svelte.ts gives them time.
 */

import type { LogLine } from '../api/types';
import type { Beat, Contest, Scene, Side, Stack } from './scene';

type Of<S extends Beat['step']> = Extract<Beat, { step: S }>;

/** A contest as the log tells it. */
export interface Told {
  n: number; // the line that opened it
  place: string;
  title: string;
  sides: Of<'open'>['sides'];
  ordered?: boolean | undefined;
  base: Record<string, number>; // strength without cards
  captions: Record<string, string[]>; // what that is made of
  joined: Of<'join'>[];
  stacks: Of<'stack'>[];
  result: (Of<'result'> & { text: string; n: number; move: number }) | null;
  notes: { text: string; move: number }[];
  closed: boolean;
}

/** The contests in some lines of the log, oldest first. */
export function tell(lines: LogLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const { beat } = line;
    const open = found.at(-1);
    if (beat?.step === 'open') {
      if (open) open.closed = true;
      found.push({ n: line.n, place: beat.place, title: beat.title, sides: beat.sides, ordered: beat.ordered, base: { ...beat.values }, captions: {}, joined: [], stacks: [], result: null, notes: [], closed: false });
    } else if (open && !open.closed) add(open, beat ?? null, line);
  }
  return found;
}

function add(told: Told, beat: Beat | null, line: LogLine): void {
  if (told.result) {
    if (beat?.step === 'note') {
      if (line.text && beat.told !== false) told.notes.push({ text: line.text, move: line.move });
    } else told.closed = true; // the story goes on elsewhere
  } else if (beat?.step === 'strength') {
    told.base = { ...beat.values };
    told.captions = Object.fromEntries(Object.entries(beat.captions ?? {}).map(([side, text]) => [side, [text]]));
  } else if (beat?.step === 'add') {
    told.base[beat.side] = (told.base[beat.side] ?? 0) + beat.value;
    told.captions[beat.side] = [...(told.captions[beat.side] ?? []), beat.text];
  } else if (beat?.step === 'join') told.joined.push(beat);
  else if (beat?.step === 'stack') told.stacks.push(beat);
  else if (beat?.step === 'result') told.result = { ...beat, text: line.text ?? '', n: line.n, move: line.move };
}

/** How many steps there are to play: each stack, the result, each thing that came of it. */
export const stepsOf = (told: Told): number => (told.result ? told.stacks.length + 1 + told.notes.length : 0);

/** What to draw after so many steps; `seen` is the contest as the scene last had it, with those who played no cards. */
export function drawn(told: Told, seen: Contest | null, step: number): { contest: Contest; result: string; notes: string[]; fresh: number } {
  const revealed = Math.min(step, told.stacks.length);
  const final = Boolean(told.result) && step > told.stacks.length;
  const known = seen?.place === told.place ? seen : null;
  const stacks: Stack[] = (known?.stacks ?? []).map((stack) => ({ ...stack, note: '', cards: [] }));
  told.stacks.forEach((one, i) => {
    const cards = one.cards.map((card) => ({ ref: '', title: '', face_up: i < revealed, ...(i < revealed ? { value: card.value, title: card.title, ...(card.ability ? { ability: card.ability } : {}) } : {}) }));
    const note = i < revealed ? (one.total < 0 ? `−${-one.total}` : `+${one.total}`) : '';
    const at = stacks.findIndex((stack) => stack.power === one.power && stack.place === one.place);
    if (at >= 0) stacks[at] = { ...stacks[at]!, cards, note };
    else stacks.push({ piece: `${one.power}-${one.place}`, power: one.power, place: one.place, side: sideOf(told, one), text: one.text, cards, note });
  });
  const sides = told.sides.map((side): Side => {
    const base = told.base[side.id] ?? known?.sides.find((s) => s.id === side.id)?.strength ?? 0;
    const own = stacks.filter((s) => s.side === side.id);
    const running = told.stacks.slice(0, revealed).reduce((sum, one) => (stackSide(told, stacks, one) === side.id ? sum + one.total : sum), base);
    const powers = known?.sides.find((s) => s.id === side.id)?.powers ?? [...new Set([...side.powers, ...own.filter((s) => s.place === told.place).map((s) => s.power)])];
    return {
      id: side.id, title: side.title, powers, strength: base, ...(side.suit ? { suit: side.suit } : {}),
      known_strength: final ? (told.result!.values[side.id] ?? running) : running,
      notes: [...(final && told.result!.caption ? [told.result!.caption] : []), ...(told.captions[side.id] ?? [])],
    };
  });
  return {
    contest: { place: told.place, title: told.title, final, winner: final ? told.result!.winner : null, ...(told.ordered ? { ordered: true } : {}), sides, stacks },
    result: final ? told.result!.text : '',
    notes: told.notes.slice(0, Math.max(0, step - told.stacks.length - 1)).map((note) => note.text),
    fresh: revealed - 1,
  };
}

const stackSide = (told: Told, stacks: Stack[], one: Of<'stack'>): string =>
  stacks.find((s) => s.power === one.power && s.place === one.place)?.side ?? sideOf(told, one);

/** Who joined stands where it joined; who was named where it was named; everybody else with the rest. */
function sideOf(told: Told, one: { power: string; place: string }): string {
  const joined = told.joined.find((j) => j.power === one.power && j.place === one.place);
  if (joined) return joined.side;
  const named = told.sides.find((s) => s.powers.includes(one.power));
  return (named ?? told.sides.find((s) => s.rest) ?? told.sides.at(-1))?.id ?? '';
}

/** The contest whose story the move tells: its result or something that came of it. */
export function toldAt(lines: LogLine[], move: number): { told: Told; step: number } | null {
  const told = tell(lines.filter((line) => line.move <= move)).at(-1);
  if (!told?.result) return null;
  const last = told.notes.at(-1)?.move ?? told.result.move;
  return last === move || told.result.move === move ? { told, step: stepsOf(told) } : null;
}

/** How a contest stands in a scene that is looked back at, if its end was told just then. */
export function toldBack(lines: LogLine[], { at, scene }: { at: number; scene: Scene }): ReturnType<typeof drawn> | null {
  const found = scene.contest?.final === false ? null : toldAt(lines, at);
  return found && drawn(found.told, scene.contest ?? null, found.step);
}

/** Scenes for tests. */

import type { Option, Piece, Place, Prompt, Scene } from '../src/table/scene';

export const empty: Scene = {
  head: { language: 'en', game: 'toy', scenario: 'standard', board: 'toy', title: 'Toy', phase: '', seat: null },
  prompt: null, waiting: [], places: [], pieces: [], powers: [], lands: [], lines: [], tracks: [], zones: [], wheel: [], rows: [], displays: [], meters: [],
  hands: [], piles: [], contest: null, special: [], negotiations: null, legend: [], sealed: [], recap: [], staged: null, coach: null, outcome: null,
};

export const place = (id: string, more: Partial<Place> = {}): Place => ({ ref: `place:${id}`, id, name: id, text: [], ...more });

export const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ ref: `piece:${id}`, id, type: 'general', power: null, letter: null, place: 'x', text: '', ...more });

export const option = (id: number, move: string, more: Partial<Option> = {}): Option => ({ id, moves: [move], verb: move.split(' ')[0]!, text: move, power: 'france', ...more });

export const asking = (options: Option[], more: Partial<Prompt> = {}): Prompt => ({ text: 'What now?', kind: 'turn', rule: 'T-1', seat: 'france', power: 'france', yours: true, options, ...more });

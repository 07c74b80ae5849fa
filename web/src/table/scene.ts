/** What the server wants drawn. The client knows no rules: every text and every option comes with the scene. */

export interface Option {
  index: number;
  move: string;
  verb: string;
  text: string;
  power: string;
  places: string[];
  pieces: string[];
  powers: string[];
  card: number | null;
  card_at: [string, string, number] | null;
  zone: string | null;
}

export interface Place {
  id: string;
  name: string;
  kind: string;
  home: string | null;
  capital: boolean;
  stripes: string[];
  value: number;
  port: boolean;
  label: [number, number];
  controller: string | null;
  garrison: string | null;
  fortress: boolean;
  battle: boolean;
  text: string[];
  options: number[];
}

export interface Piece {
  id: string;
  type: 'general' | 'garrison' | 'fortress' | (string & {});
  power: string | null;
  letter: string | null;
  place: string;
  text: string;
  options: number[];
  troops?: number;
  most_troops?: number;
  named?: string | null;
}

export interface Track {
  id: string;
  title: string;
  from: number;
  to: number | null;
  markers: { power?: string; side?: string; value: number }[];
}

export interface Zone {
  id: string;
  title: string;
  powers: string[];
  options: number[];
}

export interface WheelField {
  action: string;
  title: string;
  power: string;
  current: boolean;
}

export interface Power {
  id: string;
  name: string;
  letter: string;
  seat: string | null;
  yours: boolean;
  status: string;
  status_name: string;
  allies: string[];
  at_war: string[];
  morale: number;
  influence: number | null; // null: this power has none
  money: number;
  cards: number;
  hand_limit: number;
  generals: number;
  off_board: number;
  named_off_board: string | null;
  stock: number;
  options: number[];
}

export interface HandCard {
  value: number;
  title: string;
  ability: string;
  text: string;
  options: number[];
}

export interface Hand {
  power: string;
  name: string;
  cards: HandCard[];
}

export interface StackCard {
  value: number | null;
  face_up: boolean;
  title: string;
  options: number[];
}

export interface Stack {
  piece: string;
  power: string;
  name: string;
  place: string;
  place_name: string;
  side: string;
  supporting: boolean;
  cards: StackCard[];
  limit: number;
  known_strength: number;
  hidden: number;
}

export interface Side {
  id: string;
  title: string;
  powers: string[];
  strength: number;
  known_strength: number;
  hidden_cards: number;
}

export interface Battle {
  place: string;
  title: string;
  final: boolean;
  winner: string | null;
  sides: Side[];
  stacks: Stack[];
  passed: string[];
}

export interface Prompt {
  text: string;
  kind: string;
  rule: string;
  seat: string;
  power: string;
  yours: boolean;
  chosen: number | null;
  declining: string | null;
}

export interface Waiting {
  seat: string;
  power: string;
  kind: string;
  rule: string;
  text: string;
}

export interface Scene {
  language: string;
  game: string;
  scenario: string;
  board: string;
  title: string;
  phase: string;
  round: number;
  turn: number;
  seat: string | null;
  places: Place[];
  pieces: Piece[];
  tracks: Track[];
  zones: Zone[];
  wheel: WheelField[] | null;
  powers: Power[];
  hands: Hand[];
  piles: { deck: { title: string; count: number }; discards: { title: string; cards: number[] } };
  battle: Battle | null;
  special?: { id: string; text: string }[]; // rules that hold only now
  pending_battles: { place: string; name: string }[];
  prompt: Prompt | null;
  options: Option[];
  waiting_for: Waiting[];
  outcome: { winners: string[]; scores: Record<string, number>; rule: string; reason: string; text: string } | null;
}

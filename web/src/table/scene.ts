/**
 * What the server wants drawn. The client knows no rules and no game: every text, every number and every option comes
 * with the scene. A part that is missing, null or empty is not drawn, so a game sends only what it has.
 * docs/adding-a-game.md says how a game makes a scene.
 */

/** One thing the seat may do. It names the things on the table it is about; pointing at them chooses it. */
export interface Option {
  index: number;
  move: string; // what is sent back
  verb: string;
  text: string;
  power: string;
  places: string[];
  pieces: string[];
  powers: string[];
  card?: CardId | null; // of the hand of `power`
  cards?: CardId[]; // all of them, where an option takes several
  card_at?: [string, string, number] | null; // of a stack in a contest: power, place, number from 1
  zone?: string | null;
  tiles?: string[];
  about?: string | null; // more about it, for those who look
  section?: string | null; // where there are many, options of one section stand together
}

export type CardId = number | string;

// -- the map or board

export interface Place {
  id: string;
  name: string;
  text: string[]; // what there is to say about it
  options: number[];
  controller?: string | null; // drawn as a ring where it is not the home power
  home?: string | null;
  battle?: boolean; // something is to be fought out here
  closed?: boolean; // not in play now
  // for boards that nobody has drawn (map/schematic.ts)
  at?: [number, number]; // on the board, x to the right and y down
  label?: [number, number]; // or longitude and latitude
  shape?: 'circle' | 'square' | 'diamond' | 'pentagon' | 'hexagon';
  kind?: string;
  stripes?: string[];
  value?: number;
  capital?: boolean;
  port?: boolean;
  region?: string;
}

/** A piece on a place, or on a border `a-b` where the map has rails. `type` names its drawing in art/pieces.ts; an unknown one is a round piece. */
export interface Piece {
  id: string;
  type: string;
  power: string | null;
  letter: string | null;
  place: string;
  text: string; // what it is, in a few words
  options: number[];
  troops?: number; // pips on its rim
  named?: string | null; // a name: its initial stands on the piece
  title?: string | null; // head of its tooltip; `text` without
  about?: string | null; // what is special about it: the tooltip says so
  badge?: string | null; // a letter or number that warns, at its corner; `about` says what it means
  shows?: Shown | null; // drawn on the map while somebody looks at it or has chosen it
}

/** What a piece shows of itself on the map. */
export interface Shown {
  paths?: { places: string[]; broken?: boolean }[]; // from the piece along the lines of the map; broken: it does not hold
  places?: string[]; // what it covers
  steps?: { note: string; places: string[]; far?: boolean }[]; // where it can come to, and what is written there; far: by other means
  always?: boolean; // without being looked at
  ways?: Record<string, string[]>; // moves that bring it to a place one after another, where one is not enough
}

/** A line between two places of a board that nobody has drawn. */
export interface Line {
  from: string;
  to: string;
  kind?: string; // land or sea, train on a border; on a drawn board the name of lines to be shown
}

// -- beside the map

/** A number that is worth a glance, shown with a power. With `most` it has a bar. */
export interface Fact {
  id: string;
  title: string;
  icon?: string; // of ui/Icon.svelte; without one the title is written
  value: number | null; // null: this power has none
  most?: number | null;
  of?: number; // the limit of the value, written after it
  more?: number; // what is kept elsewhere, written after it
  text?: string; // the whole of it in words
}

export interface Power {
  id: string;
  name: string;
  letter: string;
  seat: string | null;
  yours: boolean;
  options: number[];
  status_name?: string | null;
  facts: Fact[];
}

/** A track is drawn unless each power shows it as a fact of the same id; markers of a side belong to the contest. */
export interface Track {
  id: string;
  title: string;
  from: number;
  to: number | null;
  markers: { power?: string | null; side?: string; value: number; title?: string }[];
  ends?: { value: number; power: string; title: string }[]; // whose goal an end of it is
  near?: boolean; // false: on the table, not with the powers
  spaces?: TrackSpace[]; // what is printed on it; without, it is a plain line
}

export interface TrackSpace {
  value: number;
  title: string; // what it means to have the marker here
  signs: { power: string; icon?: string; text?: string }[]; // for whom, and what
  mark?: string; // one letter or star
}

/** Something to spend, shown with the prompt. */
export interface Meter {
  id: string;
  icon?: string;
  title: string;
  value: number;
  of?: number;
  text: string;
  strong?: boolean;
}

/** A box in which powers stand together. */
export interface Zone {
  id: string;
  title: string;
  powers: string[];
  options: number[];
}

/** A ring of fields that stand still, with a power on each that moves on. */
export interface WheelField {
  action: string;
  title: string;
  power: string;
  current: boolean;
}

/** Cards or tiles that lie on the table in a row. */
export interface Row {
  id: string;
  title: string;
  power?: string | null; // whose row it is
  style?: 'tiles' | 'cards'; // small tiles with signs, or cards with their text
  near?: boolean; // false: on the table, not by the hand
  tiles: Tile[];
}

export interface Tile {
  id: string;
  title: string;
  options: number[];
  text?: string; // what it does
  signs?: string[]; // short words or numbers, read first
  marks?: { icon?: string; value: string; minor?: boolean }[]; // signs of small tiles
  note?: string; // in a few letters
  current?: boolean;
  dim?: boolean; // face down, but its owner sees it
  power?: string | null; // whose it is
  powers?: string[]; // who may have it
  place?: number; // in an order: first, second ...
  face_up?: boolean; // false: its back
  spent?: boolean;
}

export interface HandCard {
  id?: CardId; // what Option.card says; `value` without
  value?: number | string | null; // a large number or letter; without one the title is on the card
  title: string;
  text: string;
  ability?: string; // the sign of art/cards.ts
  lines?: { text: string; tone?: string }[]; // the text in parts; the last one says how it stands
  note?: string; // the same in two words
  options: number[];
}

export interface Hand {
  power: string;
  name: string;
  cards: HandCard[];
}

export interface Pile {
  title: string;
  count?: number; // face down
  cards?: CardId[]; // face up, the newest last
}

/** Boxes in which the sides have tiles, open or face down (null), with what there is to win. */
export interface Display {
  id: string;
  title: string;
  note?: string;
  known?: string; // what a total is
  boxes: DisplayBox[];
}

export interface DisplayBox {
  id: string;
  title: string;
  options: number[];
  plate?: string | null; // where on the board it is
  text: string;
  sides: { power: string; tiles: { value: number | null; title: string; sign?: string }[]; bonus: number; parts: string; total: number | null }[];
  tables: { title: string; lines: string[] }[];
}

// -- a battle, or another contest of sides with cards

export interface StackCard {
  value: number | null;
  ability?: string; // the sign of art/cards.ts
  face_up: boolean;
  title: string;
  options: number[];
}

/** Cards played for one piece or by one power. */
export interface Stack {
  piece: string;
  power: string;
  place: string;
  side: string;
  text: string; // where it stands, or what it does there
  note?: string;
  cards: StackCard[];
}

export interface Side {
  id: string;
  title: string;
  powers: string[];
  strength: number; // without cards
  known_strength: number; // what is shown
  notes?: string[]; // what that number means
  suit?: string; // the sign of the cards it plays (art/cards.ts)
  turn?: string; // it plays now: what is said about that
}

export interface Contest {
  place: string;
  from?: string; // whence the attack comes
  title: string;
  final: boolean;
  winner: string | null;
  ordered?: boolean; // cards are played one by one: they are numbered
  sides: Side[];
  stacks: Stack[];
}

/** Steps by which the lines of the log tell how a contest ends (LogLine.beat). */
export type Beat =
  | { step: 'open'; place: string; title: string; sides: { id: string; title: string; powers: string[]; rest?: boolean; suit?: string }[]; values?: Record<string, number>; ordered?: boolean } // values: the strength of each side without cards, if it is known at once
  | { step: 'strength'; values: Record<string, number>; captions?: Record<string, string> } // without cards
  | { step: 'add'; side: string; value: number; text: string } // to the strength without cards
  | { step: 'join'; power: string; place: string; side: string; text: string }
  | { step: 'stack'; power: string; place: string; text: string; cards: { value: number; title: string; ability?: string }[]; total: number }
  | { step: 'result'; values: Record<string, number>; winner: string | null; caption?: string }
  | { step: 'note'; told?: boolean }; // what comes of it; false: happens meanwhile, but is no part of the story

// -- deciding

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

// -- what players agree although no decision asks for it

/** Why something is not possible now, and by which rule. */
export interface Why {
  rule: string;
  text: string;
}

export interface Negotiations {
  closed: Why | null; // why nothing can be agreed now
  proposals: Agreement[]; // not all have signed yet
  agreements: Agreement[]; // in force
  contracts: { id: string; from: string; to: string; text: string; left: string }[]; // between powers, in force
  draft: NegotiationDraft | null; // null: this seat cannot propose anything
}

export interface Agreement {
  number: number;
  by: string; // the seat that proposed it
  parties: { seat: string; name: string; signed: boolean }[];
  clauses: string[];
  words: string;
  until: string; // how long it runs; empty if nothing of it lasts
  waiting: boolean; // for the reader's signature, and he can sign
  actions: { verb: string; move: string; text: string; refused: Why | null }[]; // what the reader may do about it
}

/** Of what a proposal is made. Its move is written with the patterns of `move`; parts of which nothing was chosen fall out. */
export interface NegotiationDraft {
  closed: Why | null; // why this seat cannot propose anything now
  move: { whole: string; to: string; until: string; words: string }; // seats are joined by ", ", clauses by "; "
  seats: { seat: string; name: string }[]; // whom one may name
  kinds: ClauseKind[];
  most: number; // clauses
  words: { title: string; about: string; most: number }; // characters
  term: ClauseField; // how long all of it runs
}

/** A kind of clause; `pattern` has a slot `{0}`, `{1}` ... for each field. */
export interface ClauseKind {
  id: string;
  title: string;
  about: string;
  pattern: string;
  fields: ClauseField[];
}

export interface ClauseChoice {
  value: string;
  text: string;
  seats?: string[]; // who has to sign because of it
  term?: string; // all of it must run at least so long: no choice of `NegotiationDraft.term` before this one
}

export interface ClauseField {
  label: string;
  place?: boolean; // one of the places, by its id
  choices?: ClauseChoice[];
}

/** How to read the board: a piece (by its type), an area or a mark of map/LegendSign.svelte; null: a remark. */
export interface LegendEntry {
  sign: string | null;
  text: string;
  power?: string;
  letter?: string;
  troops?: number;
  named?: string;
  badge?: string;
  base?: string; // the type of the piece under it
  shape?: string; // a space of this shape
}

export interface Scene {
  language: string;
  game: string;
  scenario: string;
  board: string;
  public_press?: boolean; // messages to some seats only are not allowed
  title: string;
  phase: string; // where the match stands, parts joined by " · "
  round?: number;
  turn?: number;
  seat: string | null;
  titles?: { powers?: string; zones?: string; wheel?: string; special?: string; table?: string; shown?: string }; // shown: what the paths of all pieces together are
  legend?: LegendEntry[];
  places: Place[];
  lands?: Record<string, string>; // lands of the map that belong to a power now: they have its colour
  lines?: Line[];
  pieces: Piece[];
  tracks?: Track[];
  meters?: Meter[];
  zones?: Zone[];
  wheel?: WheelField[] | null;
  powers: Power[];
  rows?: Row[];
  display?: Display | null;
  hands: Hand[];
  piles?: Record<string, Pile>;
  battle?: Contest | null;
  special?: { id: string; text: string }[]; // rules that hold only now
  negotiations?: Negotiations | null;
  prompt: Prompt | null;
  options: Option[];
  waiting_for: Waiting[];
  outcome: { winners: string[]; scores: Record<string, number>; names?: Record<string, string>; rule: string; reason: string; text: string } | null; // names: of seats that are no powers
}

/** Powers by id, to look up letters and names. */
export const powerOf = (scene: Scene, id: string | null | undefined): Power | undefined => scene.powers.find((p) => p.id === id);
export const letterOf = (scene: Scene, id: string | null | undefined): string => powerOf(scene, id)?.letter ?? '';
export const nameOf = (scene: Scene, id: string | null | undefined): string => powerOf(scene, id)?.name ?? id ?? '';
export const cardId = (card: HandCard): CardId => card.id ?? card.value ?? card.title;

/**
 * What the server wants drawn. The client knows no rules and no game: every text, every number and every option comes
 * with the scene. The types are made from src/chancellery/table/scene*.py; docs/adding-a-game.md says how a game makes a
 * scene. What equals a default is not sent.
 */

import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Scene = Schemas['Scene'];
export type SceneParts = Schemas['SceneParts'];
export type Prompt = Schemas['Prompt'];
export type Option = Schemas['Option'];
export type Plan = Schemas['Plan'];
export type Wish = Schemas['Wish'];
export type Amount = Schemas['Amount'];
export type Waiting = Schemas['Waiting'];
export type Place = Schemas['Place'];
export type Piece = Schemas['Piece'];
export type Shown = Schemas['Shown'];
export type Line = Schemas['Line'];
export type Power = Schemas['Power'];
export type Fact = Schemas['Fact'];
export type Track = Schemas['Track'];
export type TrackSpace = Schemas['TrackSpace'];
export type Meter = Schemas['Meter'];
export type Zone = Schemas['Zone'];
export type WheelField = Schemas['WheelField'];
export type Row = Schemas['Row'];
export type Tile = Schemas['Tile'];
export type Hand = Schemas['Hand'];
export type Card = Schemas['Card'];
export type Pile = Schemas['PileShown'];
export type Display = Schemas['Display'];
export type Box = Schemas['Box'];
export type Contest = Schemas['Contest'];
export type Staged = Schemas['Staged'];
export type Side = Schemas['Side'];
export type Stack = Schemas['Stack'];
export type Beat = NonNullable<Schemas['LogLine']['beat']>;
export type Negotiations = Schemas['Negotiations'];
export type Agreement = Schemas['Agreement'];
export type Draft = Schemas['Draft'];
export type Clause = Schemas['Clause'];
export type ClauseField = Schemas['ClauseField'];
export type ClauseChoice = Schemas['ClauseChoice'];
export type Why = Schemas['Why'];
export type LegendEntry = Schemas['LegendEntry'];

/** Powers by id, to look up letters and names. */
export const powerOf = (scene: Scene, id: string | null | undefined): Power | undefined => scene.powers.find((p) => p.id === id);
export const letterOf = (scene: Scene, id: string | null | undefined): string => powerOf(scene, id)?.letter ?? '';
export const nameOf = (scene: Scene, id: string | null | undefined): string => powerOf(scene, id)?.name ?? id ?? '';
/** Whether a power is the reader's own. */
export const isYours = (scene: Scene, power: Power): boolean => power.seat !== null && power.seat === scene.head.seat;
/** What the reader may choose; nothing for one who is not asked. */
export const optionsOf = (scene: Scene | null | undefined): Option[] => scene?.prompt?.options ?? [];
/** The kind of a thing and its id, from its ref. */
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));
export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

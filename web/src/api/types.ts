/** Short names for the types made from the server's OpenAPI schema. */

import type { components } from './schema';

type Schemas = components['schemas'];

export type ApiError = Schemas['Error'];
export type SessionInfo = Schemas['SessionInfo'];
export type Art = Schemas['Art'];
export type GameInfo = Schemas['GameInfo'];
export type ScenarioInfo = Schemas['ScenarioInfo'];
export type MatchSummary = Schemas['MatchSummary'];
export type SeatInfo = Schemas['SeatInfo'];
export type Lobby = Schemas['Lobby'];
export type NewMatch = Schemas['NewMatch'];
export type SeatChoice = NewMatch['seats'][string];
export type CreatedMatch = Schemas['CreatedMatch'];
export type InvitationLink = Schemas['InvitationLink'];
export type InvitationInfo = Schemas['InvitationInfo'];
export type LogLine = Schemas['LogLine'];
export type LogAnswer = Schemas['LogAnswer'];
export type PressLine = Schemas['PressLine'];
export type PressAnswer = Schemas['PressAnswer'];
export type TimelineMarks = Schemas['Timeline'];
export type BarredAnswer = Schemas['BarredAnswer'];
export type PreviewAnswer = Schemas['PreviewAnswer'];
export type Previewed = Schemas['Previewed'];
export type AdviceAnswer = Schemas['AdviceAnswer'];
export type Advised = Schemas['Advised'];
export type Review = Schemas['Review'];
export type Notes = Schemas['Notes'];
export type Verified = Schemas['Verified'];
export type RuleInfo = Schemas['RuleInfo'];
export type RuleHit = Schemas['RuleHit'];
export type RuleSearch = Schemas['RuleSearch'];
export type LessonInfo = Schemas['LessonInfo'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type LessonAnswer = Schemas['LessonAnswer'];
export type Scene = Schemas['Scene'];
export type Story = Schemas['Story'];
export type SceneAnswer = Schemas['SceneAnswer'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];
export type BookInfo = Schemas['BookInfo'];
export type BookChapter = Schemas['BookChapter'];
export type BookSection = Schemas['BookSection'];
export type BookBlock = Schemas['BookBlock'];
export type ScopeInfo = Schemas['ScopeInfo'];

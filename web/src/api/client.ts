/** Calls to the server. A refusal is thrown as `Refusal`, with the server's own sentence for the reader. */

import { settings } from '../lib/settings.svelte';
import type {
  AcceptedSeek, AdvanceInfo, AdviceAnswer, Adviser, ApiError, Art, BarredAnswer, BookInfo, ChannelInfo, Channels, Choices, CreatedChannel, CreatedMatch, ExampleScenes, GameInfo, House, HouseMatch, InvitationInfo, InvitationLink,
  Leaderboard, LessonAnswer, LessonInfo, Lobby, LobbyPage, LogAnswer, MatchSummary, NewChannel, NewMatch, NewSeek, Notes, PlayingHours, PositionAnswer, PositionGiven, PositionOfMatch, PressAnswer, PreviewAnswer,
  Previewed, Profile, PuzzleInfo, RatingHistory, Review, RuleInfo, RuleSearch, Scene, SceneAnswer, SeatChoice, SeekInfo, SessionInfo, Story, TimelineMarks, TournamentInfo, TournamentList, TournamentRules, Verified,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

let csrf: string | null = null;

type Query = Record<string, string | number | boolean | string[] | null | undefined>;

/** A body that is a text goes as it is; all else as JSON. */
export async function call<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  const search = new URLSearchParams({ lang: settings.lang });
  for (const [key, value] of Object.entries(query)) for (const one of Array.isArray(value) ? value : [value]) if (one !== null && one !== undefined) search.append(key, String(one));
  const headers: Record<string, string> = { 'Accept-Language': settings.lang };
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (csrf && method !== 'GET') headers['X-CSRF-Token'] = csrf;
  let response: Response;
  try {
    response = await fetch(`/api${path}?${search}`, { method, headers, body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal('offline', `${settings.t.offline} ${settings.t.offlineNext}`);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const error = data as ApiError | null;
  throw new Refusal(error?.error ?? 'failed', error?.message ?? settings.t.failed, error?.rule, error?.field);
}

export const get = <T>(path: string, query?: Query): Promise<T> => call<T>('GET', path, query);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, {}, body);

async function session(answer: Promise<SessionInfo>): Promise<SessionInfo> {
  const info = await answer;
  csrf = info.csrf;
  return info;
}

export interface LobbyFilter { game?: string; scenario?: string; clock?: 'none' | 'live' | 'correspondence'; rated?: boolean; language?: 'en' | 'pl' }

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const api = {
  session: () => session(get('/session')),
  signIn: (name: string, password: string) => session(post('/session', { name, password })),
  register: (name: string, password: string) => session(post('/accounts', { name, password })),
  signOut: () => session(call('DELETE', '/session')),
  changePassword: (old: string, anew: string) => session(call('PUT', '/accounts/me/password', {}, { old, new: anew })),
  closeAccount: (password: string) => session(call('DELETE', '/accounts/me', {}, { password })),
  leaderboard: (game: string, bots: boolean) => get<Leaderboard>(`/ratings/${encodeURIComponent(game)}`, { bots }),
  profile: (name: string) => get<Profile>(`/people/${encodeURIComponent(name)}`),
  tournaments: (query: { status?: string; mine?: boolean; before?: number; limit?: number } = {}) => get<TournamentList>('/tournaments', query),
  tournament: (id: string) => get<TournamentInfo>(`/tournaments/${id}`),
  makeTournament: (given: TournamentRules) => post<TournamentInfo>('/tournaments', given),
  changeTournament: (id: string, given: TournamentRules) => call<TournamentInfo>('PUT', `/tournaments/${id}`, {}, given),
  tournamentStage: (id: string, stage: 'open' | 'running' | 'closed') => post<TournamentInfo | null>(`/tournaments/${id}/stage`, { stage }),
  enterTournament: (id: string, on: boolean) => call<TournamentInfo>(on ? 'POST' : 'DELETE', `/tournaments/${id}/entry`),
  addEntrant: (id: string, given: { account?: string; bot?: string }) => post<TournamentInfo>(`/tournaments/${id}/entrants`, given),
  removeEntrant: (id: string, number: number) => call<TournamentInfo>('DELETE', `/tournaments/${id}/entrants/${number}`),
  offerPlace: (id: string, number: number, account: string) => post<TournamentInfo>(`/tournaments/${id}/entrants/${number}/substitute`, { account }),
  setSeeds: (id: string, order: number[]) => call<TournamentInfo>('PUT', `/tournaments/${id}/seeds`, {}, { order }),
  organise: (id: string, name: string, on: boolean) => call<TournamentInfo>(on ? 'PUT' : 'DELETE', `/tournaments/${id}/organisers/${encodeURIComponent(name)}`),
  correctTable: (id: string, round: number, table: number, places: number[], note: string) => call<TournamentInfo>('PUT', `/tournaments/${id}/rounds/${round}/tables/${table}`, {}, { places, note }),
  setDeadline: (id: string, round: number, deadline: string) => call<TournamentInfo>('PUT', `/tournaments/${id}/rounds/${round}/deadline`, {}, { deadline }),
  ratingHistory: (name: string, game: string) => get<RatingHistory>(`/people/${encodeURIComponent(name)}/ratings/${encodeURIComponent(game)}`),
  hours: () => get<PlayingHours>('/accounts/me/hours'),
  keepHours: (given: PlayingHours) => call<PlayingHours>('PUT', '/accounts/me/hours', {}, given),
  channels: () => get<Channels>('/accounts/me/channels'),
  addChannel: (given: NewChannel) => post<CreatedChannel>('/accounts/me/channels', given),
  changeChannel: (id: number, given: Choices) => call<ChannelInfo>('PUT', `/accounts/me/channels/${id}`, {}, given),
  removeChannel: (id: number) => call<null>('DELETE', `/accounts/me/channels/${id}`),
  tryChannel: (id: number) => post<null>(`/accounts/me/channels/${id}/test`),
  sendAgain: (id: number) => post<null>(`/accounts/me/messages/${id}/again`),
  house: (q: string) => get<House>('/admin', { q }),
  say: (what: 'notice' | 'maintenance', text: string) => call<null>('PUT', `/admin/${what}`, {}, { text }),
  mute: (name: string, hours: number) => call<null>('PUT', `/admin/accounts/${encodeURIComponent(name)}/mute`, {}, { hours }),
  shutOut: (name: string, shut: boolean) => call<null>('PUT', `/admin/accounts/${encodeURIComponent(name)}/shut`, {}, { shut }),
  givePassword: (name: string, password: string) => call<null>('PUT', `/admin/accounts/${encodeURIComponent(name)}/password`, {}, { password }),
  removeAccount: (name: string) => call<null>('DELETE', `/admin/accounts/${encodeURIComponent(name)}`),
  houseMatches: (q: string) => get<HouseMatch[]>('/admin/matches', { q }),
  endMatch: (id: string) => post<null>(`/admin/matches/${id}/end`),
  reportDone: (id: number) => post<null>(`/admin/reports/${id}/done`),
  report: (name: string, text: string) => call<null>('POST', '/reports', {}, { name, text }),
  blocks: () => get<string[]>('/accounts/me/blocks'),
  block: (name: string, on: boolean) => call<null>(on ? 'PUT' : 'DELETE', `/accounts/me/blocks/${encodeURIComponent(name)}`),
  art: () => get<Art>('/art'),
  games: () => get<GameInfo[]>('/games'),
  cover: (game: string, of: { scenario?: string; seats?: number } = {}) => get<Scene>(`/games/${encodeURIComponent(game)}/cover`, of),
  matches: (query: { status?: string; mine?: boolean; before?: number; limit?: number } = {}) => get<Lobby>('/matches', query),
  lobby: (filter: LobbyFilter) => get<LobbyPage>('/lobby', { ...filter }),
  seek: (given: NewSeek) => post<SeekInfo>('/lobby/seeks', given),
  acceptSeek: (id: string) => post<AcceptedSeek>(`/lobby/seeks/${id}`),
  leaveSeek: (id: string) => call<null>('DELETE', `/lobby/seeks/${id}`),
  create: (given: NewMatch) => post<CreatedMatch>('/matches', given),
  match: (id: string) => get<MatchSummary>(match(id)),
  waiting: () => get<MatchSummary[]>('/matches/waiting'),
  deed: (id: string, seat: string, doing: string, what = '') => post<MatchSummary>(`${match(id)}/deeds`, { seat, do: doing, what }),
  rematch: (id: string, seat: string) => post<MatchSummary>(`${match(id)}/rematch`, { seat }),
  goOn: (id: string, moves: number) => post<MatchSummary>(`${match(id)}/go-on`, { moves }),
  giveSeat: (id: string, seat: string, to: SeatChoice) => post<CreatedMatch>(`${match(id)}/seats/${seat}`, { to }),
  invite: (id: string, seat: string) => post<InvitationLink>(`${match(id)}/seats/${seat}/invitation`),
  invitation: (token: string) => get<InvitationInfo>(`/invitations/${encodeURIComponent(token)}`),
  accept: (token: string) => post<MatchSummary>(`/invitations/${encodeURIComponent(token)}`),
  scene: (id: string, seat: string | null, at: number | null) => get<SceneAnswer>(`${match(id)}/scene`, { seat, at }),
  log: (id: string, seat: string | null, since = 0) => get<LogAnswer>(`${match(id)}/log`, { seat, since }),
  press: (id: string, seat: string | null) => get<PressAnswer>(`${match(id)}/press`, { seat }),
  story: (id: string) => get<Story>(`${match(id)}/story`),
  timeline: (id: string) => get<TimelineMarks>(`${match(id)}/timeline`),
  barred: (id: string, seat: string, ref: string, subject: string | null = null) => get<BarredAnswer>(`${match(id)}/barred`, { seat, ref, subject }),
  preview: (id: string, seat: string, move: string[]) => get<PreviewAnswer>(`${match(id)}/preview`, { seat, move }),
  advances: (id: string, seat: string) => get<AdvanceInfo[]>(`${match(id)}/advances`, { seat }),
  advance: (id: string, seat: string, key: string, on: boolean) => call<AdvanceInfo[]>(on ? 'PUT' : 'DELETE', `${match(id)}/advances/${encodeURIComponent(key)}`, { seat }),
  advice: (id: string, seat: string, level: Adviser = 'planner') => get<AdviceAnswer>(`${match(id)}/advice`, { seat, level }),
  why: (id: string, move: number) => get<AdviceAnswer>(`${match(id)}/why`, { move }),
  review: (id: string) => get<Review>(`${match(id)}/review`),
  remind: (id: string, seat: string) => post<{ seats: string[] }>(`${match(id)}/remind`, { seat }),
  notes: (id: string, seat: string) => get<Notes>(`${match(id)}/notes`, { seat }),
  keepNotes: (id: string, seat: string, text: string) => call<Notes>('PUT', `${match(id)}/notes`, { seat }, { text }),
  verify: (id: string) => get<Verified>(`${match(id)}/verify`),
  lessons: () => get<LessonInfo[]>('/lessons'),
  puzzles: () => get<PuzzleInfo[]>('/puzzles'),
  lesson: (game: string, lesson: string, chapter: string, trail: string[], show = false) => post<LessonAnswer>(`/lessons/${game}/${lesson}/${chapter}`, { trail, ...(show && { show }) }),
  lessonPreview: (game: string, lesson: string, chapter: string, trail: string[], moves: string[]) => post<Previewed>(`/lessons/${game}/${lesson}/${chapter}/preview`, { trail, moves }),
  lessonBarred: (game: string, lesson: string, chapter: string, trail: string[], ref: string, subject: string | null) => post<BarredAnswer>(`/lessons/${game}/${lesson}/${chapter}/barred`, { trail, ref, subject }),
  example: (id: string) => get<LessonInfo>(`/examples/${id}`),
  exampleScenes: (id: string, name: string) => get<ExampleScenes>(`/examples/${id}/${name}/scenes`),
  position: (game: string, given: PositionGiven) => post<PositionAnswer>(`/positions/${encodeURIComponent(game)}`, given),
  positionOf: (id: string, seat: string | null) => get<PositionOfMatch>(`${match(id)}/position`, { seat }),
  rules: (query: { q?: string; prefix?: string; limit?: number }) => get<RuleSearch>('/rules', query),
  rule: (id: string) => get<RuleInfo>(`/rules/${encodeURIComponent(id)}`),
  figure: (id: string) => get<Scene>(`/rules/figures/${encodeURIComponent(id)}`),
  book: (prefix: string) => get<BookInfo>(`/rules/books/${encodeURIComponent(prefix)}`),
};

export const sentence = (error: unknown): string => (error instanceof Error && error.message ? error.message : settings.t.failed);

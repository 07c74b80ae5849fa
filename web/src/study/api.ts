/** Calls about analyses and studies. */

import { call, get, post } from '../api/client';
import type { components } from '../api/schema';
import type { BarredAnswer, Previewed } from '../api/types';

type Schemas = components['schemas'];
export type StudyFrom = Schemas['StudyFrom'];
export type StudyInfo = Schemas['StudyInfo'];
export type StudyRow = Schemas['StudyRow'];
export type StudyChapter = Schemas['StudyChapter'];
export type ChapterAnswer = Schemas['ChapterAnswer'];
export type StudyNode = Schemas['StudyNode'];
export type StudyMark = Schemas['StudyMark'];
export type StudyShape = Schemas['StudyShape'];
export type StudyScene = Schemas['StudyScene'];
export type StudyNews = Schemas['StudyNews'];
export type Judged = Schemas['Judged'];
export type NodeAdvice = Schemas['NodeAdvice'];
export type Visibility = StudyRow['visibility'];
export type Role = Schemas['StudyMember']['role'];

const at = (study: string, chapter: string): string => `/studies/${study}/chapters/${chapter}`;
const NOTHING = { match: null, game: null, position: null, puzzle: null, example: null, case: null };

/** What to take apart, with all that it is not. */
export const from = (some: Partial<StudyFrom>): StudyFrom => ({ ...NOTHING, ...some });

export const studies = {
  list: () => get<Schemas['StudyList']>('/studies'),
  begin: (start: StudyFrom, title = '') => post<StudyInfo>('/studies', { start, title }),
  record: (text: string, study: string | null = null) => call<StudyInfo>('POST', '/studies/record', { study }, text),
  study: (id: string) => get<StudyInfo>(`/studies/${id}`),
  change: (id: string, given: { title?: string; visibility?: Visibility }) => call<StudyInfo>('PATCH', `/studies/${id}`, {}, given),
  remove: (id: string) => call<null>('DELETE', `/studies/${id}`),
  copy: (id: string) => post<StudyInfo>(`/studies/${id}/copy`),
  member: (id: string, name: string, role: Role | null) => call<StudyInfo>('PUT', `/studies/${id}/members/${encodeURIComponent(name)}`, {}, { role }),
  news: (id: string, since: number) => get<StudyNews>(`/studies/${id}/news`, { since }),
  addChapter: (id: string, start: StudyFrom, title = '') => post<StudyChapter>(`/studies/${id}/chapters`, { start, title }),
  chapter: (id: string, chapter: string) => get<ChapterAnswer>(at(id, chapter)),
  renameChapter: (id: string, chapter: string, title: string) => call<StudyInfo>('PATCH', at(id, chapter), {}, { title }),
  removeChapter: (id: string, chapter: string) => call<StudyInfo>('DELETE', at(id, chapter)),
  scene: (id: string, chapter: string, node: number, eyes: string, seat: string | null) => get<StudyScene>(`${at(id, chapter)}/scene`, { node, eyes, seat }),
  play: (id: string, chapter: string, parent: number, seat: string, moves: string[]) => post<Schemas['LineAnswer']>(`${at(id, chapter)}/lines`, { parent, seat, moves }),
  reply: (id: string, chapter: string, parent: number, seat: string | null, bot: string) => post<Schemas['LineAnswer']>(`${at(id, chapter)}/reply`, { parent, seat, bot }),
  preview: (id: string, chapter: string, node: number, seat: string, moves: string[]) => post<Previewed>(`${at(id, chapter)}/preview`, { node, seat, moves }),
  barred: (id: string, chapter: string, node: number, seat: string, ref: string, subject: string | null) => post<BarredAnswer>(`${at(id, chapter)}/barred`, { node, seat, ref, subject }),
  mark: (id: string, chapter: string, node: number, given: { text?: string; shapes?: StudyShape[] }) => call<StudyMark>('PUT', `${at(id, chapter)}/marks/${node}`, {}, given),
  judged: (id: string, chapter: string, node: number) => get<Judged>(`${at(id, chapter)}/judged`, { node }),
  advice: (id: string, chapter: string, node: number, seat: string | null) => get<NodeAdvice>(`${at(id, chapter)}/advice`, { node, seat }),
  why: (id: string, chapter: string, node: number) => get<NodeAdvice>(`${at(id, chapter)}/why`, { node }),
};

/** How far a learner has come; kept in this browser. */

export interface Progress {
  chapter: string;
  trail: string[];
  done: string[]; // chapters
}

const KEY = 'chancellery.lessons';
const name = (game: string, lesson: string): string => `${game}/${lesson}`;

function all(): Record<string, Partial<Progress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Partial<Progress>>) : {};
  } catch {
    return {};
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

export function progressOf(game: string, lesson: string): Progress | null {
  const kept = all()[name(game, lesson)];
  if (!kept || typeof kept.chapter !== 'string') return null;
  return { chapter: kept.chapter, trail: texts(kept.trail), done: texts(kept.done) };
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name(game, lesson)]: progress }));
  } catch {
    // a browser that keeps nothing: the lesson goes on all the same
  }
}

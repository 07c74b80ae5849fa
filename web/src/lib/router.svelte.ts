/** Addresses inside the client. */

export type Page =
  | { name: 'start' }
  | { name: 'tables' }
  | { name: 'lobby' }
  | { name: 'new'; game: string | null }
  | { name: 'join'; token: string }
  | { name: 'match'; id: string; seat: string | null }
  | { name: 'end'; id: string; seat: string | null }
  | { name: 'replay'; id: string; at: number }
  | { name: 'rules' }
  | { name: 'learn' }
  | { name: 'puzzles' }
  | { name: 'lesson'; game: string; lesson: string; chapter: string | null }
  | { name: 'editor'; game: string | null; match: string | null; seat: string | null }
  | { name: 'account' }
  | { name: 'studies' }
  | { name: 'study'; id: string; chapter: string | null; node: number | null }
  | { name: 'analysis'; query: URLSearchParams }
  | { name: 'admin' }
  | { name: 'notifications' }
  | { name: 'ratings'; game: string | null }
  | { name: 'tournaments' }
  | { name: 'tournament'; id: string }
  | { name: 'tournament-rules'; id: string | null }
  | { name: 'profile'; person: string }
  | { name: 'unknown' };

export function read(path: string, query: URLSearchParams): Page {
  const [first = '', second = '', third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && second && third && fourth === undefined) return { name: 'lesson', game: second, lesson: third, chapter: query.get('chapter') };
  if (first === 'match' && second && third === 'end' && fourth === undefined) return { name: 'end', id: second, seat: query.get('seat') };
  if (first === 'tournaments' && second && third === 'rules' && fourth === undefined) return { name: 'tournament-rules', id: second };
  if (third !== undefined) return { name: 'unknown' };
  if (first === 'tournaments') return second === 'new' ? { name: 'tournament-rules', id: null } : second ? { name: 'tournament', id: second } : { name: 'tournaments' };
  if (!first) return { name: 'start' };
  if (first === 'tables' && !second) return { name: 'tables' };
  if (first === 'lobby' && !second) return { name: 'lobby' };
  if (first === 'new') return { name: 'new', game: second || null };
  if (first === 'join' && second) return { name: 'join', token: second };
  if (first === 'match' && second) return { name: 'match', id: second, seat: query.get('seat') };
  if (first === 'replay' && second) return { name: 'replay', id: second, at: Number(query.get('at')) || 0 };
  if (first === 'rules') return { name: 'rules' };
  if (first === 'learn' && !second) return { name: 'learn' };
  if (first === 'ratings') return { name: 'ratings', game: second || null };
  if (first === 'people' && second) return { name: 'profile', person: second };
  if (first === 'notifications' && !second) return { name: 'notifications' };
  if (first === 'admin' && !second) return { name: 'admin' };
  if (first === 'editor') return { name: 'editor', game: second || null, match: query.get('match'), seat: query.get('seat') };
  if (first === 'puzzles' && !second) return { name: 'puzzles' };
  if (first === 'studies' && !second) return { name: 'studies' };
  if (first === 'study' && second) return { name: 'study', id: second, chapter: query.get('chapter'), node: query.has('node') ? Number(query.get('node')) || 0 : null };
  if (first === 'analysis' && !second) return { name: 'analysis', query };
  if (first === 'account') return { name: 'account' };
  return { name: 'unknown' };
}

class Router {
  page = $state<Page>(read(location.pathname, new URLSearchParams(location.search)));

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  #look(): void {
    this.page = read(location.pathname, new URLSearchParams(location.search));
  }
}

export const router = new Router();

/** Links inside the client do not load the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** A way that is bent: over a place that somebody wants to pass, not the shortest one. */

import type { Option, Plan } from './scene';

interface Walk {
  moves: string[];
  route: string[]; // places, where it begins included
}

/** The ways of which each move is one step, single steps included, by where they end. */
function walks(ways: Plan[], steps: Option[]): Map<string, Walk> {
  const found = new Map<string, Walk>();
  for (const { moves, route = [] } of ways) if (route.length === moves.length + 1) found.set(route.at(-1)!, { moves, route });
  const [start] = [...found.values()].map(({ route }) => route[0]!);
  for (const option of steps) if (start && option.target?.startsWith('place:')) found.set(option.target.slice(6), { moves: option.moves, route: [start, option.target.slice(6)] });
  return found;
}

/** From where one is over one place to another, by the steps that the ways are made of; null if they do not lead there. */
export function bent(ways: Plan[], steps: Option[], via: string, to: string): Walk | null {
  const known = walks(ways, steps);
  const first = known.get(via);
  if (!first || via === to) return null;
  const near = new Map<string, Set<string>>();
  const join = (a: string, b: string): void => void near.set(a, (near.get(a) ?? new Set()).add(b));
  for (const { route } of known.values()) route.slice(1).forEach((place, i) => [join(route[i]!, place), join(place, route[i]!)]);
  const edge: string[][] = [[via]];
  const seen = new Set(first.route);
  for (let path = edge.shift(); path; path = edge.shift()) {
    if (path.at(-1) === to) {
      const on = path.slice(1).map((place) => [...known.values()].find(({ moves, route }) => moves.length > 1 && route.at(-1) === place)?.moves.at(-1));
      return on.every((move) => move !== undefined) ? { moves: [...first.moves, ...(on as string[])], route: [...first.route, ...path.slice(1)] } : null;
    }
    for (const next of near.get(path.at(-1)!) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      edge.push([...path, next]);
    }
  }
  return null;
}

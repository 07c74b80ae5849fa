/**
 * The tree of a chapter: numbers up to the length of the main line are its positions, greater ones are nodes that leave
 * it. What a row of the tree shows, and the ways through it.
 */

import type { StudyNode } from './api';

export interface TreeRow {
  node: StudyNode;
  depth: number;
  after: number | null; // of the first move of a branch: after so many moves of the main line
}

export class Tree {
  readonly #byId = new Map<number, StudyNode>();
  readonly #children = new Map<number, StudyNode[]>();

  constructor(
    readonly main: number,
    nodes: readonly StudyNode[],
  ) {
    for (const node of [...nodes].sort((a, b) => a.id - b.id)) {
      if (this.#byId.has(node.id)) continue;
      this.#byId.set(node.id, node);
      this.#children.set(node.parent, [...(this.#children.get(node.parent) ?? []), node]);
    }
  }

  node(id: number): StudyNode | undefined {
    return this.#byId.get(id);
  }

  has(id: number): boolean {
    return (id >= 0 && id <= this.main) || this.#byId.has(id);
  }

  children(id: number): StudyNode[] {
    return this.#children.get(id) ?? [];
  }

  /** The position before. */
  before(id: number): number | null {
    return this.#byId.get(id)?.parent ?? (id > 0 ? id - 1 : null);
  }

  /** The position after, along the main line or else along the oldest move. */
  after(id: number): number | null {
    return id < this.main ? id + 1 : (this.children(id)[0]?.id ?? null);
  }

  /** Where the way to a node leaves the main line. */
  left(id: number): number {
    let at = id;
    while (this.#byId.has(at)) at = this.#byId.get(at)!.parent;
    return at;
  }

  /** All branches in the order in which they leave the main line; a line goes on at its depth, what leaves it is deeper. */
  get rows(): TreeRow[] {
    const found: TreeRow[] = [];
    const walk = (first: StudyNode, depth: number, after: number | null): void => {
      let [node, at]: [StudyNode | undefined, number | null] = [first, after];
      while (node) {
        found.push({ node, depth, after: at });
        const [next, ...others]: StudyNode[] = this.children(node.id);
        for (const other of others) walk(other, depth + 1, null);
        [node, at] = [next, null];
      }
    };
    const heads = [...this.#byId.values()].filter((node) => !this.#byId.has(node.parent));
    for (const head of heads.sort((a, b) => a.parent - b.parent || a.id - b.id)) walk(head, 0, head.parent);
    return found;
  }
}

import { describe, expect, it } from 'vitest';
import type { StudyNode } from '../src/study/api';
import { Tree } from '../src/study/tree';

const node = (id: number, parent: number): StudyNode => ({ chapter: 'c', id, parent, seat: 'a', move: `m${id}`, text: `move ${id}` });

describe('the tree of a chapter', () => {
  const tree = new Tree(5, [node(8, 3), node(6, 2), node(7, 6), node(9, 6), node(10, 7), node(11, 5)]);

  it('goes on along the main line, then along the oldest move, and back the way it came', () => {
    expect([tree.after(0), tree.after(4), tree.after(5), tree.after(11)]).toEqual([1, 5, 11, null]);
    expect([tree.before(0), tree.before(3), tree.before(10), tree.before(6)]).toEqual([null, 2, 7, 2]);
    expect([tree.left(10), tree.left(8), tree.left(4)]).toEqual([2, 3, 4]);
    expect([tree.has(5), tree.has(11), tree.has(12), tree.has(-1)]).toEqual([true, true, false, false]);
  });

  it('lists branches where they leave the match; what leaves a branch is deeper', () => {
    expect(tree.rows.map(({ node: one, depth, after }) => [one.id, depth, after])).toEqual([[6, 0, 2], [9, 1, null], [7, 0, null], [10, 0, null], [8, 0, 3], [11, 0, 5]]);
  });
});

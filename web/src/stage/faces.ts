/** A secret choice of several cards out of a row: they lie on the stage in large faces. */

import type { Row, Scene } from '../table/scene';

/** The row out of which several cards are chosen secretly; none where one card is enough, or where it is sealed already and not thought over again. */
export function facesOf(scene: Scene, changing = false): Row | null {
  const { prompt } = scene;
  const options = prompt?.options ?? [];
  if (!prompt?.yours || !prompt.sealed || ((prompt.chosen ?? null) !== null && !changing) || !options.some((o) => (o.refs?.length ?? 0) > 1)) return null;
  const within = (row: Row): boolean => {
    const refs = new Set(row.tiles.map((tile) => tile.ref));
    return options.every((o) => o.refs?.length && o.refs.every((ref) => refs.has(ref)));
  };
  return scene.rows.find((row) => row.tiles.every((tile) => tile.face_up !== false && tile.text) && within(row)) ?? null;
}

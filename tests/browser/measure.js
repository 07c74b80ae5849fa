// What is drawn on the board, in pixels. A name is the ink of its letters, turned as it is turned; a piece is its body
// without the shadow.
async (high) => {
  await document.fonts.ready;
  const svg = document.querySelector('.map svg.ready');
  const pen = document.createElement('canvas').getContext('2d');
  const names = [...svg.querySelectorAll('.names text')].filter((text) => !text.closest('.medal')).map((text) => {
    const [style, m] = [getComputedStyle(text), text.getScreenCTM()];
    const size = parseFloat(style.fontSize);
    pen.font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
    const ink = pen.measureText(text.textContent);
    const [half, x, y] = [text.getComputedTextLength() / 2, ...['x', 'y'].map((side) => parseFloat(text.getAttribute(side) ?? '0'))];
    const [top, bottom] = [y - ink.actualBoundingBoxAscent, y + ink.actualBoundingBoxDescent];
    const corners = [[x - half, top], [x + half, top], [x + half, bottom], [x - half, bottom]].map(([px, py]) => [m.a * px + m.c * py + m.e, m.b * px + m.d * py + m.f]);
    return { text: text.textContent, of: text.parentElement.dataset.name, pixels: size * Math.hypot(m.a, m.b), corners };
  });
  const meet = (a, b) => [a, b].every((shape) => shape.every((p, i) => {
    const q = shape[(i + 1) % 4];
    const n = [q[1] - p[1], p[0] - q[0]];
    const [one, other] = [a, b].map((corners) => corners.map(([x, y]) => x * n[0] + y * n[1]));
    const slack = 0.5 * Math.hypot(...n);
    return Math.max(...one) > Math.min(...other) + slack && Math.max(...other) > Math.min(...one) + slack;
  }));
  const boxOf = (r) => [[r.left, r.top], [r.right, r.top], [r.right, r.bottom], [r.left, r.bottom]];
  const widest = (g) => [...g.querySelectorAll('.body, .bare, .bed')].map((part) => part.getBoundingClientRect()).sort((a, b) => b.width - a.width)[0];
  const pieces = [...svg.querySelectorAll('.piece')].flatMap((g) => {
    const box = widest(g);
    return box ? [{ id: g.dataset.piece, of: g.dataset.at, pixels: Math.max(box.width, box.height), hit: g.querySelector('.hit')?.getBoundingClientRect().width ?? 0, box: boxOf(box) }] : [];
  });
  const spaces = [...svg.querySelectorAll('.place')].map((path) => { const box = path.getBoundingClientRect(); return { id: path.dataset.place, pixels: Math.min(box.width, box.height), box: boxOf(box) }; });
  const plaques = [...document.querySelectorAll('.cartouche')].filter((one) => getComputedStyle(one).visibility !== 'hidden').map((one) => ({ id: one.dataset.plate, text: one.textContent, box: boxOf(one.getBoundingClientRect()) }));
  const overlaps = [];
  names.forEach((a, i) => names.slice(i + 1).forEach((b) => { if (a.of !== b.of && meet(a.corners, b.corners)) overlaps.push(`${a.text} / ${b.text}`); }));
  return {
    names: names.map(({ text, of, pixels }) => ({ text, of, pixels })),
    overlaps,
    covered: pieces.flatMap((piece) => names.filter((name) => name.of === piece.of && meet(piece.box, name.corners)).map((name) => `${piece.id} / ${name.text}`)),
    plaques: plaques.map(({ id, text }) => ({ id, text })),
    hidden: plaques.flatMap((plaque) => [...names.map((name) => [name.text, name.corners]), ...spaces.map((space) => [space.id, space.box])].filter(([, corners]) => meet(plaque.box, corners)).map(([id]) => `${plaque.id} / ${id}`)),
    pieces: pieces.map(({ id, pixels, hit }) => ({ id, pixels, hit })),
    spaces: spaces.map(({ id, pixels }) => ({ id, pixels })),
    out: spaces.filter(({ box }) => box.some(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > high)).map(({ id }) => id),
  };
}

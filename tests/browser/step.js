// What is wrong with how a step of a lesson is shown: what is not said, not marked, out of sight or covered.
({ texts, task, asked, marked, phone, reading }) => {
  const flat = (one) => (one?.textContent ?? '').replace(/\s+/g, ' ');
  const lesson = document.querySelector('#lesson');
  const wrong = texts.filter((one) => !flat(lesson).includes(one)).map((one) => `not said: ${one}`);
  const shown = document.querySelector('#lesson .task');
  if (task && !flat(shown).includes(task)) wrong.push(`no task: ${task}`);
  if (!task && shown) wrong.push(`a task where there is none: ${flat(shown)}`);
  if (reading && document.querySelector('#prompt [data-option]')) wrong.push('options while one reads');
  if (asked && !flat(document.querySelector('#prompt')).includes(asked)) wrong.push(`not asked: ${asked}`);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) wrong.push(`wider than the screen by ${wide}`);
  const unmarked = marked.filter((one) => !document.querySelector(`${one}[data-pointed]`));
  if (!phone) wrong.push(...unmarked.map((one) => `not pointed at: ${one}`)); // a drawer of a phone may be shut
  const board = document.querySelector('.board')?.getBoundingClientRect().height ?? 0;
  if (board < 200) wrong.push(`the map is ${board} pixels high`);

  const must = task ? shown : document.querySelector('#lesson [data-next]') ?? document.querySelector('#lesson footer a');
  const box = must?.getBoundingClientRect();
  if (!box) return [...wrong, 'nothing to go on with'];
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  if (!inside) wrong.push(`out of sight: ${flat(must)}`);
  if (!task && phone && box.height < 44) wrong.push(`too small for a thumb: ${flat(must)}`);
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!above || !(must.contains(above) || above.contains(must))) wrong.push(`covered: ${flat(must)}`);
  return wrong;
}

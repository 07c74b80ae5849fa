"""Draws a scene on the terminal: where the match stands, powers, hand, battle, question. It knows no rules."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chancellery.cli.terminal import draw_table, draw_talks
from chancellery.cli.terminal.draw_map import map_lines
from chancellery.kernel import Match, Press
from chancellery.locale import text
from chancellery.table.phrases import told
from chancellery.table.scene import Fact, PileShown, Scene

ROOMY = 110  # narrower terminals leave out facts that are spare
TWO_COLUMNS = 24  # options from which on they stand in two columns, where there is room


def table(out: Console, scene: Scene, lang: str) -> None:
    """Everything on the table."""
    heading(out, scene)
    places(out, scene, lang)
    powers(out, scene, lang)
    beside(out, scene)
    hands(out, scene)
    battle(out, scene, lang)
    draw_talks.talks(out, scene, lang)


def beside(out: Console, scene: Scene) -> None:
    """What else lies on the table."""
    draw_table.tracks(out, scene)
    draw_table.displays(out, scene)
    draw_table.rows(out, scene)


def heading(out: Console, scene: Scene) -> None:
    out.print()
    out.rule(Text(f"{scene.head.title} · {scene.head.phase}"), align="left")


def places(out: Console, scene: Scene, lang: str) -> None:
    for line in map_lines(scene, out.width, lang):
        out.print(line)


def powers(out: Console, scene: Scene, lang: str) -> None:
    """One row for each Power; what a game does not have gets no column."""
    facts = {fact.id: fact.title for power in scene.powers for fact in power.facts if _fits(out, fact)}
    actions = {field.power: field for field in scene.wheel}
    has_status = any(power.status_name for power in scene.powers)
    drawn = Table(box=None, pad_edge=False)
    drawn.add_column(text(lang, "cli-column-power"))
    if has_status:
        drawn.add_column(text(lang, "cli-column-status_name"))
    for title in facts.values():
        drawn.add_column(title, justify="right")
    if actions:
        drawn.add_column(text(lang, "cli-column-action"))
    for power in scene.powers:
        yours = power.seat is not None and power.seat == scene.head.seat
        row = [f"{'>' if yours else ' '} {power.letter} {power.name}"]
        if has_status:
            row.append(power.status_name or "")
        known = {fact.id: _value(fact) for fact in power.facts}
        row += [known.get(id, "") for id in facts]
        if actions:
            field = actions.get(power.id)
            row.append("" if field is None else f"{field.title}{' ◄' if field.current else ''}")
        drawn.add_row(*row, style="bold" if yours else None)
    out.print(drawn)


def _fits(out: Console, fact: Fact) -> bool:
    return out.width >= ROOMY or not fact.spare


def _value(fact: Fact) -> str:
    """1/6, 2 (+1)"""
    limit = "" if fact.of is None else f"/{fact.of}"
    more = f" (+{fact.more})" if fact.more else ""
    return "" if fact.value is None else f"{fact.value}{limit}{more}"


def hands(out: Console, scene: Scene) -> None:
    """The cards the seat holds, and the piles."""
    for hand in scene.hands:
        counted = Counter((card.title, card.text) for card in hand.cards)
        out.print(f"{hand.name} ({len(hand.cards)})", style="bold")
        for (title, meaning), count in sorted(counted.items()):
            out.print(f"  {count} × {title}: {meaning}")
    out.print(" · ".join(_pile(pile) for pile in scene.piles))


def _pile(pile: PileShown) -> str:
    if pile.cards is None:
        return f"{pile.title} ({pile.count})"
    listed = (" " if pile.cards and isinstance(pile.cards[0], int) else ", ").join(sorted(map(str, pile.cards)))
    return f"{pile.title} ({len(pile.cards)}){': ' + listed if listed else ''}"


def battle(out: Console, scene: Scene, lang: str) -> None:
    """Both sides of the battle in progress, with the cards as far as the seat knows them."""
    contest = scene.contest
    if contest is None:
        return
    names = {power.id: power.name for power in scene.powers}
    out.print(contest.title, style="bold")
    for side in contest.sides:
        known = text(lang, "cli-play-strength", strength=side.known_strength, hidden=side.hidden)
        who = ", ".join(names[power] for power in side.powers)
        out.print(f"  {side.title}: {known}" if who == side.title else f"  {side.title}: {who}: {known}")
        for stack in contest.stacks:
            if stack.side == side.id:
                cards = " ".join("?" if card.value is None else str(card.value) for card in stack.cards) or "–"
                whose = "" if who == names.get(stack.power) else f"{names.get(stack.power, '')}, "
                note = f" ({stack.note})" if stack.note else ""
                out.print(f"    {whose}{stack.text}: {cards}{note}")


def question(out: Console, scene: Scene, lang: str) -> None:
    """What is asked, and the numbered options in words with their notation."""
    prompt = scene.prompt
    if prompt is None:
        return
    out.print(text(lang, "cli-play-question", question=prompt.text, rule=prompt.rule), style="bold")
    draw_table.meters(out, scene)
    if prompt.declining:
        out.print(prompt.declining, style="dim")
    options = prompt.options
    said = max((cell_len(option.text) for option in options), default=0)
    written = max((cell_len(option.moves[0]) for option in options), default=0)
    columns = 2 if len(options) > TWO_COLUMNS and out.width >= 2 * (said + written + 12) else 1
    height = -(-len(options) // columns)
    drawn = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    for _ in range(columns):
        drawn.add_column(justify="right", no_wrap=True)
        drawn.add_column()
        drawn.add_column(style="dim")
    for row in range(height):
        cells: list[str] = []
        for option in options[row::height]:
            mark = f" ◄ {text(lang, 'cli-play-chosen')}" if option.id == prompt.chosen else ""
            cells += [f"{option.id + 1}.", option.text + mark, option.moves[0]]
        drawn.add_row(*cells)
    out.print(drawn)


def seat_name(match: Match, seat: int, lang: str) -> str:
    """The Powers of a seat, in words."""
    id = match.seats[seat]
    names = [power.name for power in match.scene(None, lang).powers if power.seat == id]
    return ", ".join(names) or id


def message(match: Match, said: Press, lang: str) -> str:
    """A message with its sender and its readers."""
    assert said.seat is not None  # only the table of a server speaks for itself
    sender, words = seat_name(match, said.seat, lang), told(said.text, match.definition, lang)
    if said.to is None:
        return text(lang, "cli-play-message-all", seat=sender, words=words)
    readers = ", ".join(seat_name(match, seat, lang) for seat in said.to)
    return text(lang, "cli-play-message", seat=sender, readers=readers, words=words)


def result(match: Match, lang: str) -> str:
    """How the match ended, with the scores of all seats."""
    outcome = match.scene(None, lang).outcome
    assert outcome is not None
    names = [seat_name(match, seat, lang) for seat in range(len(match.seats))]
    scores = ", ".join(f"{name} {outcome.scores[id]}" for name, id in zip(names, match.seats))
    return text(lang, "cli-play-result", result=outcome.text, rule=outcome.rule, scores=scores)

"""Draws a scene on the terminal: where the match stands, powers, hand, battle, question. It knows no rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chancellery.cli.terminal import draw_table, draw_talks
from chancellery.cli.terminal.draw_map import map_lines
from chancellery.kernel import Match, Press
from chancellery.locale import text

Scene = dict[str, Any]

POWER_COLUMNS = ("status_name", "morale", "influence", "money", "cards", "generals", "off_board", "stock")
SPARE_COLUMNS = ("generals", "off_board", "stock")  # left out where the terminal is narrow
ROOMY = 110
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
    draw_table.display(out, scene)
    draw_table.rows(out, scene)


def heading(out: Console, scene: Scene) -> None:
    out.print()
    out.rule(Text(f"{scene['title']} · {scene['phase']}"), align="left")


def places(out: Console, scene: Scene, lang: str) -> None:
    for line in map_lines(scene, out.width, lang):
        out.print(line)


def powers(out: Console, scene: Scene, lang: str) -> None:
    """One row for each Power; what a game does not have gets no column."""
    found: list[dict[str, Any]] = scene["powers"]
    there = [name for name in POWER_COLUMNS if any(name in power for power in found)]
    shown = [name for name in there if out.width >= ROOMY or name not in SPARE_COLUMNS]
    facts = found[0].get("facts", []) if set(there) <= {"status_name"} else []  # else they have columns of their own
    actions = {field["power"]: field for field in scene.get("wheel") or ()}
    drawn = Table(box=None, pad_edge=False)
    drawn.add_column(text(lang, "cli-column-power"))
    for name in shown:
        right = all(isinstance(power.get(name, 0), int) for power in found)
        title = text(lang, f"cli-column-{name}")
        drawn.add_column(title, justify="right" if right else "left", no_wrap=right)
    for fact in facts:
        drawn.add_column(fact["title"], justify="right")
    if actions:
        drawn.add_column(text(lang, "cli-column-action"))
    for power in found:
        row = [f"{'>' if power['yours'] else ' '} {power['letter']} {power['name']}"]
        for name in shown:
            limit = f"/{power['hand_limit']}" if name == "cards" and "hand_limit" in power else ""
            value = power.get(name)
            row.append(f"{'' if value is None else value}{limit}")
        row += [_value(fact) for fact in power["facts"]] if facts else []
        if actions:
            field = actions.get(power["id"])
            row.append("" if field is None else f"{field['title']}{' ◄' if field['current'] else ''}")
        drawn.add_row(*row, style="bold" if power["yours"] else None)
    out.print(drawn)


def _value(fact: dict[str, Any]) -> str:
    """1/6, 2 (+1)"""
    limit = f"/{fact['of']}" if "of" in fact else ""
    more = f" (+{fact['more']})" if "more" in fact else ""
    return f"{fact['value']}{limit}{more}"


def hands(out: Console, scene: Scene) -> None:
    """The cards the seat holds, and the piles."""
    for hand in scene.get("hands") or ():
        counted = Counter((card["title"], card["text"]) for card in hand["cards"])
        out.print(f"{hand['name']} ({len(hand['cards'])})", style="bold")
        for (title, meaning), count in sorted(counted.items()):
            out.print(f"  {count} × {title}: {meaning}")
    piles = []
    for pile in (scene.get("piles") or {}).values():
        cards = pile.get("cards")
        count = pile["count"] if cards is None else len(cards)
        piles.append(f"{pile['title']} ({count}){': ' + _listed(cards) if cards else ''}")
    out.print(" · ".join(piles))


def _listed(cards: list[Any]) -> str:
    return (" " if isinstance(cards[0], int) else ", ").join(map(str, sorted(cards)))


def battle(out: Console, scene: Scene, lang: str) -> None:
    """Both sides of the battle in progress, with the cards as far as the seat knows them."""
    fight = scene.get("battle")
    if not fight:
        return
    names = {power["id"]: power["name"] for power in scene["powers"]}
    out.print(fight["title"], style="bold")
    for side in fight["sides"]:
        known = text(lang, "cli-play-strength", strength=side["known_strength"], hidden=side.get("hidden_cards", 0))
        who = ", ".join(names[power] for power in side["powers"])
        out.print(f"  {side['title']}: {known}" if who == side["title"] else f"  {side['title']}: {who}: {known}")
        for stack in fight["stacks"]:
            if stack["side"] == side["id"]:
                cards = " ".join("?" if card["value"] is None else str(card["value"]) for card in stack["cards"])
                if "limit" in stack:
                    out.print(f"    {stack['name']}, {stack['place_name']}: {cards or '–'} ({stack['limit']})")
                else:
                    out.print(f"    {stack['text']}: {cards or '–'}")


def question(out: Console, scene: Scene, lang: str) -> None:
    """What is asked, and the numbered options in words with their notation."""
    prompt = scene["prompt"]
    if prompt is None:
        return
    out.print(text(lang, "cli-play-question", question=prompt["text"], rule=prompt["rule"]), style="bold")
    draw_table.meters(out, scene)
    if prompt.get("declining"):
        out.print(prompt["declining"], style="dim")
    options = scene["options"]
    needed = sum(max((cell_len(option[name]) for option in options), default=0) for name in ("text", "move")) + 12
    columns = 2 if len(options) > TWO_COLUMNS and out.width >= 2 * needed else 1
    height = -(-len(options) // columns)
    drawn = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    for _ in range(columns):
        drawn.add_column(justify="right", no_wrap=True)
        drawn.add_column()
        drawn.add_column(style="dim")
    for row in range(height):
        cells: list[str] = []
        for option in options[row::height]:
            mark = f" ◄ {text(lang, 'cli-play-chosen')}" if option["index"] == prompt.get("chosen") else ""
            cells += [f"{option['index'] + 1}.", option["text"] + mark, option["move"]]
        drawn.add_row(*cells)
    out.print(drawn)


def seat_name(match: Match, seat: int, lang: str) -> str:
    """The Powers of a seat, in words."""
    id = match.seats[seat]
    names = [power["name"] for power in match.scene(None, lang)["powers"] if power["seat"] == id]
    return ", ".join(names) or id


def message(match: Match, said: Press, lang: str) -> str:
    """A message with its sender and its readers."""
    assert said.seat is not None  # only the table of a server speaks for itself
    sender = seat_name(match, said.seat, lang)
    if said.to is None:
        return text(lang, "cli-play-message-all", seat=sender, words=said.text)
    readers = ", ".join(seat_name(match, seat, lang) for seat in said.to)
    return text(lang, "cli-play-message", seat=sender, readers=readers, words=said.text)


def result(match: Match, lang: str) -> str:
    """How the match ended, with the scores of all seats."""
    outcome = match.scene(None, lang)["outcome"]
    names = [seat_name(match, seat, lang) for seat in range(len(match.seats))]
    scores = ", ".join(f"{name} {outcome['scores'][id]}" for name, id in zip(names, match.seats))
    return text(lang, "cli-play-result", result=outcome["text"], rule=outcome["rule"], scores=scores)

"""The log, the press and the timeline of a table, as a reader may have them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, cast

from chancellery import Match
from chancellery.kernel import Definition, Event, Press, Setup
from chancellery.locale import Name, in_a_row, text
from chancellery.server.links import links
from chancellery.server.table_models import Mark, PressLine, Timeline
from chancellery.server.titles import bot_title, seat_title
from chancellery.table import telling
from chancellery.table.encode import kept
from chancellery.table.phrases import told
from chancellery.table.scene_text import Text

MARKED = ("round", "battle", "end")  # what is marked on the timeline


def when(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def log(match: Match, seat: int | None, lang: str, since: int = 0, most: int | None = None) -> list[dict[str, Any]]:
    """The events from number `since` on, in words and as data, each as models.LogLine has it."""
    definition = match.definition
    return [
        {**line(definition, event, number, move, lang), "seat": mover}
        for number, event, move, mover in _told(match, seat, since, most)
    ]


def fresh(match: Match, since: Mapping[int | None, int], lang: str) -> dict[int | None, tuple[bytes, ...]]:
    """The same for several seats, as JSON; what looks alike to them is written once."""
    definition, written = match.definition, dict[tuple[int, Event], bytes]()

    def data(number: int, event: Event, move: int, mover: str | None) -> bytes:
        known = written.get((number, event))
        if known is None:
            known = kept({**line(definition, event, number, move, lang), "seat": mover})
            written[number, event] = known
        return known

    return {seat: tuple(data(*one) for one in _told(match, seat, first, None)) for seat, first in since.items()}


def _told(match: Match, seat: int | None, since: int, most: int | None) -> Iterator[tuple[int, Event, int, str | None]]:
    """Events as the seat may know them, with their number, and the move and the seat that brought them."""
    made = iter(match.made_since(since))
    move, mover, until = 0, -1, match.events_after(0)
    for number, event in enumerate(match.events(seat, since)[:most], since):
        while number >= until:
            move, mover, until = next(made)
        yield number, event, move, match.seats[mover] if move else None


def line(definition: Definition[Any], event: Event, number: int, move: int, lang: str) -> dict[str, Any]:
    """One event, as models.LogLine has it."""
    said = definition.speaker(lang).line(event)
    return {
        "n": number,
        "move": move,
        "kind": event.kind,
        "text": None if said is None else said.text,
        "links": () if said is None else links(said),
        "data": definition.event_data(event),
        "mark": definition.mark(event),
        "beat": definition.beat(event, lang),
        "scores": telling.scores(definition, event, lang),
    }


def _move_of(counts: list[int], event: int) -> int:
    """The move an event came with: the first after which there were more events."""
    low, high = 0, len(counts)
    while low < high:
        middle = (low + high) // 2
        if counts[middle] > event:
            high = middle
        else:
            low = middle + 1
    return min(low, len(counts) - 1)


def timeline(match: Match, lang: str) -> Timeline:
    """Where rounds began and battles were fought; what everybody may know."""
    definition, counts = match.definition, match.counts
    marks: list[Mark] = []
    for number, event in enumerate(match.events(None)):
        kind = definition.mark(event)
        if kind in MARKED:
            said = definition.speaker(lang).line(event) or Text("")
            place = next((link["id"] for link in links(said) if link["kind"] == "place"), None)
            shown = cast(Literal["round", "battle", "end"], kind)
            marks.append(Mark(move=_move_of(counts, number), kind=shown, text=said.text, place=place))
    return Timeline(moves=len(match), marks=marks)


def press(match: Match, seen: list[Press], lang: str, since: int = 0) -> list[PressLine]:
    """Of what a reader may read, from number `since` on; it is numbered for that reader, as gaps would tell of secret
    letters."""
    setup, seats, definition = match.setup, match.seats, match.definition
    return [
        _press_line(setup, seats, definition, said, number, lang) for number, said in enumerate(seen[since:], since)
    ]


def _press_line(
    setup: Setup, seats: Sequence[str], definition: Definition[Any], said: Press, number: int, lang: str
) -> PressLine:
    return PressLine(
        n=number,
        system=said.seat is None or said.deed,
        seat=None if said.seat is None else seats[said.seat],
        to=None if said.to is None else [seats[reader] for reader in said.to],
        text=_in_words(setup, seats, definition, said, lang),
        move=said.after,
        time=when(said.time),
    )


def _in_words(setup: Setup, seats: Sequence[str], definition: Definition[Any], said: Press, lang: str) -> str:
    if said.deed:
        return deed_line(setup.game, None if said.seat is None else seats[said.seat], said.text, lang)
    return system_line(setup, said.text, lang) if said.seat is None else told(said.text, definition, lang)


def deed_line(game: str, seat: str | None, deed: str, lang: str) -> str:
    """Something done about the match itself, in the reader's language."""
    verb, _, rest = deed.partition(" ")
    args: dict[str, Any] = {"seat": "" if seat is None else seat_title(game, seat, lang)}
    if verb in ("propose", "agree", "decline"):
        return text(lang, f"server-deed-{verb}", what=proposal(game, rest.partition(": ")[0], lang), **args)
    if verb == "adjudge":
        won = [] if rest == "-" else [seat_title(game, name, lang) for name in rest.split("+")]
        return text(lang, "server-deed-adjudge", won=in_a_row(won, lang) if won else "", count=len(won))
    if verb in ("late", "forfeit"):
        name, _, how = rest.partition(" ")
        args["seat"] = seat_title(game, name, lang)
        verb, rest = f"{verb}-{how.partition(' ')[0]}" if how else verb, how.partition(" ")[2]
    return text(lang, f"server-deed-{verb}", bot=bot_title(rest, lang), **args)


def proposal(game: str, what: str, lang: str) -> str:
    """What is proposed, in words."""
    kind, _, rest = what.partition(" ")
    if kind == "end":
        won = [] if rest == "-" else [seat_title(game, name, lang) for name in rest.split("+")]
        return text(lang, "server-proposal-end", won=in_a_row(won, lang) if won else "", count=len(won))
    name = rest.partition(" ")[0]
    return text(lang, f"server-proposal-{kind}", seat=seat_title(game, name, lang) if name else "")


def system_line(setup: Setup, stored: str, lang: str) -> str:
    """A line of the table itself, in the reader's language."""
    data = json.loads(stored)
    args = dict(data["args"])
    account = args.pop("account", None)  # for the server, which must know who sat where
    for seat in ("seat", "by"):
        if seat in args:
            args[seat] = seat_title(setup.game, args[seat], lang)
    if args.get("name") == "":
        args["name"] = Name("server-seat-local" if account is None else "server-seat-former")
    for bot in ("bot", "other"):
        if bot in args:
            args[bot] = bot_title(args[bot], lang)
    if "reason" in args:
        args["reason"] = Name(f"server-reason-{args['reason']}")
    return text(lang, f"server-system-{data['key']}", **args)

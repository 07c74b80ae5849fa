"""What happened, for every game alike: events as a reader needs them, sums part by part, and the recap of a seat.

All of it follows from what a game declares with its events: `trail`, `mark`, `loses`, `scores`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from chancellery.kernel import Definition, Event, Happening, Match
from chancellery.kernel.vocabulary import Field, paired
from chancellery.locale import say, text
from chancellery.table.alone import leaves_no_choice
from chancellery.table.scene import Fact, Power, Scene
from chancellery.table.scene_telling import Happened, Item, Score
from chancellery.table.scene_text import Text
from chancellery.table.swapping import swapped

KINDS: Final = ("place", "power", "piece", "seat")  # of things that are told of
MOST_TOLD: Final = 20  # lines of a recap: the weightiest
CONCERNS: Final = 100
WEIGHTS: Final = {"battle": 50, "weighty": 40, "end": 60, "round": 0, "turn": 0}  # by mark
MOVED, SCORED, PLACED, SAID = 22, 20, 12, 1  # ways, sums, what was done to a place, the rest
Known = Mapping[int, tuple[Power, ...]]
Ways = dict[str, tuple[str, ...]]  # where things went that no line has told of yet


@dataclass(frozen=True)
class Thing:
    """What an event names: the field, the kind of thing as in its ref, its id, and the power whose colours it has."""

    field: str
    kind: str
    id: str
    power: str | None = None


@dataclass(frozen=True)
class Own:
    """What is a reader's own on the table."""

    seat: str | None = None
    powers: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()


def own(scene: Scene) -> Own:
    """Powers of the seat, the places they control, and where their pieces stand."""
    seat = scene.head.seat
    powers = frozenset(power.id for power in scene.powers if power.seat == seat) if seat is not None else frozenset()
    held = {place.id for place in scene.places if (place.controller or place.home) in powers}
    return Own(seat, powers, frozenset(held | {piece.place for piece in scene.pieces if piece.power in powers}))


# -- events


def named(definition: Definition[Any], event: Event) -> list[Thing]:
    """The places, powers, pieces and seats that an event names, in its order, as its reader may know it."""
    of = definition.notation.happenings[event.kind]
    pairs = paired(of.fields, event.args) + (paired(of.secret, event.secret) if event.secret else [])
    return [thing for field, value in pairs for thing in _named(definition, field, value)]


def _named(definition: Definition[Any], field: Field, value: Any) -> Iterator[Thing]:
    lexicon = definition.notation
    sort = lexicon.sorts.get(field.sort)
    several: Sequence[Any] = value if field.many or field.rest else (value,)
    for one in several:
        if sort is not None and sort.fields:
            for inner, part in paired(sort.fields, one):
                yield from _named(definition, inner, part)
        elif type(one) is int and one >= 0 and field.sort in lexicon.words:
            kind = sort.ref if sort is not None else field.sort
            if kind in KINDS:
                yield Thing(field.name, kind, lexicon.words[field.sort][one], definition.power_of(field.sort, one))


def told(
    definition: Definition[Any], events: Sequence[Event], first: int, lang: str, reader: Own, ways: Ways
) -> list[Happened]:
    """Events as the reader needs them, those that have a line; `first` is the number of the first event.

    Steps that have none of their own lead to the next line about what made them; `ways` keeps them until then.
    """
    found = []
    begun: dict[str, str | None] = {}  # who began the battle of a place
    for number, event in enumerate(events, first):
        things = named(definition, event)
        one = happened(definition, event, things, number, lang, reader)
        if one.mark == "battle" and one.places:
            begun[one.places[-1]] = one.power
        elif one.mark == "weighty" and one.power is None and one.places:
            one = replace(one, power=begun.get(one.places[-1]))
        subject = things[0].id if things else ""
        if one.text.text:
            way = tuple(ways.pop(subject, ())) if not one.path else ()
            found.append(replace(one, path=way, weight=max(one.weight, MOVED)) if way else one)
        elif one.path:
            way = ways.get(subject, ())
            ways[subject] = (*way, *(one.path[1:] if way[-1:] == one.path[:1] else one.path))
    return found


def happened(
    definition: Definition[Any], event: Event, things: Sequence[Thing], number: int, lang: str, reader: Own
) -> Happened:
    """An event as the reader needs it, with what it names; the text is empty where there is nothing to say."""
    line = definition.speaker(lang).line(event)
    of = definition.notation.happenings[event.kind]
    powers = [thing.power for thing in things if thing.power is not None]
    concerns = _concerns(of, things, reader)
    favours = any(thing.field == of.favours and thing.power in reader.powers for thing in things)
    sums = scores(definition, event, lang)
    path = tuple(thing.id for name in of.trail for thing in things if thing.field == name)
    mark = definition.mark(event)
    places = tuple(dict.fromkeys(thing.id for thing in things if thing.kind == "place"))
    usual = MOVED if path else PLACED if places and powers else SCORED if any(one.total for one in sums) else SAID
    return Happened(
        number=number,
        kind=event.kind,
        text=line or Text(""),
        power=powers[0] if powers else None,
        places=places,
        path=path if len(path) > 1 else (),
        weight=WEIGHTS.get(mark or "", usual) + CONCERNS * concerns,
        against=concerns and not favours,
        mark=cast(Any, mark),
        scores=sums,
    )


def _concerns(of: Happening, things: Sequence[Thing], reader: Own) -> bool:
    """Whether something of the reader's own is concerned by what others did, or is lost."""
    first = True
    for thing in things:
        whose = thing.power
        if whose is not None:
            if whose in reader.powers and (not first or thing.field == of.loses):
                return True
            if first and whose in reader.powers:
                return False  # what they do themselves
            first = False
        elif thing.id in reader.places if thing.kind == "place" else thing.id == reader.seat:
            return True
    return False


# -- sums


def scores(definition: Definition[Any], event: Event, lang: str) -> tuple[Score, ...]:
    """The sums that an event tells, part by part; one without parts is its own, and parts that add nothing are none."""
    of = definition.notation.happenings[event.kind]
    if not of.scores:
        return (_listed(definition, event, lang),) if of.listed else ()
    values = {field.name: value for field, value in paired(of.fields, event.args)}
    powers = {thing.field: thing.id for thing in named(definition, event) if thing.kind == "power"}
    line, found = definition.line(event, lang) or _where(definition, event, lang), []
    for n, tally in enumerate(of.scores):
        power = tally.power[1:] if tally.power.startswith("=") else powers.get(tally.power)
        points = tally.sign * (int(tally.change) if tally.change.isdigit() else values[tally.change])
        if power is None or not points:
            continue
        rows = event.items if len(of.scores) == 1 or not event.items else event.items[n]
        items = tuple([_item(definition, row, lang) for row in rows if row[2]]) or (Item(line, points),)
        after = values[tally.total] if tally.total else None
        before = None if after is None else after + points if power == tally.down else after - points
        found.append(Score(line, power, items, points, tally.track, before, after))
    return tuple(found)


def _listed(definition: Definition[Any], event: Event, lang: str) -> Score:
    """An event that is told with the sums of its move: its line, where it happened, and whose it is."""
    things = named(definition, event)
    line = definition.line(event, lang) or _where(definition, event, lang)
    places = tuple(dict.fromkeys(thing.id for thing in things if thing.kind == "place"))
    power = next((thing.power for thing in things if thing.power is not None), None)
    return Score(line, power, (Item(line, 0, places=places),), 0)


def _where(definition: Definition[Any], event: Event, lang: str) -> str:
    """The name of the first place of an event, for one that another line tells of."""
    of = definition.notation.happenings[event.kind]
    sorts = definition.notation.sorts
    for field, value in paired(of.fields, event.args):
        if field.sort in sorts and sorts[field.sort].ref == "place":
            first = (value or (-1,))[0] if field.many or field.rest else value
            return _name(definition, field.sort, first, lang)
    return ""


def _name(definition: Definition[Any], sort: str, value: int, lang: str) -> str:
    return str(say(lang, {"name": definition.name_of(sort, value)})["name"])


def _item(definition: Definition[Any], row: Sequence[Any], lang: str) -> Item:
    """A row: a sort and a thing of it, or a word and -1; points; if that is another number, how many there were."""
    what, thing, points, *count = row
    counted = count[0] if count else None
    places = definition.places_of(what, thing)
    if thing < 0:
        said = text(lang, f"{definition.prefix}reason-{what}", count=counted or 0)
        return Item(said, points, places=places, count=counted)
    lexicon = definition.notation
    sort, id = lexicon.sorts.get(what), lexicon.words[what][thing]
    kind = what if sort is None else sort.ref
    return Item(_name(definition, what, thing, lang), points, f"{kind}:{id}", places, counted)


# -- the recap


def recap(match: Match, scene: Scene, lang: str) -> tuple[Happened, ...]:
    """What happened since the seat's own last move; of much, the weightiest, in its order."""
    seat = match.seat(cast(str, scene.head.seat))
    events = match.since(seat)
    first, reader = match.event_count - len(events), own(scene)
    found = told(match.definition, events, first, lang, reader, {})
    if len(found) > MOST_TOLD:
        kept = {one.number for one in sorted(found, key=lambda one: (-one.weight, -one.number))[:MOST_TOLD]}
        found = [one for one in found if one.number in kept]
    return tuple(found)


def scenes(match: Match, seats: Sequence[int | None], lang: str, known: Known | None = None) -> list[Scene]:
    """What to draw for several seats, with what happened since each decided last if it must decide now.

    `known` are the powers as a spectator saw them after some moves, by their number; others are worked out.
    """
    return [_told(match, scene, lang, known or {}) for scene in match.scenes(seats, lang)]


def _told(match: Match, scene: Scene, lang: str, known: Known) -> Scene:
    asked = scene.outcome is not None or (scene.prompt is not None and scene.prompt.yours)
    if scene.head.seat is None or not asked:
        return scene
    prompt = scene.prompt
    if prompt is not None and leaves_no_choice(match, match.seat(scene.head.seat)):
        prompt = swapped(prompt, alone=True)
    powers = _changed(match, scene, lang, known)
    return swapped(scene, prompt=prompt, recap=recap(match, scene, lang), powers=powers)


def _changed(match: Match, scene: Scene, lang: str, known: Known) -> tuple[Power, ...]:
    """The powers, with how their facts have changed since the seat's own last move."""
    last = match.last_move(cast(str, scene.head.seat))
    if last in (0, len(match)):
        return scene.powers
    then = known.get(last) or match.at(last).scene(None, lang).powers
    before = {(power.id, fact.id): fact.value for power in then for fact in power.facts}
    found = []
    for power in scene.powers:
        facts = tuple([_change(fact, before.get((power.id, fact.id))) for fact in power.facts])
        found.append(power if facts == power.facts else replace(power, facts=facts))
    return tuple(found)


def _change(fact: Fact, before: int | None) -> Fact:
    if before is None or fact.value is None or fact.value == before:
        return fact
    return replace(fact, change=fact.value - before)

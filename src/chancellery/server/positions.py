"""Positions for the API: read, checked, drawn and written down again. Nothing of them is stored."""

from __future__ import annotations

from typing import Any

from chancellery import BadInput, Match
from chancellery.kernel import Definition
from chancellery.kernel.new_setup import read_position
from chancellery.kernel.positions import headers, read_out, written_out
from chancellery.kernel.reading import sound
from chancellery.kernel.writing import to_toml
from chancellery.locale import Name, text
from chancellery.server.errors import refused
from chancellery.server.offers import sample
from chancellery.server.position_models import PositionGiven, PositionStart
from chancellery.table.form import Form


def started(game: str, given: PositionStart) -> dict[str, Any]:
    """A position to begin with: the set-up of a scenario, or an empty map."""
    try:
        match = Match.new(game, given.scenario, given.seats, options=dict(given.options))
        definition = match.definition
        found = definition.empty_position() if given.empty else definition.set_up_position(match.state)
        return headers(match.setup) | (found or {})
    except BadInput as error:
        raise refused(error) from None


def looked_at(game: str, given: PositionGiven, lang: str) -> dict[str, Any]:
    """A position with its form, how it is drawn and what is wrong with it, as position_models.PositionAnswer has it."""
    try:
        data = read_position(given.text) if given.text is not None else sound(given.position or {})
        data = data if given.start is None else started(game, given.start)
    except BadInput as error:
        raise refused(error) from None
    problem, scene, begins = None, None, None
    definition = sample(game, None, None).definition
    try:
        definition, setup = read_out(game, data)
        if given.start is not None or given.text is not None:
            data = written_out(data, definition, setup)
        state = definition.state_from_position(data, setup.seed)
        scene = definition.scenes(state, [None], lang)[0]
        begins = _begins(Match.from_position(game, data), lang)
    except BadInput as error:
        problem = _problem(error, lang)
    form = definition.position_form(data, lang) or Form()
    return {
        "position": data,
        "toml": to_toml(data),
        "groups": form.groups,
        "seats": [{"id": id, "title": _seat(definition, number, lang)} for number, id in enumerate(definition.seats)],
        "scene": scene,
        "begins": begins,
        "problem": problem,
    }


def _seat(definition: Definition[Any], number: int, lang: str) -> str:
    name = definition.seat_name(number)
    return text(lang, name) if isinstance(name, Name) else str(name)


def _begins(match: Match, lang: str) -> str | None:
    """Whose decision comes first, in words; None: the match is over at once."""
    if match.outcome is not None or not match.decisions:
        return None
    first = match.decisions[0]
    asked = match.definition.prompt(first, lang).split(". ")[0].rstrip(".")  # what follows is for whoever decides
    return f"{_seat(match.definition, first.seat, lang)}: {asked}."


def _problem(error: BadInput, lang: str) -> dict[str, Any]:
    """What is wrong, and where: the field, and the place if one is named."""
    named = error.args_named
    place = named.get("place") or named.get("city")
    id = str(place).removeprefix("maria-city-") if place is not None else None
    return {"message": error.text(lang), "field": str(named["field"]) if "field" in named else None, "place": id}

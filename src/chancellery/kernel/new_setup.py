"""From what somebody asks for to the set-up of a match; BadInput names what is wrong."""

from __future__ import annotations

import secrets
from typing import Any

from chancellery.kernel.definition import Definition
from chancellery.kernel.derived import settle
from chancellery.kernel.errors import BadInput
from chancellery.kernel.reading import from_json, from_toml
from chancellery.kernel.registry import game as find_game
from chancellery.kernel.setup import Setup


def read_position(position: dict[str, Any] | str) -> dict[str, Any]:
    """A position as data, from data or from TOML or JSON text."""
    if isinstance(position, dict):
        return position
    try:
        data: dict[str, Any] = from_json(position) if position.lstrip().startswith("{") else from_toml(position)
    except BadInput as error:
        raise BadInput("position-not-readable", error=error) from None
    return data


def position_setup(
    game: str, position: dict[str, Any] | str, seed: int | str | None, nonce: str | None, board_text: str
) -> Setup:
    """The set-up of a match that starts from a position."""
    data = read_position(position)
    if data.get("game", game) != game:
        raise BadInput("position-other-game", field="game", expected=game, value=str(data["game"]))
    if seed is None:
        seed = data.get("seed", 0)
    for field, value in (("seed", seed), ("board", data.get("board", ""))):
        if not isinstance(value, str) and not (field == "seed" and type(value) is int):
            raise BadInput("position-bad-field", field=field, expected="text", value=str(value))
    asked = (data.get("scenario"), data.get("seats"), seed, data.get("options"), data.get("board"))
    return make_setup(game, *asked, nonce, (), data, board_text)


def define(setup: Setup) -> Definition[Any]:
    """The definition that a set-up names. A board is named by its id or comes as text; no name is ever a file."""
    found = find_game(setup.game)
    found.scenario(setup.scenario)
    known = found.boards()
    if not setup.board_text and setup.board not in known:
        raise BadInput("setup-unknown-board", game=found.id, board=setup.board[:60], known=", ".join(known))
    definition = found.define(setup)
    settle(definition, Definition)
    if setup.board_digest and setup.board_digest != definition.board_digest:
        raise BadInput("record-other-board", board=setup.board, digest=setup.board_digest[:12])
    return definition


def make_setup(
    game: str,
    scenario: Any,  # as somebody wrote them, until they are looked at: compiled code insists on what types say
    seats: Any,
    seed: int | str | None,
    options: Any,
    board: str | None,
    nonce: str | None,
    players: tuple[str, ...],
    position: dict[str, Any] | None,
    board_text: str = "",
) -> Setup:
    found = find_game(game)
    place = found.scenario(str(scenario)) if scenario is not None else found.scenarios[0]
    count = (place.usual or max(place.seats)) if seats is None else seats
    if type(count) is not int or count not in place.seats:
        known = ", ".join(str(s) for s in place.seats)
        raise BadInput("setup-bad-seats", game=game, scenario=place.id, seats=str(count), known=known)
    if options is not None and not isinstance(options, dict):
        raise BadInput("setup-bad-options", value=str(options))
    return Setup(
        game=game,
        scenario=place.id,
        seats=count,
        seed=secrets.token_hex(16) if seed is None else str(seed),
        nonce=secrets.token_hex(16) if nonce is None else nonce,
        board=place.board if board is None else board,
        board_text=board_text,
        options=found.checked_options(options or {}, place.id),
        players=players,
        position=position,
        rules=found.rules_version,
    )

"""A position written by hand: round, provinces of each Crown, cards left."""

from __future__ import annotations

from typing import Any

from chancellery.kernel import BadInput
from chancellery_partition.board import CROWNS, board
from chancellery_partition.state import CARDS, ROUNDS, Lands


def place(s: Lands, position: dict[str, Any]) -> None:
    """Changes the beginning into what the position says; BadInput names a wrong field."""
    s.round = _number("round", position.get("round", 1), ROUNDS) - 1
    for crown, names in _table("provinces", position, s).items():
        for name in names:
            if name not in board().ids:
                raise BadInput(
                    "position-bad-field",
                    field=f"provinces.{crown}",
                    expected=", ".join(board().ids),
                    value=str(name)[:60],
                )
            s.holder[board().ids.index(name)] = CROWNS.index(crown)
    for crown, cards in _table("cards", position, s).items():
        s.hands[CROWNS.index(crown)] = sorted({_number(f"cards.{crown}", card, max(CARDS)) for card in cards})


def _table(field: str, position: dict[str, Any], s: Lands) -> dict[str, list[Any]]:
    table = position.get(field, {})
    for crown, listed in table.items() if isinstance(table, dict) else [(field, None)]:
        if crown not in s.game.seats or not isinstance(listed, list):
            raise BadInput("position-bad-field", field=field, expected=", ".join(s.game.seats), value=str(crown)[:60])
    return table  # type: ignore[no-any-return]


def _number(field: str, value: Any, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise BadInput("position-bad-field", field=field, expected=f"1-{most}", value=str(value)[:60])
    return value

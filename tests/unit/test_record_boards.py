"""A record is played on the board it names: an altered Board header is refused with one line, in every game."""

from __future__ import annotations

import json

import pytest

from chancellery import Match
from chancellery.kernel.record import BadRecord, seal, split_seal
from chancellery.kernel.verify import verify

GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
OWN_BOARDS = GAMES[:3]  # people may write boards of their own for these
OTHER = "0" * 64


def resealed(record: str, header: str, value: str) -> str:
    """The record with another header, and every seal true to it."""
    found, link = [], ""
    for sealed in record.splitlines():
        line, mark = split_seal(sealed)
        if mark is None:
            continue  # a snapshot
        if line.startswith(f"[{header} "):
            line = f"[{header} {json.dumps(value)}]"
        link = seal(link, line)
        found.append(f"{line} #{link[:6]}")
    return "\n".join(found) + "\n"


def played(game: str) -> Match:
    match = Match.new(game, seed="boards")
    for _ in range(5):
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_true_on_its_own_board_only(game: str) -> None:
    match = played(game)
    board, digest = match.setup.board, match.setup.board_digest
    record = match.to_record()
    verify(resealed(record, "Board", f"{board} {digest}"))
    for value in (f"{board} {OTHER}", f"{board} ", board):
        with pytest.raises(BadRecord) as refused:
            verify(resealed(record, "Board", value))
        assert len(str(refused.value).splitlines()) == 1, value


@pytest.mark.parametrize("game", [game for game in GAMES if game not in OWN_BOARDS])
def test_another_name_or_a_board_of_ones_own_is_refused_where_nobody_can_write_one(game: str) -> None:
    match = played(game)
    record = match.to_record()
    other = next(one for one in GAMES if one != game)
    with pytest.raises(BadRecord, match="board"):
        verify(resealed(record, "Board", f"{Match.new(other).setup.board} {match.setup.board_digest}"))
    first = f'[Board "{match.setup.board} {match.setup.board_digest}"]'
    written = record.replace(first, f'[BoardText "own"] #000000\n{first}')
    with pytest.raises(BadRecord, match="board"):
        verify(resealed(written, "Board", f"{match.setup.board} {match.setup.board_digest}"))

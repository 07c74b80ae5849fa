"""Rules about what is on the table: every sort of thing that can be pointed at has some, and they exist."""

from __future__ import annotations

import pytest

from chancellery import Match, games
from chancellery.kernel import Game, plugin
from chancellery.rules import ids
from chancellery.server.rulebook import about, in_section, search
from chancellery.table.things import things


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_section_exists_and_every_sort_has_some(game: Game) -> None:
    known = plugin(game.id).about
    statements = ids(game.prefix, "statements")
    for sections in known.values():
        assert all(any(in_section(id, section) for id in statements) for section in sections.split()), sections
    match = Match.new(game.id, seed="about")
    seat = match.decisions[0].seat
    pointed = {ref.partition(":")[0] for ref in things(match.scene(seat, "en"))} - {"piece"}
    assert pointed <= set(known)
    assert {one.type for one in match.scene(seat, "en").pieces} <= set(known)


def test_they_are_found_in_both_languages_and_for_one_game_only() -> None:
    for lang in ("en", "pl"):
        found = search("about:maria/hussar", None, None, 100, lang)
        assert found["total"]
        assert all(hit["id"].startswith("M-7.") for hit in found["hits"])
        assert {hit["lang"] for hit in found["hits"]} == {lang}
    assert about(["nothing"], None, "en") == []

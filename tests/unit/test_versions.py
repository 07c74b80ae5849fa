"""Versions of bots: earlier ones can be asked for, are not offered, and play as they always did."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from chancellery import BadInput, Match, bots
from chancellery.bots.planning.guide import first_guide_of, guide_of
from chancellery.bots.planning.value import value
from chancellery.kernel import registry
from chancellery.sim.plan import players
from tests.kept import on_the_first_board

# of the moves that `sensible` made before it was repaired: of matches of two seeds, each up to so many moves
PLAYED = {
    ("coalitions", "1805", 6, 500): "91e4550f4f6e2801",
    ("coalitions", "1813", 4, 400): "6c71c2e9863f0bc6",
    ("realpolitik", None, 4, 400): "0708eed290c8a7a8",
    ("realpolitik", None, 3, 300): "8d80f005dcf21027",
    ("raison_detat", None, 7, 400): "e9063e5d42d79a30",
    ("raison_detat", "1702", 6, 300): "a70df0a900a62018",
    ("maria", "introductory", 3, 400): "d5eac9779fda7581",
    ("maria", "full", 3, 400): "147013ff0a488ae8",
    ("maria", "full", 2, 300): "a866918988bd10d2",
    ("imperial_struggle", None, 2, 400): "8c4115b65c53d798",
}


def moves(name: str, game: str, scenario: str | None, seats: int, until: int) -> str:
    """The digest of what a bot plays against itself."""
    digest, bot = sha256(), bots.bot(name)
    for seed in (1, 2):
        match, rng = on_the_first_board(Match.new(game, scenario, seats, seed=seed)), Random(seed)
        while match.outcome is None and len(match) < until:
            seat = match.decisions[0].seat
            move = bot.choose(match, seat, rng)
            digest.update(f"{seat} {move.text}\n".encode())
            match.play(seat, move)
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("variant", PLAYED, ids=lambda v: f"{v[0]}-{v[1]}-{v[2]}")
def test_the_first_sensible_player_plays_as_it_always_did(variant: tuple[str, str | None, int, int]) -> None:
    assert moves("sensible@1", *variant) == PLAYED[variant]


def test_the_present_one_plays_differently() -> None:
    """The digests tell versions apart."""
    variant = ("imperial_struggle", None, 2, 400)
    assert moves("sensible", *variant) != PLAYED[variant]


def test_earlier_versions_are_known_but_not_offered() -> None:
    assert "sensible@1" not in bots.names()
    assert "sensible@1" in bots.names(earlier=True)
    assert bots.bot("sensible@1").name == "sensible@1"
    assert players("sensible", ("france", "britain"), "sensible@1") == ("sensible", "sensible@1")


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "weights"),
    [
        ("coalitions", "1805", 6, "base:value-2"),
        ("coalitions", "1792", 4, "base:value-2"),
        ("coalitions", "lempereur", 1, "lempereur:value-1"),
        ("raison_detat", "1702", 6, "raison_detat:value-2"),
        ("raison_detat", "1618", 7, "raison_detat:value-2"),
        ("imperial_struggle", None, 2, "imperial_struggle:value-2"),
        ("realpolitik", None, 4, "realpolitik:value-2"),
        ("maria", "full", 3, "maria:full-4"),
    ],
)
def test_earlier_nets_stay_available(game: str, scenario: str | None, seats: int, weights: str) -> None:
    """They look at what is still worked out; where none does, it is the present one. They judge positions otherwise."""
    match = Match.new(game, scenario, seats, seed=1)
    first, now = first_guide_of(game, match.definition), guide_of(game, match.definition)
    assert first is not None
    assert now is not None
    assert first.weights.endswith(f"{weights}.npz")
    judged = [value(guide, match.state, 0) for guide in (first, now)]
    assert (judged[0] == judged[1]) == (first.weights == now.weights)
    assert bots.bot("planner@1").choose(match, match.decisions[0].seat, Random(1)) in match.decisions[0].options


@pytest.mark.parametrize("name", ["sensible@0", "sensible@7", "random@1", "sensible@", "@1"])
def test_an_unknown_version_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        bots.bot(name)
    for lang in ("en", "pl"):
        assert name in caught.value.text(lang)
        assert "sensible@1" in caught.value.text(lang)
    with pytest.raises(BadInput, match="sensible@1"):
        players(name, ("france", "britain"))


@pytest.mark.parametrize("scenario", ["lempereur", "1805"])
def test_where_there_is_no_such_version_the_present_player_plays(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in L'Empereur, or in a game whose plug-in names none."""
    if scenario == "1805":
        plugin = registry.plugin("coalitions")
        monkeypatch.setitem(
            registry._PLUGINS, "coalitions", replace(plugin, bots={"sensible": plugin.bots["sensible"]})
        )
    match = Match.new("coalitions", scenario, seed=3)
    rng = Random(1)
    for _ in range(40):
        seat = match.decisions[0].seat
        move = bots.bot("sensible").choose(match, seat, rng)
        assert bots.bot("sensible@1").choose(match, seat, Random(0)) is move
        match.play(seat, move)

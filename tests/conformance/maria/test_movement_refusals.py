"""What a player is told who may not move a piece: the rule in the way (chapters 6, 10 and 19)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import FR, LX, MT, build, refused, turn
from tests.conformance.rule import rule

IV, V = "prussia_saxony", "austria_pragmatic"


def at(**places: str) -> dict[str, Any]:
    """Generals with three armies each."""
    return {name: {"city": place, "armies": 3} for name, place in places.items()}


def bohemia(**fields: Any) -> Match:
    """Belle-Isle in Pilsen and other pieces around him, before the French movement."""
    generals = at(belle_isle="pilsen") | fields.pop("generals", {})
    return build(generals=generals, **fields)


def told(match: Match, seat: str, move: str) -> dict[str, Any]:
    """What the words of a refusal speak of."""
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return {name: str(value) for name, value in refusal.args.items()}


@rule("M-10.1.1")
def test_pieces_of_other_players_and_of_powers_that_do_not_act() -> None:
    match = build(stage=V, generals=at(george_ii="mainz", schwerin="breslau", traun="wien"))
    assert refused(match, FR, "move traun > krems") == ("M-10.1.1", "not-your-power")
    assert refused(match, FR, "move schwerin > ohlau") == ("M-10.1.1", "not-active")
    assert "prussia" in told(match, FR, "move schwerin > ohlau")["power"]
    assert refused(match, FR, "replace train_austria_1 > wien") == ("M-10.1.1", "not-your-power")
    assert refused(match, FR, "replace train_prussia_1 > berlin") == ("M-10.1.1", "not-active")


@rule("M-10.1.2", "M-10.1.3", "M-10.1.10")
def test_pieces_that_are_away_or_have_moved() -> None:
    match = bohemia(generals=at(broglie="mies", noailles="taus", toerring="wien"), trains={"train_france_2": "tachau"})
    assert refused(match, LX, "move moritz_von_sachsen > pilsen") == ("M-10.1.2", "not-on-the-map")
    assert refused(match, LX, "move train_france_1 > pilsen") == ("M-10.1.2", "not-on-the-map")
    turn(match, LX, "move noailles > klattau", "halt")
    assert refused(match, LX, "move noailles > taus") == ("M-10.1.3", "has-moved")
    turn(match, LX, "move belle_isle > mies")
    assert refused(match, LX, "move broglie > taus") == ("M-10.1.10", "settled")
    assert "broglie" in told(match, LX, "move broglie > taus")["piece"]
    turn(match, LX, "move train_france_2 > weiden", "halt")
    assert refused(match, LX, "move train_france_2 > tachau") == ("M-10.1.3", "has-moved")


@rule("M-10.2.10", "M-R-17")
def test_a_train_that_was_placed_stays() -> None:
    match = bohemia(trains={"train_france_2": "mies"}, france={"hand": ["clubs_4", "clubs_2"]})
    turn(match, LX, "replace train_france_2 > metz", "pay clubs_4")
    assert refused(match, LX, "move train_france_2 > verdun") == ("M-10.2.10", "train-placed")
    assert refused(match, LX, "replace train_france_2 > paris") == ("M-R-17", "train-placed")


@rule("M-10.1.2", "M-10.1.17")
def test_where_no_road_leads() -> None:
    match = bohemia(trains={"train_france_2": "mies"})
    assert refused(match, LX, "move belle_isle > prag") == ("M-10.1.2", "not-adjacent")
    said = told(match, LX, "move belle_isle > prag")
    assert ("pilsen" in said["city"], "prag" in said["other_city"]) == (True, True)
    assert refused(match, LX, "move train_france_2 > prag") == ("M-10.1.2", "not-adjacent")
    assert refused(match, LX, "march belle_isle > klattau") == ("M-10.1.17", "no-main-road")
    turn(match, LX, "march belle_isle > horowitz")
    assert refused(match, LX, "on pribram") == ("M-10.1.17", "no-main-road")
    assert refused(match, LX, "on klattau") == ("M-10.1.2", "not-adjacent")


@rule("M-10.1.6", "M-10.1.7")
def test_the_last_step_of_a_long_move_is_on_a_main_road() -> None:
    match = bohemia(generals=at(belle_isle="mies"), trains={"train_france_2": "tachau"})
    turn(match, LX, "move belle_isle > pilsen")
    assert refused(match, LX, "on prag") == ("M-10.1.2", "not-adjacent")
    said = told(match, LX, "on prag")
    assert ("pilsen" in said["city"], "prag" in said["other_city"]) == (True, True)
    turn(match, LX, "on horowitz", "on beraun")
    assert refused(match, LX, "on rakonitz") == ("M-10.1.6", "main-roads-only")
    assert (told(match, LX, "on rakonitz")["reach"], told(match, LX, "on rakonitz")["most"]) == ("3", "4")
    turn(match, LX, "halt", "move train_france_2 > mies", "on pilsen")
    assert refused(match, LX, "on klattau") == ("M-10.1.7", "main-roads-only")
    assert (told(match, LX, "on klattau")["reach"], told(match, LX, "on klattau")["most"]) == ("2", "3")


@rule("M-6.2", "M-10.1.8", "M-10.1.14")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"trains": {"train_prussia_1": "mies"}}, ("M-10.1.8", "occupied")),
        ({"generals": at(traun="mies")}, ("M-10.1.14", "enemy-general")),
        ({"generals": at(traun="mies", khevenhueller="mies")}, ("M-10.1.14", "enemy-general")),
        ({"generals": at(broglie="mies", noailles="mies")}, ("M-6.2", "two-generals")),
        ({"generals": at(friedrich="mies")}, ("M-6.2", "not-partners")),
    ],
)
def test_who_stands_there(pieces: dict[str, Any], reason: tuple[str, str]) -> None:
    match = bohemia(**pieces)
    assert refused(match, LX, "move belle_isle > mies") == reason
    turn(match, LX, "move belle_isle > klattau", "on pilsen")
    assert refused(match, LX, "on mies") == reason


@rule("M-10.1.13")
def test_a_train_enters_no_city_with_a_piece() -> None:
    match = bohemia(trains={"train_france_2": "mies", "train_austria_1": "taus"})
    for place in ("pilsen", "taus"):
        assert refused(match, LX, f"move train_france_2 > {place}") == ("M-10.1.13", "occupied")


@rule("M-6.2")
def test_the_powers_that_do_not_stack_are_named() -> None:
    said = told(bohemia(generals=at(friedrich="mies")), LX, "move belle_isle > mies")
    assert ("france" in said["power"], "prussia" in said["other"]) == (True, True)


@rule("M-10.1.18", "M-10.1.20")
def test_what_a_forced_march_keeps_away_from() -> None:
    match = bohemia(generals=at(belle_isle="mies", traun="beraun"))
    assert refused(match, LX, "march belle_isle > pilsen") == ("M-10.1.18", "march-fortress")
    match = bohemia(generals=at(belle_isle="mies", traun="tachau"), markers={"pilsen": "france"})
    assert refused(match, LX, "march belle_isle > tachau") == ("M-10.1.14", "enemy-general")
    turn(match, LX, "march belle_isle > pilsen", "on horowitz")
    assert refused(match, LX, "on pribram") == ("M-10.1.17", "no-main-road")
    beside = bohemia(generals=at(belle_isle="pilsen", traun="beraun"))
    assert refused(beside, LX, "march belle_isle > horowitz") == ("M-10.1.20", "march-enemy")
    train = bohemia(trains={"train_austria_1": "horowitz"})
    assert refused(train, LX, "march belle_isle > horowitz") == ("M-10.1.20", "march-enemy")


@rule("M-10.1.22")
def test_who_does_not_cross_from_map_to_map() -> None:
    match = build(generals=at(toerring="ulm", belle_isle="wuerzburg"))
    assert refused(match, LX, "move toerring > goeppingen") == ("M-10.1.22", "no-crossing")
    assert "bavaria" in told(match, LX, "move toerring > goeppingen")["power"]
    assert refused(match, LX, "march toerring > goeppingen") == ("M-10.1.22", "no-crossing")
    turn(match, LX, "move belle_isle > wertheim", "halt", "move toerring > memmingen", "on ulm")
    assert refused(match, LX, "on goeppingen") == ("M-10.1.22", "no-crossing")


@rule("M-10.1.22", "M-R-14")
def test_a_body_crosses_only_together() -> None:
    match = build(generals=at(toerring="ulm", belle_isle="ulm"))
    assert refused(match, LX, "move stack toerring > goeppingen") == ("M-10.1.22", "no-crossing")
    assert "bavaria" in told(match, LX, "move stack toerring > goeppingen")["power"]
    assert refused(match, LX, "march stack toerring > goeppingen") == ("M-10.1.22", "no-crossing")


@rule("M-10.1.15", "M-6.4", "M-10.1.3")
def test_who_leads_no_body() -> None:
    match = bohemia(generals=at(broglie="pilsen", noailles="taus"))
    assert refused(match, LX, "move stack noailles > klattau") == ("M-10.1.15", "no-stack")
    assert refused(match, LX, "march stack noailles > mies") == ("M-10.1.15", "no-stack")
    assert refused(match, LX, "move stack broglie > mies") == ("M-6.4", "not-commander")
    assert "belle_isle" in told(match, LX, "move stack broglie > mies")["commander"]
    turn(match, LX, "move noailles > mies", "halt", "move broglie > klattau", "armies broglie 3", "halt")
    assert refused(match, LX, "move stack noailles > tachau") == ("M-10.1.3", "has-moved")
    mixed = build(stage=IV, tracks={"saxony": 1}, generals=at(friedrich="goerlitz", rutowski="goerlitz"))
    assert refused(mixed, FR, "move stack rutowski > bautzen") == ("M-6.4", "not-commander")


@rule("M-10.1.10", "M-10.1.15")
def test_a_body_one_of_whom_has_moved() -> None:
    match = bohemia(generals=at(broglie="mies", toerring="ulm"))
    turn(match, LX, "move broglie > pilsen")
    assert refused(match, LX, "move stack belle_isle > klattau") == ("M-10.1.10", "settled")


@rule("M-6.2", "M-R-14")
def test_a_body_joins_nobody() -> None:
    match = bohemia(generals=at(broglie="pilsen", noailles="mies"))
    assert refused(match, LX, "move stack belle_isle > mies") == ("M-6.2", "two-generals")
    assert refused(match, LX, "move stack belle_isle > prag") == ("M-10.1.2", "not-adjacent")
    turn(match, LX, "move stack belle_isle > klattau", "on pilsen")
    assert refused(match, LX, "on mies") == ("M-6.2", "two-generals")


@rule("M-19.4.3", "M-19.4.5")
def test_neutral_ground() -> None:
    """Saxony alone is neutral: its pieces stay at home, the others' stay out."""
    saxon: dict[str, Any] = {"turn": 3, "tracks": {"saxony": 4}}
    match = build(stage=V, **saxon, generals=at(rutowski="koenigstein", traun="teplitz", george_ii="mainz"))
    turn(match, FR, "wait")
    assert refused(match, MT, "move rutowski > teplitz") == ("M-19.4.3", "neutral")
    assert refused(match, MT, "move traun > koenigstein") == ("M-19.4.5", "neutral")
    prussian = build(stage=IV, **saxon, generals=at(schwerin="halle"))
    assert refused(prussian, FR, "move schwerin > leipzig") == ("M-19.4.5", "neutral")
    bavarian = build(**saxon, generals=at(toerring="teplitz"))
    assert refused(bavarian, LX, "move toerring > koenigstein") == ("M-19.4.5", "neutral")


@rule("M-19.4.3", "M-19.4.5")
def test_neutral_prussia() -> None:
    """Bavaria comes before Prussia among the powers, Saxony after it."""
    peace: dict[str, Any] = {"turn": 3, "annexed": 2, "tracks": {"saxony": 1}}
    match = build(stage=IV, **peace, generals=at(schwerin="glatz"))
    assert refused(match, FR, "move schwerin > nachod") == ("M-19.4.3", "neutral")
    bavarian = build(**peace, generals=at(toerring="nachod"))
    assert refused(bavarian, LX, "move toerring > glatz") == ("M-19.4.5", "neutral")


@rule("M-R-16", "M-R-94")
def test_who_waits_for_nobody() -> None:
    assert refused(bohemia(), LX, "wait") == ("M-R-16", "nobody-to-wait-for")
    assert refused(build(seats=2, generals=at(belle_isle="pilsen")), "player_a", "wait") == ("M-R-94", "one-player")


@rule("M-10.2.1", "M-10.2.2", "M-10.2.3", "M-10.2.4")
def test_trains_that_cannot_come_back() -> None:
    match = bohemia(trains={"train_france_2": "mies"}, france={"hand": ["clubs_3"]})
    assert refused(match, LX, "restore belle_isle > metz") == ("M-10.2.1", "no-train")
    assert refused(match, LX, "replace belle_isle > metz") == ("M-10.2.1", "no-train")
    assert refused(match, LX, "restore train_france_2 > metz") == ("M-10.2.1", "train-on-the-map")
    assert refused(match, LX, "replace train_france_1 > metz") == ("M-10.2.2", "train-off-the-map")
    assert refused(match, LX, "restore train_france_1 > metz") == ("M-10.2.4", "too-dear")
    said = told(match, LX, "restore train_france_1 > metz")
    assert (said["price"], said["worth"]) == ("4", "3")
    boxed = build(stage=IV, generals=at(friedrich="berlin"), prussia={"hand": ["clubs_8"]})
    assert refused(boxed, FR, "restore train_prussia_2 > berlin") == ("M-10.2.3", "train-in-box")
    assert refused(boxed, FR, "replace train_prussia_2 > berlin") == ("M-10.2.3", "train-in-box")


@rule("M-10.2.5", "M-10.2.7", "M-10.2.8")
def test_where_no_train_comes_back() -> None:
    rich: dict[str, Any] = {"france": {"hand": ["clubs_8"]}}
    match = bohemia(generals=at(broglie="paris"), markers={"metz": "pragmatic"}, **rich)
    assert refused(match, LX, "restore train_france_1 > pilsen") == ("M-10.2.5", "no-train-fortress")
    assert "france" in told(match, LX, "restore train_france_1 > pilsen")["power"]
    assert refused(match, LX, "restore train_france_1 > paris") == ("M-10.2.7", "occupied")
    assert refused(match, LX, "restore train_france_1 > metz") == ("M-10.2.8", "not-controlled")

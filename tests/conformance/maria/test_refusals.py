"""What a player is told who may not do something: the rule in the way (chapters 4, 6 to 8, 11, 13 and 17 to 19)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import FR, LX, MT, build, intro, refused, turn
from tests.conformance.rule import rule

IV, V = "prussia_saxony", "austria_pragmatic"


def at(**places: str) -> dict[str, Any]:
    """Generals with three armies each."""
    return {name: {"city": place, "armies": 3} for name, place in places.items()}


def told(match: Match, seat: str, move: str) -> dict[str, str]:
    """What the words of a refusal speak of."""
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return {name: str(value) for name, value in refusal.args.items()}


# -- armies (4, 6)


@rule("M-4.15", "M-4.17", "M-4.18", "M-6.6")
def test_the_armies_of_the_set_up() -> None:
    match = build(stage="set_up")
    assert refused(match, LX, "armies friedrich 3") == ("M-4.15", "not-your-power")
    assert "prussia" in told(match, LX, "armies friedrich 3")["power"]
    assert refused(match, LX, "armies belle_isle 3") == ("M-4.15", "next-general")
    assert "moritz_von_sachsen" in told(match, LX, "armies belle_isle 3")["general"]
    assert refused(match, LX, "armies moritz_von_sachsen 0") == ("M-6.6", "armies-limit")
    assert refused(match, LX, "armies moritz_von_sachsen 6") == ("M-4.17", "least-armies")
    assert told(match, LX, "armies moritz_von_sachsen 6")["least"] == "7"
    turn(match, LX, "armies moritz_von_sachsen 7", "armies belle_isle 8", "armies broglie 8")
    assert refused(match, LX, "armies maillebois 3") == ("M-4.18", "armies-left")
    assert (told(match, LX, "armies maillebois 3")["least"], told(match, LX, "armies maillebois 3")["most"]) == (
        "1",
        "2",
    )


@rule("M-6.10", "M-6.12", "M-6.15", "M-6.6")
def test_dividing_the_armies_of_a_stack() -> None:
    generals = {"friedrich": {"city": "strehlen", "armies": 8}, "schwerin": {"city": "strehlen", "armies": 4}}
    match = build(stage=IV, generals=generals | at(erbprinz_leopold="breslau", traun="wien"))
    turn(match, FR, "move friedrich > frankenstein")
    assert refused(match, FR, "armies schwerin 4") == ("M-6.10", "next-general")
    assert "friedrich" in told(match, FR, "armies schwerin 4")["general"]
    assert refused(match, FR, "armies erbprinz_leopold 4") == ("M-6.12", "not-of-the-stack")
    assert refused(match, FR, "armies traun 4") == ("M-6.10", "not-your-power")
    assert refused(match, FR, "armies friedrich 0") == ("M-6.6", "armies-limit")
    assert refused(match, FR, "armies friedrich 3") == ("M-6.15", "division")
    assert "schwerin" in told(match, FR, "armies friedrich 3")["general"]


@rule("M-6.5", "M-6.14")
def test_only_generals_of_the_stack_command_or_remain() -> None:
    match = build(stage=IV, generals=at(friedrich="goerlitz", rutowski="bautzen", schwerin="breslau"))
    turn(match, FR, "move friedrich > bautzen")
    assert refused(match, FR, "command schwerin") == ("M-6.5", "not-of-the-stack")
    generals = {"friedrich": {"city": "strehlen", "armies": 4}, "schwerin": {"city": "strehlen", "armies": 5}}
    generals |= {"karl_von_lothringen": {"city": "frankenstein", "armies": 8}, "traun": {"city": "frankenstein"}}
    generals |= at(der_alte_dessauer="berlin")
    beaten = build(stage=V, phase="combat", generals=generals, austria={"hand": ["reserve"]})
    turn(turn(beaten, MT, "play reserve 8"), FR, "decline")
    assert refused(beaten, FR, "remain der_alte_dessauer") == ("M-6.14", "not-of-the-stack")


# -- hussars (7), tactical cards (8), supply (9)


@rule("M-7.1", "M-7.2", "M-7.3", "M-7.4", "M-7.6")
def test_where_no_hussar_rides() -> None:
    match = build(stage="hussars", generals=at(traun="prag", belle_isle="pilsen"), hussars=["beraun"])
    assert refused(match, MT, "hussar 2 > horowitz") == ("M-7.2", "next-hussar")
    assert told(match, MT, "hussar 2 > horowitz")["number"] == "1"
    assert refused(match, MT, "leave hussar 2") == ("M-7.2", "next-hussar")
    assert refused(match, MT, "hussar 0 > horowitz") == ("M-7.1", "so-many-hussars")
    assert refused(match, MT, "hussar 1 > beraun") == ("M-7.6", "hussar-there")
    assert refused(match, MT, "hussar 1 > mainz") == ("M-7.3", "not-in-bohemia")
    assert refused(match, MT, "hussar 1 > pilsen")[1] == "occupied"
    assert refused(match, MT, "hussar 1 > wien") == ("M-7.4", "too-far-for-hussars")


@rule("M-8.10")
def test_a_reserve_has_a_value_of_one_to_eight() -> None:
    generals = {"traun": {"city": "frankenstein", "armies": 1}, "friedrich": {"city": "strehlen", "armies": 5}}
    match = build(stage=V, phase="combat", generals=generals, austria={"hand": ["reserve", "clubs_2", "spades_2"]})
    assert refused(match, MT, "play reserve") == ("M-8.10", "reserve-value")
    assert refused(match, MT, "play reserve 0") == ("M-8.10", "reserve-value")
    assert {f"play reserve {n}" for n in range(1, 9)} <= {move.text for move in match.legal(MT)}


@rule("M-11.1.5", "M-8.17", "M-11.1.14")
def test_which_cards_are_played() -> None:
    generals = {"traun": {"city": "frankenstein", "armies": 5}, "friedrich": {"city": "strehlen", "armies": 5}}
    hands: dict[str, Any] = {"austria": {"hand": [f"{suit}_5" for suit in ("spades", "hearts", "diamonds", "clubs")]}}
    match = build(stage=V, phase="combat", generals=generals, **hands)
    offered = [move.text for move in match.legal(MT)]
    assert len(offered) == 1  # the suit of the sector, and no way to decline at a score of 0
    others = [f"play {card}" for card in hands["austria"]["hand"] if f"play {card}" not in offered]
    for move in others:
        assert refused(match, MT, move) == ("M-11.1.5", "other-suit")
    assert refused(match, MT, offered[0].replace("5", "6")) == ("M-8.17", "not-in-hand")
    assert refused(match, MT, "play reserve 5") == ("M-8.17", "not-in-hand")
    assert refused(match, MT, "decline") == ("M-11.1.14", "must-play")


# -- combat (11)


@rule("M-11.1.1")
def test_whom_nobody_attacks() -> None:
    generals = at(traun="frankenstein", friedrich="strehlen", khevenhueller="prag", belle_isle="beraun", toerring="ulm")
    match = build(stage=V, phase="combat", generals=generals)
    assert refused(match, MT, "attack pilsen > mies") == ("M-11.1.1", "no-attacker")
    assert refused(match, MT, "attack strehlen > frankenstein") == ("M-11.1.1", "no-attacker")
    assert refused(match, MT, "attack frankenstein > glatz") == ("M-11.1.1", "no-enemy")
    assert "glatz" in told(match, MT, "attack frankenstein > glatz")["city"]
    assert refused(match, MT, "attack frankenstein > prag") == ("M-11.1.1", "no-enemy")
    assert refused(match, MT, "attack frankenstein > beraun") == ("M-11.1.1", "attack-not-adjacent")


@rule("M-11.1.26")
def test_a_battle_is_fought_once() -> None:
    """Tied: both still stand there, and two other battles wait."""
    generals = {"traun": {"city": "frankenstein", "armies": 3}, "friedrich": {"city": "strehlen", "armies": 3}}
    generals |= {"khevenhueller": {"city": "prag", "armies": 3}, "belle_isle": {"city": "beraun", "armies": 3}}
    generals |= {"neipperg": {"city": "pilsen", "armies": 3}, "broglie": {"city": "mies", "armies": 3}}
    match = build(stage=V, phase="combat", generals=generals)
    turn(match, MT, "attack frankenstein > strehlen", "decline")
    assert refused(match, MT, "attack frankenstein > strehlen") == ("M-11.1.26", "battle-over")


@rule("M-11.2.5", "M-11.2.7", "M-11.2.9")
def test_where_nobody_retreats() -> None:
    """Törring, who does not cross to the other map, is led two cities away from Ulm."""
    generals = {"traun": {"city": "memmingen", "armies": 6}, "toerring": {"city": "ulm", "armies": 4}}
    match = build(stage=V, phase="combat", generals=generals | at(belle_isle="donauwoerth"))
    turn(match, LX, "decline")
    assert "retreat > goeppingen" not in [move.text for move in match.legal(MT)]
    assert refused(match, MT, "retreat > goeppingen") == ("M-11.2.9", "no-crossing")
    assert "bavaria" in told(match, MT, "retreat > goeppingen")["power"]
    assert refused(match, MT, "retreat > donauwoerth") == ("M-11.2.7", "occupied")
    assert refused(match, MT, "retreat > dillingen") == ("M-11.2.5", "retreat")
    assert told(match, MT, "retreat > dillingen")["count"] == "2"


# -- winter (13)


@rule("M-13.3", "M-13.6", "M-13.7", "M-13.8", "M-13.9", "M-R-59")
def test_what_winter_does_not_give() -> None:
    match = build(
        stage="winter", turn=3, generals={"broglie": {"city": "pilsen", "armies": 7}}, markers={"metz": "pragmatic"},
        france={"hand": ["clubs_10", "clubs_10", "clubs_2"]},
    )  # fmt: skip
    assert refused(match, LX, "recruit 6") == ("M-13.3", "too-dear")
    assert (told(match, LX, "recruit 6")["price"], told(match, LX, "recruit 6")["worth"]) == ("24", "22")
    turn(match, LX, "recruit 5", "pay clubs_10 clubs_10")
    assert refused(match, LX, "return broglie > metz") == ("M-13.7", "not-removed")
    assert refused(match, LX, "return toerring > muenchen") == ("M-R-59", "other-power")
    assert refused(match, LX, "return belle_isle > pilsen") == ("M-13.8", "no-return-there")
    assert refused(match, LX, "return belle_isle > metz") == ("M-13.9", "not-controlled")
    assert refused(match, LX, "done") == ("M-13.6", "armies-need-a-general")


@rule("M-13.6", "M-13.10", "M-13.4", "M-6.7")
def test_who_gets_how_many_recruits() -> None:
    generals = {"friedrich": {"city": "berlin", "armies": 6}, "schwerin": {"city": "berlin", "armies": 5}}
    match = build(
        stage="winter", turn=3, generals=generals | at(traun="prag"), prussia={"hand": ["clubs_10", "clubs_6"]}
    )
    turn(match, FR, "recruit 4")
    assert refused(match, FR, "return erbprinz_leopold > berlin") == ("M-13.10", "return-occupied")
    turn(match, FR, "done")
    assert refused(match, FR, "give traun 1") == ("M-13.3", "other-power")
    assert "traun" in told(match, FR, "give traun 1")["piece"]
    assert refused(match, FR, "give schwerin 1") == ("M-13.6", "next-general")
    assert refused(match, FR, "give friedrich 3") == ("M-6.7", "armies-limit")
    assert refused(match, FR, "give friedrich 0") == ("M-13.6", "rest-needs-room")
    assert told(match, FR, "give friedrich 0")["least"] == "1"
    few = build(stage="winter", turn=3, generals=generals, prussia={"hand": ["clubs_5"]})
    turn(few, FR, "recruit 1", "done")
    assert refused(few, FR, "give friedrich 2") == ("M-13.4", "not-so-many")
    assert told(few, FR, "give friedrich 2")["count"] == "1"


# -- politics, the election (17, 18)


@rule("M-17.0.1", "M-17.0.3", "M-17.3.1")
def test_what_is_no_bid() -> None:
    match = build(stage="politics", phase="bid", trump="clubs", offer=["palace_coup"], prussia={"hand": ["clubs_4"]})
    assert refused(match, FR, "bid saxony clubs_4") == ("M-17.0.1", "no-major-power")
    assert "saxony" in told(match, FR, "bid saxony clubs_4")["power"]
    assert refused(match, FR, "bid austria clubs_4") == ("M-17.0.3", "not-your-power")
    assert refused(match, FR, "bid austria nothing") == ("M-17.0.3", "not-your-power")
    assert refused(match, FR, "bid prussia clubs_5") == ("M-17.3.1", "not-in-hand")


@rule("M-17.1.1")
def test_only_cards_on_offer_are_taken() -> None:
    match = build(
        stage="politics", phase="order", trump="clubs", turn=4, offer=["palace_coup"], prussia={"politics": ["clubs_3"]}
    )
    assert refused(match, FR, "take imperial_election") == ("M-17.1.1", "not-on-offer")


@rule("M-18.4", "M-18.5", "M-R-58")
def test_what_is_no_vote() -> None:
    match = build(stage="election")
    (decision,) = match.decisions
    seat, city = match.seats[decision.seat], decision.options[0].text.split()[-1]
    assert refused(match, seat, f"vote prussia in {city}") == ("M-18.5", "no-candidate")
    assert refused(match, seat, "vote france in wien") == ("M-18.4", "no-elector")
    other = next(one for one in ("hannover", "berlin", "dresden", "prag") if one != city)
    assert refused(match, seat, f"vote france in {other}") == ("M-R-58", "next-vote")
    assert city in told(match, seat, f"vote france in {other}")["city"]


# -- the introductory game (14)


@rule("M-14.7", "M-1.3")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("trump clubs", ("M-14.7", "full-only")),
        ("keep cards", ("M-14.7", "full-only")),
        ("offer peace", ("M-1.3", "full-only")),
        ("discard clubs_4", ("M-1.3", "full-only")),
    ],
)
def test_what_only_the_full_game_has(move: str, reason: tuple[str, str]) -> None:
    assert refused(intro(generals=at(belle_isle="pilsen")), LX, move) == reason


@rule("M-10.1.4", "M-11.1.3")
def test_one_thing_after_another() -> None:
    match = build(generals=at(belle_isle="pilsen", broglie="ulm"))
    turn(match, LX, "move belle_isle > mies")
    for move in ("move broglie > memmingen", "march broglie > memmingen", "done", "wait"):
        assert refused(match, LX, move) == ("M-10.1.4", "move-under-way")
    generals = {"traun": {"city": "frankenstein", "armies": 1}, "friedrich": {"city": "strehlen", "armies": 5}}
    battle = build(stage=V, phase="combat", generals=generals)
    assert refused(battle, MT, "attack frankenstein > strehlen") == ("M-11.1.3", "battle-under-way")

"""What the sensible player of Maria signs, from hand-written positions; and what bots of all kinds answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, Move, bots

SENSIBLE, RANDOM = bots.bot("sensible"), bots.bot("random")
LX, FR, MT = "louis_xv", "frederick_ii", "maria_theresa"


def position(**fields: Any) -> Match:
    """Prussia moves in turn 4; nobody is near anybody."""
    far = {"traun": {"city": "wien", "armies": 4}, "schwerin": {"city": "berlin", "armies": 4}}
    given = {"turn": 4, "stage": "prussia_saxony", "generals": far, **fields}
    return Match.from_position("maria", {"scenario": "full", "seats": 3, **given}, nonce="n")


def answer(match: Match, by: str, proposal: str, to: str, bot: bots.Bot = SENSIBLE) -> str:
    """What a bot in a seat answers; a fair one answers the same whatever it does not know, and changes nothing."""
    match.play(by, f"propose {proposal}")
    decision = next(d for d in match.standing if match.seats[d.seat] == to)
    before = match.state.to_data()
    found = bots.answer(bot, match, decision, Random(1))
    assert found in decision.options
    assert match.state.to_data() == before
    if bot is SENSIBLE:
        for seed in range(3):
            twin = match.determinize(to, Random(seed))
            same = next(d for d in twin.standing if match.seats[d.seat] == to)
            assert bots.answer(bot, twin, same, Random(seed)) is found
    match.play(to, found)
    return found.verb


def pool(match: Match, power: str) -> int:
    found: int = match.view(None)["powers"][power]["pool"]
    return found


SIGN, DECLINE = "sign", "turn_down"


# -- contracts


def test_it_takes_a_subsidy() -> None:
    assert answer(position(), LX, ": subsidy france > prussia for 5", FR) == SIGN


def test_it_pays_none() -> None:
    assert answer(position(), LX, ": subsidy prussia > france for 1", FR) == DECLINE


def test_a_subsidy_in_return_for_something_it_dislikes_is_turned_down() -> None:
    match = position()
    assert answer(match, LX, ": subsidy france > prussia for 5; vote prussia for austria", FR) == DECLINE
    assert match.view(None)["contracts"] == []


RICH = {"hand": ["clubs_2", "clubs_3", "clubs_4", "clubs_5", "clubs_6", "clubs_7"]}
# Austria has two markers left of eight: two won battles, the crown and three Bavarian fortresses
AUSTRIA_WINS: dict[str, Any] = {
    "austria": {"battles": 2},
    "emperor": "austria",
    "markers": dict.fromkeys(("braunau", "straubing", "ingolstadt"), "austria"),
}


def test_it_pays_an_ally_who_must_stop_a_winner() -> None:
    match = position(prussia=RICH, **AUSTRIA_WINS)
    assert pool(match, "austria") == 2
    assert answer(match, LX, ": subsidy prussia > france for 2", FR) == SIGN


@pytest.mark.parametrize(
    ("turns", "fields"),
    [
        (3, {"prussia": RICH, **AUSTRIA_WINS}),  # too long
        (2, {"prussia": {"hand": RICH["hand"][:5]}, **AUSTRIA_WINS}),  # too poor
        (
            2,
            {"prussia": RICH, **AUSTRIA_WINS, "markers": dict.fromkeys(("braunau", "straubing"), "austria")},
        ),  # nobody is about to win
    ],
)
def test_when_it_does_not(turns: int, fields: dict[str, Any]) -> None:
    assert answer(position(**fields), LX, f": subsidy prussia > france for {turns}", FR) == DECLINE


def test_the_payer_cancels_gladly_and_the_receiver_does_not() -> None:
    contract = {"contracts": [["france", "prussia", 3]]}
    assert answer(position(**contract), LX, ": cancel france > prussia", FR) == DECLINE
    match = position(**contract)
    assert answer(match, FR, ": cancel france > prussia", LX) == SIGN
    assert match.view(None)["contracts"] == []


def test_what_others_agree_upon_is_not_hindered() -> None:
    assert answer(position(), LX, "to maria_theresa: subsidy france > prussia for 5", MT) == SIGN


# -- truces


def front(schwerin: int, traun: int, **more: dict[str, Any]) -> Match:
    """Schwerin in Breslau, Traun four steps away in Neisse."""
    both = {"schwerin": {"city": "breslau", "armies": schwerin}, "traun": {"city": "neisse", "armies": traun}}
    return position(generals={**both, **more})


TRUCE = ": truce prussia austria until {}"


def test_the_weaker_side_takes_a_short_truce_and_the_stronger_does_not() -> None:
    assert answer(front(3, 5), MT, TRUCE.format(6), FR) == SIGN
    assert answer(front(3, 5), MT, TRUCE.format(7), FR) == DECLINE
    assert answer(front(5, 3), MT, TRUCE.format(6), FR) == DECLINE
    assert answer(front(5, 3), FR, TRUCE.format(6), MT) == SIGN


def test_where_nobody_stands_a_truce_costs_nothing() -> None:
    assert answer(position(), MT, TRUCE.format(5), FR) == SIGN


def test_a_truce_with_the_lesser_enemy() -> None:
    """Khevenhüller is weaker than Schwerin; but Austria has Belle-Isle before Prag as well."""
    french = {"belle_isle": {"city": "pilsen", "armies": 8}, "khevenhueller": {"city": "prag", "armies": 6}}
    match = front(5, 6, **french)
    assert answer(match, FR, TRUCE.format(5), MT) == SIGN
    assert answer(front(5, 6, khevenhueller=french["khevenhueller"]), FR, TRUCE.format(5), MT) == DECLINE


def test_no_truce_with_a_winner_who_does_not_threaten() -> None:
    far = {"traun": {"city": "wien", "armies": 4}, "schwerin": {"city": "berlin", "armies": 4}}
    assert answer(position(generals=far, **AUSTRIA_WINS), MT, TRUCE.format(5), FR) == DECLINE


def test_no_truce_between_its_own_powers_for_the_sake_of_others() -> None:
    assert answer(position(), LX, ": truce prussia pragmatic until 5", FR) == DECLINE


# -- cities and votes


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        ("evacuate prussia amberg until 5", SIGN),  # nothing of Prussia's is near, and nothing is to be had
        ("evacuate prussia amberg until 9", DECLINE),  # for too long
        ("evacuate prussia bruenn until 5", DECLINE),  # an Austrian fortress: a goal
        ("evacuate prussia potsdam until 5", DECLINE),  # at home
        ("evacuate austria bruenn until 5", SIGN),  # Austria gives it up
        ("vote prussia for austria", SIGN),  # France is nearer to victory
        ("vote prussia for france", DECLINE),
        ("vote austria for france", SIGN),  # Austria's own affair
    ],
)
def test_cities_and_votes(clause: str, found: str) -> None:
    markers = dict.fromkeys(("pilsen", "budweis", "tabor", "prag"), "france")
    match = position(markers=markers)
    assert pool(match, "france") == 7 < pool(match, "austria") == 8
    assert answer(match, MT, f"to frederick_ii: {clause}", FR) == found


def test_a_city_with_its_own_piece_is_kept() -> None:
    there = {"schwerin": {"city": "amberg", "armies": 4}, "traun": {"city": "wien", "armies": 4}}
    assert answer(position(generals=there), MT, ": evacuate prussia amberg until 5", FR) == DECLINE


# -- the rest


def test_words_alone_are_turned_down_and_words_with_clauses_are_not_weighed() -> None:
    assert answer(position(), LX, "to frederick_ii: -- Eternal friendship!", FR) == DECLINE
    assert answer(position(), LX, ": subsidy france > prussia for 2 -- Eternal friendship!", FR) == SIGN


def test_it_ends_what_it_would_not_sign_again() -> None:
    match = front(3, 5)
    assert answer(match, MT, TRUCE.format(6), FR) == SIGN
    assert answer(match, MT, ": end 1", FR) == DECLINE  # it is still the weaker
    match = front(5, 3)
    match.play(MT, "propose " + TRUCE.format(6))
    match.play(FR, "sign 1")
    assert answer(match, MT, ": end 1", FR) == SIGN


def test_what_cannot_be_signed_any_more_is_turned_down() -> None:
    match = position()
    match.play(LX, "propose : subsidy france > prussia for 2")
    assert answer(match, LX, ": subsidy france > prussia for 3", FR) == SIGN  # of the two it looks at the first
    decision = match.standing[0]
    assert [move.text for move in decision.options] == ["turn down 2"]
    assert bots.answer(SENSIBLE, match, decision, Random(1)).text == "turn down 2"


def test_a_bot_without_an_answer_declines_and_the_random_one_answers_anyhow() -> None:
    class Silent:
        name = "silent"

        def choose(self, match: Match, seat: int, rng: Random) -> Move:
            raise AssertionError

    assert answer(position(), LX, ": subsidy france > prussia for 2", FR, Silent()) == DECLINE
    match = position()
    match.play(LX, "propose : subsidy france > prussia for 2")
    found = {bots.answer(RANDOM, match, match.standing[0], Random(seed)).verb for seed in range(20)}
    assert found == {SIGN, DECLINE}

"""Battles (11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import CannotUndo, Match
from tests.conformance.maria.table import (
    FR,
    MT,
    armies,
    asked,
    build,
    city,
    forbidden,
    hand,
    happened,
    intro,
    options,
    play,
    told,
    turn,
)
from tests.conformance.rule import rule

# Kolin lies in diamonds, Böhmisch Brod and Prag in hearts
KOLIN, BROD = "kolin", "boehmisch_brod"


def fight(ours: int, theirs: int, mine: list[str] | None = None, yours: list[str] | None = None, **more: Any) -> Match:
    """Neipperg in Kolin attacks Schwerin in Böhmisch Brod."""
    generals = {"neipperg": {"city": KOLIN, "armies": ours}, "schwerin": {"city": BROD, "armies": theirs}}
    fields: dict[str, Any] = {
        "stage": "austria_pragmatic", "phase": "combat", "generals": generals | more.pop("generals", {}),
        "austria": {"hand": mine or []}, "prussia": {"hand": yours or []},
    }  # fmt: skip
    return build(**fields | more)


def score(match: Match) -> int:
    """The score of the side that must play."""
    (decision,) = match.decisions
    assert decision.kind == "battle"
    found: int = decision.about[2]
    return found


def lose(match: Match, seat: str) -> Match:
    """The seat declines; the winner takes the first retreat there is, Saxony stays as it is."""
    turn(match, seat, "decline")
    while match.decisions[0].kind in ("retreat", "saxony"):
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0] if decision.kind == "retreat" else "decline")
    return match


def pairs(match: Match) -> list[tuple[str, str]]:
    """The battles so far: cities of attacker and defender."""
    return [(battle["city"], battle["other_city"]) for battle in told(match, "battle")]


@rule("M-11.1.1")
def test_an_active_general_beside_an_enemy_must_attack() -> None:
    match = fight(4, 2)
    assert pairs(match) == [(KOLIN, BROD)]
    assert asked(match) == [(FR, "battle")]


@rule("M-11.1.1")
def test_who_is_not_active_or_not_adjacent_does_not_attack() -> None:
    far = fight(4, 2, generals={"schwerin": {"city": "prag", "armies": 2}})
    assert pairs(far) == []
    french = {"broglie": {"city": "pilsen", "armies": 2}, "khevenhueller": {"city": "mies", "armies": 3}}
    later = build(stage="prussia_saxony", phase="combat", generals=french)
    assert pairs(later) == []
    assert later.view(None)["stage"] == 5
    now = build(stage="france_bavaria", phase="combat", generals=french)
    assert pairs(now) == [("pilsen", "mies")]


@rule("M-11.1.2", "M-R-23")
def test_cities_of_the_two_maps_can_be_adjacent() -> None:
    match = build(
        phase="combat",
        generals={"toerring": {"city": "wuerzburg", "armies": 3}, "cumberland": {"city": "wertheim", "armies": 1}},
    )
    assert pairs(match) == [("wuerzburg", "wertheim")]
    own = build(
        stage="prussia_saxony", phase="combat",
        generals={"schwerin": {"city": "wuerzburg", "armies": 3}, "cumberland": {"city": "wertheim", "armies": 1}},
    )  # fmt: skip
    assert pairs(own) == [("wuerzburg", "wertheim")]
    assert asked(own) == [(FR, "battle")]


@rule("M-11.1.3")
def test_the_attacker_chooses_the_order_of_the_battles() -> None:
    more = {"friedrich": {"city": "czaslau", "armies": 1}, "traun": {"city": "deutsch_brod", "armies": 1}}
    match = fight(6, 1, generals=more)
    assert asked(match) == [(MT, "attack")]
    assert options(match, MT) == [
        "attack deutsch_brod > czaslau", "attack kolin > boehmisch_brod", "attack kolin > czaslau",
    ]  # fmt: skip
    turn(match, MT, "attack kolin > czaslau")
    lose(match, FR)
    assert asked(match) == [(FR, "battle")]
    assert pairs(match) == [("kolin", "czaslau"), ("kolin", BROD)]


@rule("M-11.1.4")
def test_trains_are_not_attacked_and_do_not_attack() -> None:
    match = build(
        stage="austria_pragmatic", phase="combat", generals={"neipperg": {"city": KOLIN, "armies": 2}},
        trains={"train_prussia_1": BROD},
    )  # fmt: skip
    assert pairs(match) == []
    assert city(match, "train_prussia_1") == BROD
    passive = build(
        stage="prussia_saxony", phase="combat", generals={"neipperg": {"city": KOLIN, "armies": 2}},
        trains={"train_prussia_1": BROD},
    )  # fmt: skip
    assert pairs(passive) == []


@rule("M-11.1.5", "M-3.2.3")
def test_each_side_plays_the_suit_of_its_own_sector() -> None:
    cards = ["diamonds_4", "hearts_9", "spades_3", "clubs_10"]
    match = fight(1, 3, cards, cards)
    assert options(match, MT) == ["play diamonds_4", "decline"]
    forbidden(match, MT, "play hearts_9", "play spades_3", "play clubs_10", "play reserve 3")
    play(match, f"{MT}: play diamonds_4")
    assert options(match, FR) == ["play hearts_9", "decline"]
    forbidden(match, FR, "play diamonds_4", "play clubs_10")


@rule("M-11.1.6", "M-R-19")
def test_both_sides_announce_their_armies() -> None:
    match = fight(4, 2, generals={"karl_von_lothringen": {"city": KOLIN, "armies": 3}})
    (battle,) = told(match, "battle")
    assert (battle["power"], battle["strength"], battle["other_power"], battle["other_strength"]) == (
        "austria", 7, "prussia", 2,
    )  # fmt: skip
    assert "armies" not in match.view(FR)["generals"]["neipperg"]


@rule("M-11.1.7")
@pytest.mark.parametrize(("ours", "theirs", "plays", "start"), [(5, 3, FR, -2), (3, 5, MT, -2), (1, 8, MT, -7)])
def test_the_score_starts_as_the_difference(ours: int, theirs: int, plays: str, start: int) -> None:
    match = fight(ours, theirs)
    assert asked(match) == [(plays, "battle")]
    assert score(match) == start


@rule("M-11.1.8", "M-11.1.9")
def test_a_negative_side_plays_card_after_card() -> None:
    match = fight(1, 8, ["diamonds_2", "diamonds_3", "diamonds_9"])
    assert score(match) == -7
    play(match, f"{MT}: play diamonds_2")
    assert (asked(match), score(match)) == ([(MT, "battle")], -5)
    play(match, f"{MT}: play diamonds_3")
    assert (asked(match), score(match)) == ([(MT, "battle")], -2)
    assert options(match, MT) == ["play diamonds_9", "decline"]


@rule("M-11.1.10")
@pytest.mark.parametrize(("card", "left"), [("diamonds_2", 0), ("diamonds_6", -4)])
def test_the_right_to_play_passes_at_zero_or_more(card: str, left: int) -> None:
    match = fight(1, 3, [card], ["hearts_2"])
    play(match, f"{MT}: play {card}")
    assert asked(match) == [(FR, "battle")]
    assert score(match) == left


@rule("M-11.1.11", "M-11.1.12", "M-11.1.13")
def test_who_gives_up_loses_as_many_armies_as_the_winner_is_ahead() -> None:
    match = fight(2, 5, ["diamonds_5"])
    play(match, f"{MT}: play diamonds_5")
    assert options(match, FR) == ["decline"]
    play(match, f"{FR}: decline")
    (won,) = told(match, "battle_won")
    assert (won["winner"], won["loser"], won["count"]) == ("austria", "prussia", 2)
    while asked(match) == [(MT, "retreat")]:
        play(match, f"{MT}: {options(match, MT)[0]}")
    assert armies(match, "schwerin") == 3
    (gone,) = told(match, "retreated")
    assert gone["start"] == BROD
    assert (armies(match, "neipperg"), city(match, "neipperg")) == (2, KOLIN)


@rule("M-11.1.12", "M-R-20", "M-6.13")
def test_losses_are_limited_to_the_armies_present() -> None:
    match = fight(8, 3)
    play(match, f"{FR}: decline")
    assert told(match, "battle_won")[0]["count"] == 3
    assert city(match, "schwerin") is None
    assert told(match, "retreated") == []


@rule("M-11.1.14", "M-11.1.17", "M-R-96", "M-EX-D03")
def test_at_zero_a_suit_card_must_be_played() -> None:
    match = fight(5, 5, ["diamonds_4", "reserve"])
    assert (asked(match), score(match)) == ([(MT, "battle")], 0)
    assert options(match, MT) == ["play diamonds_4", *(f"play reserve {n}" for n in range(1, 9))]
    forbidden(match, MT, "decline")
    play(match, f"{MT}: play reserve 3")
    assert (asked(match), score(match)) == ([(FR, "battle")], -3)
    assert hand(match, "austria") == ["diamonds_4"]


@rule("M-11.1.15", "M-11.1.16", "M-R-96", "M-EX-D03", "M-11.1.27")
def test_at_zero_a_reserve_need_not_be_played_and_the_battle_is_tied() -> None:
    match = fight(5, 5, ["hearts_7", "reserve"])
    assert options(match, MT) == [*(f"play reserve {n}" for n in range(1, 9)), "decline"]
    play(match, f"{MT}: decline")
    assert len(happened(match, "battle_tied")) == 1
    assert happened(match, "battle_won") == happened(match, "retreated") == []
    assert len(pairs(match)) == 1  # M-11.1.27: not again in this phase
    assert (armies(match, "neipperg"), armies(match, "schwerin")) == (5, 5)
    assert (city(match, "neipperg"), city(match, "schwerin")) == (KOLIN, BROD)
    assert hand(match, "austria") == ["hearts_7", "reserve"]


@rule("M-11.1.16", "M-11.1.17")
def test_at_zero_without_a_card_the_battle_is_tied() -> None:
    match = fight(5, 5, ["hearts_7"], ["hearts_9"])
    assert options(match, MT) == ["decline"]
    play(match, f"{MT}: decline")
    assert len(happened(match, "battle_tied")) == 1
    assert hand(match, "prussia") == ["hearts_9"]


@rule("M-11.1.14")
def test_the_duty_to_play_binds_the_defender_too() -> None:
    match = fight(2, 4, ["diamonds_2"], ["hearts_3"])
    play(match, f"{MT}: play diamonds_2")
    assert options(match, FR) == ["play hearts_3"]


@rule("M-11.1.18", "M-8.12")
def test_played_cards_are_discarded() -> None:
    match = fight(2, 4, ["diamonds_2"], ["reserve"])
    play(match, f"{MT}: play diamonds_2")
    play(match, f"{FR}: play reserve 1", f"{MT}: decline")
    assert match.view(None)["discards"][0][:2] == ["diamonds_2", "reserve"]


@rule("M-11.1.19", "M-R-90")
def test_austria_attacks_before_the_pragmatic_army() -> None:
    generals = {
        "arenberg": {"city": "ath", "armies": 1}, "maillebois": {"city": "mons", "armies": 8},
        "moritz_von_sachsen": {"city": "tournai", "armies": 8}, "cumberland": {"city": "nivelles", "armies": 1},
    }  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    assert options(match, MT) == ["attack ath > mons", "attack ath > tournai"]
    assert options(match, FR) == []
    play(match, f"{MT}: attack ath > tournai")
    assert pairs(match) == [("ath", "tournai")]
    play(match, f"{MT}: decline")  # Arenberg is removed: the rest of his battles are struck
    assert pairs(match) == [("ath", "tournai"), ("nivelles", "mons")]
    assert asked(match) == [(FR, "battle")]


@rule("M-11.1.20")
def test_stacked_generals_fight_together() -> None:
    match = fight(2, 3, generals={"karl_von_lothringen": {"city": KOLIN, "armies": 2}})
    assert len(pairs(match)) == 1
    assert (asked(match), score(match)) == ([(FR, "battle")], -1)
    back = build(
        stage="prussia_saxony", phase="combat",
        generals={
            "neipperg": {"city": KOLIN, "armies": 2}, "karl_von_lothringen": {"city": KOLIN, "armies": 2},
            "schwerin": {"city": BROD, "armies": 3},
        },
    )  # fmt: skip
    assert told(back, "battle")[0]["other_strength"] == 4


def mixed(stack: dict[str, int], theirs: int, **more: Any) -> Match:
    """Earl of Stair and Arenberg in Mons are attacked from Maubeuge (hearts both)."""
    generals = {name: {"city": "mons", "armies": n} for name, n in stack.items()}
    generals["maillebois"] = {"city": "maubeuge", "armies": theirs}
    return build(stage="france_bavaria", phase="combat", generals=generals, **more)


@rule("M-11.1.21", "M-R-90", "M-R-19")
def test_only_the_commander_plays_cards_of_a_mixed_stack() -> None:
    match = mixed(
        {"earl_of_stair": 2, "arenberg": 3}, 7,
        austria={"hand": ["hearts_9"]}, pragmatic={"hand": ["hearts_3", "clubs_4"]},
    )  # fmt: skip
    assert told(match, "battle")[0]["other_strength"] == 5
    assert asked(match) == [(FR, "battle")]
    assert options(match, FR) == ["play hearts_3", "decline"]
    assert options(match, MT) == []


@rule("M-11.1.22")
@pytest.mark.parametrize(("theirs", "stair", "arenberg"), [(6, 2, 2), (7, 2, 1), (8, 2, None)])
def test_the_lower_general_of_a_mixed_stack_loses_first(theirs: int, stair: int, arenberg: int | None) -> None:
    match = mixed({"earl_of_stair": 2, "arenberg": 3}, theirs)
    lose(match, FR)
    assert armies(match, "earl_of_stair") == stair
    if arenberg is None:
        assert city(match, "arenberg") is None
    else:
        assert armies(match, "arenberg") == arenberg
        assert city(match, "arenberg") == city(match, "earl_of_stair")


@rule("M-11.1.22")
def test_the_commander_of_a_mixed_stack_loses_what_is_left() -> None:
    match = mixed({"earl_of_stair": 3, "arenberg": 1}, 7)
    lose(match, FR)
    assert city(match, "arenberg") is None
    assert armies(match, "earl_of_stair") == 1


@rule("M-11.1.23", "M-11.1.25")
def test_a_general_fights_all_his_enemies_until_he_is_beaten() -> None:
    generals = {"friedrich": {"city": "czaslau", "armies": 2}}
    match = fight(5, 2, generals=generals)
    turn(match, MT, "attack kolin > boehmisch_brod")
    lose(match, FR)
    assert pairs(match) == [(KOLIN, BROD), (KOLIN, "czaslau")]
    beaten = fight(3, 5, generals=generals)
    turn(beaten, MT, "attack kolin > boehmisch_brod")
    lose(beaten, MT)
    assert pairs(beaten) == [(KOLIN, BROD)]


@rule("M-11.1.24", "M-11.1.25")
def test_several_attackers_fight_one_after_another() -> None:
    more = {"traun": {"city": "beneschau", "armies": 4}}
    match = fight(5, 6, generals=more)
    assert options(match, MT) == ["attack beneschau > boehmisch_brod", "attack kolin > boehmisch_brod"]
    turn(match, MT, "attack kolin > boehmisch_brod")
    assert score(match) == -1  # never 5 + 4
    lose(match, MT)
    assert pairs(match) == [(KOLIN, BROD), ("beneschau", BROD)]
    assert score(match) == -2


@rule("M-11.1.25", "M-11.1.26", "M-R-21")
def test_a_beaten_general_is_not_attacked_again_and_no_retreat_makes_a_battle() -> None:
    more = {"traun": {"city": "beneschau", "armies": 4}, "friedrich": {"city": "jungbunzlau", "armies": 8}}
    match = fight(5, 2, generals=more)
    turn(match, MT, "attack kolin > boehmisch_brod")
    lose(match, FR)
    assert pairs(match) == [(KOLIN, BROD)]


@rule("M-11.1.26", "M-R-21")
def test_a_retreat_beside_an_enemy_starts_no_battle() -> None:
    # Rakonitz is as far from Böhmisch Brod as any city two steps from Prag, and lies beside Traun in Saaz
    generals = {
        "neipperg": {"city": BROD, "armies": 5}, "schwerin": {"city": "prag", "armies": 3},
        "traun": {"city": "saaz", "armies": 5},
    }  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, FR, "decline")
    turn(match, MT, "retreat > rakonitz")
    assert city(match, "schwerin") == "rakonitz"
    assert len(pairs(match)) == 1


@rule("M-11.1.28", "M-6.10")
def test_the_owner_of_a_stack_divides_its_losses() -> None:
    match = fight(8, 3, generals={"friedrich": {"city": BROD, "armies": 3}})
    turn(match, FR, "decline")
    assert asked(match) == [(FR, "division")]
    assert options(match, FR) == [f"armies friedrich {n}" for n in (1, 2, 3)]
    turn(match, FR, "armies friedrich 3")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (3, 1)


@rule("M-EX-03", "M-11.1.28", "M-6.14", "M-R-45")
def test_example_losing_generals_in_a_stack() -> None:
    generals = {"friedrich": {"city": BROD, "armies": 4}, "karl_von_lothringen": {"city": KOLIN, "armies": 8}}
    match = fight(8, 5, generals=generals)  # 16 against 9
    turn(match, FR, "decline")
    assert told(match, "battle_won")[0]["count"] == 7
    assert asked(match) == [(FR, "division")]
    assert options(match, FR) == ["armies friedrich 1"]
    turn(match, FR, "armies friedrich 1")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (1, 1)


@rule("M-EX-03", "M-R-45")
def test_example_one_army_left_stays_with_the_general_of_the_owners_choice() -> None:
    # 15 against 9; a 6 makes it zero, an 8 puts Austria ahead by 8
    generals = {"friedrich": {"city": BROD, "armies": 4}, "karl_von_lothringen": {"city": KOLIN, "armies": 7}}
    match = fight(8, 5, ["diamonds_8"], ["hearts_6"], generals=generals)
    turn(match, FR, "play hearts_6")
    turn(match, MT, "play diamonds_8")
    turn(match, FR, "decline")
    assert told(match, "battle_won")[0]["count"] == 8
    assert options(match, FR) == ["remain friedrich", "remain schwerin"]
    turn(match, FR, "remain friedrich")
    assert (armies(match, "friedrich"), city(match, "schwerin")) == (1, None)


@rule("M-EX-09", "M-11.2.2", "M-11.2.4")
def test_example_a_battle() -> None:
    match = fight(2, 4, ["diamonds_10", "diamonds_7"], ["hearts_5", "hearts_3", "hearts_4"])
    assert (asked(match), score(match)) == ([(MT, "battle")], -2)
    turn(match, MT, "play diamonds_10")
    assert (asked(match), score(match)) == ([(FR, "battle")], -8)
    turn(match, FR, "play hearts_5")
    assert (asked(match), score(match)) == ([(FR, "battle")], -3)
    turn(match, FR, "play hearts_3")
    assert (asked(match), score(match)) == ([(MT, "battle")], 0)
    assert options(match, MT) == ["play diamonds_7"]
    turn(match, MT, "play diamonds_7")
    assert (asked(match), score(match)) == ([(FR, "battle")], -7)
    turn(match, FR, "play hearts_4")
    assert (asked(match), score(match)) == ([(FR, "battle")], -3)
    turn(match, FR, "decline")
    assert asked(match) == [(MT, "retreat")]
    assert match.decisions[0].about[1] == 3
    turn(match, MT, options(match, MT)[0])
    assert armies(match, "schwerin") == 1
    assert told(match, "battle_won")[0]["count"] == 3


@rule("M-11.1.1", "M-14.12")
def test_battles_in_the_introductory_game() -> None:
    match = intro(
        stage="austria_pragmatic", phase="combat",
        generals={"neipperg": {"city": KOLIN, "armies": 4}, "schwerin": {"city": BROD, "armies": 2}},
    )  # fmt: skip
    assert asked(match) == [(FR, "battle")]


def test_what_a_battle_has_shown_is_not_taken_back() -> None:
    """The armies announced, and a card that does not yet turn the score."""
    more = {"traun": {"city": "beneschau", "armies": 4}}
    match = fight(3, 8, ["hearts_2", "clubs_2", "spades_2", "diamonds_2", "reserve"], generals=more)
    turn(match, MT, "attack kolin > boehmisch_brod")
    with pytest.raises(CannotUndo):
        match.undo(MT)
    card = next(text for text in options(match, MT) if text.endswith("_2"))
    turn(match, MT, card)
    assert asked(match) == [(MT, "battle")]
    with pytest.raises(CannotUndo):
        match.undo(MT)


@rule("M-11.1.25", "M-R-21")
def test_a_beaten_general_who_retreats_into_a_pair_that_is_left_does_not_fight_again() -> None:
    """Schwerin is destroyed in Antwerpen; Friedrich, beaten in Mechelen, comes there, beside Traun."""
    generals = {
        "schwerin": {"city": "antwerpen", "armies": 1}, "friedrich": {"city": "mechelen", "armies": 2},
        "neipperg": {"city": "turnhout", "armies": 8}, "traun": {"city": "breda", "armies": 4},
        "batthyany": {"city": "bruessel", "armies": 3},
    }  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    assert "attack breda > antwerpen" in options(match, MT)
    lose(turn(match, MT, "attack turnhout > antwerpen"), FR)
    assert city(match, "schwerin") is None
    lose(match, FR)
    assert city(match, "friedrich") == "antwerpen"
    assert pairs(match) == [("turnhout", "antwerpen"), ("bruessel", "mechelen")]


@rule("M-11.1.1")
def test_adjacent_enemies_fight_wherever_the_attacker_stands() -> None:
    """Also from Hagenau, the first city of the map."""
    generals = {"noailles": {"city": "hagenau", "armies": 4}, "arenberg": {"city": "landau", "armies": 3}}
    match = build(stage="france_bavaria", phase="combat", generals=generals)
    assert pairs(match) == [("hagenau", "landau")]

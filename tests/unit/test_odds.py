"""Odds with numbers worked out by hand, in every game; what there is to win and to lose; why a thing is barred."""

from __future__ import annotations

import pytest

from chancellery import Match
from chancellery.games.coalitions.lempereur.odds import french
from chancellery.table import odds
from chancellery.table.barred import barred
from chancellery.table.odds import Holder, margins, percents
from chancellery.table.scene_asking import Odds, Option
from chancellery.table.scene_telling import After, Card, Contest
from tests.conformance.coalitions.table import play, position
from tests.conformance.coalitions.war import attack
from tests.conformance.imperial_struggle.table import build
from tests.conformance.maria.table import MT
from tests.conformance.maria.table import build as build_maria
from tests.conformance.maria.test_combat import fight


def shares(found: Odds | None) -> dict[str, int]:
    assert found is not None
    assert not found.sampled
    return {end.text: end.percent for end in found.outcomes}


def contest(match: Match, seat: str | None) -> Contest:
    found = match.scene(seat).contest
    assert found is not None
    return found


def told(match: Match, seat: str, move: str) -> Option:
    meant = [match.definition.notation.read(move)]
    (found,) = match.definition.asking.previewed(match.state, match.seat(seat), meant, "en").options
    return found


def card(match: Match, seat: str, title: str) -> Card:
    return next(one for hand in match.scene(seat).hands for one in hand.cards if one.title == title)


def after(match: Match, seat: str, title: str) -> After:
    found = card(match, seat, title).after
    assert found is not None
    return found


# -- counting


def face(kind: int, count: int) -> int:
    return kind * count


def minus(kind: int, count: int) -> int:
    return -kind * count


def test_percents_add_up_and_what_is_possible_is_not_zero() -> None:
    assert percents((1, 1, 1)) == [34, 33, 33]
    assert percents((999, 0, 1)) == [99, 0, 1]
    assert percents((15, 7, 16)) == [40, 18, 42]
    assert percents((0, 5, 0)) == [0, 100, 0]


def test_one_holder_of_unseen_things() -> None:
    found, sampled = margins({"a": {1: 2, 5: 1}}, [Holder("a", 2, 2, face)], start=10)
    assert (found, sampled) == ({12: 1, 16: 2}, False)  # 1 and 1, or 5 with either 1


def test_only_the_best_count() -> None:
    found, _ = margins({"a": {1: 2, 5: 1}}, [Holder("a", 2, 1, face)])
    assert found == {1: 1, 5: 2}
    found, _ = margins({"a": {1: 2, 5: 1}}, [Holder("a", 1, 1, face, also=(4,))])
    assert found == {4: 2, 5: 1}


def test_two_holders_cannot_have_the_same_thing() -> None:
    found, _ = margins({"a": {4: 1, 5: 1}}, [Holder("a", 1, 1, face), Holder("a", 1, 1, minus)])
    assert found == {1: 1, -1: 1}
    apart = {"a": {4: 1, 5: 1}, "b": {4: 1, 5: 1}}
    found, _ = margins(apart, [Holder("a", 1, 1, face), Holder("b", 1, 1, minus)])
    assert found == {0: 2, 1: 1, -1: 1}


def test_what_would_take_too_long_is_sampled_near_the_truth_and_always_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    pools = {"a": dict.fromkeys(range(1, 6), 8)}
    holders = [Holder("a", 5, 2, face, also=(4,)), Holder("a", 5, 2, minus)]
    exact, sampled = margins(pools, holders)
    assert not sampled
    monkeypatch.setattr(odds, "MOST_DEALS", 1)
    about, sampled = margins(pools, holders)
    assert sampled
    assert margins(pools, holders)[0] == about

    def won(found: odds.Margins) -> float:
        return sum(times for margin, times in found.items() if margin > 0) / sum(found.values())

    assert won(about) == pytest.approx(won(exact), abs=0.06)


# -- the family


def two_against_two() -> Match:
    """Two Troops each: Strength 3 to 3. Of 40 cards, 8 of each value, France holds a 1 and a 3."""
    return attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2}, "morale": 9, "hand": [1, 3]},
            "austria": {"generals": {"wurttemberg": 2}, "morale": 9, "hand": [4, 4]},
        },
    )


def test_a_battle_if_nobody_plays_another_card() -> None:
    match = two_against_two()
    assert shares(contest(match, "france").odds) == {"draw": 100}
    play(match, "france: play 3 for wurttemberg", "austria: play 4 for wurttemberg")
    # 38 cards are unseen: seven 1s, eight 2s, seven 3s, eight 4s, eight 5s
    assert shares(contest(match, "france").odds) == {"you win": 40, "draw": 18, "you lose": 42}  # 15, 7, 16 of 38
    # Austria has seen two 4s; against its 4 count eight 1s, 2s, 3s, six 4s, eight 5s
    assert shares(contest(match, "austria").odds) == {"you win": 63, "draw": 16, "you lose": 21}  # 24, 6, 8 of 38
    seen = contest(match, None).odds
    assert seen is not None
    assert seen.mine is None
    assert shares(seen)["Attacker wins"] == shares(seen)["Defender wins"] == 41  # 32 of 39 pairs differ


def test_a_card_tells_total_and_odds_after_it() -> None:
    match = two_against_two()
    play(match, "france: play 3 for wurttemberg", "austria: play 4 for wurttemberg")
    found = after(match, "france", "Battle card 1")
    assert found.total == 7
    assert shares(found.odds) == {"you win": 58, "draw": 21, "you lose": 21}  # 22, 8, 8 of 38
    assert shares(told(match, "france", "play 1 for wurttemberg").odds) == shares(found.odds)
    assert shares(told(match, "france", "pass").odds) == {"you win": 40, "draw": 18, "you lose": 42}
    assert (card(match, "france", "Battle card 1").emblem, card(match, "france", "Battle card 1").name) == (
        "drum",
        "Drummers",
    )


def test_a_pair_in_one_stack_counts() -> None:
    match = two_against_two()
    play(match, "france: pass", "austria: play 4 for wurttemberg")
    assert after(match, "austria", "Battle card 4").total == 3 + 4 + 4 + 1


def test_an_attack_if_all_play_their_best_cards() -> None:
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lorraine": 1}, "morale": 9, "hand": [2, 5]},
            "austria": {"generals": {"wurttemberg": 1}, "morale": 9, "hand": [3]},
        },
    )
    play(match, "france: arbiter ottoman")
    found = told(match, "france", "march lorraine > wurttemberg")
    assert found.battle
    assert shares(found.odds) == {"you win": 82, "draw": 18}  # 31 of 38 cards are lower than the 5, seven are 5s
    assert found.stake is not None
    assert "France: Influence +1" in found.stake.win
    assert "Austria: Influence +2" in found.stake.lose  # K-8.6.6: a French General counts one more


def test_both_sides_of_an_attack_are_told_before_it() -> None:
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lorraine": 1, "pfalz": 2}, "morale": 9, "hand": [2, 5]},
            "austria": {"generals": {"wurttemberg": 1, "bavaria": 1}, "morale": 9, "hand": [3]},
        },
    )
    play(match, "france: arbiter ottoman")
    found = told(match, "france", "march lorraine > wurttemberg").clash
    assert found is not None
    assert found.text == "2 : 2 before cards"
    assert [(force.power, force.strength, force.parts) for force in found.forces] == [
        ("france", 2, ("General 1", "Troops 1")),
        ("austria", 2, ("General 1", "Troops 1")),
    ]
    assert found.notes == ("Cards in hand: France 2, Austria 1",)
    assert found.pay == ("1 Morale for each card you play (9 left)",)
    assert found.join == (
        "The attack may be supported from Pfalz.",
        "The defence may be supported from Bavaria.",
    )


def test_a_card_in_battle_tells_its_cost() -> None:
    assert after(two_against_two(), "france", "Battle card 1").cost == "Morale: 1 of 9"


def test_no_more_cards_than_morale_and_troops() -> None:
    match = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2, "pfalz": 1}, "morale": 1, "hand": [5, 5, 5]},
            "austria": {"generals": {"wurttemberg": 3}, "morale": 0, "hand": []},
        },
    )
    assert match.decisions[0].kind == "support"
    assert shares(told(match, "france", "done").odds) == {"you win": 100}  # 3 + one 5 to 4
    base = [(item.label, item.points) for side in contest(match, "france").sides for item in side.base]
    assert base == [("General", 1), ("Troops", 2), ("General", 1), ("Troops", 3)]


def test_france_draws_until_it_is_ahead_or_stops() -> None:
    even = (8, 8, 8, 8, 8)
    none = (0, 0, 0, 0, 0)
    assert french(-1, 3, 3, even, none) == (1.0, 0.0), "ahead already"
    assert french(3, 1, 1, even, none) == pytest.approx((0.4, 0.2)), "a 4 or 5 wins, a 3 is equal"
    assert french(5, 1, 1, even, none) == (0.0, 0.0), "K-12.6.15: hopeless"
    assert french(3, 0, 2, even, none) == (0.0, 0.0), "no Morale"
    assert french(2, 2, 2, (1, 1, 0, 0, 0), none) == (1.0, 0.0), "1 and 2 are drawn, in either order"
    assert french(2, 2, 2, (2, 0, 0, 0, 0), none) == (0.0, 1.0)
    assert french(1, 2, 2, (1, 0, 0, 0, 0), (0, 0, 0, 0, 1)) == (1.0, 0.0), "K-2.4.7: the discards become the deck"


# -- Maria: Kolin lies in diamonds, Böhmisch Brod in hearts


def test_cards_of_one_suit_against_an_unknown_card() -> None:
    match = fight(5, 5, ["diamonds_6"], ["spades_2"])
    # the one card is any of 37: 26 do not fit, hearts 2 to 5 are too low, the 6 is equal, 7 to 10 and two Reserves win
    assert shares(contest(match, MT).odds) == {"you win": 81, "draw": 3, "you lose": 16}  # 30, 1, 6 of 37
    found = after(match, MT, "6 of diamonds")
    assert found.total == 11
    assert shares(found.odds) == {"you win": 81, "draw": 3, "you lose": 16}


def test_armies_of_others_stay_hidden_before_an_attack() -> None:
    generals = {"neipperg": {"city": "czaslau", "armies": 5}, "schwerin": {"city": "boehmisch_brod", "armies": 4}}
    ours, theirs = {"hand": ["diamonds_6", "diamonds_9"]}, {"hand": ["spades_3"]}
    match = build_maria(stage="austria_pragmatic", phase="movement", generals=generals, austria=ours, prussia=theirs)
    found = told(match, MT, "move neipperg > kolin")
    assert found.gist == "In supply. Fights in diamonds: you hold 9, 6"
    assert found.clash is not None
    assert found.clash.text == "Armies 5 : ? before cards"
    assert [force.strength for force in found.clash.forces] == [5, None]


def test_a_side_that_plays_no_card_has_lost() -> None:
    match = fight(1, 8, ["diamonds_9"], ["spades_2"])
    assert shares(told(match, MT, "decline").odds) == {"you lose": 100}
    stake = contest(match, MT).stake
    assert stake is not None
    assert stake.win == (
        "Prussia loses as many armies as it is behind and retreats as far.",
        "Austria gains 1 victory point for every 3 armies lost.",
    )


# -- Imperial Struggle: 16 Basic tiles a side, three of 2, four of 1, six of 0, three of -1


def test_a_theater_with_one_hidden_tile() -> None:
    match = build()
    boxes = {box.id: box for box in match.scene("france").displays[0].boxes}
    queen_anne = boxes["theater-wss_queen_annes_war"]
    assert [(side.bonus, side.total) for side in queen_anne.sides] == [(0, 1), (0, None)]
    assert shares(queen_anne.odds) == {"you win": 56, "draw": 25, "you lose": 19}  # 9, 4, 3 of 16
    europe = boxes["theater-wss_central_europe"]
    assert [(side.bonus, side.total) for side in europe.sides] == [(1, 2), (2, None)]
    assert shares(europe.odds) == {"you win": 19, "draw": 37, "you lose": 44}  # 3, 6, 7 of 16


def test_a_flag_tells_how_its_region_and_theater_stand_then() -> None:
    match = build()
    play(match, "france: take diplomatic_4_economic")
    flags = [move for move in match.legal("france") if move.verb == "flag"]
    found = [told(match, "france", move.text) for move in flags]
    assert any((one.gist or "").startswith("Europe: F ") for one in found)
    clashes = [one.clash for one in found if one.clash is not None]
    assert clashes
    assert all(clash.forces[0].strength is not None and clash.forces[1].strength is None for clash in clashes)
    assert all(clash.text.endswith("+?") for clash in clashes)


def test_awards_say_how_both_sides_stand() -> None:
    tiles = {tile.id: tile for row in build().scene("france").rows for tile in row.tiles}
    europe = tiles["award-europe"]
    assert europe.plate == "europe"
    assert europe.counts is not None
    assert europe.note == f"F {europe.counts['france']} : B {europe.counts['britain']}"


# -- why not


def test_why_a_place_cannot_be_chosen() -> None:
    match = position(power="france", action="movement", powers={"france": {"generals": {"lorraine": 1}}})
    play(match, "france: arbiter ottoman")
    seat = match.seat("france")
    found = barred(match, seat, "place:lisboa", "en")
    assert found is not None
    assert (found.rule, found.text.text) == ("K-7.6.19", "Lisboa: Lorraine and Lisboa are not adjacent.")
    assert [link.ref for link in found.text.links] == ["place:lisboa", "place:lorraine", "place:lisboa"]
    assert barred(match, seat, "place:wurttemberg", "en") is None
    assert barred(match, seat, "place:lisboa", "en", "piece:austria-1") is None, "he does not act now"
    assert barred(match, match.seat("austria"), "place:lisboa", "en") is None, "nothing is asked"


def test_a_reason_that_names_the_thing_names_it_once() -> None:
    match = Match.new("imperial_struggle")
    while not any(move.verb == "flag" for decision in match.state.open for move in decision.options):
        decision = match.state.open[0]
        match.play(decision.seat, decision.options[0])
    seat = match.state.open[0].seat
    refs = [f"place:{id}" for id in ("chesapeake", "acadia", "jamaica", "madras", "gibraltar", "louisbourg")]
    said = [found.text.text for ref in refs if (found := barred(match, seat, ref, "pl"))]
    assert said
    assert not [text for text in said if text.startswith(": ".join([text.split(": ")[0]] * 2))]


def test_prompts_and_options_have_links() -> None:
    match = position(power="france", action="movement", powers={"france": {"generals": {"lorraine": 1}}})
    play(match, "france: arbiter ottoman")
    prompt = match.scene("france").prompt
    assert prompt is not None
    march = next(option for option in prompt.options if option.verb == "march")
    assert next(march.text[link.start : link.end] for link in march.links) == "Lorraine"
    assert march.links[0].ref == "place:lorraine"

"""Chapters 9.4, 9.5.8 and 12.7: Subsidies and Mercenaries, an action of its own or after Leadership."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import CannotUndo, Match
from tests.conformance.raison_detat.minors import acting, public, some
from tests.conformance.raison_detat.table import (
    asked,
    forbidden,
    happened,
    options,
    play,
    position,
    refused,
    track,
    until,
)
from tests.conformance.rule import rule

PR, SP, SW, AU, FR, PL, OT = range(7)  # 1618
GIFTS = ("gifts", "subsidies", "mercenaries")


def giving(name: str = "austria", seats: Any = 7, options: Any = None, **powers: Any) -> Match:
    """1618: a Power in its Subsidies and Mercenaries action; Austria, Spain and Poland are Allies."""
    fields = {"options": options} if options else {}
    return position("1618", seats=seats, power=name, action="subsidies", powers=powers, **fields)


def leading(name: str = "austria", seats: Any = 6, **powers: Any) -> Match:
    """1702: a Power in Leadership with Subsidies and Mercenaries; Austria, Britain and Russia are Allies."""
    return position(seats=seats, power=name, action="leadership", powers=powers)


def kinds(match: Match) -> set[str]:
    return {kind for _, kind in asked(match)}


def hand(match: Match, name: str) -> list[int]:
    """As its own seat sees it."""
    found: list[int] = match.view(public(match, name)["seat"])["powers"][name]["hand"]
    return found


# -- one of two options


@rule("RD-9.4.1", "RD-1.5")
def test_either_money_or_cards_never_both() -> None:
    match = giving(austria={"money": 3, "hand": [1, 5]})
    assert acting(match) == ("austria", "austria", "gifts")
    assert match.decisions[0].about == (-1,), "the limit holds for everybody"
    assert {"offer spain 1", "send 1 to spain"} <= set(options(match, "austria"))
    money = play(match.clone(), "austria: offer spain 1")
    assert acting(money)[2] == "subsidies"
    assert options(money, "austria") == ["offer poland 1", "offer poland 2", "done"]
    refused(money, "austria", "send 1 to poland", "RD-9.4.1")
    play(match, "austria: send 1 to spain")
    assert acting(match)[2] == "mercenaries"
    assert options(match, "austria") == ["send 5 to spain", "send 5 to poland", "done"]
    refused(match, "austria", "offer poland 1", "RD-9.4.1")


@rule("RD-9.4.2", "RD-7.6.6", "RD-9.4.6")
def test_subsidies_are_up_to_3_money_over_all_recipients() -> None:
    match = giving(austria={"money": 9, "morale": 4}, poland={"money": 1})
    assert options(match, "austria") == [f"offer {name} {n}" for name in ("spain", "poland") for n in (1, 2, 3)] + [
        "done"
    ]
    refused(match, "austria", "offer spain 4", "RD-9.4.2")
    play(match, "austria: offer spain 2")
    assert options(match, "austria") == ["offer poland 1", "done"]
    refused(match, "austria", "offer poland 2", "RD-9.4.2")
    play(match, "austria: offer poland 1")
    assert kinds(match) == {"subsidy_answer"}, "nothing more to offer"
    play(match, "spain: accept", "poland: accept")
    assert some(match, "money") == {"spain": 2, "austria": 6, "poland": 2}
    assert some(match, "morale") == {"austria": 4}
    assert some(match, "influence") == {}


@rule("RD-9.4.5")
@pytest.mark.parametrize(("seat", "sure"), [("austria", True), ("spain", True), ("france", False)])
def test_giver_and_recipient_know_the_card_that_was_given(seat: str, sure: bool) -> None:
    """What Spain could hold for all that a seat knows."""
    match = play(giving(austria={"hand": [1, 5]}, spain={"hand": []}), "austria: send 5 to spain", "austria: done")
    play(match, "spain: accept")
    assert hand(match, "spain") == [5]
    dealt = [hand(match.determinize(seat, Random(n)), "spain") for n in range(12)]
    assert (dealt == [[5]] * 12) is sure


@rule("RD-9.4.5")
def test_a_hand_seen_before_is_forgotten_by_who_does_not_see_what_leaves_it() -> None:
    match = giving(austria={"hand": [1, 5]}, spain={"hand": []}, poland={"hand": [2, 4]})
    state: Any = match.state
    seat = {name: public(match, name)["seat"] for name in ("france", "spain", "austria", "sweden")}
    seat = {name: match.seats.index(found) for name, found in seat.items()}
    for power in (AU, PL):  # two seats have read both hands and do so no longer
        for name in ("france", "spain"):
            state.reader[power] = seat[name]
            state.unread(power)
    assert [known_of(state, AU, seat[name]) for name in ("france", "spain", "sweden")] == [(1, 5), (1, 5), ()]
    play(match, "austria: send 5 to spain", "austria: done", "spain: accept")
    assert known_of(state, AU, seat["france"]) == (), "any card may have gone"
    assert known_of(state, AU, seat["spain"]) == (1,), "the giver's other card is where it was"
    assert known_of(state, SP, seat["austria"]) == (5,)
    assert known_of(state, SP, seat["france"]) == ()
    assert [known_of(state, PL, seat[name]) for name in ("france", "spain")] == [(2, 4), (2, 4)], "nothing left it"


def known_of(state: Any, power: int, seat: int) -> tuple[int, ...]:
    """The cards of a hand that a seat remembers."""
    found: tuple[int, ...] = state.hand_pile(power).known.get(seat, ())
    return found


@rule("RD-9.4.2")
def test_who_offers_too_much_reads_what_is_left() -> None:
    match = play(giving(austria={"money": 2}), "austria: offer spain 1")
    refusal = match.why_not("austria", "offer poland 2")
    assert refusal is not None
    assert (refusal.reason, refusal.args["money"]) == ("refused-too-little-money", 1)


@rule("RD-9.4.2")
@pytest.mark.parametrize(("money", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_only_money_that_it_has(money: int, most: int) -> None:
    match = giving(austria={"money": money, "hand": [1]})
    assert [move for move in options(match, "austria") if move.startswith("offer spain")] == [
        f"offer spain {n}" for n in range(1, most + 1)
    ]
    refused(match, "austria", f"offer spain {most + 1}", "RD-9.4.2")
    refused(match, "austria", "offer spain 0", "RD-9.4.2")


@rule("RD-9.4.3", "RD-9.4.6", "RD-7.6.6")
def test_mercenaries_are_up_to_3_cards_over_all_recipients() -> None:
    """The giver chooses which, several of one value too; each is a card of its own hand."""
    match = giving(austria={"hand": [1, 1, 3, 4, 5], "morale": 2}, spain={"hand": [2]})
    play(match, "austria: send 1 to spain", "austria: send 1 to poland")
    assert "send 1 to spain" not in options(match, "austria")
    refused(match, "austria", "send 1 to spain", "RD-9.4.3")
    refused(match, "austria", "send 2 to spain", "RD-9.4.3")
    play(match, "austria: send 5 to spain")
    assert kinds(match) == {"mercenaries_answer"}, "three cards: nothing more to send"
    play(match, "spain: accept", "poland: accept")
    assert (hand(match, "austria"), hand(match, "spain"), hand(match, "poland")) == ([3, 4], [1, 2, 5], [1])
    assert some(match, "morale") == {"austria": 2}
    assert some(match, "influence") == {}
    assert match.view(None)["discards"] == []


# -- to whom


@rule("RD-9.4.2", "RD-9.4.3", "RD-9.4.7", "RD-7.7.6", "RD-7.6.6")
@pytest.mark.parametrize("stranger", ["protestants", "sweden", "france", "ottoman", "austria"])
def test_only_allies_receive(stranger: str) -> None:
    """Not enemies, not Neutral or Expansionist Powers, not itself."""
    match = giving(austria={"money": 3, "hand": [1]})
    refused(match, "austria", f"offer {stranger} 1", "RD-9.4.2")
    refused(match, "austria", f"send 1 to {stranger}", "RD-9.4.2")


@rule("RD-9.4.7", "RD-7.7.6", "RD-7.8.3")
@pytest.mark.parametrize("status", ["neutral", "expansionist", "protestant", "austrian"])
def test_a_power_outside_the_coalitions_has_nobody_to_give_to(status: str) -> None:
    """Sweden is asked only as a member of a Coalition."""
    match = giving("sweden", sweden={"status": status, "money": 3, "hand": [1]})
    if status in ("neutral", "expansionist"):
        assert not kinds(match) & set(GIFTS)
        assert track(match, "money")["sweden"] == 3
        return
    allies = {"protestant": {"protestants"}, "austrian": {"spain", "austria", "poland"}}[status]
    assert acting(match) == ("sweden", "sweden", "gifts")
    assert {move.split()[1] for move in options(match, "sweden") if move.startswith("offer")} == allies


@rule("RD-9.4.7", "RD-12.7.1")
@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_outside_the_coalitions_it_gives_to_powers_of_the_same_player(status: str) -> None:
    """1618, six players: Sweden has the Ottomans."""
    match = giving("sweden", 6, sweden={"status": status, "money": 9}, ottoman={"controller": "sweden"})
    assert options(match, "sweden") == ["offer ottoman 1", "offer ottoman 2", "offer ottoman 3", "done"]
    play(match, "sweden: offer ottoman 3")
    assert some(match, "money") == {"sweden": 6, "ottoman": 3}, "not asked"


@rule("RD-9.4.10", "RD-9.1.5")
def test_the_action_may_be_declined_and_is_not_asked_without_anything_to_give() -> None:
    match = giving(austria={"money": 3, "hand": [1]})
    play(match, "austria: done")
    assert not kinds(match) & {*GIFTS, "subsidy_answer", "mercenaries_answer"}
    assert some(match, "money") == {"austria": 3}
    assert not kinds(giving(austria={})) & set(GIFTS)


# -- answers


@rule("RD-9.4.4", "RD-9.4.11", "RD-R-30")
def test_what_is_refused_stays_with_the_giver_and_is_not_offered_again() -> None:
    """All shares are named before the first answer; a share is accepted or refused whole."""
    match = giving(austria={"money": 9})
    play(match, "austria: offer poland 1", "austria: offer spain 2")
    assert acting(match) == ("spain", "spain", "subsidy_answer"), "in the Order of Powers"
    assert options(match, "spain") == ["accept", "refuse"]
    assert some(match, "money") == {"austria": 9}, "nothing moves before the answer"
    play(match, "spain: refuse")
    assert acting(match) == ("poland", "poland", "subsidy_answer")
    play(match, "poland: accept")
    assert some(match, "money") == {"austria": 8, "poland": 1}
    assert happened(match, "subsidy_refused") == [(SP, 2)]
    assert not kinds(match) & set(GIFTS), "no second offer"


@rule("RD-9.4.11")
def test_each_recipient_is_named_once() -> None:
    match = giving(austria={"money": 9})
    play(match, "austria: offer poland 1")
    refused(match, "austria", "offer poland 1", "RD-9.4.11")
    play(match, "austria: done", "poland: refuse")
    assert some(match, "money") == {"austria": 9}
    assert not kinds(match) & set(GIFTS)


@rule("RD-9.4.4", "RD-9.4.5")
def test_refused_cards_reveal_nothing() -> None:
    """Spain is told the number, not the cards."""
    match = giving(austria={"hand": [4, 5]})
    play(match, "austria: send 4 to spain", "austria: send 5 to spain")
    assert acting(match) == ("spain", "spain", "mercenaries_answer")
    assert match.decisions[0].about == (AU, 2)
    for seat in (None, "spain", "poland"):
        assert "hand" not in match.view(seat)["powers"]["austria"]
        assert [event.secret for event in match.events(seat) if event.kind == "promised"] == [(), ()]
    assert [event.secret for event in match.events("austria") if event.kind == "promised"] == [(4,), (5,)]
    play(match, "spain: refuse")
    assert (hand(match, "austria"), hand(match, "spain")) == ([4, 5], [])
    assert happened(match, "mercenaries_refused") == [(SP, 2)]


@rule("RD-9.4.5", "RD-5.11.7")
def test_giver_and_recipient_know_the_cards_all_others_their_number() -> None:
    match = giving(austria={"hand": [2, 4, 5]})
    play(match, "austria: send 4 to spain", "austria: send 5 to spain", "austria: done", "spain: accept")
    told = {
        seat: next(event for event in match.events(seat) if event.kind == "mercenaries")
        for seat in (None, *match.seats)
    }
    assert {event.args for event in told.values()} == {(AU, SP, 2)}
    assert {seat for seat, event in told.items() if event.secret} == {"austria", "spain"}
    assert told["spain"].secret == ((4, 5),)
    assert (track(match, "cards")["austria"], track(match, "cards")["spain"]) == (1, 2)


@rule("RD-9.4.5")
def test_who_has_seen_the_cards_does_not_take_his_answer_back() -> None:
    """Spain has two more answers to give, so that it is still its turn; Money shows nothing."""
    match = giving(austria={"hand": [4, 5]}, spain={"hand": [1, 1, 2, 2, 3]})
    play(match, "austria: send 4 to spain", "austria: send 5 to spain", "spain: accept")
    assert acting(match) == ("spain", "spain", "surplus")
    with pytest.raises(CannotUndo):
        match.undo("spain")
    money = giving(austria={"money": 2})
    play(money, "austria: offer spain 2", "spain: accept")
    money.undo("spain")
    assert acting(money) == ("spain", "spain", "subsidy_answer")


@rule("RD-9.4.9", "RD-5.11.5", "RD-5.11.6")
def test_a_recipient_discards_down_to_6_at_the_end_of_the_action() -> None:
    """Spain with 5 cards gets 3: it may keep any 6 of the 8."""
    match = giving(austria={"hand": [4, 5, 5]}, spain={"hand": [1, 1, 2, 2, 3]})
    play(match, "austria: send 4 to spain", "austria: send 5 to spain", "austria: send 5 to spain", "spain: accept")
    assert acting(match) == ("spain", "spain", "surplus")
    assert hand(match, "spain") == [1, 1, 2, 2, 3, 4, 5, 5]
    play(match, "spain: discard 1", "spain: discard 5")
    assert hand(match, "spain") == [1, 2, 2, 3, 4, 5]
    assert match.view(None)["discards"] == [1, 5]
    assert "surplus" not in kinds(match)


@rule("RD-9.4.9")
def test_exactly_6_is_no_surplus() -> None:
    match = giving(austria={"hand": [4, 5, 5]}, spain={"hand": [1, 1, 2]})
    play(match, "austria: send 4 to spain", "austria: send 5 to spain", "austria: send 5 to spain", "spain: accept")
    assert hand(match, "spain") == [1, 1, 2, 4, 5, 5]
    assert "surplus" not in kinds(match)


# -- when: 1618 and 1702


@rule("RD-1.6", "RD-9.1.3", "RD-9.4.1", "RD-9.5.1", "RD-D-35")
def test_in_1618_it_is_an_action_of_its_own() -> None:
    """Leadership, the next action, brings no gifts."""
    match = position("1618", power="austria", action="leadership", powers={"austria": {"money": 3, "hand": [1]}})
    play(match, "austria: morale")
    assert track(match, "morale")["austria"] == 1
    assert not kinds(match) & set(GIFTS)
    assert "subsidies" not in position("1702").view(None)["wheel"].values()


@rule("RD-9.5.8", "RD-1.6", "RD-9.1.4", "RD-9.4.10", "RD-R-31", "RD-D-35")
@pytest.mark.parametrize(
    ("choice", "changed"), [("decline", {}), ("morale", {"morale": 1}), ("card", {"cards": 2}), ("place wien", {})]
)
def test_in_1702_it_follows_leadership_whatever_was_chosen(choice: str, changed: dict[str, int]) -> None:
    match = leading(austria={"money": 2, "hand": [1]})
    play(match, f"austria: {choice}")
    while kinds(match) == {"more_generals"}:
        play(match, "austria: done")
    assert acting(match) == ("austria", "austria", "gifts")
    for field, value in changed.items():
        assert public(match, "austria")[field] == value
    play(match, "austria: offer russia 2", "russia: accept")
    assert some(match, "money") == {"russia": 2}


@rule("RD-9.5.8", "RD-R-31")
def test_a_card_drawn_by_leadership_may_be_given_away_at_once() -> None:
    match = position(power="austria", action="leadership", deck=[5], powers={"austria": {"hand": [1]}})
    play(match, "austria: card")
    assert hand(match, "austria") == [1, 5]
    play(match, "austria: send 5 to britain", "austria: done", "britain: accept")
    assert (hand(match, "austria"), hand(match, "britain")) == ([1], [5])


@rule("RD-9.5.8", "RD-9.1.2", "RD-9.6.2")
def test_a_subsidy_arrives_before_the_mobilisation_of_the_same_turn() -> None:
    """1702, turn 1: Leadership of Russia comes before Mobilisation of Sweden."""
    match = leading(
        "russia",
        russia={"money": 3},
        sweden={"status": "austrian", "generals": {"skania": 0}},
    )
    play(match, "russia: decline", "russia: offer sweden 3", "sweden: accept")
    assert acting(match) == ("sweden", "sweden", "purchase")
    play(match, "sweden: buy troop skania", "sweden: buy troop skania", "sweden: buy troop skania")
    assert public(match, "sweden")["generals"] == {"skania": 3}


# -- Powers of one player


@rule("RD-12.7.1", "RD-9.4.4", "RD-12.5.4", "RD-9.4.2", "RD-R-71", "RD-R-30", "RD-D-36")
def test_powers_of_one_player_give_each_other_up_to_3_and_are_not_asked() -> None:
    """The player of Austria with Russia and the Ottomans: from Major to Minor, and between Minor Powers."""
    minors: dict[str, Any] = {"russia": {"controller": "austria"}, "ottoman": {"controller": "austria"}}
    match = leading(seats=4, austria={"money": 9}, **minors)
    play(match, "austria: decline", "austria: offer russia 2")
    refused(match, "austria", "offer ottoman 2", "RD-9.4.2")
    play(match, "austria: offer ottoman 1")
    assert some(match, "money") == {"austria": 6, "russia": 2, "ottoman": 1}
    assert happened(match, "subsidy") == [(3, 4, 2), (3, 5, 1)]
    minors["russia"]["hand"] = [1, 2, 3, 4]
    match = leading("russia", 4, **minors)
    play(match, "austria: decline")
    assert acting(match) == ("austria", "russia", "gifts")
    play(match, "austria: send 4 to ottoman", "austria: send 3 to austria", "austria: send 1 to ottoman")
    assert (hand(match, "russia"), hand(match, "ottoman"), hand(match, "austria")) == ([2], [1, 4], [3])
    assert not kinds(match) & {*GIFTS, "mercenaries_answer"}, "3 is the limit here too"


@rule("RD-12.7.1", "RD-9.4.4", "RD-12.4.3", "RD-R-71")
def test_a_minor_power_gives_to_and_receives_from_its_coalition() -> None:
    """Russia of Austria and Britain: the player of the recipient answers for it."""
    powers: dict[str, Any] = {"russia": {"controller": "austria", "money": 3}, "ottoman": {"controller": "britain"}}
    match = leading("russia", 4, **powers)
    play(match, "austria: decline", "austria: offer britain 1", "austria: offer ottoman 2")
    assert acting(match) == ("britain", "britain", "subsidy_answer")
    play(match, "britain: refuse")
    assert acting(match) == ("britain", "ottoman", "subsidy_answer")
    play(match, "britain: accept")
    assert some(match, "money") == {"russia": 1, "ottoman": 2}


@rule("RD-12.7.2", "RD-9.4.2", "RD-12.10.3", "RD-R-32", "RD-D-36")
@pytest.mark.parametrize(("giver", "other"), [("austria", "spain"), ("spain", "austria")])
def test_spain_and_austria_of_one_player_give_each_other_without_limit(giver: str, other: str) -> None:
    """1618, four players: 5 Money or 4 cards to each other, and 3 to other Allies besides."""
    powers: dict[str, Any] = {"sweden": {"status": "austrian"}, "poland": {"controller": "sweden"}}
    match = giving(giver, 4, **powers, **{giver: {"money": 9}})
    assert f"offer {other} 9" in options(match, "austria")
    play(match, f"austria: offer {other} 5", "austria: offer sweden 2")
    refused(match, "austria", "offer poland 2", "RD-9.4.2")
    play(match, "austria: offer poland 1", "sweden: accept", "sweden: accept")
    assert some(match, "money") == {giver: 1, other: 5, "sweden": 2, "poland": 1}
    match = giving(giver, 4, **powers, **{giver: {"hand": [1, 1, 2, 2, 3, 3]}})
    play(match, *[f"austria: send {card} to {other}" for card in (1, 1, 2, 2)], "austria: send 3 to sweden")
    play(match, "austria: done", "sweden: accept")
    assert track(match, "cards")[other] == 4
    assert (track(match, "cards")["sweden"], track(match, "cards")[giver]) == (1, 1)


@rule("RD-12.7.2", "RD-9.4.9", "RD-5.11.6")
def test_the_hands_of_spain_and_austria_have_the_limit_of_6_all_the_same() -> None:
    """Spain with 4 cards gets 4 from Austria: its player discards 2 of them, from Spain's hand."""
    match = giving("austria", 4, austria={"hand": [4, 4, 5, 5]}, spain={"hand": [1, 1, 2, 2]})
    play(match, *[f"austria: send {card} to spain" for card in (4, 4, 5, 5)])
    assert acting(match) == ("austria", "spain", "surplus")
    play(match, "austria: discard 1", "austria: discard 1")
    assert (hand(match, "spain"), hand(match, "austria")) == ([2, 2, 4, 4, 5, 5], [])


@rule("RD-12.7.2", "RD-9.4.1")
def test_without_limit_still_means_money_or_cards() -> None:
    match = giving("spain", 4, spain={"money": 4, "hand": [1]})
    play(match, "austria: offer austria 4")
    assert some(match, "money") == {"austria": 4}, "at once: nobody is asked, and there is no other Ally"
    match = giving("spain", 4, spain={"money": 4, "hand": [1]}, sweden={"status": "austrian"})
    play(match, "austria: offer austria 3")
    refused(match, "austria", "send 1 to austria", "RD-9.4.1")


@rule("RD-12.7.2", "RD-3.2.3", "RD-R-32")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_spain_as_a_major_power_has_the_limit_of_3_and_is_asked(seats: int) -> None:
    match = giving("austria", seats, austria={"money": 9})
    refused(match, "austria", "offer spain 4", "RD-9.4.2")
    play(match, "austria: offer spain 3")
    assert acting(match) == ("spain", "spain", "subsidy_answer")
    always = giving("austria", seats, {"habsburg_unlimited": "always"}, austria={"money": 9})
    assert "offer spain 9" in options(always, "austria")


@rule("RD-9.4.4", "RD-5.12.3")
def test_nothing_changes_hands_outside_the_action() -> None:
    match = until(giving(austria={"money": 3, "hand": [1]}), "drill")
    for seat in match.seats:
        assert not [move for move in options(match, seat) if move.startswith(("offer", "send"))]
    forbidden(play(giving(austria={"money": 3}), "austria: done"), "austria", "offer spain 1")

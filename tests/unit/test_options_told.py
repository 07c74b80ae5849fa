"""What a prompt says about its options: costs, changes, the main option, amounts, plans; each game by an example."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.imperial_struggle.sides import TYPES
from chancellery.kernel import Decision, Move
from chancellery.table.asking import FEW
from chancellery.table.effects import COURSE
from chancellery.table.scene_asking import Odds, Option, Previewed, Prompt, Stake, Wager
from tests.scenes import shown_prompt


def found(
    game: str, scenario: str | None, seats: int | None, fits: Callable[[Match, Decision], bool]
) -> tuple[Match, Decision]:
    """A position of a random match in which a decision fits."""
    for seed in range(20):
        rng, match = Random(seed), Match.new(game, scenario, seats, seed=seed, nonce="test")
        while match.outcome is None:
            decision = rng.choice(match.decisions)
            if fits(match, decision):
                return match, decision
            match.play(decision.seat, rng.choice(decision.options))
    raise AssertionError("no such position")


def asked(match: Match, decision: Decision, lang: str = "en") -> Prompt:
    return shown_prompt(match.scene(decision.seat, lang))


def preview(match: Match, decision: Decision, moves: list[Move]) -> Previewed:
    return match.definition.asking.previewed(match.state, decision.seat, moves, "en")


def one(prompt: Prompt, verb: str) -> Option:
    return next(option for option in prompt.options if option.verb == verb)


def rich(match: Match, decision: Decision) -> bool:
    """Somebody may buy with three Money or more."""
    verbs = [move.verb for move in decision.options]
    return decision.kind == "purchase" and decision.about[0] >= 3 and "buy_troop" in verbs


def test_a_purchase_costs_money_and_what_is_not_spent_is_lost() -> None:
    match, decision = found("coalitions", "1805", 6, rich)
    money = decision.about[0]
    prompt = asked(match, decision)
    assert prompt.short == f"Mobilisation: buy with {money} Money."
    assert prompt.many
    troop = one(prompt, "buy_troop")
    assert [(cost.what, cost.count, cost.of) for cost in troop.cost] == [("money", 1, money)]
    assert troop.cost[0].text == f"Money: 1 of {money}"
    assert [(c.track, c.before, c.after) for c in troop.changes] == [("money", money, money - 1)]
    assert [effect.kind for effect in troop.effects] == ["event"]
    assert not troop.final
    assert troop.subject is not None
    assert troop.subject.startswith("piece:")
    assert troop.target is not None
    assert troop.target.startswith("place:")
    assert prompt.primary is not None
    assert prompt.options[prompt.primary.option].moves == ("done",)
    assert prompt.primary.loses == f"Money: {money} lost"
    polish = asked(match, decision, "pl").primary
    assert polish is not None
    assert polish.loses == f"Pieniądze: przepada {money}"


def test_drawing_a_card_cannot_be_taken_back_and_shows_no_card() -> None:
    match, decision = found(
        "coalitions", "1805", 6, lambda m, d: rich(m, d) and "buy card" in [x.text for x in d.options]
    )
    card = one(asked(match, decision), "buy_card")
    assert card.final
    assert card.quantity is not None  # several are ordered blind, whatever the first one is
    assert card.quantity.most > 1
    assert card.quantity.cost == 1
    assert card.effects[-1].kind == "unknown"
    assert [cost.what for cost in card.cost] == ["money"]


def test_a_march_is_planned_with_its_garrison_and_a_way_with_all_its_steps() -> None:
    def far(match: Match, decision: Decision) -> bool:
        verbs = {move.verb for move in decision.options}
        return decision.kind == "move" and {"march", "strategic"} <= verbs and bool(asked(match, decision).plans)

    match, decision = found("coalitions", "1805", 6, far)
    plans = asked(match, decision).plans
    garrisons = [plan for plan in plans if plan.moves[0].startswith("march")]
    ways = [plan for plan in plans if plan.moves[0].startswith("strategic")]
    assert garrisons
    assert any(plan.moves[1].startswith("garrison") for plan in garrisons)
    assert any(plan.moves[1] == "done" for plan in garrisons)
    compared = 0
    for plan in ways:
        assert plan.refs[0].startswith("piece:")
        assert plan.refs[-1].startswith("place:")
        after = match.clone()
        after.play(decision.seat, *plan.moves)
        if after.decisions[0].seat != decision.seat:
            continue  # somebody must consent first
        compared += 1
        moved = [p for p in after.scene(decision.seat).pieces if p.ref == plan.refs[0]]
        assert [f"place:{piece.place}" for piece in moved] == [plan.refs[-1]]
    assert compared


def test_an_attack_means_battle() -> None:
    def enemies(match: Match, decision: Decision) -> bool:
        return decision.kind == "move" and bool(attacks(match, decision))

    def attacks(match: Match, decision: Decision) -> list[Option]:
        return [option for option in asked(match, decision).options if option.battle and option.verb == "march"]

    match, decision = found("coalitions", "1805", 6, enemies)
    places = match.definition.notation.words["place"]
    for option in asked(match, decision).options:
        if option.verb != "march":
            continue
        trial, since = match.clone(), match.event_count
        trial.play(decision.seat, option.moves[0])
        while trial.decisions[0].kind in ("move", "garrison") and trial.decisions[0].seat == decision.seat:
            trial.play(decision.seat, trial.decisions[0].options[-1])  # nothing more is moved or left behind
        here = [e for e in trial.events(None, since) if e.kind == "battle"]
        fought = {f"place:{places[e.args[1]]}" for e in here} | {
            place.ref for place in trial.scene().places if place.battle
        }
        assert (option.target in fought) == option.battle, option


def test_a_bid_is_an_amount() -> None:
    match, decision = found("coalitions", "1805", 4, lambda m, d: d.kind == "bid" and len(d.options) > 2)
    prompt = asked(match, decision)
    (amount,) = prompt.amounts
    assert (amount.verb, amount.least, amount.most) == ("bid", 0, len(prompt.options) - 1)
    assert amount.ids == tuple(option.id for option in prompt.options)


def test_what_numbers_things_is_no_amount() -> None:
    match, decision = found("maria", "full", 3, lambda m, d: d.kind == "hussar")
    assert asked(match, decision).amounts == ()


def test_armies_in_maria_are_an_amount_and_steps_mean_battle() -> None:
    match, decision = found("maria", "full", 3, lambda m, d: d.kind == "armies" and len(d.options) > 2)
    (amount,) = asked(match, decision).amounts
    assert amount.verb == "armies"

    def beside(match: Match, decision: Decision) -> bool:
        few = decision.kind == "movement" and len(decision.options) <= FEW
        return few and any(option.battle for option in asked(match, decision).options)

    found("maria", "full", 3, beside)


def test_a_purchase_in_imperial_struggle_has_its_price_and_ways_to_pay() -> None:
    def dear(match: Match, decision: Decision) -> bool:
        if decision.kind != "round":
            return False
        flags = [move for move in decision.options if move.verb == "flag"][:10]
        return bool(flags) and bool(preview(match, decision, flags).plans)

    match, decision = found("imperial_struggle", None, None, dear)
    flags = [move for move in decision.options if move.verb == "flag"][:10]
    told = preview(match, decision, flags)
    assert [option.moves[0] for option in told.options] == [move.text for move in flags]
    assert [option.id for option in told.options] == [decision.options.index(move) for move in flags]
    for option in told.options:
        assert option.cost[0].what == "points"
        assert option.cost[0].count > 0
    assert all(plan.moves[1].startswith("pay ") for plan in told.plans)


def test_what_would_be_lost_is_said_with_the_button() -> None:
    def unspent(match: Match, decision: Decision) -> bool:
        verbs = [move.verb for move in decision.options]
        return decision.kind == "round" and "end" in verbs and "begin" in verbs and "decline" not in verbs

    match, decision = found("imperial_struggle", None, None, unspent)
    primary = asked(match, decision).primary
    assert primary is not None
    assert match.legal(decision.seat)[primary.option].verb == "end"
    assert primary.text == "End the Action Round"  # what is lost stands beside it, in one number
    assert primary.wasteful == bool(primary.loses)  # who stays where he is, at the end of movements, is not lost
    whole = asked(match, decision).options[primary.option].text
    lost = sum(int(points) for points in re.findall(r"(\d+) \w+ point", whole))
    assert primary.loses == f"{lost} point{'s are' if lost > 1 else ' is'} lost"


def test_a_question_about_a_way_names_its_ends() -> None:
    match, decision = found("raison_detat", "1618", None, lambda m, d: d.kind == "consent" and len(d.about) > 4)
    place = match.definition.name_of
    ends = [place("place", decision.about[2]), place("place", decision.about[-1])]
    assert asked(match, decision).short == f"Consent to {' → '.join(ends)}?"


def test_a_chosen_piece_is_spoken_to() -> None:
    match, decision = found("coalitions", "1805", 6, lambda m, d: d.kind == "move" and len(d.options) > 4)
    prompt = asked(match, decision)
    acting = {option.subject for option in prompt.options if option.subject is not None}
    assert {subject.ref for subject in prompt.subjects} == acting
    assert all(subject.text.endswith((": choose a lit place.", ": choose what to do.")) for subject in prompt.subjects)


def test_a_card_says_what_it_would_do_now() -> None:
    match, decision = found("coalitions", "1805", 6, lambda m, d: d.kind == "drill_discard")
    hand = match.scene(decision.seat).hands[0]
    assert all(card.now for card in hand.cards)


def test_of_many_options_a_client_asks_what_they_would_bring() -> None:
    match, decision = found("imperial_struggle", None, None, lambda m, d: len(d.options) > FEW)
    options = asked(match, decision).options
    assert not any(option.effects or option.cost for option in options)
    (told,) = preview(match, decision, [decision.options[-1]]).options
    assert (told.id, told.moves, told.text) == (options[-1].id, options[-1].moves, options[-1].text)
    assert told.effects


def test_odds_are_worked_out_on_request_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match, decision = found("coalitions", "1805", 6, lambda m, d: d.kind == "card")
    odds = Odds(mine=60, outcomes=(), basis="all unseen cards are equally likely")
    stake = Stake(win=("all",), lose=())
    monkeypatch.setattr(type(match.definition.asking), "wager", lambda *_: Wager(odds, stake))
    assert all(option.odds is None for option in asked(match, decision).options)
    told = preview(match, decision, decision.options).options
    assert [(option.odds, option.stake) for option in told] == [(odds, stake)] * len(decision.options)


def test_a_yes_to_one_power_is_no_amount_though_the_next_one_is_asked_about_at_once() -> None:
    match, decision = found("raison_detat", "1618", 7, lambda m, d: d.kind == "admit")
    prompt = asked(match, decision)
    assert [option.quantity for option in prompt.options] == [None, None]
    assert match.definition.notation.words["power"][decision.about[0]].title() in (prompt.short or "")


def test_who_ends_the_moves_reads_how_many_stay() -> None:
    match, decision = found("coalitions", "1805", 6, lambda m, d: d.kind == "move")
    prompt = asked(match, decision)
    pieces = {option.subject for option in prompt.options if option.subject}
    assert prompt.primary is not None
    assert prompt.primary.loses == f"{len(pieces)} stay"


@pytest.mark.parametrize(
    ("game", "scenario", "kind"),
    [("coalitions", "1805", "napoleon"), ("maria", None, "hussar"), ("realpolitik", None, "grant")],
)
def test_how_far_the_match_has_come_is_no_consequence(game: str, scenario: str | None, kind: str) -> None:
    def last(match: Match, decision: Decision) -> bool:
        after = match.clone()
        if decision.kind != kind or len(match.decisions) > 1:
            return False
        after.play(decision.seat, decision.options[-1])
        return any(match.definition.mark(one) in COURSE for one in after.events(None, match.event_count))

    match, decision = found(game, scenario, None, last)
    after = match.clone()
    after.play(decision.seat, decision.options[-1])
    speaker = match.definition.speaker("en")
    course = {
        line.text
        for one in after.events(None, match.event_count)
        if match.definition.mark(one) in COURSE and (line := speaker.line(one)) is not None
    }
    told = preview(match, decision, [decision.options[-1]]).options[0]
    assert course
    assert not course & {effect.text.text for effect in told.effects}


def test_before_an_action_is_begun_the_question_names_the_points() -> None:
    match, decision = found("imperial_struggle", None, None, lambda m, d: d.options[0].verb == "take")
    match.play(decision.seat, next(move for move in decision.options if move.verb == "take"))
    state: Any = match.state
    ar, said = state.round, asked(match, match.decisions[0])
    assert (
        said.short == f"{ar.points[0]} {TYPES[ar.types[0]]}, {ar.points[1]} {TYPES[ar.types[1]]}: spend them, or end."
    )
    pl = asked(match, match.decisions[0], "pl").short
    assert pl is not None
    assert pl.startswith(f"{ar.points[0]} ")
    assert pl.endswith(": wydaj albo zakończ.")


def test_the_way_so_far_is_named_where_it_goes_on() -> None:
    match, decision = found("coalitions", "1805", 6, lambda m, d: d.kind == "path")
    ends = [match.definition.name_of("place", decision.about[n]) for n in (0, -1)]
    assert asked(match, decision).short == f"{ends[0]} → {ends[1]}: where next?"

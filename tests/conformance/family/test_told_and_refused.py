"""What is told of a sum, asked with a question, shown of a battle and said of a refused move, in all games."""

from __future__ import annotations

import pytest

from chancellery import BadInput, CannotUndo, Match
from tests.conformance.coalitions.table import asked, happened, options, play
from tests.conformance.family.actions import mobilising, with_cards
from tests.conformance.family.stage import Stage, skip
from tests.conformance.family.war import WITH_STATUSES, Powers, allied, attack, moving
from tests.conformance.rule import rule
from tests.scenes import shown_contest

with_rounds = pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)


def why_not(match: Match, seat: str, move: str) -> tuple[str, str]:
    """The rule and the reason of a refusal."""
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return refusal.rule, refusal.reason.removeprefix("refused-")


@rule("K-7.6.18", "RP-8.9.1", "RD-9.11.1")
def test_a_general_who_has_moved_is_refused_for_that(stage: Stage) -> None:
    match = moving(stage, powers={"france": {"generals": {"paris": 0, "wurttemberg": 0}}})
    play(match, "france: march paris > picardie")
    skip(match, "garrison")
    cited = {"coalitions": "K-7.6.18", "realpolitik": "RP-8.9.1", "raison_detat": "RD-9.11.1"}[stage.game]
    assert why_not(match, "france", "march picardie > paris") == (cited, "moved-already")
    assert why_not(match, "france", "march paris > picardie") == (cited, "no-general-there")


@rule("K-8.5.2", "RP-9.7.2", "RD-10.9.2")
def test_why_an_attacker_does_not_withdraw_there(stage: Stage) -> None:
    """Austria holds Tyrol with another General, and not Paris."""
    powers: Powers = {"austria": {"generals": {"hesse": 3, "tyrol": 0}}, "france": {"generals": {"bavaria": 3}}}
    match = attack(stage, "march hesse > bavaria", mover="austria", powers=powers)
    assert asked(match) == [("austria", "withdraw")]
    cited = {"coalitions": "K-8.5.2", "realpolitik": "RP-9.7.2", "raison_detat": "RD-10.9.2"}[stage.game]
    assert why_not(match, "austria", "withdraw bavaria > tyrol") == (cited, "own-general-there")
    assert why_not(match, "austria", "withdraw bavaria > paris") == (cited, "not-controlled")


@rule("K-7.4.2", "RP-8.2.35", "RD-9.6.6")
def test_why_no_more_morale_is_bought(stage: Stage) -> None:
    match = mobilising(stage, "austria", powers={"austria": {"money": 2, "morale": 15}})
    assert why_not(match, "austria", "buy morale")[1] == "morale-full"


@rule("K-9.1.2", "RP-10.2.2", "RD-11.2.2")
def test_why_a_troop_of_a_removed_garrison_does_not_go_there(stage: Stage) -> None:
    """A Garrison in Picardie becomes a Troop of the General in Paris or of the one in Bavaria."""
    friend = stage.friend
    match = allied(stage, {friend: {"generals": {"paris": 1, "bavaria": 1}, "garrisons": ["picardie"]}})
    assert asked(match) == [(friend, "assign")]
    cited = {"coalitions": "K-9.1.2", "realpolitik": "RP-10.2.2", "raison_detat": "RD-11.2.2"}[stage.game]
    assert why_not(match, friend, "assign picardie > wien") == (cited, "no-general-there")
    assert why_not(match, friend, "assign bavaria > paris") == (cited, "not-removed")


@rule("K-8.2.1", "RP-9.3.1", "RD-10.3.1")
def test_who_is_asked_for_support_is_told_whom_he_would_support(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2}},
        friend: {"generals": {"hesse": 2}},
        "austria": {"generals": {"bavaria": 1, "wien": 1}},
    }
    match = attack(stage, "march wurttemberg > bavaria", pairs=[("france", friend)], powers=powers)
    number = match.definition.notation.words["power"].index
    (attacking,) = match.decisions
    assert (asked(match), attacking.about[1:]) == ([(friend, "support")], (0, number("france")))
    play(match, f"{friend}: done")
    (defending,) = match.decisions
    assert (asked(match), defending.about[1:]) == ([("austria", "support")], (1, number("austria")))


@rule("K-8.4.1", "RP-9.6.1", "RD-10.7.1")
def test_after_the_reveal_the_battle_is_shown_as_decided(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 1}},
    }
    match = attack(stage, "march wurttemberg > bavaria", powers=powers)
    before = shown_contest(match.scene(None, "en"))
    assert (asked(match), before.final, before.winner) == ([("france", "card")], False, None)
    play(match, "france: play 5 for bavaria")
    skip(match, "card")
    after = shown_contest(match.scene(None, "en"))
    assert (asked(match), after.final, after.winner) == ([("austria", "beaten")], True, "attack")


@rule("K-7.2.3", "RD-9.3.4", "RD-7.7.5")
@with_rounds
def test_the_doubled_income_of_a_neutral_power_is_a_row_of_its_own(stage: Stage) -> None:
    name = {"coalitions": "austria", "raison_detat": "sweden"}[stage.game]
    match = stage.position(power=name, action="taxation", powers={name: {"status": "neutral"}})
    (event,) = [event for event in match.events() if event.kind == "tax"]
    *lands, (kind, _, more) = event.items
    assert {land[0] for land in lands} == {"place"}
    assert (kind, more) == ("neutral", sum(land[2] for land in lands))
    assert event.args[1] == 2 * more


@rule("K-5.1.3", "RD-6.3")
@with_rounds
def test_the_set_up_leads_to_the_first_round_without_diplomacy(stage: Stage) -> None:
    match = stage.position(phase="set-up")
    while match.view(None)["round"] == 0:
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert [args[0] for args in happened(match, "round")] == [1]


@rule("K-3.1.1", "RD-4.2")
@with_rounds
def test_no_position_goes_on_after_somebody_has_won(stage: Stage) -> None:
    assert stage.position(powers={"france": {"influence": 24}}).outcome is None
    with pytest.raises(BadInput):
        stage.position(powers={"france": {"influence": 25}})


@rule("K-3.1.1", "RD-4.2")
@with_rounds
def test_a_victory_is_told_with_the_winner_and_the_reason(stage: Stage) -> None:
    powers: Powers = {"france": {"influence": 24, "garrisons": ["bavaria", "hesse"]}}
    match = stage.position(power="france", action="influence", powers=powers)
    assert match.outcome is not None
    number = match.definition.notation.words["power"].index("france")
    assert happened(match, "victory") == [((number,), "influence")]


@rule("K-R-35", "RP-9.4.9", "RD-10.4.7")
def test_a_first_cycle_without_a_card_is_the_last(stage: Stage) -> None:
    cards = {"morale": 5, "hand": [5]}
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, **cards},
        "austria": {"generals": {"bavaria": 1}, **cards},
    }
    match = attack(stage, "march wurttemberg > bavaria", powers=powers)
    play(match, "france: pass", "austria: pass")
    assert asked(match) == [("austria", "beaten")]


@rule("K-7.6.9", "RP-8.6.12", "RD-9.9.11")
def test_a_request_names_the_turn_that_is_asked_for(stage: Stage) -> None:
    match = moving(stage, arbiter="austria", powers={"france": {"generals": {"paris": 0}}})
    play(match, "france: end", "france: request")
    assert [args[2] for args in happened(match, "requested")] == [2]
    play(match, "austria: grant", "france: end", "france: request")
    assert [args[2] for args in happened(match, "requested")] == [2, 3]


@rule("K-7.1.1", "RD-9.2.1")
@with_rounds
def test_a_card_that_was_drawn_cannot_be_put_back(stage: Stage) -> None:
    name = {"coalitions": "france", "raison_detat": "sweden"}[stage.game]
    fields = with_cards(stage, name, top=[5, 3], hand=[1])
    match = play(stage.position(power=name, action="drill", **fields), f"{name}: drill")
    assert asked(match) == [(name, "drill_discard")]  # also with two cards there is a choice
    assert options(match, name) == ["discard 1", "discard 5"]
    with pytest.raises(CannotUndo):
        match.undo(name)

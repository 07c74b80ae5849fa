"""What a client needs to show a game without knowing it: beats of a battle, marks of the log, facts and the legend."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from chancellery.locale import LANGUAGES
from chancellery.table.scene_telling import JoinBeat
from tests.scenes import shown_contest
from tests.unit.family import EVENTS
from tests.unit.test_scene import battle


def told(match: Match, since: int = 0, lang: str = "en") -> list[tuple[str, Any]]:
    """The beats from an event on, with the kinds of their events."""
    found = ((event.kind, match.definition.beat(event, lang)) for event in match.events(None, since))
    return [(kind, beat) for kind, beat in found if beat is not None]


def decided() -> Match:
    """France has beaten Austria in Tyrol, 13 to 8."""
    match = battle()
    while match.decisions[0].kind == "card":
        match.play(match.decisions[0].seat, "pass")
    match.play("austria", "capital")
    return match


def test_a_battle_is_told_step_by_step() -> None:
    beats = [beat for kind, beat in told(decided())]
    start = next(n for n, beat in enumerate(beats) if beat.step == "open")
    steps = [beat.step for beat in beats[start:] if getattr(beat, "told", True)]
    assert steps == ["open", "strength", "stack", "stack", "result", "note", "note", "note", "note", "note", "note"]
    opened, strength, french, austrian, result = beats[start : start + 5]
    assert (opened.place, opened.title) == ("tyrol", "Battle in Tyrol")
    assert [(s.id, s.powers, s.rest) for s in opened.sides] == [
        ("attack", ("france",), False),
        ("defence", (), True),
    ]
    assert strength.values == {"attack": 4, "defence": 3}
    assert strength.captions["attack"] == "Strength without cards: 4"
    assert [(s.power, s.place, [c.value for c in s.cards], s.total) for s in (french, austrian)] == [
        ("france", "tyrol", [4, 4], 9),
        ("austria", "tyrol", [5], 5),
    ]
    assert (result.values, result.winner) == ({"attack": 13, "defence": 8}, "attack")


def test_what_comes_of_a_battle_is_told_and_what_happens_meanwhile_is_not() -> None:
    match = decided()
    kinds = [(kind, beat.told) for kind, beat in told(match) if beat.step == "note"]
    assert [kind for kind, is_told in kinds if is_told][-6:] == [
        "lost_troops",  # one each
        "lost_troops",
        "lost_troops",  # the rest of the beaten General
        "beaten",
        "morale",  # the 5 of the losing side
        "influence",
    ]
    assert {kind for kind, is_told in kinds if not is_told} == {"draw"}


def test_no_beat_tells_a_card_before_its_time() -> None:
    match = battle()
    assert [beat.step for _, beat in told(match) if beat.step != "note"] == ["open", "strength"]


def test_support_is_told_with_its_side() -> None:
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "1805",
            "power": "france",
            "action": "movement",
            "powers": {
                "france": {"generals": {"lombardia": 3, "bavaria": 2}, "morale": 9, "hand": [2, 4]},
                "austria": {"generals": {"tyrol": 2}, "morale": 9, "hand": [3]},
            },
        },
        seed=2,
    )
    match.play("france", "arbiter prussia")
    match.play("france", "march lombardia > tyrol")
    while match.decisions[0].kind != "support":
        match.play(match.decisions[0].seat, "done" if match.decisions[0].kind == "garrison" else "end")
    match.play("france", "support bavaria")
    joined = told(match)[-1][1]
    assert joined == JoinBeat("join", "france", "bavaria", "attack", "supports from Bavaria")


def test_marks_of_the_log() -> None:
    match = decided()
    marks = {event.kind: match.definition.mark(event) for event in match.events()}
    marked = {kind: mark for kind, mark in marks.items() if mark is not None}
    assert marked == {"turn": "turn", "battle": "battle", "result": "weighty"}
    assert set(marks) <= set(EVENTS)


def test_facts_about_a_power() -> None:
    match = Match.new("coalitions", seed=7)
    match.play("france", "napoleon off")
    france = next(power for power in match.scene("france").powers if power.id == "france")
    facts = {fact.id: fact for fact in france.facts}
    assert {id: fact.value for id, fact in facts.items()} == {
        "morale": 11,
        "influence": 0,
        "money": 0,
        "cards": 5,
        "generals": 5,
        "stock": 37,
    }
    assert (facts["morale"].most, facts["influence"].most, facts["cards"].of) == (15, 25, 10)
    assert facts["generals"].text == "Generals: 5 on the map, 2 off board (Napoleon)"
    assert facts["generals"].more == 2
    assert [id for id, fact in facts.items() if fact.spare] == ["stock"]


def test_the_legend_and_the_titles_are_in_every_language() -> None:
    match = Match.new("coalitions", seed=7)
    for lang in LANGUAGES:
        scene = match.scene(None, lang)
        titles = scene.head.titles
        assert all((titles.powers, titles.zones, titles.wheel, titles.special))
        assert (titles.table, titles.shown) == (None, None)
        signs = [entry.sign for entry in scene.legend]
        assert signs[:4] == ["general", "general", "garrison", "garrison"]
        assert signs[-1] is None
        assert all(entry.text for entry in scene.legend)
    assert match.scene(None, "pl").head.titles.wheel == "Koło Wojny"


def test_a_battle_says_what_its_numbers_mean() -> None:
    match = battle()
    mine, other = shown_contest(match.scene("austria")), shown_contest(match.scene())
    assert [[*side.notes] for side in mine.sides] == [
        ["known to you, + 2 cards face down", "Strength without cards: 4"],
        ["known to you", "Strength without cards: 3"],
    ]
    assert other.sides[1].notes[0] == "with the cards turned up, + 1 card face down"
    assert [(stack.text, stack.note) for stack in mine.stacks] == [
        ("in Tyrol", "2 of 3 cards"),
        ("in Tyrol", "1 of 2 cards"),
    ]

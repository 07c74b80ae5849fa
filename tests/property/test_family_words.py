"""What players of the Coalitions family read in random matches: nothing false, empty or half translated."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.definition import Family
from chancellery.kernel import Decision
from chancellery.locale import LANGUAGES, text
from chancellery.table.words import CASES
from tests.unit.test_words import choose

FAMILY = ("coalitions", "realpolitik", "raison_detat")
TABLES = [
    (game.id, scenario.id, seats)
    for game in games()
    if game.id in FAMILY
    for scenario in game.scenarios
    for seats in scenario.seats
]
LENGTH = 350
FRENCH = {"lowest_morale", "source", "race_place", "french_troops", "french_withdraw"}  # K-12: nobody plays FR

tables = pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)


def new(game: str, scenario: str, seats: int) -> Match:
    generals = game == "coalitions" and scenario != "lempereur"
    return Match.new(game, scenario, seats, seed=seats, options={"generals": True} if generals else {}, nonce="test")


def playing(match: Match) -> Iterator[Decision]:
    """Plays with a taste for battle; yields each decision before it is taken."""
    rng = Random(f"{match.setup.scenario} {len(match.seats)}")
    while match.outcome is None and len(match) < LENGTH:
        decision = rng.choice(match.decisions)
        yield decision
        match.play(decision.seat, choose(rng, decision))


@cache
def played(game: str, scenario: str, seats: int) -> tuple[Match, tuple[Decision, ...]]:
    """A match and the decisions it asked for."""
    match = new(game, scenario, seats)
    return match, tuple(playing(match))


def definition(match: Match) -> Family:
    assert isinstance(match.definition, Family)
    return match.definition


# -- a seat that decides for another Power reads that Power's name

# What is said to the player himself: to choose, to ask, to answer. All else that is "yours" belongs to a Power.
ABOUT_YOU = {
    "en": re.compile(r"\b(your|yours|yourself|you (have|hold|control|gain|draw|get|lose|are|play))\b", re.IGNORECASE),
    "pl": re.compile(
        r"\b(tw[oó]j\w*|tw[oa]im\w*|twoi\w*|masz|jesteś\w*|(zysk|otrzym)(asz|ujesz)|kontrolujesz)\b", re.IGNORECASE
    ),
}
ALLOWED = re.compile(r"you can change (yours|your choice)|when you have accepted|you have not placed")


@tables
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_decides_for_another_power_reads_its_name(game: str, scenario: str, seats: int, lang: str) -> None:
    match, asked = played(game, scenario, seats)
    one = definition(match)
    for decision in asked:
        power = one.powers[decision.actor]
        if one.seats[decision.seat] == power or decision.kind in FRENCH:
            continue
        said = one.speaker(lang).question(decision).text
        forms = {text(lang, f"power-{power}"), *(text(lang, f"power-{power}.{case}") for case in CASES)}
        hero = words.hero_name(one, decision.actor, lang)
        assert any(form in said for form in (*forms, hero) if form), (decision.kind, said)
        everything = ALLOWED.sub("", one.speaker(lang).prompt(decision).text)
        assert not ABOUT_YOU[lang].search(everything), (decision.kind, everything)
        options = " ".join(one.option(decision, move, lang) for move in decision.options)
        assert not ABOUT_YOU[lang].search(options), (decision.kind, options)


def test_most_kinds_of_decisions_are_taken_for_another_power() -> None:
    """Else the test above would prove little."""
    kinds = {
        decision.kind
        for table in TABLES
        for match, asked in [played(*table)]
        for decision in asked
        if definition(match).seats[decision.seat] != definition(match).powers[decision.actor]
    }
    assert len(kinds) > 38, sorted(kinds)


# -- what is told has happened


def track(event: dict[str, Any], now: dict[str, dict[str, int]]) -> None:
    """Books an event about tracks; a change that is no change, or a wrong "now", is a false word."""
    kind, power = event["kind"], event.get("power", "")
    if kind in ("morale", "influence", "expand", "crown_influence"):
        of = "morale" if kind == "morale" else "influence"
        gains = event["controller"] if kind == "crown_influence" else power
        assert event["points"] or kind == "expand", event
        now[gains][of] += event["points"]
        assert event["total"] == now[gains][of], event
    elif kind in ("card_down", "card_up"):
        assert event["morale"] in (now[power]["morale"] - 1, 0), event
        now[power]["morale"] = event["morale"]
        now[power]["cards"] -= 1
    elif kind == "french_card":
        now["france"]["morale"] -= 1
        assert event["morale"] == now["france"]["morale"], event
    elif kind in ("tax", "trade", "contested_money", "garrison_paid"):
        now[power]["money"] += event["money"]
        assert event.get("total", now[power]["money"]) == now[power]["money"], event
    elif kind in ("bought", "bought_train"):
        now[power]["money"] -= 5 if event.get("item") == "buy_fortress" else 1
        assert event["left"] == now[power]["money"], event
    elif kind == "corruption":
        assert event["money"] == now[power]["money"] > 0, event
        now[power]["money"] = 0
    elif kind == "subsidy":
        now[power]["money"] -= event["money"]
        now[event["recipient"]]["money"] += event["money"]
    elif kind == "draw":
        now[power]["cards"] += 1
    elif kind == "discard":
        now[power]["cards"] -= 1
    elif kind == "mercenaries":
        now[power]["cards"] -= event["count"]
        now[event["recipient"]]["cards"] += event["count"]


def tracks(match: Match) -> dict[str, dict[str, int]]:
    seen = match.view()["powers"]
    return {name: {of: one[of] or 0 for of in ("morale", "influence", "money", "cards")} for name, one in seen.items()}


@tables
def test_every_change_of_a_track_is_told_and_nothing_else(game: str, scenario: str, seats: int) -> None:
    """Whenever somebody must decide, the events until then lead from the old tracks to the new ones."""
    match = new(game, scenario, seats)
    now, told = tracks(match), match.event_count
    for _ in playing(match):
        for event in match.events(since=told):
            track(definition(match).event_data(event), now)
        told = match.event_count
        assert now == tracks(match), len(match)


# -- the board update


def standing(match: Match) -> dict[str, set[str]]:
    """The Powers with a piece in each Territory."""
    found: dict[str, set[str]] = defaultdict(set)
    view = match.view()
    for name, one in view["powers"].items():
        for place in one["generals"]:
            found[place].add(name)
    for place, name in view["garrisons"].items():
        found[place].add(name)
    return found


@tables
def test_only_powers_with_a_piece_there_are_said_to_stay(game: str, scenario: str, seats: int) -> None:
    match = new(game, scenario, seats)
    before, told = standing(match), match.event_count
    for _ in playing(match):
        after = standing(match)
        for event in match.events(since=told):
            if event.kind == "compared":
                data = definition(match).event_data(event)
                assert set(data["powers"]) <= before[data["place"]] | after[data["place"]], data
        before, told = after, match.event_count


# -- no English in Polish


def names(lang: str) -> dict[str, str]:
    """The names of Powers, statuses, heroes and actions."""
    keys = set()
    for table in TABLES:
        one = definition(played(*table)[0])
        keys |= {f"power-{power}{form}" for power in one.powers for form in ("", *(f".{c}" for c in CASES))}
        keys |= {f"status-{status}" for status in one.parameters.statuses}
        keys |= {f"hero-{hero}" for hero in one.parameters.heroes.values()}
        keys |= {f"action-{action}" for action in one.actions}
    return {key: text(lang, key) for key in keys}


@cache
def english() -> re.Pattern[str]:
    """English names that differ from the Polish ones, and words that no Polish text has."""
    polish = set(names("pl").values())
    differ = {name for name in names("en").values() if name not in polish}
    printed = {place.name for table in TABLES for place in definition(played(*table)[0]).map.board.territories}
    common = {"the", "of", "and", "with", "you", "your", "is", "are", "for", "General", "Generals", "Troop", "Troops"}
    common |= {"Garrison", "Power", "Powers", "card", "cards", "Money", "Influence", "side", "battle", "none"}
    some = sorted(differ - printed | common, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, some))})\b")


def all_texts(match: Match, asked: tuple[Decision, ...], lang: str) -> Iterator[str]:
    one = definition(match)
    yield from match.log(None, lang)
    yield from match.log(0, lang)
    for decision in asked:
        yield one.speaker(lang).prompt(decision).text
        yield one.speaker(lang).waiting(decision).text
        yield from (one.option(decision, move, lang) for move in decision.options)


@tables
def test_no_english_word_is_left_in_a_polish_text(game: str, scenario: str, seats: int) -> None:
    match, asked = played(game, scenario, seats)
    printed = [place.name for place in definition(match).map.board.territories]
    places = re.compile("|".join(map(re.escape, sorted(printed, key=len, reverse=True))))
    for said in set(all_texts(match, asked, "pl")):
        assert not english().search(places.sub("", said)), said


@tables
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_whole(game: str, scenario: str, seats: int, lang: str) -> None:
    """No doubled or stray spaces, no empty brackets, no message that lacks its beginning or end."""
    match, asked = played(game, scenario, seats)
    for said in set(all_texts(match, asked, lang)):
        assert not re.search(r"^\s|\s$|  |\s[.,;:)]|\(\)|\( |[{}$]|\.\.(?!\.)", said), said


@tables
def test_log_lines_begin_with_a_capital_and_end_with_a_stop(game: str, scenario: str, seats: int) -> None:
    match, _ = played(game, scenario, seats)
    for lang in LANGUAGES:
        for line in set(match.log(None, lang)):
            assert (line[0].isupper(), line[-1]) == (True, "."), line


def test_the_tables_show_most_events() -> None:
    """Else the tests above would prove little."""
    kinds = {event.kind for table in TABLES for event in played(*table)[0].events()}
    possible = {kind for table in TABLES for kind in definition(played(*table)[0]).notation.happenings}
    assert len(kinds) > len(possible) * 4 // 5, sorted(possible - kinds)

"""What the Coalitions family tells its players: who decides for whom, what happened and why."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast as ftl

from chancellery import Match
from chancellery.games.coalitions.system.definition import Family
from chancellery.kernel import Event
from tests.conformance.coalitions.table import play, position
from tests.conformance.coalitions.war import update
from tests.unit.test_locale import entries

POLISH = (
    "coalitions",
    "coalitions-generals",
    "coalitions-lempereur",
    "coalitions-minor",
    "realpolitik",
    "raison_detat",
)


def asked(match: Match, lang: str = "en") -> str:
    return match.definition.prompt(match.decisions[0], lang)


def offered(match: Match, seat: str, lang: str = "en") -> list[str]:
    decision = next(one for one in match.decisions if match.seats[one.seat] == seat)
    return [match.definition.option(decision, move, lang) for move in decision.options]


def log(match: Match, lang: str = "en") -> list[str]:
    return match.log(None, lang)


# -- prompts


def test_the_player_of_a_minor_power_reads_its_name() -> None:
    """Spain is Austria's in 1618 with four players."""
    spain = {"generals": {"madrid": 1}, "garrisons": ["brabant"], "morale": 3}
    match = Match.from_position(
        "raison_detat",
        {"scenario": "1618", "seats": 4, "power": "spain", "action": "movement", "powers": {"spain": spain}},
    )
    assert "Movement of Spain: name the Arbiter" in asked(match)
    assert asked(match, "pl").startswith("Ruch Hiszpanii: wybierz Arbitra")
    play(match, "austria: arbiter france")
    assert asked(match).startswith("You may disband Spain’s Garrisons")
    play(match, "austria: done")
    assert asked(match).startswith("Move Spain’s Generals one after another")
    assert asked(match, "pl").startswith("Poruszaj Generałów Hiszpanii jednego po drugim")
    play(match, "austria: end")
    assert "If you do not ask, Spain’s Movement is over." in asked(match)


def test_the_player_of_an_arbiter_reads_whose_morale_it_is() -> None:
    powers = {"france": {"generals": {"paris": 1}}, "italy": {"controller": "austria"}}
    match = Match.from_position("realpolitik", {"seats": 3, "cards": {"france": "movement"}, "powers": powers})
    play(match, "france: arbiter italy", "france: end", "france: request")
    assert asked(match) == (
        "France asks Italy for a second Movement Turn. If you grant it, Italy gains 2 Morale. "
        "If you refuse, France’s Movement is over and Italy gains nothing."
    )
    assert offered(match, "austria") == ["Grant it: 2 Morale for Italy", "Refuse the Movement Turn"]
    assert "Morale Włoch wzrośnie o 2" in asked(match, "pl")


@pytest.mark.parametrize(("seats", "free"), [(4, True), (7, False)])
def test_the_prompt_of_gifts_tells_where_there_is_no_limit(seats: int, free: bool) -> None:
    """RD-12.7.2: between Austria and Spain, where one player has both."""
    powers = {"austria": {"money": 9, "hand": [1, 2]}}
    fields: dict[str, Any] = {"scenario": "1618", "power": "austria", "action": "subsidies", "powers": powers}
    match = Match.from_position("raison_detat", {**fields, "seats": seats})
    for lang, said in (("en", "To Spain there is no limit."), ("pl", "Dla Hiszpanii nie ma limitu.")):
        assert (said in asked(match, lang)) == free
    match.play("austria", "send 1 to spain")
    assert ("To Spain there is no limit." in asked(match)) == free


def test_napoleons_move_is_about_napoleon_alone() -> None:
    france = {"generals": {"paris": 1, "lorraine": 1}, "named": "paris", "morale": 5}
    match = position(power="france", action="leadership", powers={"france": france})
    play(match, "france: morale")
    while match.seats[match.decisions[0].seat] != "france":
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    assert asked(match).startswith("Napoleon’s Move: you may move him once, and nobody else.")
    assert asked(match, "pl").startswith("Ruch Napoleona: możesz poruszyć go raz i nikogo więcej.")


def test_who_may_support_reads_whom() -> None:
    powers = {
        "france": {"generals": {"lorraine": 2}, "morale": 5},
        "austria": {"generals": {"wurttemberg": 2, "bavaria": 1}, "morale": 5},
    }
    match = position(power="france", action="movement", powers=powers)
    play(match, "france: arbiter ottoman", "france: march lorraine > wurttemberg", "france: done")
    assert "you may support the defender (Austria) with your Generals" in asked(match)
    assert "możesz wesprzeć obrońcę (Austria) Generałami" in asked(match, "pl")


def test_the_present_status_is_marked() -> None:
    match = position(phase="diplomacy", round=2, powers={"austria": {"status": "neutral"}})
    while match.decisions[0].kind == "expel_before":
        match.play(match.decisions[0].seat, "done")
    kept = ["British Coalition", "French Coalition", "Neutral (as now)", "Expansionist"]
    assert offered(match, "austria") == kept
    assert offered(match, "austria", "pl")[2] == "Neutralność (jak dotąd)"


def test_a_power_without_its_capital_is_told_that_it_has_no_choice() -> None:
    """K-6.1.8: before the others choose."""
    powers = {"prussia": {"status": "expansionist"}, "france": {"garrisons": ["berlin"]}}
    match = position(phase="diplomacy", round=2, powers=powers)
    while match.decisions[0].kind == "expel_before":
        match.play(match.decisions[0].seat, "done")
    assert "prussia" not in {match.seats[one.seat] for one in match.decisions}
    assert log(match)[-1] == "Prussia does not control its Capital, Berlin, and has no choice. Its status: Neutral."
    assert log(match, "pl")[-1] == (
        "Prusy: brak kontroli nad Terytorium Stołecznym (Berlin), więc bez wyboru. Status: Neutralność."
    )


# -- what happened, and why


def lost_with_fives(morale: int) -> list[str]:
    """France plays two 5s and loses; the cards cost 2 Morale."""
    powers = {
        "france": {"generals": {"lorraine": 2}, "morale": morale, "hand": [5, 5]},
        "austria": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [4, 4, 5]},
    }
    match = position(power="france", action="movement", powers=powers)
    play(match, "france: arbiter ottoman", "france: march lorraine > wurttemberg", "france: done")
    play(match, "france: play 5 for wurttemberg", "austria: play 4 for wurttemberg")
    play(match, "france: play 5 for wurttemberg", "austria: play 4 for wurttemberg", "austria: play 5 for wurttemberg")
    play(match, "france: off board")
    return [line for line in log(match) if line.startswith("France") and "Morale" in line and "plays" not in line]


def test_the_fives_of_a_defeat_cost_what_there_is() -> None:
    """K-8.3.19, K-4.7.1: the log tells the loss that happened, with its cause."""
    assert lost_with_fives(9) == ["France loses 2 Morale for 5s played in the lost battle (now 5)."]
    assert lost_with_fives(3) == ["France loses 1 Morale for 5s played in the lost battle (now 0)."]
    assert lost_with_fives(2) == []


def test_a_garrison_that_no_general_can_take_is_paid() -> None:
    """K-9.2.5, K-R-47."""
    match = update({"austria": "french"}, powers={"france": {"garrisons": ["tyrol"], "money": 2}})
    about = [line for line in log(match) if "Tyrol" in line]
    assert about == [
        "France: the Garrison leaves Tyrol, a Home Territory of a Power with which there is no War.",
        "France receives 1 Money (now 3): no General has room for the Garrison from Tyrol.",
    ]


@pytest.mark.parametrize(("prussian", "told"), [(2, "The stronger side stays: Prussia"), (1, "drawn by lot and stays")])
def test_the_board_update_tells_how_it_was_decided(prussian: int, told: str) -> None:
    """K-9.2.3, K-9.2.4: of former Allies in Hesse; Austria has no piece there and is not named."""
    powers = {
        "france": {"generals": {"hesse": 1}},
        "austria": {"status": "french"},
        "prussia": {"status": "french", "generals": {"hesse": prussian}},
    }
    match = update({"prussia": "british"}, powers=powers)
    line = next(line for line in log(match) if line.startswith("Hesse: no battle"))
    assert told in line
    assert "Austria" not in line


def test_of_equal_sides_the_one_with_the_garrison_stays() -> None:
    powers = {
        "france": {"generals": {"hesse": 1}, "garrisons": ["hesse"]},
        "prussia": {"status": "french", "generals": {"hesse": 2}},
    }
    match = update({"prussia": "british"}, powers=powers)
    assert "Hesse: no battle. Of equally strong sides the one with the Garrison stays: France (Strength 3)." in log(
        match
    )


def test_napoleon_is_named_when_placed_taken_off_and_beaten() -> None:
    france: dict[str, Any] = {"generals": {"paris": 2}, "named": "off", "morale": 5}
    match = position(power="france", action="leadership", powers={"france": france})
    assert log(play(match, "france: place named lorraine"))[-1] == "France places Napoleon in Lorraine."
    assert log(match, "pl")[-1] == "Francja: umieszczenie Generała (Napoleon) na Terytorium Lorraine."
    match = position(power="france", action="leadership", powers={"france": {**france, "named": "paris"}})
    play(match, "france: take off paris")
    assert "France takes Napoleon in Paris off the map and loses 2 Troops." in log(match)
    powers = {
        "france": {**france, "named": "paris"},
        "austria": {"generals": {"lorraine": 3}, "garrisons": ["lorraine"]},
    }
    match = position(power="france", action="movement", powers=powers)
    play(match, "france: arbiter ottoman", "france: march paris > lorraine", "france: done")
    assert "Napoleon was beaten in Lorraine and lost his Troops." in asked(match)
    play(match, "france: off board")
    assert "France: Napoleon in Lorraine loses 1 Troop in defeat." in log(match)
    assert "France: Napoleon, beaten in Lorraine, goes off board." in log(match)


def test_an_auction_always_ends_with_who_controls_the_minor_power() -> None:
    powers = {"prussia": {"controller": "france"}, "france": {"morale": 1}}
    match = position(seats=4, power="prussia", action="drill", powers=powers)
    for decision in list(match.decisions):
        match.play(decision.seat, "bid 1" if match.seats[decision.seat] == "france" else "bid 0")
    assert log(match)[-2:] == ["France loses 1 Morale for its bid (now 0).", "France keeps control of Prussia."]


# -- Polish


def test_polish_sentences_agree_in_number() -> None:
    game = Match.new("realpolitik", seed=1).definition
    assert isinstance(game, Family)
    passed = Event("prestige", (game.powers.index("austria"), game.powers.index("prussia"), 2))
    assert game.line(passed, "pl") == "Austria: wyższe miejsce w kolejności Prestiżu (2), zamiana miejsc z Prusami."
    powers = {"austria": {"hand": [1]}}
    fields: dict[str, Any] = {"scenario": "1618", "power": "austria", "action": "subsidies", "powers": powers}
    match = Match.from_position("raison_detat", fields)
    play(match, "austria: send 1 to spain")
    assert asked(match, "pl") == (
        "Oferta Najemników od Austrii: 1 karta Bitwy, do obejrzenia dopiero po przyjęciu. "
        "Jeśli odmówisz, karta zostanie na ręce Austrii."
    )


NOMINATIVES = {
    *("power", "leader", "arbiter", "recipient", "giver", "host", "guest", "minor", "controller", "mover", "owner"),
    *("other", "applicant", "candidate", "free"),
}


def words_at(pattern: ftl.Pattern, n: int) -> str:
    """The words of one part of a message; empty where it is none or shows something else."""
    part = pattern.elements[n] if 0 <= n < len(pattern.elements) else None
    return part.value if isinstance(part, ftl.TextElement) else ""


def agreements(pattern: ftl.Pattern) -> list[str]:
    """Where a Power in the nominative stands beside a verb: what follows it must be punctuation or another name."""
    wrong = []
    for n, part in enumerate(pattern.elements):
        shown = part.expression if isinstance(part, ftl.Placeable) else None
        if isinstance(shown, ftl.SelectExpression):
            wrong += [one for variant in shown.variants for one in agreements(variant.value)]
        if not isinstance(shown, ftl.VariableReference) or shown.id.name not in NOMINATIVES:
            continue
        before, after = words_at(pattern, n - 1), words_at(pattern, n + 1)
        if before and not before.endswith((": ", "(", "– ", " i ")):
            wrong.append(before + "{ $" + shown.id.name + " }")
        if after and not after.startswith((":", ",", ";", ".", ")", " i ", " (")):
            wrong.append("{ $" + shown.id.name + " }" + after)
    return wrong


def test_no_polish_verb_stands_beside_the_name_of_a_power() -> None:
    """Powers are singular or plural and of all genders: no verb fits them all („spada Prusy”, „Włochy traci”)."""
    wrong = {}
    for file in POLISH:
        for entry in entries("pl", f"games/coalitions/locale/en/{file}.ftl"):
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith("refused-"):
                patterns = [entry.value, *(one.value for one in entry.attributes)]
                found = [wrong for one in patterns if one is not None for wrong in agreements(one)]
                if found:
                    wrong[entry.id.name] = found
    assert wrong == {}


def test_a_seat_of_several_powers_has_none_of_its_own() -> None:
    """L'Empereur: a player reads the name of the Power, also of the first one he has."""
    match = Match.new("coalitions", "lempereur", 1, seed=1)
    game = match.definition
    assert isinstance(game, Family)
    assert game.speaker("en").question(match.decisions[0]).text.startswith("Drill of Great Britain:")


def test_who_has_a_free_card_at_morale_0_is_told_by_the_rules_of_the_game() -> None:
    """K-8.3.9: everybody; RD-10.4.10: no supporter."""
    powers = {
        "france": {"generals": {"lorraine": 2}, "morale": 5, "hand": [1]},
        "austria": {"generals": {"wurttemberg": 2}, "morale": 5, "hand": [1]},
    }
    fields = {"power": "france", "action": "movement", "powers": powers}
    lines = ("france: march lorraine > wurttemberg", "france: done")
    match = play(position(**fields), "france: arbiter ottoman", *lines)
    assert "who had Morale 0 from the start has one free card" in asked(match)
    sister = Match.from_position("raison_detat", {"scenario": "1702", **fields})
    while sister.decisions[0].kind == "arbiter":
        sister.play("france", sister.decisions[0].options[0])
    play(sister, *lines)
    assert "an attacker or defender at Morale 0 from the start has one free card" in asked(sister)

"""The course of a game: its lessons together teach every chapter of the rulebook, and end as their texts say."""

from __future__ import annotations

import pytest

from chancellery import Match
from chancellery.games.maria.components import components
from chancellery.lessons import Lesson, Session, lesson, lessons
from chancellery.rules import lookup, statements
from chancellery.rules.book import data
from tests.unit.test_lessons import at_step, to_the_end

# Games whose course is complete, and the prefix of their rules.
WHOLE = {"coalitions": "K", "realpolitik": "RP", "raison_detat": "RD", "maria": "M", "imperial_struggle": "IS"}
SHORT = 15  # minutes


def course(game: str) -> list[Lesson]:
    return [one for one in lessons() if one.game == game]


@pytest.mark.parametrize("game", WHOLE)
def test_every_chapter_of_the_rules_is_taught(game: str) -> None:
    chapters = {lookup(one).chapter for one in statements(WHOLE[game])}
    ours = {"0", *data(WHOLE[game]).get("makers", ())}  # an overview, and what is for those who program
    chapters = {one for one in chapters if one.isdigit() and one not in ours}
    assert len(chapters) >= 11  # Realpolitik has the fewest
    cited = {rule for one in course(game) for chapter in one.chapters for step in chapter.steps for rule in step.rules}
    assert sorted(chapters - {lookup(rule).chapter for rule in cited}, key=int) == []


@pytest.mark.parametrize("game", WHOLE)
def test_a_lesson_is_short_and_its_chapters_shorter(game: str) -> None:
    for one in course(game):
        assert 5 <= one.minutes <= SHORT, one.key
        assert 2 <= len(one.chapters) <= 7, one.key


@pytest.mark.parametrize(
    ("game", "id", "chapter", "winner", "rule"),
    [
        ("coalitions", "victory", "points", "austria", "K-3.1.1"),
        ("coalitions", "victory", "paris", "britain", "K-3.2.1"),
        ("coalitions", "lempereur", "paris", "grand_coalition", "K-12.2.1"),
        ("realpolitik", "prestige", "last", "prussia", "RP-4.1.4"),
        ("realpolitik", "prestige", "prestige", "prussia", "RP-4.1.4"),
        ("raison_detat", "to_thirty", "thirty", "protestants", "RD-4.1"),
        ("maria", "winter_quarters", "nine", "louis_xv", "M-14.8"),
        ("maria", "winter_quarters", "guard", "maria_theresa", "M-14.10"),
        ("maria", "victory", "empty", "frederick_ii", "M-23.1"),
        ("maria", "victory", "winters", "maria_theresa", "M-23.4"),
        ("imperial_struggle", "endings", "last", "britain", "IS-4.1.14.2"),
    ],
)
def test_a_match_ends_as_the_text_says(game: str, id: str, chapter: str, winner: str, rule: str) -> None:
    match = to_the_end(Session(lesson(game, id).chapter(chapter))).match
    assert match.outcome is not None
    assert [match.seats[one] for one in match.outcome.winners] == [winner]
    assert match.outcome.rule == rule


@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [
        ("pilsen", "amberg", 4),
        ("neisse", "liegnitz", 5),
        ("znaim", "deutsch_brod", 3),
        ("znaim", "neuhaus", 4),
        ("prag", "neuhaus", 4),
        ("prag", "koeniggraetz", 3),
        ("oedenburg", "ungarisch_hradisch", 5),
        ("bruck_a_d_leitha", "ungarisch_hradisch", 4),
        ("deutsch_brod", "ungarisch_hradisch", 6),
        ("pressburg", "ungarisch_hradisch", 3),
    ],
)
def test_the_distances_that_maria_speaks_of(first: str, second: str, steps: int) -> None:
    atlas = components(full=True).atlas
    assert atlas.distances(atlas.index[first])[atlas.index[second]] == steps


def told(game: str, id: str, chapter: str) -> list[str]:
    session = to_the_end(Session(lesson(game, id).chapter(chapter)))
    return session.match.log(session.seat)


@pytest.mark.parametrize(
    ("id", "chapter", "lines"),
    [
        ("on_campaign", "march", ["Broglie on a forced march of 8 cities: München → Mies."]),
        ("on_campaign", "hussars", ["Supply for Belle-Isle runs past hussars and costs 4 points."]),
        ("two_maps", "electors", ["France places a victory marker in the box 3 Electors."]),
        ("two_maps", "laurels", ["Won battles: Pragmatic Army +2, France −1."]),
        ("politics", "trump", ["Old Dessauer comes back from his expedition, to Cüstrin."]),
        ("politics", "italy", ["Austria places a victory marker in the box Italy."]),
        ("treaties", "crown", ["Austria wins the Imperial crown. Votes for Austria: 5; for France: 4."]),
        ("treaties", "silesia", ["Prussia places a victory marker in the box Silesia.", "Saxony becomes neutral."]),
        ("treaties", "saxony", ["Won battles: Austria +1, Prussia −1.", "Saxony becomes neutral."]),
        (
            "victory",
            "winters",
            ["The winter sheet is opened. Sums: France 36, Prussia 39, Pragmatic Army 28, Austria 25."],
        ),
    ],
)
def test_what_happens_in_maria(id: str, chapter: str, lines: list[str]) -> None:
    log = told("maria", id, chapter)
    assert [line for line in lines if line not in log] == []


@pytest.mark.parametrize(
    ("id", "chapter", "lines"),
    [
        (
            "britannia",
            "subsidies",
            [
                "Austria accepts a Subsidy of 3 Money from Great Britain.",
                "Great Britain gains 1 Influence for the Subsidy (now 2).",
            ],
        ),
        ("britannia", "sea", ["Great Britain leaves a Garrison in Holland."]),
        ("britannia", "fortress", ["Great Britain buys a Fortress in Lisboa (4 Money left)."]),
        (
            "napoleon",
            "dash",
            [
                "Bavaria: Strength 4 (attacker) to 3 (defender).",
                "Austria, General in Bavaria: card 2, 3 Strength.",
                "Bavaria: 13 to 6. The attacker wins.",
                "Austria: the General beaten in Bavaria goes off board.",
                "France gains 1 Influence for the victory (now 1).",
            ],
        ),
        ("napoleon", "draw", ["Bohemia: 4 to 4. A draw."]),
        ("changing_sides", "expel", ["Prussia changes its status: British Coalition → Neutral."]),
        ("changing_sides", "neutral", ["Austria: the General in Wurttemberg withdraws to Bohemia."]),
        (
            "changing_sides",
            "guest",
            ["Russia: the Garrison from Transylvania becomes a Troop of the General in Moskva."],
        ),
        ("great_generals", "kutuzov", ["Russia: Kutuzov in Polesie loses 1 Troop in withdrawing."]),
        (
            "great_generals",
            "wellington",
            [
                "Madrid: Strength 7 (attacker) to 3 (defender).",
                "Madrid: 9 to 5. The attacker wins.",
                "Great Britain gains 2 Influence for the victory (now 2).",
            ],
        ),
        ("great_generals", "blucher", ["Saxonia: 9 to 4. The attacker wins."]),
        ("minor_powers", "auction", ["Austria loses 5 Morale for its bid (now 2)."]),
        (
            "minor_powers",
            "army",
            [
                "Bessarabia: 8 to 3. The attacker wins.",
                "Austria gains 1 Influence for the victory of a Minor Power (now 7).",
            ],
        ),
        ("lempereur", "card", ["Venezia: 12 to 14. The defender wins."]),
        ("lempereur", "race", ["Picardie: 7 to 13. The defender wins."]),
        ("lempereur", "paris", ["Paris: 12 to 3. The attacker wins."]),
    ],
)
def test_what_happens_in_coalitions(id: str, chapter: str, lines: list[str]) -> None:
    log = told("coalitions", id, chapter)
    assert [line for line in lines if line not in log] == []


@pytest.mark.parametrize(
    ("id", "chapter", "lines"),
    [
        (
            "iron_and_blood",
            "bohemia",
            [
                "Prussia discards a card of Austria’s General in Bohemia: 5. It counts no more.",
                "Bohemia: 14 to 7. The attacker wins.",
                "Prussia passes Italy in Prestige and is now in place 3.",
            ],
        ),
        ("iron_and_blood", "sea", ["Italy leaves a Garrison in Dalmatia."]),
        ("new_friends", "alliance", ["Austria lets Prussia’s General stay in Hungari."]),
        ("new_friends", "italy", ["Prussia loses 4 Morale for its bid (now 2).", "Prussia now controls Italy."]),
        (
            "prestige",
            "prestige",
            ["France expands its Influence by 1 (now 25).", "Bohemia: 8 to 4. The attacker wins."],
        ),
    ],
)
def test_what_happens_in_realpolitik(id: str, chapter: str, lines: list[str]) -> None:
    log = told("realpolitik", id, chapter)
    assert [line for line in lines if line not in log] == []


@pytest.mark.parametrize(
    ("id", "chapter", "lines"),
    [
        ("gold_and_ships", "mercenaries", ["Sweden takes Mercenaries from France: 2 Battle cards (4, 5)."]),
        ("gold_and_ships", "sea", ["Sweden leaves a Garrison in Pommern."]),
        (
            "lion_of_the_north",
            "battle",
            [
                "Sweden discards a card of Austria’s General in Saxonia: 5. It counts no more.",
                "Saxonia: 13 to 5. The attacker wins.",
                "The Protestant Power gains 2 Influence for the victory (now 2).",
                "Sweden gains 2 Influence for the victory (now 2).",
            ],
        ),
        ("lion_of_the_north", "peace", ["Sweden: the General in Lithuania withdraws to Livonia."]),
        (
            "to_thirty",
            "auction",
            ["The Protestant Power loses 4 Morale for its bid (now 3).", "The Protestant Power now controls Poland."],
        ),
    ],
)
def test_what_happens_in_raison_detat(id: str, chapter: str, lines: list[str]) -> None:
    log = told("raison_detat", id, chapter)
    assert [line for line in lines if line not in log] == []


def test_without_prestige_france_wins_the_tie() -> None:
    session = at_step(lesson("realpolitik", "prestige"), "prestige", "card")
    for seat, card in (
        ("prussia", "influence"),
        ("austria", "taxation"),
        ("france", "influence"),
        ("italy", "taxation"),
    ):
        session.match.play(seat, f"{card} {seat}")
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (session.match.seats.index("france"),)


def test_paris_one_round_too_early_is_a_french_victory() -> None:
    """22 to 23 now; 25 to 24 a Round later, when the Garrisons have brought their Influence."""
    session = at_step(lesson("coalitions", "victory"), "patience", "look")
    seen = session.match.view("britain")["powers"]
    assert (seen["britain"]["influence"] + 9, seen["france"]["influence"]) == (22, 23)
    for move in ("march picardie > paris", "done", "stop"):
        session.match.play("britain", move)
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (session.match.seats.index("france"),)


def test_taxation_and_trade_bring_britain_12() -> None:
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "power": "britain", "action": "taxation"}
    )
    while match.view("britain")["powers"]["britain"]["money"] == 0:
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[-1])
    assert {"Great Britain takes 3 Money in Taxation.", "Great Britain takes 9 Money in Trade."} <= set(
        match.log("britain")
    )


def test_the_last_crown_decides() -> None:
    """17 without it, as its text says; 12 with it."""
    one = lesson("imperial_struggle", "endings")
    session = at_step(one, "last", "prestige")
    assert session.match.clone().scene(session.seat, "en").prompt is not None
    without = session.match.clone()
    without.play("britain", "end")
    assert without.outcome is not None
    assert (without.seats[without.outcome.winners[0]], without.outcome.scores[0]) == ("france", 17)
    with_it = to_the_end(session).match
    assert with_it.outcome is not None
    assert with_it.outcome.scores[0] == 12


def test_prices_of_fleets_and_forts() -> None:
    one = lesson("imperial_struggle", "fleets_and_forts")
    for chapter, step, move, price in [
        ("fort", "seize", "seize louisbourg", "3 + 1 seizure = 4 military points; 3 points, 1 Debt"),
        ("fleet", "drive", "deploy atlantic_passage > antilles_channel", "= 2 military points"),
        ("fleet", "drive", "deploy navy > antilles_channel", "= 3 military points"),
        ("fleet", "pacify", "pacify martinique", "2 − 1 Protected = 1 military point"),
    ]:
        session = at_step(one, chapter, step)
        prompt = session.match.scene(session.seat, "en").prompt
        assert prompt is not None
        assert price in next(option.text for option in prompt.options or () if option.moves == (move,))

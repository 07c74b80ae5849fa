"""The 41 Event cards: the type of Action each needs and its Bonus Condition, met and not met."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.cards import bonus, event
from tests.conformance.imperial_struggle.rounds import offered, taken
from tests.conformance.imperial_struggle.table import forbidden, options, side
from tests.conformance.rule import rule

TILES = {"e": "economic_3_military", "d": "diplomatic_3_economic", "m": "military_3_economic"}
TURNS = {"s": "turn_1", "e": "turn_3", "r": "turn_5"}

# card: its Era, the type of the Major Action it needs ("" for none), the keyword of its condition ("" for another)
CARDS = {
    "carnatic_war": ("s", "", "mercantilism"),
    "acts_of_union": ("s", "", ""),
    "tropical_diseases": ("s", "", "scholarship"),
    "south_sea_speculation": ("s", "", "finance"),
    "war_of_jenkins_ear": ("s", "m", "mercantilism"),
    "native_american_alliances": ("s", "d", "mercantilism"),
    "austro_spanish_rivalry": ("s", "", "governance"),
    "tax_reform": ("s", "e", "finance"),
    "great_northern_war": ("s", "m", "style"),
    "vatican_politics": ("s", "", "style"),
    "calico_acts": ("s", "e", "mercantilism"),
    "military_spending_overruns": ("s", "m", ""),
    "alberonis_ambition": ("s", "", "governance"),
    "famine_in_ireland": ("s", "e", ""),
    "interest_payments": ("s", "e", ""),
    "caribbean_slave_unrest": ("e", "", ""),
    "pacte_de_famille": ("e", "", "style"),
    "byngs_trial": ("e", "", ""),
    "le_beau_monde": ("e", "", "style"),
    "hyder_ali": ("e", "", "mercantilism"),
    "co_hong_system": ("e", "d", "scholarship"),
    "corsican_crisis": ("e", "d", "governance"),
    "european_panic": ("e", "e", ""),
    "west_african_gold_mining": ("e", "", ""),
    "war_of_the_quadruple_alliance": ("e", "d", "governance"),
    "salon_dhercule": ("e", "", "style"),
    "bengal_famine": ("e", "e", ""),
    "father_le_loutre": ("e", "m", "governance"),
    "war_of_the_polish_succession": ("e", "m", "finance"),
    "jonathans_coffee_house": ("e", "e", "finance"),
    "nootka_incident": ("r", "m", "mercantilism"),
    "haitian_revolution": ("r", "", ""),
    "loge_des_neuf_soeurs": ("r", "", "style"),
    "la_gabelle": ("r", "d", ""),
    "jesuit_abolition": ("r", "", "governance"),
    "wealth_of_nations": ("r", "", "scholarship"),
    "debt_crisis": ("r", "e", ""),
    "east_asia_piracy": ("r", "m", ""),
    "stamp_act": ("r", "", "mercantilism"),
    "falklands_crisis": ("r", "d", ""),
    "cook_and_bougainville": ("r", "", "mercantilism"),
}
# a Ministry card of the side and Era with the keyword
SHOWN = {
    "france": {
        "s": {"finance": "john_law", "mercantilism": "new_world_huguenots", "governance": "the_cardinal_ministers",
              "style": "court_of_the_sun_king", "scholarship": "court_of_the_sun_king"},
        "e": {"finance": "choiseul", "mercantilism": "dupleix", "governance": "choiseul",
              "style": "pompadour_and_du_barry", "scholarship": "voltaire"},
        "r": {"finance": "turgot", "mercantilism": "north_american_trade", "governance": "marquis_de_condorcet",
              "style": "turgot", "scholarship": "lavoisier"},
    },
    "britain": {
        "s": {"finance": "bank_of_england", "mercantilism": "east_india_company", "governance": "robert_walpole",
              "style": "jonathan_swift", "scholarship": "edmond_halley"},
        "e": {"finance": "merchant_banks", "mercantilism": "east_india_company", "governance": "pitt_the_elder",
              "style": "charles_hanbury_williams", "scholarship": "samuel_johnson"},
        "r": {"finance": "merchant_banks", "mercantilism": "townshend_acts", "governance": "edmund_burke",
              "style": "papacy_hanover_negotiations", "scholarship": "james_watt"},
    },
}  # fmt: skip
# another card of the side and Era that has none of the keywords of the first
OTHER = {
    ("france", "s"): ("jacobite_uprisings",), ("france", "e"): ("jacobite_uprisings",),
    ("france", "r"): ("jacobite_uprisings",),
    ("britain", "s"): ("robert_walpole", "jonathan_swift"), ("britain", "e"): ("pitt_the_elder", "samuel_johnson"),
    ("britain", "r"): ("edmund_burke", "james_watt"),
}  # fmt: skip
KEYWORD_CARDS = [(name, card) for card, (_, _, word) in CARDS.items() if word for name in SHOWN]


def test_every_card_of_the_game_is_here() -> None:
    assert len(CARDS) == 41
    assert [sum(era == e for era, _, _ in CARDS.values()) for e in "ser"] == [15, 15, 11]


@rule("IS-3.4.3.2", "IS-5.2.1")
@pytest.mark.parametrize("name", ["france", "britain"])
@pytest.mark.parametrize("card", CARDS)
def test_the_type_of_action_an_event_needs(name: str, card: str) -> None:
    era, needs, _ = CARDS[card]
    for major, tile in TILES.items():
        match = taken(name, tile, turn=TURNS[era], **{name: {"hand": [card]}})
        assert offered(match, name, "play") == ({card} if needs in ("", major) else set()), tile


def tile_of(card: str) -> str:
    return TILES[CARDS[card][1] or "m"]


@rule("IS-3.4.3.1", "IS-3.5.3.2", "IS-5.2.3")
@pytest.mark.parametrize(("name", "card"), KEYWORD_CARDS)
def test_a_keyword_counts_face_up_or_turned_up_now(name: str, card: str) -> None:
    era, _, word = CARDS[card]
    minister = SHOWN[name][era][word]
    fields: dict[str, Any] = {"turn": TURNS[era]}
    up = event(name, card, tile_of(card), up=minister, **fields)
    assert bonus(up)
    shown = event(name, card, tile_of(card), show=minister, **fields)
    assert bonus(shown)
    (place,) = side(shown, name)["ministry"]
    assert (place["card"], place["face_up"]) == (minister, True)


@rule("IS-3.4.3.1", "IS-3.5.3.2", "IS-5.2.3")
@pytest.mark.parametrize(("name", "card"), KEYWORD_CARDS)
def test_a_hidden_keyword_or_another_one_does_not_count(name: str, card: str) -> None:
    era, _, word = CARDS[card]
    minister = SHOWN[name][era][word]
    hidden = event(name, card, tile_of(card), turn=TURNS[era], **{name: {"hand": [card], "ministry": [minister]}})
    assert not bonus(hidden)
    assert not side(hidden, name)["ministry"][0]["face_up"]
    other = next(m for m in OTHER[name, era] if m != minister)
    both = taken(name, tile_of(card), turn=TURNS[era], face_up=[other],
                 **{name: {"hand": [card], "ministry": [other, minister]}})  # fmt: skip
    assert offered(both, name, "play") == {card, f"{card} with {minister}"}
    assert not bonus(event(name, card, tile_of(card), up=other, turn=TURNS[era]))


@rule("IS-3.5.3.2", "IS-5.2.3")
@pytest.mark.parametrize("name", ["france", "britain"])
@pytest.mark.parametrize("card", [card for card, (_, _, word) in CARDS.items() if not word and card != "la_gabelle"])
def test_no_keyword_helps_a_card_that_names_none(name: str, card: str) -> None:
    era = CARDS[card][0]
    hidden = sorted(set(SHOWN[name][era].values()))[:2]
    match = taken(name, tile_of(card), turn=TURNS[era], **{name: {"hand": [card], "ministry": hidden}})
    assert [move for move in options(match, name) if move.startswith("play ")] == [f"play {card}"]


@rule("IS-3.5.3.2")
def test_a_card_of_the_opponent_shows_nothing() -> None:
    match = taken("france", "military_3_economic", france={"hand": ["carnatic_war"]}, face_up=["east_india_company"],
                  britain={"ministry": ["east_india_company"]})  # fmt: skip
    forbidden(match, "france", "play carnatic_war with east_india_company")
    own = event("france", "carnatic_war", face_up=["east_india_company"], britain={"ministry": ["east_india_company"]})
    assert not bonus(own)


# -- conditions without a keyword


@rule("IS-6.4.1", "IS-5.2.3")
@pytest.mark.parametrize("name", ["france", "britain"])
@pytest.mark.parametrize(("card", "least"), [
    ("military_spending_overruns", 1), ("interest_payments", 1), ("west_african_gold_mining", 1),
    ("la_gabelle", 1), ("european_panic", 3), ("debt_crisis", 3),
])  # fmt: skip
def test_more_available_debt(name: str, card: str, least: int) -> None:
    other = "britain" if name == "france" else "france"
    for ahead in (least - 1, least):  # limits 9 and 4: Available Debt 3 + ahead against 3
        fields = {name: {"hand": [card], "limit": 9, "debt": 6 - ahead}, other: {"limit": 4, "debt": 1}}
        match = event(name, card, tile_of(card), turn=TURNS[CARDS[card][0]], **fields)
        assert bonus(match) is (ahead == least)


@rule("IS-R-90", "IS-5.2.3")
@pytest.mark.parametrize("name", ["france", "britain"])
def test_acts_of_union_asks_for_more_of_the_two_prestige_spaces(name: str) -> None:
    other = "britain" if name == "france" else "france"
    one, two = "ireland_prestige", "scotland_prestige"
    for flags, conflict, met in (
        ({one: name}, [], True),
        ({one: name, two: name}, [], True),
        ({}, [], False),  # 0 : 0
        ({one: name, two: other}, [], False),  # 1 : 1
        ({one: other}, [], False),
        ({one: name}, [one], False),  # a marked space does not count
        ({one: name, two: other}, [two], True),  # for nobody
        ({"ireland_alliance": name, "scotland_alliance": name}, [], False),  # Prestige spaces only
    ):
        assert bonus(event(name, "acts_of_union", changes=flags, conflict=conflict)) is met, (flags, conflict)


@rule("IS-7.6.6", "IS-5.2.3")
@pytest.mark.parametrize(("card", "turn"), [("caribbean_slave_unrest", "turn_4"), ("haitian_revolution", "turn_5")])
@pytest.mark.parametrize("name", ["france", "britain"])
def test_more_bonus_war_tiles_in_the_next_war(name: str, card: str, turn: str) -> None:
    other = "britain" if name == "france" else "france"
    first = "syw_atlantic_dominance" if turn == "turn_4" else "awi_mysore_war"
    second = "syw_third_carnatic_war" if turn == "turn_4" else "awi_antilles_war"
    two, one = {first: ["bonus_1"], second: ["bonus_2"]}, {first: ["bonus_3"]}
    for mine, theirs, met in ((two, one, True), (one, one, False), (one, two, False), (one, {}, True), ({}, {}, False)):
        fields = {name: {"hand": [card], "bonus": mine}, other: {"bonus": theirs}}
        assert bonus(event(name, card, turn=turn, **fields)) is met


@rule("IS-7.6.6")
def test_free_tiles_still_to_be_drawn_are_not_compared() -> None:
    french = {"hand": ["caribbean_slave_unrest"], "bonus": {"syw_atlantic_dominance": ["bonus_1"]}}
    match = event("france", "caribbean_slave_unrest", turn="turn_4", france=french, britain={"carried": 3})
    assert bonus(match)


@rule("IS-5.2.3")
@pytest.mark.parametrize("card", ["caribbean_slave_unrest", "haitian_revolution"])
def test_in_turn_6_there_is_no_next_war_to_compare(card: str) -> None:
    match = event("france", card, turn="turn_6")
    assert not bonus(match)


@rule("IS-R-90", "IS-3.8.0.4", "IS-5.2.3")
@pytest.mark.parametrize("name", ["france", "britain"])
def test_falklands_crisis_asks_for_mediterranean_intrigue(name: str) -> None:
    held = {"savoy": name, "spain_prestige_3": name}
    for fields, met in (
        ({"changes": held}, True),
        ({"changes": held, "exhausted": ["mediterranean_intrigue"]}, True),  # holding it is enough
        ({"changes": {"savoy": name}}, False),
        ({"changes": held, "conflict": ["savoy"]}, False),
        ({"changes": held, "conflict": ["spain_prestige_3"]}, False),
        ({"changes": {"savoy": "france", "spain_prestige_3": "britain"}}, False),
    ):
        match = event(name, "falklands_crisis", "diplomatic_3_economic", turn="turn_5", **fields)
        assert bonus(match) is met, fields

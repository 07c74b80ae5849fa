"""All 26 Ministry cards: their keywords, and which abilities are Exhausted by use and come back in the Reset Phase."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.games.imperial_struggle.components import components
from tests.conformance.imperial_struggle.cards import spent
from tests.conformance.imperial_struggle.rounds import taken
from tests.conformance.imperial_struggle.table import build, forbidden, options, play
from tests.conformance.rule import rule

TURNS = {"s": ("turn_1", "turn_2"), "e": ("turn_3", "turn_4"), "r": ("turn_5", "turn_6")}
# card: (side, an Era it lists, its keywords)
KEYWORDS = {
    "the_cardinal_ministers": ("france", "s", "governance"), "john_law": ("france", "s", "finance"),
    "court_of_the_sun_king": ("france", "s", "style scholarship"), "jacobite_uprisings": ("france", "s", ""),
    "new_world_huguenots": ("france", "s", "mercantilism"), "choiseul": ("france", "e", "governance finance"),
    "dupleix": ("france", "e", "mercantilism"), "pompadour_and_du_barry": ("france", "e", "style"),
    "voltaire": ("france", "e", "scholarship"), "turgot": ("france", "r", "finance style"),
    "north_american_trade": ("france", "r", "mercantilism"), "marquis_de_condorcet": ("france", "r", "governance"),
    "lavoisier": ("france", "r", "scholarship"), "robert_walpole": ("britain", "s", "governance"),
    "jonathan_swift": ("britain", "s", "style"), "east_india_company": ("britain", "s", "mercantilism"),
    "bank_of_england": ("britain", "s", "finance"), "edmond_halley": ("britain", "s", "scholarship"),
    "pitt_the_elder": ("britain", "e", "governance"), "charles_hanbury_williams": ("britain", "e", "style"),
    "merchant_banks": ("britain", "e", "finance"), "samuel_johnson": ("britain", "e", "scholarship"),
    "james_watt": ("britain", "r", "scholarship"), "papacy_hanover_negotiations": ("britain", "r", "style"),
    "townshend_acts": ("britain", "r", "mercantilism"), "edmund_burke": ("britain", "r", "governance"),
}  # fmt: skip
# Events that ask for each keyword and may be played with a military tile
EARLY = {
    "finance": "south_sea_speculation", "mercantilism": "carnatic_war", "governance": "austro_spanish_rivalry",
    "style": "vatican_politics", "scholarship": "tropical_diseases",
}  # fmt: skip
LATE = {
    "finance": "war_of_the_polish_succession", "mercantilism": "stamp_act", "governance": "jesuit_abolition",
    "style": "loge_des_neuf_soeurs", "scholarship": "wealth_of_nations",
}  # fmt: skip


@rule("IS-3.5.3.1", "IS-3.1.5")
@pytest.mark.parametrize("card", KEYWORDS)
def test_the_keywords_of_every_card(card: str) -> None:
    name, era, words = KEYWORDS[card]
    events = LATE if era == "r" else EARLY
    match = taken(name, "military_3_economic", turn=TURNS[era][0],
                  **{name: {"ministry": [card], "hand": list(events.values())}})  # fmt: skip
    shown = {word for word, event in events.items() if f"play {event} with {card}" in options(match, name)}
    assert shown == set(words.split())


def test_there_are_13_cards_for_each_side() -> None:
    """The table above has all of them, each with its own side."""
    cards = {card.id: card.side for card in components().ministries}
    assert {card: ("france", "britain").index(name) for card, (name, _, _) in KEYWORDS.items()} == cards
    assert sorted(cards.values()) == [0] * 13 + [1] * 13


# -- once per turn

HELD = {"cabot_strait": "france", "biscay": "britain"}
MILITARY, DIPLOMATIC = "military_4_economic", "diplomatic_4_economic"
# card, ability, tile, what comes first, the use itself, what is asked then, Event cards in hand
ONCE: list[tuple[str, str, str, list[str], str, list[str], list[str]]] = [
    ("the_cardinal_ministers", "diplomatic_bonus", DIPLOMATIC, [], "use the_cardinal_ministers_diplomatic_bonus", [],
     []),
    ("jacobite_uprisings", "military_shift", MILITARY, ["begin major"], "use jacobite_uprisings_military_shift", [],
     []),
    ("jacobite_uprisings", "score", MILITARY, ["begin major"], "score uprisings", [], []),
    ("new_world_huguenots", "place_marker", MILITARY, [], "use new_world_huguenots_place_marker", ["choose acadia"],
     []),
    ("choiseul", "extra_military", MILITARY, ["begin major"], "use choiseul_extra_military", [], []),
    ("choiseul", "cheap_squadron", MILITARY, ["begin major"], "construct with choiseul_cheap_squadron", [], []),
    ("marquis_de_condorcet", "event_without_symbol", MILITARY, [], "play stamp_act", ["choose albany"], ["stamp_act"]),
    ("robert_walpole", "draw_discard", MILITARY, [], "use robert_walpole_draw_discard", ["discard calico_acts"],
     ["calico_acts"]),
    ("bank_of_england", "debt_limit", MILITARY, [], "use bank_of_england_debt_limit", [], []),
    ("bank_of_england", "economic_event", "military_3_economic", [], "play tax_reform", [], ["tax_reform"]),
    ("edmond_halley", "cheap_squadron", MILITARY, ["begin major"], "construct with edmond_halley_cheap_squadron", [],
     []),
    ("edmond_halley", "discard_for_treaty_point", MILITARY, [], "discard calico_acts", [], ["calico_acts"]),
    ("pitt_the_elder", "extra_diplomatic", DIPLOMATIC, ["begin major"], "use pitt_the_elder_extra_diplomatic", [], []),
    ("pitt_the_elder", "cheap_squadron", MILITARY, ["begin major"], "construct with pitt_the_elder_cheap_squadron", [],
     []),
    ("charles_hanbury_williams", "cheap_unflag", MILITARY, [], "use charles_hanbury_williams_cheap_unflag", [], []),
    ("papacy_hanover_negotiations", "extra_diplomatic", DIPLOMATIC, ["begin major"],
     "use papacy_hanover_negotiations_extra_diplomatic", [], []),
    ("townshend_acts", "marker", MILITARY, [], "mark sugar", [], []),
]  # fmt: skip
NAMES = [f"{card}-{ability}" for card, ability, *_ in ONCE]


def placed(card: str, tile: str, hand: list[str], first: list[str], **fields: Any) -> tuple[str, Match]:
    """The side of the card has taken the tile and done what comes first."""
    name, era, _ = KEYWORDS[card]
    match = taken(name, tile, turn=TURNS[era][0], changes=HELD, **{name: {"ministry": [card], "hand": hand}}, **fields)
    return name, play(match, *(f"{name}: {move}" for move in first))


@rule("IS-3.5.2.2", "IS-R-27")
@pytest.mark.parametrize(("card", "ability", "tile", "first", "use", "then", "hand"), ONCE, ids=NAMES)
def test_an_ability_once_per_turn_is_exhausted_by_its_use(
    card: str, ability: str, tile: str, first: list[str], use: str, then: list[str], hand: list[str]
) -> None:
    name, match = placed(card, tile, hand, first, face_up=[card])
    assert use in options(match, name)
    play(match, *(f"{name}: {move}" for move in (use, *then)))
    assert spent(match, name) == [ability]
    _, tired = placed(card, tile, hand, first, face_up=[card], spent=[f"{card}_{ability}"])
    forbidden(tired, name, use)
    _, hidden = placed(card, tile, hand, first)
    forbidden(hidden, name, use)  # only while face up


@rule("IS-3.5.2.2", "IS-4.1.5.1")
@pytest.mark.parametrize(("card", "ability"), [(card, ability) for card, ability, *_ in ONCE], ids=NAMES)
def test_an_exhausted_ability_comes_back_in_the_reset_phase(card: str, ability: str) -> None:
    name, era, _ = KEYWORDS[card]
    fields: dict[str, Any] = {name: {"ministry": [card]}, "face_up": [card], "spent": [f"{card}_{ability}"]}
    assert spent(build(turn=TURNS[era][1], phase="deal", **fields), name) == [ability]  # after the Reset Phase
    assert spent(build(turn=TURNS[era][1], phase="start", **fields), name) == []


@rule("IS-3.5.2.2")
def test_no_other_ability_is_exhausted() -> None:
    box = Match.new("imperial_struggle", seed=1).definition.components  # type: ignore[attr-defined]
    exhausts = {(box.ministries[a.card].id, a.id) for a in box.abilities if a.exhausts}
    assert exhausts == {(card, ability) for card, ability, *_ in ONCE} | {("merchant_banks", "free_debt")}

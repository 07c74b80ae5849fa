"""Imperial Struggle: what is refused outside the menu of the Action Round is refused by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.imperial_struggle import vocabulary
from chancellery.games.imperial_struggle.vocabulary import QUESTIONS, VERBS
from chancellery.kernel import Reason
from chancellery.locale import LANGUAGES, bundle
from chancellery.rules import lookup
from tests.conformance.imperial_struggle.cards import event, serving
from tests.conformance.imperial_struggle.rounds import acting, begun, taken
from tests.conformance.imperial_struggle.table import build, play
from tests.conformance.imperial_struggle.wars import war, won_by
from tests.property.test_refusals import GENERIC, every_move

ECONOMIC, DIPLOMATIC, MILITARY = "economic_3_military", "diplomatic_3_economic", "military_3_economic"


def auction(*lines: str) -> Match:
    """The auction; the seats are named by who speaks first."""
    match = Match.new("imperial_struggle", seed="auction", options={"bid_for_sides": True})
    for line in lines:
        match.play(match.decisions[0].seat, line)
    return match


def keeping() -> Match:
    hand = ["carnatic_war", "acts_of_union", "tropical_diseases", "calico_acts"]
    return build(turn="turn_2", phase="discard", france={"hand": hand})


def mid_era(**fields: Any) -> Match:
    own = {"ministry": ["john_law", "jacobite_uprisings"]}
    return build(**{"turn": "turn_2", "phase": "ministry", "france": own, **fields})


def third_place() -> Match:
    """Turn 4: Jacobite Uprisings lies beside the two cards of France."""
    own = {"ministry": ["choiseul", "dupleix", "jacobite_uprisings"]}
    return build(turn="turn_4", phase="ministry", france=own, jacobite_place=True)


def paying() -> Match:
    match = taken("france", "diplomatic_4_economic", france={"treaty": 1, "limit": 2})
    return play(match, "france: begin major", "france: flag scotland_prestige", "france: flag sweden")


def walpole() -> Match:
    own = {"hand": ["carnatic_war", "calico_acts"]}
    match = serving("britain", "robert_walpole", MILITARY, britain={"ministry": ["robert_walpole"], **own})
    return play(match, "britain: use robert_walpole_draw_discard")


def huguenots() -> Match:
    match = serving("france", "new_world_huguenots", MILITARY, huguenots=["acadia"])
    return play(match, "france: use new_world_huguenots_place_marker")


def raids() -> Match:
    return play(begun("france", conflict=["albany"]), "france: activate algonquin_raids")


def bastion() -> Match:
    changes = {"gibraltar": "france", "biscay": "britain", "balearic": "britain"}
    return play(acting("france", "military", 3, changes=changes), "france: activate naval_bastion")


def loge(*more: str, tile: str = MILITARY) -> Match:
    """Loge des Neuf Soeurs: Power Struggle or Letters of Marque must be used; Rum would have to be paid."""
    flags = ["mysore", "privateers", "puerto_rico", "martinique", "guadeloupe", "algonquin", *more]
    own = {"hand": ["loge_des_neuf_soeurs"], "flags": flags}
    british = {"flags": ["st_lucia", "barbados", "antigua"]}
    match = taken("france", tile, turn="turn_5", france=own, britain=british, conflict=["algonquin"])
    return play(match, "france: play loge_des_neuf_soeurs")


def holding(card: str, up: str, down: str, **fields: Any) -> Match:
    """France could play an Event and has two Ministry cards, one of them face up."""
    return taken("france", ECONOMIC, france={"hand": [card], "ministry": [up, down]}, face_up=[up], **fields)


def placing(**bonus: list[str]) -> Match:
    match = acting("france", "military", 3, france={"bonus": bonus})
    return play(match, "france: buy tile")


def displacing() -> Match:
    """Central Europe is full, and so is Spain."""
    match = placing(wss_central_europe=["bonus_1", "bonus_2"], wss_spain=["bonus_3", "bonus_4"])
    return play(match, "france: place in wss_central_europe")


def upgrading() -> Match:
    match = taken("france", "military_2_economic", turn="turn_5", france={"pool": ["basic_0"]})
    return play(match, "france: upgrade awi_mysore_war")


def assigning() -> Match:
    return Match.new("imperial_struggle", seed="assign", options={"planning_layout": True})


def symbols(theater: str, tile: str, **fields: Any) -> Match:
    """France has the symbol of a War tile to use."""
    own = {"flags": [], "basic": {theater: tile}, **fields.pop("france", {})}
    return war(theater.split("_")[0], france=own, **fields)


def spain() -> Match:
    """Great Britain may shift a space of Spain, because France took Gibraltar."""
    flags = {"britain": {"flags": ["spain_prestige_2"]}, "france": {"flags": ["spain_prestige_3"]}}
    match = won_by("france", "wss_spain", 2, options={"spanish_empire": True}, **flags)
    return play(match, "france: conquer gibraltar")


def losing() -> Match:
    return won_by("france", "awi_antilles_war", 1, britain={"flags": ["biscay", "balearic"], "navy": 0})


def usa(margin: int = 1, **fields: Any) -> Match:
    return won_by("france", "awi_american_revolution", margin, **fields)


def carnatic() -> Match:
    """France may damage one of two British Forts in India."""
    own = {"hand": ["carnatic_war"], "ministry": ["new_world_huguenots"]}
    changes = {"arcot": "britain", "vandavasi": "britain", "halifax": "britain"}
    fields: dict[str, Any] = {"france": own, "face_up": ["new_world_huguenots"], "changes": changes}
    return play(taken("france", MILITARY, **fields), "france: play carnatic_war", "france: option 0")


def calico() -> Match:
    changes = {"biscay": "britain", "balearic": "britain", "midnapore": "none"}
    own = {"hand": ["calico_acts"], "ministry": ["new_world_huguenots"]}
    fields: dict[str, Any] = {"france": own, "face_up": ["new_world_huguenots"], "changes": changes}
    return play(taken("france", ECONOMIC, **fields), "france: play calico_acts")


def overruns() -> Match:
    """Great Britain plays it; France chooses what to lose."""
    own = {"bonus": {"wss_spain": ["bonus_1"]}}
    return event("britain", "military_spending_overruns", MILITARY, france=own, changes={"biscay": "france"})


def rivalry() -> Match:
    tiles = {"wss_central_europe": ["bonus_1"], "wss_spain": ["bonus_2"]}
    own = {"hand": ["austro_spanish_rivalry"], "ministry": ["robert_walpole"]}
    fields: dict[str, Any] = {"britain": own, "france": {"bonus": tiles}, "face_up": ["robert_walpole"]}
    return play(
        taken("britain", MILITARY, **fields), "britain: play austro_spanish_rivalry", "britain: choose spain_prestige_2"
    )


def cohong() -> Match:
    return event("france", "co_hong_system", DIPLOMATIC, turn="turn_3", demand=["furs", "fish", "sugar"])


def pacte() -> Match:
    tired = ["naval_bastion", "german_diplomacy", "rum"]
    return event("france", "pacte_de_famille", DIPLOMATIC, turn="turn_3", exhausted=tired)


def india() -> Match:
    """Great Britain has 2 Conquest Points for India, and a Squadron only in Europe."""
    french = {"flags": ["pondicherry", "karaikal", "chandernagore"]}
    own = {"flags": ["vandavasi", "biscay"], "navy": 0}
    return won_by("britain", "awi_mysore_war", 3, britain=own, france=french)


def refused() -> Match:
    return play(india(), "britain: conquer pondicherry", "france: refuse")


def sailed() -> Match:
    """The only Squadron of France has just taken Cabot Strait."""
    match = won_by("france", "syw_french_and_indian_war", 5, france={"flags": ["atlantic_passage"], "navy": 0})
    return play(match, "france: conquer cabot_strait from atlantic_passage")


KINDS = {question.kind for question in QUESTIONS}
ALWAYS = {"effect_score_commodity"}  # tried in random matches only (tests/property/test_refusals.py)
RAIDED = [  # by Algonquin Raids
    "york_factory", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix",
    "cataraqui",
]  # fmt: skip
SYMBOL_FIELDS = {"britain": {"flags": ["barbados", "st_lucia"]}}
Position = Callable[[], Match]
# the position, the move of whoever decides, the rule, the reason
CASES: list[tuple[Position, str, str, str]] = [
    # the auction
    (auction, "accept", "IS-R-62", "nothing-to-accept"),
    (auction, "bid france 21", "IS-R-62", "bid-most"),
    (lambda: auction("bid france 3"), "bid britain 4", "IS-R-62", "bid-same-side"),
    (lambda: auction("bid france 3"), "bid france 3", "IS-R-62", "bid-higher"),
    (lambda: auction("bid france 3"), "decline", "IS-R-62", "must-choose"),
    # Event cards and Ministries
    (keeping, "keep carnatic_war acts_of_union tax_reform", "IS-4.1.6.4", "card-not-in-hand"),
    (keeping, "keep carnatic_war acts_of_union acts_of_union", "IS-4.1.6.4", "card-twice"),
    (keeping, "decline", "IS-4.1.6.4", "must-choose"),
    (lambda: mid_era(face_up=["john_law"]), "appoint court_of_the_sun_king jacobite_uprisings", "IS-4.1.7.4",
     "minister-face-up"),
    (mid_era, "appoint john_law choiseul", "IS-3.5.1.1", "minister-of-another-era"),
    (mid_era, "appoint john_law robert_walpole", "IS-3.5.1.1", "minister-of-the-other"),
    (mid_era, "appoint john_law john_law", "IS-3.5.1.2", "minister-twice"),
    (mid_era, "appoint john_law the_cardinal_ministers and jacobite_uprisings", "IS-4.1.7.6", "no-third-place"),
    (mid_era, "decline", "IS-4.1.7.3", "keep-by-choosing"),
    (third_place, "appoint choiseul dupleix", "IS-4.1.7.7", "third-place-stays"),
    (third_place, "appoint choiseul dupleix and voltaire", "IS-4.1.7.7", "third-place"),
    (third_place, "appoint choiseul jacobite_uprisings and jacobite_uprisings", "IS-3.5.1.2", "minister-twice"),
    (lambda: build(turn="turn_3", phase="ministry"), "decline", "IS-4.1.7.1", "must-choose"),
    (lambda: build(turn="turn_3", phase="ministry", jacobite_defeat=True), "appoint choiseul jacobite_uprisings",
     "IS-7.3.1", "minister-gone"),
    (lambda: build(turn="turn_5", phase="ministry", jacobite_place=True), "appoint lavoisier jacobite_uprisings",
     "IS-R-98", "uprisings-beside"),
    (lambda: build(phase="initiative"), "take military_4_economic", "IS-5.0.1", "other-time"),
    (lambda: build(phase="initiative"), "decline", "IS-4.1.8.3", "must-choose"),
    # payment
    (paying, "pay 0 debt 0 treaty", "IS-R-75", "pay-less"),
    (paying, "pay 1 debt 1 treaty", "IS-6.1.1", "pay-more"),
    (paying, "pay 0 debt 2 treaty", "IS-9.1.1", "too-few-treaty-points"),
    (paying, "end", "IS-R-77", "other-time"),
    # Ministry abilities
    (walpole, "discard tax_reform", "IS-3.5.2.1", "card-not-in-hand"),
    (huguenots, "choose acadia", "IS-R-99", "huguenots-already"),
    (huguenots, "choose jamaica", "IS-R-99", "no-huguenots-here"),
    # Advantages
    (raids, "choose albany", "IS-3.8.0.2", "conflict-already"),
    (raids, "choose acadia", "IS-3.8.0.1", "no-place-for-conflict"),
    (raids, "choose st_lucia", "IS-8.2.1", "not-reached"),
    (raids, "decline", "IS-8.2.1", "must-choose"),
    (lambda: begun("france", conflict=RAIDED), "activate algonquin_raids", "IS-R-42", "advantage-no-target"),
    (bastion, "choose gulf_of_maine", "IS-8.2.1", "no-opposing-squadron"),
    (loge, "activate iroquois_raids", "IS-8.1.1", "advantage-not-held"),
    (loge, "activate algonquin_raids", "IS-8.1.4", "advantage-conflict"),
    (loge, "activate rum", "IS-8.2.5", "advantage-with-purchase"),
    (loge, "unflag barbados with rum", "IS-3.2.3.2", "territory-in-peace"),
    (loge, "unflag antigua with power_struggle", "IS-8.2.1", "advantage-no-unflag"),
    (loge, "construct with rum", "IS-5.6.5.3", "not-cheaper"),
    (loge, "construct with the_cardinal_ministers_diplomatic_bonus", "IS-8.2.7", "event-advantage-only"),
    (lambda: loge("asiento", tile=DIPLOMATIC), "construct with slaving_contracts", "IS-R-48", "event-cannot-pay"),
    (loge, "decline", "IS-5.2.5", "must-choose"),
    # a keyword shown for an Event
    (lambda: holding("acts_of_union", "john_law", "jacobite_uprisings"), "play acts_of_union with john_law",
     "IS-3.5.0.3", "face-up-already"),
    (lambda: holding("acts_of_union", "john_law", "court_of_the_sun_king"),
     "play acts_of_union with court_of_the_sun_king", "IS-3.5.3.2", "event-without-keyword"),
    (lambda: holding("calico_acts", "john_law", "court_of_the_sun_king"),
     "play calico_acts with court_of_the_sun_king", "IS-3.5.3.2", "other-keyword"),
    (lambda: holding("loge_des_neuf_soeurs", "turgot", "pompadour_and_du_barry", turn="turn_5"),
     "play loge_des_neuf_soeurs with pompadour_and_du_barry", "IS-3.5.3.2", "keyword-shown-already"),
    # effects of Events
    (lambda: event("britain", "tropical_diseases"), "choose st_lucia", "IS-5.2.7", "own-flag"),
    (lambda: event("britain", "tropical_diseases"), "choose antigua", "IS-3.2.8.2", "nothing-to-unflag"),
    (lambda: event("britain", "tropical_diseases"), "choose cataraqui", "IS-5.2.15", "not-reached"),
    (lambda: event("britain", "tropical_diseases"), "decline", "IS-5.2.5", "must-choose"),
    (lambda: event("britain", "tropical_diseases", changes={"martinique": "none", "antigua": "britain"}),
     "choose barbados", "IS-5.2.15", "not-reached"),
    (lambda: event("britain", "tropical_diseases", changes={"martinique": "none", "antigua": "britain"}),
     "choose port_de_paix", "IS-3.2.8.8", "not-your-flag"),
    (lambda: event("france", "alberonis_ambition", DIPLOMATIC), "choose spain_alliance_upper", "IS-3.2.8.3",
     "own-space"),
    (lambda: event("france", "alberonis_ambition", DIPLOMATIC), "choose bavaria", "IS-3.2.8.3", "own-space"),
    (lambda: event("france", "alberonis_ambition", DIPLOMATIC), "choose prussia_empire_alliance", "IS-3.2.1.8",
     "not-in-play"),
    (lambda: event("france", "bengal_famine", ECONOMIC, turn="turn_3", conflict=["plassey"]), "choose plassey",
     "IS-3.8.0.2", "conflict-already"),
    (lambda: event("france", "hyder_ali", MILITARY, turn="turn_3"), "option 2", "IS-5.2.15", "no-such-option"),
    (lambda: event("france", "byngs_trial", turn="turn_3", changes={"biscay": "britain"}), "choose balearic",
     "IS-5.2.15", "event-no-squadron"),
    (carnatic, "choose albany", "IS-3.2.5.1", "no-fort-space"),
    (carnatic, "choose halifax", "IS-5.2.15", "not-reached"),
    (carnatic, "choose ohio_forks", "IS-3.2.8.8", "not-opposing"),
    (lambda: play(event("france", "hyder_ali", MILITARY, turn="turn_3"), "france: option 0"), "choose spain_prestige_2",
     "IS-5.2.15", "not-reached"),
    (calico, "choose navy", "IS-5.2.15", "event-only-map"),
    (overruns, "choose jamaica", "IS-R-103", "nothing-to-lose"),
    (overruns, "give up bonus_2 in wss_spain", "IS-R-103", "no-such-tile"),
    (rivalry, "choose wss_jacobite_rebellion", "IS-R-103", "no-bonus-tile"),
    (rivalry, "choose was_central_europe", "IS-2.1.7", "other-war"),
    (lambda: event("britain", "byngs_trial", turn="turn_4"), "choose syw_prussias_wars", "IS-5.2.15", "no-byng"),
    (lambda: event("britain", "le_beau_monde", ECONOMIC, turn="turn_3", demand=["furs", "fish", "sugar"]),
     "choose furs", "IS-4.1.4.1", "in-demand-already"),
    (lambda: event("britain", "le_beau_monde", ECONOMIC, turn="turn_3", demand=["furs", "fish", "sugar"]),
     "choose spice", "IS-5.2.15", "commodity-not-named"),
    (cohong, "choose cotton", "IS-4.1.4.1", "not-in-demand"),
    (pacte, "choose baltic_trade", "IS-8.1.3", "advantage-ready"),
    (pacte, "choose rum", "IS-5.2.15", "event-other-region"),
    (lambda: event("britain", "la_gabelle", DIPLOMATIC, turn="turn_5", exhausted=["rum"]), "choose rum", "IS-8.1.3",
     "advantage-exhausted"),
    # War tiles
    (placing, "place in was_central_europe", "IS-5.6.1.2", "other-war"),
    (placing, "decline", "IS-5.6.1.2", "must-choose"),
    (displacing, "move bonus_3 > wss_queen_annes_war", "IS-5.6.1.3", "tile-not-there"),
    (displacing, "move bonus_1 > wss_spain", "IS-5.6.1.3", "theater-full"),
    (displacing, "move bonus_1 > wss_central_europe", "IS-5.6.1.3", "other-theater"),
    (displacing, "move bonus_1 > syw_prussias_wars", "IS-5.6.1.2", "other-war"),
    (upgrading, "stay drawn other removed", "IS-5.3.3.3", "four-basic-tiles"),
    (assigning, "assign basic_0 basic_0 basic_0 basic_0", "IS-12.2.2", "assign-drawn"),
    (assigning, "assign basic_0 basic_1 basic_2", "IS-7.6.2", "assign-count"),
    # War tile symbols
    (lambda: symbols("awi_antilles_war", "basic_4", **SYMBOL_FIELDS), "choose barbados", "IS-7.1.2.4",
     "symbol-no-territory"),
    (lambda: symbols("awi_antilles_war", "basic_4", **SYMBOL_FIELDS), "choose antigua", "IS-7.1.2.4", "not-opposing"),
    (lambda: symbols("awi_antilles_war", "basic_4", **SYMBOL_FIELDS), "choose albany", "IS-7.1.2.4", "outside-theater"),
    (lambda: symbols("awi_antilles_war", "basic_4", **SYMBOL_FIELDS), "choose bavaria", "IS-7.1.2.6",
     "outside-theater"),
    (lambda: symbols("awi_antilles_war", "basic_4", **SYMBOL_FIELDS), "choose bahamas_run", "IS-7.1.2.3",
     "no-symbol-against-forts"),
    (lambda: symbols("awi_antilles_war", "basic_4", conflict=["georgia"], britain={"flags": ["st_lucia", "georgia"]}),
     "choose georgia", "IS-7.1.2.4", "conflict-shields"),
    (lambda: symbols("awi_antilles_war", "basic_4", britain={"flags": ["barbados", "st_lucia", "antigua", "georgia"]}),
     "choose st_lucia", "IS-7.1.2.5", "would-isolate"),
    (lambda: symbols("wss_queen_annes_war", "basic_3", britain={"flags": ["halifax", "louisbourg"]},
     damaged=["halifax"]), "choose halifax", "IS-7.1.2.3", "damaged-already"),
    (lambda: symbols("wss_queen_annes_war", "basic_3", britain={"flags": ["halifax", "albany"]}), "choose albany",
     "IS-7.1.2.4", "no-symbol-against-flags"),
    # spoils
    (refused, "conquer pondicherry", "IS-7.2.2.3", "refused-already"),
    (india, "conquer nizam", "IS-7.2.1.0.2", "conquest-political"),
    (india, "conquer vandavasi", "IS-7.2.1.0.6", "own-space"),
    (india, "conquer albany", "IS-7.2.1.0.4", "outside-theater"),
    (india, "conquer jamaica", "IS-7.2.1.0.5", "outside-theater"),
    (india, "conquer chandernagore", "IS-7.2.1.2.1", "no-line-to-territory"),
    (india, "conquer malabar_coast", "IS-7.2.1.1.4", "navy-without-squadron"),
    (india, "conquer malabar_coast from hooghly_river", "IS-7.2.1.1.4", "no-squadron"),
    (india, "conquer malabar_coast from biscay", "IS-7.2.1.1.3", "squadron-elsewhere"),
    (india, "conquer arcot from biscay", "IS-7.2.1.1.3", "squadron-only-naval"),
    (india, "strip karaikal", "IS-7.2.0.1", "no-strip"),
    (lambda: won_by("britain", "awi_american_revolution", 2, usa=["northern_colonies"]), "conquer northern_colonies",
     "IS-7.3.6", "usa-for-good"),
    (lambda: won_by("britain", "was_king_georges_war", 1, britain={"flags": ["louisbourg"]},
     france={"flags": ["acadia"]}, huguenots=["acadia"]), "conquer acadia", "IS-7.2.1.0.3", "conquest-too-dear"),
    (lambda: won_by("britain", "was_king_georges_war", 3, france={"flags": ["louisbourg"]},
     options={"tougher_forts": True}), "conquer louisbourg", "IS-12.3.1", "no-line-to-fort"),
    (sailed, "conquer gulf_of_maine from cabot_strait", "IS-7.2.1.1.5", "squadron-has-conquered"),
    (lambda: won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake", "bavaria", "georgia"]}),
     "strip georgia", "IS-7.2.0.3", "strip-region"),
    (lambda: won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake", "algonquin"]}),
     "strip algonquin", "IS-7.2.0.3", "strip-market"),
    (lambda: won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake"]}), "strip albany",
     "IS-7.2.0.3", "not-opposing"),
    (lambda: play(won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake"]}),
     "france: strip chesapeake"), "strip albany", "IS-7.2.0.3", "stripped-already"),
    (lambda: play(won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake"]}),
     "france: conquer halifax"), "conquer albany", "IS-7.2.1.0.1", "no-conquest-points"),
    (lambda: play(india(), "britain: conquer pondicherry"), "decline", "IS-7.2.2.1", "must-choose"),
    # what follows
    (losing, "choose antilles_channel", "IS-7.3.8", "no-squadron"),
    (losing, "choose navy", "IS-7.3.8", "navy-without-squadron"),
    (losing, "decline", "IS-7.3.8", "must-choose"),
    (spain, "flag bavaria", "IS-12.1.3", "only-spain"),
    (spain, "flag spain_prestige_3", "IS-3.2.8.3", "unflag-first"),
    (spain, "flag spain_prestige_2", "IS-3.2.8.3", "own-space"),
    (spain, "unflag spain_alliance_lower", "IS-3.2.8.2", "nothing-to-unflag"),
    (usa, "choose quebec_and_montreal", "IS-7.3.5", "no-canada"),
    (usa, "choose jamaica", "IS-7.3.3", "no-usa-here"),
    (usa, "choose louisbourg", "IS-7.3.4", "fort-elsewhere"),
    (usa, "choose ohio_forks", "IS-7.3.4", "no-fort-to-remove"),
    (lambda: play(usa(), "france: choose carolinas"), "choose carolinas", "IS-10.0.2", "usa-already"),
    # verbs of another time
    (losing, "conquer biscay", "IS-7.2.1.0.1", "other-time"),
    (usa, "pass 0", "IS-5.1.3", "other-time"),
    (keeping, "reveal john_law", "IS-3.5.0.2", "other-time"),
    (placing, "begin minor", "IS-5.3.0.1", "other-time"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "move", "rule", "reason"), CASES)
def test_a_refusal_names_the_rule_that_forbids_the_move(position: Position, move: str, rule: str, reason: str) -> None:
    match = position()
    refusal = match.why_not(match.decisions[0].seat, move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.removeprefix("is-").removeprefix("refused-")) == (rule, reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_cites_a_rule_and_has_words(lang: str) -> None:
    declared = [value for value in vars(vocabulary).values() if isinstance(value, Reason)]
    assert all(lookup(reason.rule).id == reason.rule for reason in declared)
    keys = {key.removeprefix("is-refused-") for key in bundle(lang).sources if key.startswith("is-refused-")}
    assert {reason.key for reason in declared} == keys


def test_every_verb_and_every_question_cites_a_rule() -> None:
    assert all(lookup(verb.when).id == verb.when for verb in VERBS)
    assert all(lookup(question.rule).id == question.rule for question in QUESTIONS)


@pytest.mark.parametrize("kind", sorted(KINDS - {"round", *ALWAYS}))
def test_nothing_of_a_decision_is_refused_without_a_reason(kind: str) -> None:
    """Every move of the notation at an example of each kind; the refusal knows nothing of the other's secrets."""
    match = next(match for match in (position() for position, *_ in CASES) if match.decisions[0].kind == kind)
    seat, rng = match.decisions[0].seat, Random(kind)
    other = match.clone()
    other.definition.determinize(other.state, seat, Random(0))
    for tried in every_move(match.definition, match.legal(seat), rng):
        refusal = match.why_not(seat, tried)
        assert refusal is not None, tried
        assert refusal.reason not in GENERIC, (tried, refusal)
        assert refusal == other.why_not(seat, tried)
        if rng.random() < 0.1:
            said = [refusal.text(lang) for lang in LANGUAGES]
            assert said[0] != said[1]
            assert not any(odd in line for line in said for odd in ("{", "$", "None", "is-", "  "))

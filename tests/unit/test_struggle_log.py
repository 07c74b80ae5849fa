"""Imperial Struggle: what the log and the prompts say at single moments, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.locale import LANGUAGES, text
from tests.conformance.imperial_struggle.cards import event
from tests.conformance.imperial_struggle.rounds import acting, taken
from tests.conformance.imperial_struggle.table import build, options, play
from tests.conformance.imperial_struggle.wars import war, won_by

SEIZURE: dict[str, Any] = {
    "turn": "turn_4",
    "damaged": ["louisbourg"],
    "changes": {"louisbourg": "britain", "cabot_strait": "france"},
}
ARCOT: dict[str, Any] = {"france": {"flags": ["arcot"]}, "damaged": ["arcot"]}


def said(match: Match, *lines: str) -> list[tuple[str, str]]:
    """What the log says of the moves, in English and Polish, to a spectator."""
    told = len(match.events())
    play(match, *lines)
    return list(zip(match.log(None, "en", told), match.log(None, "pl", told), strict=True))


def english(match: Match, *lines: str) -> list[str]:
    return [line for line, _ in said(match, *lines)]


# -- Forts


def test_a_fort_that_is_built_is_not_a_flag() -> None:
    match = acting("britain", "military", 4, changes={"ohio_forks": "none"})
    assert said(match, "britain: build vandavasi")[-2:] == [
        ("Great Britain pays 4 military points.", "Wielka Brytania płaci 4 punkty militarne."),
        ("Great Britain builds the Fort Vandavasi.", "Wielka Brytania buduje Fort: Vandavasi."),
    ]


def test_a_fort_that_is_repaired_or_seized_is_told_so() -> None:
    repaired = said(acting("france", "military", 4, **ARCOT), "france: repair arcot")
    assert repaired[-1] == ("France repairs its Fort Arcot.", "Francja naprawia swój Fort: Arkot.")
    seized = said(acting("france", "military", 4, **SEIZURE), "france: seize louisbourg")
    assert seized[-2:] == [
        ("Great Britain loses Louisbourg (seized).", "Wielka Brytania traci kontrolę: Louisbourg (przejęcie)."),
        (
            "France seizes the Damaged Fort Louisbourg and repairs it.",
            "Francja przejmuje i naprawia Uszkodzony Fort: Louisbourg.",
        ),
    ]


def test_a_fort_that_is_conquered_is_built_or_taken_over() -> None:
    match = won_by("france", "was_king_georges_war", 3, britain={"flags": ["halifax"]})
    assert english(match, "france: conquer halifax")[:3] == [
        "France conquers Halifax.",
        "Great Britain loses Halifax (conquest).",
        "France takes over the Fort Halifax (conquest).",
    ]
    match = won_by("france", "was_king_georges_war", 1)
    assert "France builds the Fort Halifax (conquest)." in english(match, "france: conquer halifax")


def test_a_squadron_is_deployed_and_flags_nothing() -> None:
    match = acting("france", "military", 3, changes={"biscay": "britain"})
    assert english(match, "france: deploy navy > biscay")[-3:] == [
        "France pays 3 military points.",
        "Great Britain’s Squadron in Biscay goes to the Navy Box (displaced).",
        "France deploys a Squadron: Navy Box → Biscay.",
    ]


# -- prices


@pytest.mark.parametrize(
    ("pay", "line", "polish"),
    [
        ("pay 0 debt 2 treaty", "France pays 3 diplomatic points, with 2 Treaty Points.",
         "Francja płaci 3 punkty dyplomatyczne, wydając 2 Punkty Pokoju."),
        ("pay 1 debt 1 treaty", "France pays 3 diplomatic points, with 1 Debt and 1 Treaty Point.",
         "Francja płaci 3 punkty dyplomatyczne, zaciągając 1 Kredyt i wydając 1 Punkt Pokoju."),
        ("pay 2 debt 0 treaty", "France pays 3 diplomatic points, with 2 Debt.",
         "Francja płaci 3 punkty dyplomatyczne, zaciągając 2 Kredyty."),
    ],
)  # fmt: skip
def test_a_purchase_tells_what_it_costs(pay: str, line: str, polish: str) -> None:
    match = taken("france", "diplomatic_4_economic", france={"treaty": 2})
    play(match, "france: begin major", "france: flag scotland_prestige", "france: flag prussia_prestige")
    assert prompts(match)[0].startswith("The purchase costs 3 diplomatic points.")
    assert said(match, f"france: {pay}")[0] == (line, polish)


def test_a_price_of_nothing_is_told() -> None:
    flags = ["asiento"]
    own = {"flags": flags, "hand": ["south_sea_speculation"], "ministry": ["john_law"]}
    match = taken("france", "military_3_economic", france=own, face_up=["john_law"], britain={"flags": []})
    play(match, "france: play south_sea_speculation", "france: begin major")
    told = english(match, "france: construct with slaving_contracts")
    assert "France pays nothing: the price has fallen to 0." in told


# -- causes


def test_who_removes_a_flag_and_why() -> None:
    match = acting("britain", "diplomatic", 3, changes={"bavaria": "france"})
    assert said(match, "britain: unflag bavaria")[-1] == (
        "Great Britain unflags Bavaria: France loses it.",
        "Wielka Brytania odflagowuje: Bawaria. Flagę traci Francja.",
    )
    tropical = event("britain", "tropical_diseases", changes={"martinique": "none"})
    assert tropical.log(None, "en")[-2:] == [
        "Tropical Diseases: Great Britain does not meet the Bonus Condition.",
        "France loses Port de Paix (Tropical Diseases).",
    ]


def test_debt_that_does_not_fit_is_told_with_its_cause() -> None:
    full = {"limit": 6, "debt": 6}
    match = event("britain", "salon_dhercule", "diplomatic_3_economic", turn="turn_3", france=full)
    assert match.log(None, "en")[-2:] == [
        "France’s Debt Limit leaves no room for 1 Debt (Salon d’Hercule).",
        "Great Britain scores 1 VP (Debt the opponent could not take): the marker is on 14.",
    ]
    watt = {"britain": {"flags": [], **full, "ministry": ["james_watt"]}, "face_up": ["james_watt"]}
    basic = {"flags": [], "basic": {"awi_american_revolution": "basic_2"}}
    match = war("awi", france=basic, **watt)
    assert (
        "Great Britain’s Debt Limit leaves no room for 1 Debt (War tile). "
        "James Watt keeps the opponent from scoring for it."
    ) in match.log(None, "en")


def test_the_marker_below_0_is_told_as_it_stands() -> None:
    match = event("france", "war_of_the_polish_succession", "military_3_economic", turn="turn_3", vp=-5)
    assert "France scores 2 VP (War of the Polish Succession): the marker is on −3." in match.log(None, "en")


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("famine_in_ireland", "economic_3_military"),
        ("bengal_famine", "economic_3_military"),
        ("byngs_trial", "military_3_economic"),
        ("east_asia_piracy", "military_3_economic"),
    ],
)
def test_an_event_without_a_bonus_condition_is_not_measured_by_one(card: str, tile: str) -> None:
    match = event("france", card, tile, turn="turn_3")
    assert "event_bonus" not in [one.kind for one in match.events()]


def test_an_effect_that_changes_nothing_is_told() -> None:
    match = event("france", "east_asia_piracy", turn="turn_5", changes={"arcot": "britain"})
    assert match.log(None, "en")[-1] == "An effect of East Asia Piracy comes to nothing."
    assert match.log(None, "pl")[-1] == "Efekt karty Piractwo w Azji Wschodniej nic nie daje."


# -- scoring


def test_final_scoring_names_what_it_counts() -> None:
    held = {"france": {"flags": ["jamaica", "york_factory"], "navy": 0}, "britain": {"flags": [], "debt": 5, "navy": 0}}
    match = build(turn="turn_6", phase="victory", **held)
    told = match.log(None, "en")
    assert told[told.index("Final scoring.") :] == [
        "Final scoring.",
        "Prestige: both sides hold as many spaces.",
        "Available Debt: France has 5 more.",
        "France scores 2 VP (Available Debt): the marker is on 17.",
        "Furs: France leads by 1.",
        "France scores 1 VP (most Markets of the commodity): the marker is on 18.",
        *(f"{goods}: both sides hold as many Markets." for goods in ("Spice", "Fish", "Tobacco", "Sugar", "Cotton")),
        "Jamaica, the opponent’s at the start, counts for France.",
        "France scores 2 VP (Territories of the opponent): the marker is on 20.",
        "France has won the match.",
    ]


@pytest.mark.parametrize(
    ("debt", "line"),
    [
        (0, "The marker is on 15 and Available Debt is equal: Great Britain wins."),
        (1, "The marker is on 15: Great Britain wins by more Available Debt."),
    ],
)
def test_a_tie_is_decided_by_what_is_told(debt: int, line: str) -> None:
    bare = {"flags": [], "navy": 0}
    match = build(turn="turn_6", phase="victory", vp=15, france={**bare, "debt": debt}, britain=bare)
    assert match.log(None, "en")[-1] == line
    drawn = match.scene(None, "en").outcome
    assert drawn is not None
    assert "15" in drawn.text


def test_an_award_that_nobody_wins_says_why() -> None:
    awards = {"europe": "award_1", "north_america": "award_3", "caribbean": "award_4", "india": "award_5"}
    held = {"france": {"flags": ["savoy"]}, "britain": {"flags": []}}
    match = build(turn="turn_2", phase="scoring", awards=awards, demand=[], **held)  # Europe: by 2
    told = match.log(None, "en")
    assert "Europe Award: nobody wins it, France leads by 1 and 2 are needed." in told
    assert "India Award: nobody wins it, both sides control as many spaces." in told


def test_spoils_name_no_zero() -> None:
    match = won_by("france", "was_king_georges_war", 3, britain={"flags": ["chesapeake"]})
    assert (
        "France takes the spoils of King George’s War: 1 Conquest Point, 1 flag to remove and "
        "1 Treaty Point for the loser."
    ) in match.log(None, "en")
    play(match, "france: strip chesapeake")
    prompt = match.definition.prompt(match.decisions[0], "en")
    assert prompt.startswith("King George’s War: you may spend your spoils (1 Conquest Point).")
    assert english(match, "france: decline")[0] == "France leaves unused: 1 Conquest Point."


# -- prompts


def prompts(match: Match) -> list[str]:
    return [match.definition.prompt(match.decisions[0], lang) for lang in LANGUAGES]


def test_bengal_famine_may_be_declined_and_says_so() -> None:
    match = event("france", "bengal_famine", "economic_3_military", turn="turn_3")
    assert "decline" in options(match, "france")
    en, pl = prompts(match)
    assert en == (
        "Bengal Famine: you may place up to 2 Conflict markers, one after another. Where? "
        "If you decline, no further marker is placed."
    )
    assert "możesz położyć do 2 znaczników Konfliktu" in pl


def test_loge_des_neuf_soeurs_says_must_where_one_must() -> None:
    french = {"hand": ["loge_des_neuf_soeurs"], "flags": ["mysore", "privateers"]}
    match = taken("france", "military_3_diplomatic", turn="turn_5", france=french)
    play(match, "france: play loge_des_neuf_soeurs")
    assert "decline" not in options(match, "france")
    for lang, prompt in zip(LANGUAGES, prompts(match), strict=True):
        assert prompt.endswith(text(lang, "must-decide"))


def test_in_mid_era_the_cards_may_be_kept_and_the_prompt_says_so() -> None:
    match = build(turn="turn_2", phase="ministry", france={"ministry": ["john_law", "jacobite_uprisings"]})
    en, pl = prompts(match)
    assert "You may exchange your face-down Ministry cards" in en
    assert en.endswith("You may also keep the cards you have.")
    assert pl.endswith("Możesz też zachować karty, które masz.")
    decision = match.decisions[0]
    said = [match.definition.option(decision, move, "en") for move in decision.options]
    assert [option for option in said if "now" in option] == ["John Law and Jacobite Uprisings (as it is now)"]
    first = build(turn="turn_3", phase="ministry")
    assert prompts(first)[0].endswith(text("en", "must-decide"))

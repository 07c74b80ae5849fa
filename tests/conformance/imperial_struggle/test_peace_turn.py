"""Chapters 4.0 to 4.1.6: the phases of a Peace Turn up to the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import wars
from tests.conformance.imperial_struggle.rounds import acting, begun
from tests.conformance.imperial_struggle.table import asked, build, happened, idle, options, order, play, side
from tests.conformance.rule import rule

PHASES = (
    "turn", "deck", "limit", "awards", "demand", "squadrons_return", "tiles", "event_drawn", "event_discarded",
    "ministry_chosen", "initiative", "first", "round", "treaty", "scoring",
)  # fmt: skip
SUCCESSION = [
    "carnatic_war", "acts_of_union", "tropical_diseases", "south_sea_speculation", "war_of_jenkins_ear",
    "native_american_alliances", "austro_spanish_rivalry", "tax_reform", "great_northern_war", "vatican_politics",
    "calico_acts", "military_spending_overruns", "alberonis_ambition", "famine_in_ireland", "interest_payments",
]  # fmt: skip
EMPIRE = [
    "caribbean_slave_unrest", "pacte_de_famille", "byngs_trial", "le_beau_monde", "hyder_ali", "co_hong_system",
    "corsican_crisis", "european_panic", "west_african_gold_mining", "war_of_the_quadruple_alliance", "salon_dhercule",
    "bengal_famine", "father_le_loutre", "war_of_the_polish_succession", "jonathans_coffee_house",
]  # fmt: skip


def cards_of(match: Match) -> dict[str, int]:
    view = match.view(None)
    return {
        "draw": view["draw"], "discards": len(view["discards"]), "removed": len(view["removed"]),
        "france": view["sides"]["france"]["cards"], "britain": view["sides"]["britain"]["cards"],
    }  # fmt: skip


# -- order (4.0)


@rule("IS-4.0.1")
def test_the_phases_of_a_peace_turn_in_order() -> None:
    hand = {"hand": EMPIRE[:3], "turn_track": 1, "treaty": 5}
    match = build(turn="turn_3", phase="start", britain={**hand, "hand": SUCCESSION[:3], "navy": 1}, removed=EMPIRE[:0])
    for name, kind in (("britain", "keep"), ("france", "ministry"), ("britain", "ministry"), ("france", "first")):
        assert (name, kind) in asked(match)
        play(match, f"{name}: {options(match, name)[0]}")
    for name in ("france", "britain") * 4:
        assert asked(match) == [(name, "round")]
        play(match, f"{name}: {options(match, name)[0]}", f"{name}: end")  # takes a tile, does nothing
    seen = order(match, *PHASES, "war")
    assert seen[: seen.index("war")] == [
        "turn", "deck", "limit", "limit", "awards", "demand", "squadrons_return", "tiles", *["event_drawn"] * 6,
        *["event_discarded"] * 3, "ministry_chosen", "ministry_chosen", "initiative", "first", *["round"] * 8, "treaty",
        "scoring",
        *seen[seen.index("scoring") + 1 : seen.index("war")],
    ]  # fmt: skip
    assert set(seen[seen.index("scoring") + 1 : seen.index("war")]) <= {"treaty"}  # from Awards


@rule("IS-4.0.2", "IS-R-02")
def test_the_phases_of_a_war_in_order() -> None:
    match = wars.war("wss", britain={"flags": ["albany"]}, conflict=["albany"])
    wars.finish(match)
    phases = order(match, "war", "theater", "war_reset", "layout", "turn")
    assert phases == ["war", *["theater"] * 4, "war_reset", "layout", "turn"]
    last = wars.war("awi")
    wars.finish(last)
    assert order(last, "war", "war_reset", "layout") == ["war", "war_reset"]  # no layout after AWI


# -- Deck Phase (4.1.1)


@rule("IS-4.1.1.1")
@pytest.mark.parametrize("turn", ["turn_1", "turn_2", "turn_3", "turn_4", "turn_5", "turn_6"])
def test_the_deck_changes_only_in_turns_3_and_5(turn: str) -> None:
    match = build(turn=turn, phase="start")
    assert bool(happened(match, "deck")) == (turn in ("turn_3", "turn_5"))


@rule("IS-4.1.1.2", "IS-R-08", "IS-4.1.1.5")
def test_turn_3_adds_the_empire_cards_to_what_is_left_of_the_draw_pile() -> None:
    match = build(turn="turn_3", phase="start", discards=SUCCESSION[:4], removed=SUCCESSION[4:6],
                  france={"hand": SUCCESSION[6:8]}, britain={"hand": SUCCESSION[8:9]})  # fmt: skip
    # 6 Succession cards were left: 21 less the 6 dealt
    assert cards_of(match) == {"draw": 15, "discards": 4, "removed": 2, "france": 5, "britain": 4}
    assert match.view(None)["discards"] == SUCCESSION[:4]
    assert set(SUCCESSION[6:8]) < set(side(match, "france")["hand"])  # hands are kept
    drawn = set()
    for seed in range(60):
        shuffled = build(turn="turn_3", phase="start", seed=seed)
        drawn |= {card for name in match.seats for card in side(shuffled, name)["hand"]}
    assert drawn == {*SUCCESSION, *EMPIRE}  # all shuffled together


@rule("IS-4.1.1.3", "IS-4.1.1.4", "IS-R-19", "IS-4.1.6.7", "IS-4.1.1.5")
def test_turn_5_removes_the_succession_cards_from_hands_and_draw_pile() -> None:
    match = build(turn="turn_5", phase="start", discards=[SUCCESSION[0], EMPIRE[0]], removed=[SUCCESSION[1], EMPIRE[1]],
                  france={"hand": [SUCCESSION[2], EMPIRE[2]]}, britain={"hand": SUCCESSION[3:5]})  # fmt: skip
    # hands lose 1 and 2 cards, unreplaced, then get 3 each; the draw pile 12 Empire + 11 Revolution less 6
    assert cards_of(match) == {"draw": 17, "discards": 2, "removed": 15, "france": 4, "britain": 3}
    assert match.view(None)["discards"] == [SUCCESSION[0], EMPIRE[0]]
    assert [args[0] for args in happened(match, "event_removed")] == [0, 1, 1]
    assert set(match.view(None)["removed"]) == {*SUCCESSION[1:], EMPIRE[1]}
    assert EMPIRE[2] in side(match, "france")["hand"]
    for seed in range(25):
        shuffled = build(turn="turn_5", phase="start", seed=seed)
        assert not {card for name in match.seats for card in side(shuffled, name)["hand"]} & set(SUCCESSION)


# -- Debt Limit (4.1.2)


@rule("IS-4.1.2.1", "IS-R-05", "IS-6.3.2")
@pytest.mark.parametrize(("turn", "rise"), [("turn_1", 0), ("turn_2", 0), ("turn_3", 4), ("turn_4", 0), ("turn_5", 4),
                                            ("turn_6", 0)])  # fmt: skip
def test_debt_limits_rise_by_4_in_turns_3_and_5(turn: str, rise: int) -> None:
    match = build(turn=turn, phase="start", france={"limit": 7}, britain={"limit": 5})
    assert [side(match, name)["limit"] for name in match.seats] == [7 + rise, 5 + rise]


# -- Awards (4.1.3)


@rule("IS-4.1.3.1", "IS-4.1.3.2", "IS-4.1.3.3", "IS-R-06", "IS-3.9.1")
def test_award_tiles_last_for_an_era() -> None:
    everything = {f"award_{n}" for n in range(1, 9)}
    for seed in range(5):
        match = Match.new("imperial_struggle", seed=seed)
        first = set(match.view(None)["awards"].values())
        awards: dict[str, set[str]] = {}
        while len(awards) < 3 and match.outcome is None:
            awards[match.view(None)["turn"]] = set(match.view(None)["awards"].values())
            name, _ = asked(match)[0]
            texts = options(match, name)
            play(match, f"{name}: {next((t for t in ('end', 'decline', 'accept') if t in texts), texts[0])}")
        assert len(first) == 4
        if "turn_2" in awards:
            assert awards["turn_2"] == everything - first  # whether they were won or not
    firsts = {str(Match.new("imperial_struggle", seed=seed).view(None)["awards"]) for seed in range(10)}
    assert len(firsts) > 5  # random
    again = [set(build(turn="turn_3", phase="start", seed=seed).view(None)["awards"].values()) for seed in range(10)]
    assert set().union(*again) == everything  # all eight are mixed anew


@rule("IS-4.1.3.2")
def test_the_second_turn_deals_the_tiles_left_over_without_a_shuffle() -> None:
    fields = {"awards": {"europe": "award_1", "north_america": "award_2", "caribbean": "award_3", "india": "award_4"}}
    for seed in range(5):
        match = build(turn="turn_1", phase="victory", seed=seed, **fields)
        idle(match, "france", "ministry")
        assert match.view(None)["turn"] == "turn_2"
        assert set(match.view(None)["awards"].values()) == {"award_5", "award_6", "award_7", "award_8"}


# -- Global Demand (4.1.4)


@rule("IS-4.1.4.1", "IS-4.1.12.9")
def test_three_of_six_commodities_at_random_every_turn() -> None:
    seen: Counter[str] = Counter()
    pairs = set()
    for seed in range(60):
        match = build(turn="turn_2", phase="start", seed=seed, demand=["furs", "spice", "fish"])
        demand = match.view(None)["demand"]
        assert len(set(demand)) == 3
        assert demand == [
            c for c in ("furs", "spice", "fish", "tobacco", "sugar", "cotton") if c in demand
        ]  # IS-4.1.12.9
        seen.update(demand)
        pairs.add(tuple(demand))
    assert set(seen) == {"furs", "spice", "fish", "tobacco", "sugar", "cotton"}
    assert min(seen.values()) > 15  # 30 expected: independent of the turn before
    assert len(pairs) > 12


# -- Reset (4.1.5)


@rule("IS-4.1.5.1", "IS-8.1.3", "IS-R-15")
def test_the_reset_phase_readies_advantages_held_or_on_the_map() -> None:
    match = build(turn="turn_2", phase="start", exhausted=["wheat", "rum"], face_up=["robert_walpole"],
                  spent=["robert_walpole_draw_discard"],
                  britain={"ministry": ["robert_walpole", "edmond_halley"]})  # fmt: skip
    assert not [id for id, tile in match.view(None)["advantages"].items() if tile["exhausted"]]
    assert side(match, "britain")["ministry"][0]["exhausted"] == []


@rule("IS-4.1.5.2", "IS-4.1.6.1")
def test_all_nine_tiles_of_the_last_turn_go_to_the_used_box() -> None:
    taken = ["economic_2_military"] * 1 + ["economic_4_military", "diplomatic_4_economic"]
    match = build(turn="turn_2", phase="start", taken=taken, tiles=["military_4_economic"])
    assert match.view(None)["used"] == sorted([*taken, "military_4_economic"])
    assert match.view(None)["taken"] == []
    assert len(match.view(None)["tiles"]) == 9
    assert Match.new("imperial_struggle", seed=1).view(None)["used"] == []  # nothing in Turn 1


@rule("IS-4.1.5.3", "IS-3.6.5")
def test_squadrons_return_from_the_turn_track_and_the_townshend_marker_goes() -> None:
    match = build(turn="turn_6", phase="start", townshend="sugar", britain={"navy": 1, "turn_track": 2})
    assert (side(match, "britain")["navy"], side(match, "britain")["turn_track"]) == (3, 0)
    assert match.view(None)["townshend"] is None


# -- Investment tiles (4.1.6)


@rule("IS-4.1.6.1", "IS-4.1.6.2", "IS-R-78", "IS-5.1.2")
def test_the_investment_cycle() -> None:
    for seed in range(40):
        match = Match.new("imperial_struggle", seed=seed)
        counts: dict[str, tuple[int, int, int]] = {}
        shown: dict[str, list[str]] = {}
        while match.outcome is None and len(counts) < 4:
            view = match.view(None)
            if view["turn"].startswith("turn") and view["turn"] not in counts and not view["taken"]:
                counts[view["turn"]] = (len(view["tiles"]), view["stack"], len(view["used"]))
                shown[view["turn"]] = view["tiles"]
            name, _ = asked(match)[0]
            texts = options(match, name)
            play(match, f"{name}: {next((t for t in ('end', 'decline', 'accept') if t in texts), texts[0])}")
        if len(counts) == 4:
            assert counts == {"turn_1": (9, 15, 0), "turn_2": (9, 6, 9), "turn_3": (9, 15, 0), "turn_4": (9, 6, 9)}
            # the first six of Turn 3 are those that had not been shown in Turns 1 and 2
            everything = Counter(shown["turn_1"]) + Counter(shown["turn_2"]) + Counter(shown["turn_3"][:6])
            kinds = match.definition.components.investments  # type: ignore[attr-defined]
            assert everything == {kind.id: kind.count for kind in kinds}
            return
    raise AssertionError("no match reached Turn 4")


# -- Event cards (4.1.6)


@rule("IS-4.1.6.3", "IS-4.1.6.4", "IS-R-09")
def test_three_cards_each_then_down_to_three() -> None:
    match = build(turn="turn_2", phase="deal", france={"hand": SUCCESSION[:2]}, britain={"hand": []})
    assert [side(match, name)["cards"] for name in match.seats] == [5, 3]
    assert asked(match) == [("france", "keep")]  # Britain has three and discards nothing
    assert len(options(match, "france")) == 10  # three of five
    kept = options(match, "france")[0]
    hand = side(match, "france")["hand"]
    play(match, f"france: {kept}")
    assert sorted(side(match, "france")["hand"]) == sorted(kept.split()[1:])
    assert sorted(match.view(None)["discards"]) == sorted(set(hand) - set(kept.split()[1:]))


@rule("IS-4.1.6.5", "IS-4.1.6.6")
def test_discards_are_chosen_at_once_face_down_and_open_afterwards() -> None:
    match = build(turn="turn_2", phase="deal", france={"hand": SUCCESSION[:2]}, britain={"hand": SUCCESSION[2:5]})
    assert sorted(asked(match)) == [("britain", "keep"), ("france", "keep")]
    play(match, f"france: {options(match, 'france')[0]}")
    assert happened(match, "event_discarded") == []
    assert match.view("britain")["discards"] == []
    play(match, f"britain: {options(match, 'britain')[0]}")
    for viewer in ("france", "britain", None):
        assert len(match.view(viewer)["discards"]) == 2 + 3
    assert len(happened(match, "event_discarded")) == 5


@rule("IS-4.1.6.8", "IS-4.1.6.7", "IS-R-20")
def test_an_empty_draw_pile_is_renewed_from_the_discards_during_the_deal() -> None:
    rest = SUCCESSION[7:]
    match = build(turn="turn_2", phase="deal", discards=SUCCESSION[:7], removed=rest[:6])  # 2 in the draw pile
    assert happened(match, "draw_pile_renewed") == [(7,)]
    assert cards_of(match) == {"draw": 3, "discards": 0, "removed": 6, "france": 3, "britain": 3}
    # in the Revolution Era without the Succession cards among them
    revolution = [e.id for e in match.definition.components.events if e.era == 2]  # type: ignore[attr-defined]
    late = build(
        turn="turn_6", phase="deal", discards=[*SUCCESSION[:5], *EMPIRE[:4]], removed=[*EMPIRE[4:], *revolution]
    )
    assert happened(late, "draw_pile_renewed")[0] == (4,)
    hands = {card for name in late.seats for card in side(late, name)["hand"]}
    assert hands == set(EMPIRE[:4])
    assert set(SUCCESSION) <= set(late.view(None)["removed"])


@rule("IS-4.1.6.8", "IS-R-20", "IS-R-21")
def test_cards_that_run_short_are_dealt_one_by_one_from_the_holder_of_the_initiative() -> None:
    for holder, other in (("france", "britain"), ("britain", "france")):
        match = build(turn="turn_2", phase="deal", initiative=holder, vp=10 if holder == "britain" else 20,
                      removed=SUCCESSION[3:])  # fmt: skip
        assert [args[0] for args in happened(match, "event_drawn")] == [
            match.seats.index(s) for s in (holder, other, holder)
        ]
        assert (side(match, holder)["cards"], side(match, other)["cards"]) == (2, 1)  # and play goes on


@rule("IS-4.1.6.9", "IS-R-22")
def test_a_hand_may_exceed_three_until_the_next_deal() -> None:
    match = acting("france", "diplomatic", 3, france={"hand": SUCCESSION[:3]}, tiles=["economic_4_military"], rounds=6)
    play(match, "france: draw event", "france: end")
    assert side(match, "france")["cards"] == 4
    assert asked(match) == [("britain", "round")]
    idle(match, "france", "keep")  # in the Deal Cards Phase of the next turn
    assert side(match, "france")["cards"] == 7


@rule("IS-R-20")
def test_no_reshuffle_outside_the_deal() -> None:
    fields = {"ministry": ["robert_walpole", "edmond_halley"]}
    match = begun("britain", britain=fields, face_up=["robert_walpole"], discards=SUCCESSION)
    assert match.view(None)["draw"] == 0
    assert "use robert_walpole_draw_discard" not in options(match, "britain")
    match = acting("britain", "diplomatic", 4, discards=SUCCESSION)
    assert "draw event" not in options(match, "britain")

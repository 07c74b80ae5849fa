"""Named Generals (chapter 10) in random battles: invariants, secrecy, records, undo, refusals."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chancellery import CannotUndo, Match, verify
from chancellery.games.coalitions.base.generals import BattleWithGenerals
from chancellery.games.coalitions.base.powers import AU
from chancellery.games.coalitions.system.sides import strangers
from chancellery.locale import LANGUAGES
from tests.conformance.rule import rule
from tests.property.battles import check_battles
from tests.property.play import fight
from tests.property.refused import well_refused
from tests.property.test_seats import realm
from tests.property.test_secrecy import counterpart, seen
from tests.property.test_why_not import well_formed
from tests.scenes import shown_options

POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
FIELD = (  # open country in the middle of Europe, where everybody meets
    "holland", "hannover", "westphalia", "hesse", "pfalz", "wurttemberg", "bavaria", "saxonia", "mecklenburg",
    "warszawa", "polesie", "livonia", "lombardia", "patrimonium_st_petri", "bosnia", "dalmatia", "podolia",
    "bessarabia",
)  # fmt: skip
HOLDINGS = ("danmark", "napoli", "hellas", "lisboa", "oporto", "madrid", "norge", "georgia", "sverige")
ABILITIES = ("wellington", "kutuzov", "blucher", "grand_vizier")


def war(seed: int | str, seats: int = 6) -> Match:
    """A position with all Generals in the field, each of the six named ones among them, at a Power's Movement."""
    rng = Random(f"war {seed}")
    places = rng.sample(FIELD, len(FIELD))
    powers: dict[str, Any] = {}
    for name in POWERS:
        own = [places.pop() for _ in range(3)]
        powers[name] = {
            "generals": {place: rng.randrange(4) for place in own},
            "named": rng.choice(own),
            "morale": rng.randrange(8),
            "hand": sorted(rng.sample([1, 2, 3, 4, 5], rng.randrange(1, 5))),
        }
        if name not in ("britain", "france"):
            powers[name]["status"] = rng.choice(("british", "british", "french", "neutral", "expansionist"))
    for name, place in zip(POWERS, rng.sample(HOLDINGS, 6), strict=True):
        powers[name]["garrisons"] = [place]
    mover = rng.choice(POWERS[:2] if seats < 6 else POWERS)
    fields = {"seats": seats, "options": {"generals": True}, "power": mover, "action": "movement", "powers": powers}
    return Match.from_position("coalitions", {"scenario": "1805", **fields}, seed=str(seed), nonce="test")


def brawl(match: Match, rng: Random) -> tuple[int, str]:
    """One random move; Generals go where enemies are."""
    decision, state = match.decisions[0], realm(match)
    enemies = strangers(state, decision.actor) if decision.kind == "move" else 0
    attacks = [move for move in decision.options if move.verb == "march" and enemies >> move.args[1] & 1]
    if not attacks or rng.random() < 0.2:
        return fight(match, rng)
    move = rng.choice(attacks)
    match.play(decision.seat, move)
    return decision.seat, move.text


def engaged(match: Match) -> None:
    """23: cards in the stack of a General are at most his Troops; Schwarzenberg's at most one more for each Power."""
    state = realm(match)
    for battle in (p for p in state.stack if isinstance(p, BattleWithGenerals)):
        if battle.revealed:
            continue
        for i, general in enumerate(battle.generals):
            more = battle.limit[i] - state.troops[general]
            assert len(battle.stacks[i]) <= battle.limit[i]
            assert more == 0 or general == state.named[AU]
            assert 0 <= more <= 4


@rule("FAM-INV-23", "FAM-INV-24", "FAM-INV-25", "FAM-INV-26", "FAM-INV-27")
@pytest.mark.parametrize("batch", range(5))
def test_every_battle_keeps_the_promises_of_the_rules(batch: int) -> None:
    kinds: Counter[str] = Counter()
    for number in range(batch * 40, batch * 40 + 40):
        match, rng = war(number, (6, 6, 5, 4, 3)[number % 5]), Random(number)
        named = list(realm(match).named)
        while match.outcome is None and len(match) < 60:
            kinds["asked " + match.decisions[0].kind] += 1
            seat, move = brawl(match, rng)
            assert not match.check(), (number, len(match), seat, move, match.check())
            engaged(match)
            assert realm(match).named == named
        kinds += check_battles(match)
    assert kinds["battle"] > 100
    assert sum(kinds["asked " + kind] for kind in ABILITIES) > 10, kinds


@rule("FAM-INV-22", "K-10.1.3")
@pytest.mark.parametrize("number", range(12))
def test_twins_look_alike(number: int) -> None:
    """Who is who is public; hands and cards are not."""
    match, rng = war(f"twins {number}", (6, 4, 3)[number % 3]), Random(number)
    for _ in range(60):
        if match.outcome is not None:
            break
        brawl(match, rng)
        for seat in range(len(match.seats)):
            twin = match.determinize(seat, rng)
            scene = rng.random() < 0.05
            assert seen(match, seat, scene) == seen(twin, seat, scene)
            assert match.check() == twin.check() == []
            assert named(match) == named(twin)


def named(match: Match) -> list[str]:
    return [power["named"] for power in match.view(None)["powers"].values()]


@rule("FAM-INV-22")
@pytest.mark.parametrize("number", range(20))
def test_twins_stay_alike_while_others_act(number: int) -> None:
    """The abilities give nothing away: decisions, events and log stay equal until a card is shown."""
    rng = Random(f"futures {number}")
    match = war(f"futures {number}")
    for _ in range(rng.randrange(2, 30)):
        if match.outcome is None:
            brawl(match, rng)
    compared = 0
    for _ in range(12):
        if match.outcome is not None:
            break
        seat = rng.randrange(len(match.seats))
        first, second = match.clone(), match.determinize(seat, rng)
        start = first.event_count
        for _ in range(20):
            if first.outcome is not None:
                break
            decision = rng.choice(first.decisions)
            move = rng.choice(decision.options)
            other = counterpart(move, second, decision.seat, seat, rng)
            if other is None:
                break
            first.play(decision.seat, move)
            second.play(decision.seat, other)
            news = first.events(seat, start)
            if any(e.kind in ("stack", "status", "compared") or (e.kind == "draw" and e.secret) for e in news):
                break
            assert news == second.events(seat, start)
            assert seen(first, seat, scene=False) == seen(second, seat, scene=False)
            compared += 1
        brawl(match, rng)
    assert compared


@rule("FAM-INV-32")
@pytest.mark.parametrize("number", range(10))
def test_records_round_trip_at_any_decision(number: int) -> None:
    match, rng = war(number), Random(number)
    for _ in range(40):
        if match.outcome is not None:
            break
        brawl(match, rng)
        if match.decisions and match.decisions[0].kind in (*ABILITIES, "consent", "garrison", "card"):
            text = match.to_record()
            loaded = Match.from_record(text)
            assert loaded.to_record() == text
            assert loaded.state.to_data() == match.state.to_data()
            assert [d.to_data() for d in loaded.decisions] == [d.to_data() for d in match.decisions]
            assert loaded.events(0) == match.events(0)
            copy = match.clone()
            for other in (loaded, copy):
                ours, theirs = Random(5), Random(5)
                twin = match.clone()
                for _ in range(5):
                    if twin.outcome is None:
                        brawl(twin, ours)
                        brawl(other, theirs)
                assert other.state.to_data() == twin.state.to_data()
    verify(match.to_record())


@pytest.mark.parametrize("number", range(8))
def test_new_matches_round_trip_through_the_naming(number: int) -> None:
    options = {"generals": True}
    match = Match.new("coalitions", "1812", (6, 5, 4, 3)[number % 4], seed=number, options=options, nonce="test")
    rng = Random(number)
    for _ in range(120):
        loaded = Match.from_record(match.to_record())
        assert loaded.state.to_data() == match.state.to_data()
        assert loaded.setup.options["generals"] is True
        brawl(match, rng)
    verify(match.to_record())


@pytest.mark.parametrize("number", range(12))
def test_undo_restores_the_state_before_an_ability(number: int) -> None:
    match, rng = war(f"undo {number}"), Random(number)
    for _ in range(60):
        if match.outcome is not None:
            break
        kind = match.decisions[0].kind
        before, events = match.state.to_data(), match.event_count
        seat, move = brawl(match, rng)
        if kind in ABILITIES or rng.random() < 0.2:
            if match._history.barrier == len(match):
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                continue
            match.undo(seat)
            assert match.state.to_data() == before
            assert match.event_count == events
            match.play(seat, move)


@pytest.mark.parametrize("number", range(10))
def test_every_refusal_names_a_rule_and_everything_can_be_read(number: int) -> None:
    rng = Random(f"why {number}")
    reasons: set[str] = set()
    for n in range(8):
        match = war(f"why {number} {n}", (6, 5, 4, 3)[n % 4])
        for _ in range(50):
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            if decision.kind in (*ABILITIES, "card", "support", "garrison"):
                reasons |= refusals(match, rng)
            if decision.kind in ABILITIES:
                for lang in LANGUAGES:
                    readable(match, lang)
            brawl(match, rng)
    assert len(reasons) > 5


def refusals(match: Match, rng: Random) -> set[str]:
    """Why all sorts of well-formed moves are not possible now."""
    decision, found = match.decisions[0], set()
    legal = {move.text for move in match.legal(decision.seat)}
    texts = well_formed(match, rng)
    places = match.definition.notation.words["place"]
    battlefield = decision.about[1] if decision.kind in ABILITIES else 0
    texts += [f"withdraw {places[battlefield]} > {place}" for place in places]
    texts += [f"place {place}" for place in places]
    for text in texts:
        refusal = match.why_not(decision.seat, text)
        assert (refusal is None) == (text in legal), text
        if refusal is not None:
            well_refused(refusal)
            found.add(refusal.reason)
    return found


def readable(match: Match, lang: str) -> None:
    """Prompt, options, log and scene have words."""
    decision, game = match.decisions[0], match.definition
    assert game.prompt(decision, lang)
    options = [game.option(decision, move, lang) for move in decision.options]
    assert len(set(options)) == len(options)
    scene = match.scene(decision.seat, lang)
    assert [option.text for option in shown_options(scene)] == options
    assert all(match.log(decision.seat, lang))

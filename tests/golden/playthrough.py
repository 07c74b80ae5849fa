"""Golden playthroughs: the whole surface of a game in one text, so that a change of behaviour shows in review."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from chancellery import Match, games
from tests.kept import on_the_first_board

HERE = Path(__file__).parent
OPENING, SHORT_OPENING = 260, 60  # moves told in full: more than a round once for each game, the start elsewhere
SUMMARY_EVERY = 50


def cases() -> list[tuple[str, str, int]]:
    """Every game, scenario and number of seats."""
    return [(g.id, s.id, seats) for g in games() for s in g.scenarios for seats in s.seats]


def path(game: str, scenario: str, seats: int) -> Path:
    return HERE / f"{game}_{scenario}_{seats}.txt"


def playthrough(game: str, scenario: str, seats: int) -> str:
    """A fixed random match: decisions, options, moves, events and short views, then its course to the end."""
    match = on_the_first_board(Match.new(game, scenario, seats, seed="golden", nonce="golden"))
    rng = Random("golden")
    lines = [f"# {game} {scenario}, {seats} seats, board {match.setup.board}", f"# {match.setup.commitment}", ""]
    told = 0
    first = next(g for g in games() if g.id == game).scenarios[0]
    opening = OPENING if (scenario, seats) == (first.id, max(first.seats)) else SHORT_OPENING
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        move = rng.choice(decision.options)
        number = len(match) + 1
        if number <= opening:
            options = ", ".join(m.text for m in decision.options)
            lines.append(f"{number}. {match.seats[decision.seat]} {decision.kind} ({decision.rule}) [{options}]")
            lines.append(f"   > {move.text}")
        match.play(decision.seat, move)
        if number <= opening:
            for event in match.events(decision.seat, told):
                secret = f" ({', '.join(map(str, event.secret))})" if event.secret else ""
                lines.append(f"     {event.kind} {' '.join(map(str, event.args))}{secret}".rstrip())
                line = match.definition.line(event, "en")
                if line is not None:
                    lines.append(f"       {line}")
        told = match.event_count
        if number % SUMMARY_EVERY == 0:
            lines.append(f"== after {number}: {summary(match)}")
    lines += [f"== after {len(match)}: {summary(match)}", f"outcome {match.outcome.to_data()}", ""]
    return "\n".join(lines)


def summary(match: Match) -> str:
    """A short view of everything public."""
    return SUMMARIES[match.setup.game](match.view(None))


def struggle(view: dict[str, Any]) -> str:
    sides = "; ".join(
        f"{name} debt {side['debt']}/{side['limit']} treaty {side['treaty']} navy {side['navy']}/{side['unbuilt']} "
        f"cards {side['cards']} ministers {' '.join(str(m['card']) for m in side['ministry'])} "
        f"flags {' '.join(side['flags'])}"
        for name, side in view["sides"].items()
    )
    return f"{view['turn']} vp {view['vp']} draw {view['draw']} conflict {' '.join(view['conflict'])} | {sides}"


def coalitions(view: dict[str, Any]) -> str:
    return f"round {view['round']} turn {view['turn']} deck {view['deck']} | {powers(view, view['statuses'])}"


def raison_detat(view: dict[str, Any]) -> str:
    return f"{coalitions(view)} | emperor {view['emperor']}"


def realpolitik(view: dict[str, Any]) -> str:
    allies = {name: f"ally {power['ally']}" for name, power in view["powers"].items()}
    tracks = f"turn {view['turn']} prestige {' '.join(view['prestige'])} token {view['diplomacy_track']['token']}"
    trains = " ".join("-".join(border) for border in view["trains"])
    return f"{tracks} | {powers(view, allies)} | trains {trains}"


def powers(view: dict[str, Any], stands: dict[str, str]) -> str:
    """The Powers of a game of the family, and the Garrisons."""
    told = "; ".join(
        f"{name} {stands[name]} morale {p['morale']} influence {p['influence']} money {p['money']} "
        f"cards {p['cards']} {' '.join(f'{t}({n})' for t, n in p['generals'].items())} off {p['off_board']}"
        for name, p in view["powers"].items()
    )
    garrisons = " ".join(f"{t}:{owner}" for t, owner in view["garrisons"].items())
    return f"{told} | {garrisons}"


def maria(view: dict[str, Any]) -> str:
    told = "; ".join(
        f"{name} cards {power['cards']} armies {power['armies']} pool {power['pool']} won {power['battles']}"
        for name, power in view["powers"].items()
    )
    pieces = {id: general["city"] for id, general in view["generals"].items()} | view["trains"]
    places = " ".join(f"{id}:{city}" for id, city in pieces.items() if city is not None)
    markers = " ".join(f"{city}:{owner}" for city, owner in view["markers"].items())
    tracks = " ".join(f"{track} {space}" for track, space in view["tracks"].items())
    decks = " ".join(map(str, view["decks"]))
    return f"turn {view['turn']} stage {view['stage']} decks {decks} {tracks} | {told} | {places} | {markers}"


SUMMARIES: dict[str, Callable[[dict[str, Any]], str]] = {
    "coalitions": coalitions,
    "realpolitik": realpolitik,
    "raison_detat": raison_detat,
    "imperial_struggle": struggle,
    "maria": maria,
}

"""The scene of a match: what to draw, in words.

It is what a spectator sees and what the seat adds: its hands, the armies of its generals, its face-down cards and its
options, which name the things they are about.
"""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.games.maria import (
    scene_map,
    scene_negotiations,
    scene_politics,
    scene_reach,
    scene_staged,
    scene_table,
    scene_war,
    words,
)
from chancellery.games.maria.scene_asking import MariaAsking
from chancellery.games.maria.scene_legend import legend
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.stage import V
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.winter import Winter
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery.table.drawing import by_people, for_seats, outcome
from chancellery.table.scene import Head, Land, Scene, Titles
from chancellery.table.scene_telling import Outcome
from chancellery.table.swapping import swapped

FIRST_YEAR, TURNS_PER_YEAR = 1741, 3
ASKING: MariaAsking = MariaAsking()


def scenes(s: Campaign, seats: Sequence[int | None], lang: str) -> list[Scene]:
    return for_seats(s, seats, lang, _public(s, lang), _own)


def _public(s: Campaign, lang: str) -> Scene:
    """What a spectator sees, and everybody."""
    return Scene(
        head=_head(s, lang),
        prompt=ASKING.prompt(s, [], lang),
        waiting=ASKING.waiting(s, lang),
        places=scene_map.places(s, lang),
        pieces=scene_map.pieces(s, None, lang),
        powers=scene_table.powers(s, lang),
        lands=(Land("silesia", "prussia"),) if s.silesia else (),  # M-19.1.5
        tracks=scene_politics.tracks(s, lang),
        rows=scene_politics.rows(s, None, lang),
        meters=scene_table.meters(s, lang),
        piles=scene_table.piles(s, lang),
        contest=scene_war.contest(s, lang),
        staged=scene_staged.staged(s, lang),
        special=scene_table.special(s, lang),
        negotiations=scene_negotiations.public(s, lang),
        legend=legend(s.game.full, lang),
        outcome=by_people(s, lang) or _outcome(s, lang),
    )


def _own(s: Campaign, drawn: Scene, seat: int, decisions: list[Decision], lang: str) -> Scene:
    """Its own cards and armies, and where its pieces can go."""
    reaches = scene_reach.reaches(s, decisions)
    prompt = drawn.prompt
    if prompt is not None and reaches:
        prompt = swapped(prompt, plans=(*scene_reach.plans(s, reaches), *scene_reach.others(s, decisions)))
    return swapped(
        drawn,
        prompt=prompt,
        places=scene_reach.told(s, drawn.places, reaches, lang),
        pieces=scene_reach.shown(s, scene_map.pieces(s, seat, lang), reaches),
        meters=(*drawn.meters, *scene_table.own_meters(s, seat, lang)),
        rows=scene_politics.rows(s, seat, lang),
        hands=scene_table.hands(s, seat, scene_war.afters(s, decisions, lang), lang),
        contest=scene_war.own_contest(s, drawn.contest, seat, lang),
        negotiations=scene_negotiations.own(s, drawn.negotiations, seat, lang),
    )


def _outcome(s: Campaign, lang: str) -> Outcome | None:
    if s.outcome is None:
        return None
    seats = tuple(s.game.seats[seat] for seat in s.outcome.winners)
    names = words.names([text(lang, "maria-seat-" + seat) for seat in seats], lang)
    said = text(lang, "maria-log-victory", victory=s.outcome.reason, seats=names)
    return outcome(s, said, {seat: text(lang, "maria-seat-" + seat) for seat in s.game.seats})


def _head(s: Campaign, lang: str) -> Head:
    return Head(
        language=lang,
        game="maria",
        scenario=s.game.scenario,
        board=s.game.board,
        title=text(lang, "game-maria"),
        phase=_phase(s, lang),
        seat=None,
        round=s.turn,
        turn=s.stage,
        titles=Titles(
            powers=text(lang, "maria-title-powers"),
            special=text(lang, "maria-title-special"),
            table=text(lang, "maria-title-table"),
            shown=text(lang, "maria-title-shown"),
        ),
        public_press=s.game.full,  # M-21.3
    )


def _phase(s: Campaign, lang: str) -> str:
    """Where the match stands: the turn with its year, then the stage."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    if any(isinstance(p, Allocation) for p in s.stack):
        return text(lang, "maria-phase-set_up")
    year = FIRST_YEAR + (s.turn - 1) // TURNS_PER_YEAR
    parts = [text(lang, "maria-phase-turn", turn=s.turn, year=str(year))]
    if any(isinstance(p, Winter) for p in s.stack):
        parts.append(text(lang, "maria-phase-winter"))
    elif s.asked and s.asked[0].kind == "vote":
        parts.append(text(lang, "maria-phase-election"))
    else:
        alone = s.stage == V and not s.game.full  # M-14.6
        parts.append(text(lang, "maria-power-austria" if alone else f"maria-phase-stage-{s.stage}"))
        if s.asked and s.asked[0].kind in PHASES:
            parts.append(text(lang, f"maria-phase-{PHASES[s.asked[0].kind]}"))
    return " · ".join(parts)


PHASES = {
    "supply": "supply", "movement": "movement", "end_movement": "movement", "walk": "movement",
    "consent": "movement", "consent_move": "movement", "division": "movement", "attack": "combat", "battle": "combat",
    "retreat": "combat", "retreat_way": "combat",
}  # fmt: skip

"""The scene of a match: what to draw, in words.

It is what a spectator sees and what the seat adds: its hand, its face-down Ministry cards and War tiles, and its
options, which name the things they are about.
"""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.games.imperial_struggle import scene_map, scene_table, scene_war, words
from chancellery.games.imperial_struggle.peace_turn import ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.scene_asking import StruggleAsking
from chancellery.games.imperial_struggle.scene_legend import legend
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import theater_of
from chancellery.games.imperial_struggle.theater import TheaterResolution
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery.table.drawing import by_people, for_seats, outcome
from chancellery.table.scene import Head, Scene, Titles
from chancellery.table.scene_telling import Outcome
from chancellery.table.swapping import swapped

ASKING = StruggleAsking()


def scenes(s: Struggle, seats: Sequence[int | None], lang: str) -> list[Scene]:
    return for_seats(s, seats, lang, _public(s, lang), _own)


def _public(s: Struggle, lang: str) -> Scene:
    """What a spectator sees, and everybody."""
    return Scene(
        head=Head(
            language=lang,
            game="imperial_struggle",
            scenario="standard",
            board=s.game.board,
            title=text(lang, "game-imperial_struggle"),
            phase=_phase(s, lang),
            seat=None,
            round=s.step + 1,
            titles=Titles(powers=text(lang, "is-title-powers"), table=text(lang, "is-title-table")),
        ),
        prompt=ASKING.prompt(s, [], lang),
        waiting=ASKING.waiting(s, lang),
        places=scene_map.places(s, lang),
        pieces=scene_map.pieces(s, lang),
        powers=scene_table.powers(s, lang),
        lines=scene_map.lines(s),
        tracks=scene_table.tracks(s, lang),
        rows=scene_table.rows(s, lang),
        displays=scene_war.displays(s, None, lang),
        meters=scene_table.meters(s, lang),
        piles=scene_table.piles(s, lang),
        contest=scene_war.contest(s, lang),
        staged=scene_war.staged(s, lang),
        legend=legend(lang),
        outcome=by_people(s, lang) or _outcome(s, lang),
    )


def _own(s: Struggle, drawn: Scene, seat: int, decisions: list[Decision], lang: str) -> Scene:
    """Its own cards and tiles."""
    side = s.sides[seat]
    return swapped(
        drawn,
        rows=scene_table.own_rows(s, drawn.rows, side, decisions, lang),
        displays=scene_war.displays(s, side, lang),
        contest=scene_war.stake(s, drawn.contest, side, lang),
        hands=(scene_table.hand(s, side, lang),),
    )


def _outcome(s: Struggle, lang: str) -> Outcome | None:
    if s.outcome is None:
        return None
    winner = s.outcome.winners[0]
    said = text(lang, "is-outcome-" + s.outcome.reason, vp=s.vp, **words.forms(lang, "side", s.sides[winner]))
    return outcome(s, said)


def _phase(s: Struggle, lang: str) -> str:
    """Where the match stands: the turn, then the Action Round or the theater."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    parts = [text(lang, f"is-turn-{s.turn.id}.full")]
    turn = next((p for p in s.stack if isinstance(p, PeaceTurn)), None)
    fight = next((p for p in s.stack if isinstance(p, TheaterResolution)), None)
    if s.rounds and turn is not None:
        parts.append(text(lang, "is-phase-round", number=turn.rounds, count=ROUNDS))
        parts.append(words.side_name(s.round.side, lang))
    elif fight is not None:
        parts.append(text(lang, "is-theater-" + theater_of(s, fight.theater).id))
    elif s.asked:
        parts.append(text(lang, f"is-phase-{s.asked[0].kind}" if s.asked[0].kind in PHASES else "is-phase-other"))
    return " · ".join(parts)


PHASES = ("keep", "ministry", "first", "assign")

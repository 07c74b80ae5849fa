"""What to draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chancellery.kernel import Decision, Move
from chancellery.locale import text
from chancellery.table.asking import Asking
from chancellery.table.drawing import by_people
from chancellery.table.scene import Fact, Hand, Head, LegendEntry, Line, Piece, Place, Power, Scene, Titles
from chancellery.table.scene_telling import Card, Outcome
from chancellery_partition import words
from chancellery_partition.board import CROWNS, NOBODY, board
from chancellery_partition.state import ROUNDS, Lands


class PartitionAsking(Asking[Lands]):
    """A claim points at a province, which its move names, and at the card that is played for it."""

    ends = frozenset({"hold"})

    def powers(self, s: Lands) -> Sequence[str]:
        return CROWNS

    def concerned(self, s: Lands, decision: Decision, move: Move) -> Iterator[str]:
        if move.verb == "claim":
            yield f"card:{CROWNS[decision.actor]}/{move.args[1]}"


ASKING = PartitionAsking()


def scene(s: Lands, seat: int | None, lang: str) -> Scene:
    own = [d for d in s.asked if d.seat == seat]
    return Scene(
        head=_head(s, seat, lang),
        prompt=ASKING.prompt(s, own, lang),
        waiting=ASKING.waiting(s, lang),
        places=_places(s, lang),
        pieces=_eagles(s, lang),
        powers=tuple(_power(s, crown, lang) for crown in range(len(s.hands))),
        lines=_lines(),
        hands=() if seat is None else (_hand(s, seat, lang),),
        legend=(LegendEntry(text(lang, "partition-legend")),),
        sealed=ASKING.sealed(s, own, lang),
        outcome=by_people(s, lang) or _outcome(s, lang),
    )


def _head(s: Lands, seat: int | None, lang: str) -> Head:
    over = s.outcome is not None
    return Head(
        language=lang,
        game="partition",
        scenario="standard",
        board=s.game.board,
        title=text(lang, "game-partition"),
        phase=text(lang, "scene-over") if over else text(lang, "partition-phase", round=s.round, of=ROUNDS),
        seat=None if seat is None else s.game.seats[seat],
        round=s.round,
        titles=Titles(powers=text(lang, "partition-title-crowns"), table=text(lang, "partition-title-table")),
    )


def _places(s: Lands, lang: str) -> tuple[Place, ...]:
    return tuple(
        Place(
            ref=f"place:{id}",
            id=id,
            name=words.province_name(i, lang),
            text=(text(lang, "partition-worth", value=board().values[i]),),
            controller=None if s.holder[i] == NOBODY else CROWNS[s.holder[i]],
            home=CROWNS[board().homes.index(i)] if i in board().homes else None,
            region=text(lang, "partition-region"),
            value=board().values[i],
            shape="hexagon" if i in board().homes else "circle",
            at=board().at[i],
        )
        for i, id in enumerate(board().ids)
    )


def _lines() -> tuple[Line, ...]:
    ids, near = board().ids, board().near
    return tuple(Line(ids[a], ids[b]) for a in range(len(ids)) for b in range(a + 1, len(ids)) if near[a] >> b & 1)


def _eagles(s: Lands, lang: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            ref=f"piece:eagle-{board().ids[i]}",
            id=f"eagle-{board().ids[i]}",
            type="eagle",
            power=CROWNS[crown],
            letter=text(lang, f"partition-crown-{CROWNS[crown]}.letter"),
            place=board().ids[i],
            text=text(lang, "partition-flag", crown=words.crown_name(crown, lang)),
        )
        for i, crown in enumerate(s.holder)
        if crown != NOBODY
    )


def _power(s: Lands, crown: int, lang: str) -> Power:
    left = ", ".join(map(str, s.hands[crown])) or "–"
    return Power(
        ref=f"power:{CROWNS[crown]}",
        id=CROWNS[crown],
        name=words.crown_name(crown, lang),
        letter=text(lang, f"partition-crown-{CROWNS[crown]}.letter"),
        seat=s.game.seats[crown],
        facts=(Fact("score", text(lang, "partition-score"), s.score(crown), most=sum(board().values)),),
        status_name=text(lang, "partition-cards-left", cards=left),
    )


def _hand(s: Lands, crown: int, lang: str) -> Hand:
    about = text(lang, "partition-card-text")
    cards = (
        Card(f"card:{CROWNS[crown]}/{card}", text(lang, "partition-card", card=card), about, card)
        for card in s.hands[crown]
    )
    return Hand(CROWNS[crown], words.crown_name(crown, lang), tuple(cards))


def _outcome(s: Lands, lang: str) -> Outcome | None:
    if s.outcome is None:
        return None
    return Outcome(
        winners=tuple(s.game.seats[seat] for seat in s.outcome.winners),
        scores=dict(zip(s.game.seats, s.outcome.scores, strict=True)),
        rule=s.outcome.rule,
        reason=s.outcome.reason,
        text=words.victory(s.outcome.winners, lang),
        names={seat: words.crown_name(crown, lang) for crown, seat in enumerate(s.game.seats)},
    )

"""The messages of a live table, in both directions; `type` tells them apart."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from chancellery.server.models import ClocksInfo, Error, In, Lang, MatchSummary, Out, Pace, SeatId
from chancellery.server.table_models import Done, LogLine, MoveSend, PressLine, PressSend, UndoSend
from chancellery.table.scene import Scene

# -- from the client


class MoveMessage(MoveSend):
    type: Literal["move"]


class UndoMessage(UndoSend):
    type: Literal["undo"]


class PressMessage(PressSend):
    type: Literal["press"]


class LookMessage(In):
    """Look with the eyes of another seat of yours, or in another language; a fresh state follows."""

    type: Literal["look"]
    seat: SeatId | None = None
    lang: Lang = "en"


class PaceMessage(In):
    """How fast bots shall play for you."""

    type: Literal["pace"]
    pace: Pace


class PingMessage(In):
    type: Literal["ping"]


ClientMessage = Annotated[
    MoveMessage | UndoMessage | PressMessage | LookMessage | PaceMessage | PingMessage, Field(discriminator="type")
]
CLIENT: TypeAdapter[MoveMessage | UndoMessage | PressMessage | LookMessage | PaceMessage | PingMessage] = TypeAdapter(
    ClientMessage
)


# -- from the server


class HelloNews(Out):
    """The first message. `events` and `press` are the counts to go on from."""

    type: Literal["hello"] = "hello"
    protocol: Literal[1] = 1
    match: str
    seat: str | None
    lang: Lang
    seq: int
    moves: int
    events: int
    press: int


class _Drawn(Out):
    seq: int
    moves: int
    waited: int = Field(description="milliseconds since the present decisions were asked; 0 when the match is over")
    undo: bool = Field(description="whether the seat's last own act can be taken back")
    clocks: ClocksInfo | None = None


class StateNews(_Drawn):
    """What to draw now. The server may skip states: only the newest matters."""

    type: Literal["state"] = "state"
    scene: Scene


class ChangesNews(_Drawn):
    """The same for those who asked for `changes`: the parts that differ from the scene sent before."""

    type: Literal["changes"] = "changes"
    parts: dict[str, Any] = Field(description="SceneParts")


class EventsNews(Out):
    """Lines of the log. Drop what you have from `start` on (an undo took it back), then add these."""

    type: Literal["events"] = "events"
    seq: int
    start: int
    count: int
    lines: list[LogLine]


class PressNews(Out):
    type: Literal["press"] = "press"
    start: int
    count: int
    lines: list[PressLine]


class PresenceNews(Out):
    type: Literal["presence"] = "presence"
    online: list[str]
    watching: int


class SummaryNews(Out):
    """Somebody sat down or left, or the match is over."""

    type: Literal["summary"] = "summary"
    match: MatchSummary


class DoneNews(Done):
    """The answer to a move, undo or message of yours: it is stored."""

    type: Literal["done"] = "done"


class ErrorNews(Error):
    """The answer to a message of yours that was refused, or bad news for all."""

    type: Literal["error"] = "error"
    action_id: str | None = None


class PongNews(Out):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    HelloNews
    | StateNews
    | ChangesNews
    | EventsNews
    | PressNews
    | PresenceNews
    | SummaryNews
    | DoneNews
    | ErrorNews
    | PongNews,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)

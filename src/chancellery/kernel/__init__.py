"""The kernel: matches, procedures, decisions, moves, events, chance, records. It knows no game."""

from chancellery.kernel.decision import Decision
from chancellery.kernel.definition import Definition, Game, Option, Scenario
from chancellery.kernel.errors import BadInput, BadNotation, CannotUndo, Illegal, Refusal, other_time
from chancellery.kernel.events import Event
from chancellery.kernel.match import Match
from chancellery.kernel.moves import Move, Notation
from chancellery.kernel.plugin import Plugin
from chancellery.kernel.press import Press
from chancellery.kernel.preview import Preview
from chancellery.kernel.procedure import AGAIN, DONE, Procedure
from chancellery.kernel.record import BadRecord
from chancellery.kernel.registry import discover, game, games, plugin, plugins, register
from chancellery.kernel.setup import Setup
from chancellery.kernel.state import Outcome, State
from chancellery.kernel.verify import verify

__all__ = [
    "AGAIN",
    "DONE",
    "BadInput",
    "BadNotation",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Definition",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "Notation",
    "Option",
    "Outcome",
    "Plugin",
    "Press",
    "Preview",
    "Procedure",
    "Refusal",
    "Scenario",
    "Setup",
    "State",
    "discover",
    "game",
    "games",
    "other_time",
    "plugin",
    "plugins",
    "register",
    "verify",
]

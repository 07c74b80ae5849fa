"""The kernel: matches, procedures, decisions, moves, events, chance, records. It knows no game."""

from chancellery.kernel.bars import Bars
from chancellery.kernel.decision import Decision
from chancellery.kernel.definition import Definition, Game, Option, Scenario
from chancellery.kernel.derived import sendable
from chancellery.kernel.errors import BadInput, BadNotation, CannotUndo, Illegal, Refusal, other_time
from chancellery.kernel.events import Event
from chancellery.kernel.hidden import Hidden, Pile, Sum
from chancellery.kernel.lexicon import Lexicon
from chancellery.kernel.match import Match
from chancellery.kernel.moves import Move
from chancellery.kernel.plugin import Plugin
from chancellery.kernel.press import Press
from chancellery.kernel.preview import Preview
from chancellery.kernel.procedure import LEAVE, REPEAT, SCRIPTS, Procedure, Step, asks, does
from chancellery.kernel.record import BadRecord
from chancellery.kernel.registry import discover, game, games, plugin, plugins, register
from chancellery.kernel.setup import Setup
from chancellery.kernel.state import Outcome, State
from chancellery.kernel.verify import verify
from chancellery.kernel.vocabulary import Field, Happening, Question, Reason, Sort, Verb

sendable(Setup, Outcome, Press, Scenario, Option)

__all__ = [
    "LEAVE",
    "REPEAT",
    "SCRIPTS",
    "BadInput",
    "BadNotation",
    "BadRecord",
    "Bars",
    "CannotUndo",
    "Decision",
    "Definition",
    "Event",
    "Field",
    "Game",
    "Happening",
    "Hidden",
    "Illegal",
    "Lexicon",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Pile",
    "Plugin",
    "Press",
    "Preview",
    "Procedure",
    "Question",
    "Reason",
    "Refusal",
    "Scenario",
    "Setup",
    "Sort",
    "State",
    "Step",
    "Sum",
    "Verb",
    "asks",
    "discover",
    "does",
    "game",
    "games",
    "other_time",
    "plugin",
    "plugins",
    "register",
    "verify",
]

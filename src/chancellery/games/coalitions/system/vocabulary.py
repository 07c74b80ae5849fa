"""The vocabulary of a game: its verbs, decisions and events, what each carries, and why a move may be refused.

The system has one for what it asks itself; each game adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from chancellery.games.coalitions.system.event_kinds import Field
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move, Refusal

Explain = Callable[[Realm, Decision, Move], Refusal | None]
Fields = tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    forms: Mapping[str, str] = field(default_factory=dict)  # the notation of each verb
    moves: Mapping[str, Fields] = field(default_factory=dict)  # its arguments; a verb without any is not listed
    decisions: Mapping[str, Fields] = field(default_factory=dict)  # what the numbers in `about` mean
    verbs: Mapping[str, set[str]] = field(default_factory=dict)  # the moves that answer a decision
    events: Mapping[str, Fields] = field(default_factory=dict)
    secret: Mapping[str, Fields] = field(default_factory=dict)  # of an event, for the seats it names alone
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what fields of the type "word" can say
    explain: Mapping[str, Explain] = field(default_factory=dict)  # per verb
    when: Mapping[str, str] = field(default_factory=dict)  # per verb the rule that says when it is played
    never: Mapping[str, str] = field(default_factory=dict)  # verbs that the game has no use for, and the rule

    def plus(self, own: Vocabulary) -> Vocabulary:
        """This vocabulary with what a game adds; a decision may get more verbs, a field more words."""
        kinds = {*self.verbs, *own.verbs}
        fields = {*self.words, *own.words}
        return Vocabulary(
            {**self.forms, **own.forms},
            {**self.moves, **own.moves},
            {**self.decisions, **own.decisions},
            {kind: self.verbs.get(kind, set()) | own.verbs.get(kind, set()) for kind in kinds},
            {**self.events, **own.events},
            {**self.secret, **own.secret},
            {name: (*self.words.get(name, ()), *own.words.get(name, ())) for name in fields},
            {**self.explain, **own.explain},
            {**self.when, **own.when},
            {**self.never, **own.never},
        )

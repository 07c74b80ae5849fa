"""Accords by word: what bots have proposed in phrases, what was agreed, and who kept to it.

All of it is read from the match and its press; nothing is kept besides. A seat is bound by what it said itself, and the
rules bind nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, get_args

from chancellery.bots.personality import Personality
from chancellery.bots.pledge import Kind, Pledge
from chancellery.bots.talk.envoy import ABOUT, ASK, BUT, Envoy, Promise, Term, envoy_of
from chancellery.kernel import Event, Match, Press
from chancellery.table.phrases import Phrase, read

YES: Final = "yes"
DEAL: Final = "deal"  # the latest proposal between two is agreed
MUTUAL: Final[frozenset[Kind]] = frozenset(("peace", "together", "alliance", "clear"))
KINDS: Final[frozenset[str]] = frozenset(get_args(Kind))
REMEMBERED: Final = 4  # rounds for which a sensible player remembers a broken word


@dataclass(frozen=True)
class Proposal:
    """What one seat proposed to another in a phrase."""

    by: int
    to: int
    verb: str
    term: Term
    after: int  # moves made before

    @property
    def gives(self) -> tuple[Kind, ...]:
        """What the one who proposes promises."""
        kind = self.term.kind
        if kind in MUTUAL:
            return (kind, "pay") if self.verb == BUT and kind == "together" else (kind,)
        return (kind,) if self.verb == BUT else ()

    @property
    def wants(self) -> tuple[Kind, ...]:
        """What the other promises by agreeing."""
        kind = self.term.kind
        return (kind,) if kind in MUTUAL or self.verb == ASK else ("peace",)


@dataclass(frozen=True)
class Accord:
    """A proposal that was agreed; `after`: the moves made before that."""

    proposal: Proposal
    after: int

    def promises(self, by: int) -> tuple[Kind, ...]:
        """What a seat has promised."""
        return self.proposal.gives if by == self.proposal.by else self.proposal.wants

    def other(self, seat: int) -> int:
        return self.proposal.to if seat == self.proposal.by else self.proposal.by


@dataclass
class Talks:
    """What a seat has heard and said."""

    accords: list[Accord] = field(default_factory=list)
    open: dict[tuple[int, int], Proposal] = field(default_factory=dict)  # the latest by a seat to another
    asked: Counter[tuple[int, int]] = field(default_factory=Counter)  # proposals by a seat to another, of all rounds
    refused: Counter[tuple[int, int]] = field(default_factory=Counter)  # what a seat proposed, by another
    warned: list[int] = field(default_factory=list)  # the powers that the seat itself has called upon others to stop


def kind_of(key: str) -> tuple[str, str]:
    """The verb of a phrase and what it is about."""
    verb, _, rest = key.partition("-")
    return verb, rest


def term_of(phrase: Phrase, rest: str) -> Term | None:
    """What a phrase proposes."""
    kind: Kind | None = next((kind for kind in get_args(Kind) if kind == rest), None)
    if kind is None:
        return None
    named = {name: value for name, _, value in phrase.args}
    return Term(kind, named.get(ABOUT.get(kind, ""), -1), named.get("turn", 0))


def heard(match: Match, seat: int) -> Talks:
    """All that a seat has said and heard in phrases."""
    talks, envoy = Talks(), envoy_of(match.setup.game)
    for said in match.said:
        if said.seat is None or said.text[:1] != "~" or not said.seen_by(seat):
            continue
        phrase = read(said.text, match.definition)
        if phrase is not None:
            _hear(talks, envoy, match, seat, said, phrase)
    return talks


def _hear(talks: Talks, envoy: Envoy, match: Match, seat: int, said: Press, phrase: Phrase) -> None:
    assert said.seat is not None
    by, (verb, rest) = said.seat, kind_of(phrase.key)
    power = next((value for name, _, value in phrase.args if name == "power"), -1)
    if by == seat and power >= 0 and phrase.key in ("leader", "yes-leader"):
        talks.warned.append(power)
    to = envoy.seat_of(match.state, power) if power >= 0 else -1
    if to < 0 or to == by or seat not in (by, to):
        return
    term = term_of(phrase, rest)
    if verb in (ASK, BUT) and term is not None:
        talks.open[by, to] = Proposal(by, to, verb, term, said.after)
        talks.asked[by, to] += 1
    elif verb == "no":
        if talks.open.pop((to, by), None) is not None:
            talks.refused[to, by] += 1
    elif verb in (YES, DEAL):
        _agree(talks, seat, by, to, verb, term, said.after)


def _agree(talks: Talks, seat: int, by: int, to: int, verb: str, term: Term | None, after: int) -> None:
    """Somebody says yes. Nobody agrees in the name of another."""
    theirs, own = talks.open.get((to, by)), talks.open.get((by, to))
    if theirs is not None and (verb == DEAL or (term is not None and term.kind == theirs.term.kind)):
        talks.accords.append(Accord(talks.open.pop((to, by)), after))
    elif verb == DEAL and own is not None and by == seat:  # the other had said so in his own words
        talks.accords.append(Accord(talks.open.pop((by, to)), after))
    elif verb == YES and term is not None and by == seat:  # it was asked in words
        talks.accords.append(Accord(Proposal(to, by, ASK, term, after), after))


def pledges(match: Match, seat: int, personality: Personality) -> tuple[Pledge, ...]:
    """What a seat has given its word for, as long as it counts and the other has not broken his."""
    if not any(said.seat == seat and said.text[:1] == "~" for said in match.said):
        return ()
    envoy, talks = envoy_of(match.setup.game), heard(match, seat)
    found: list[Pledge] = []
    now = envoy.clock(match)
    for accord in talks.accords:
        term, other = accord.proposal.term, accord.other(seat)
        if term.until < now or broke(envoy, match, accord, other):
            continue
        to = sum(1 << power for power in envoy.powers(match, other))
        found += [Pledge(kind, to, _about(kind, term), personality.faith) for kind in accord.promises(seat)]
    leader = envoy.leader(match) if talks.warned else -1
    if leader in talks.warned:
        found.append(Pledge("against", 0, leader, personality.faith))
    return tuple(dict.fromkeys(found))


def _about(kind: Kind, term: Term) -> int:
    """What a promise is about; what comes in return is about nothing."""
    return term.about if kind == term.kind else -1


def broke(envoy: Envoy, match: Match, accord: Accord, by: int) -> bool:
    """Whether a seat has done otherwise than it promised."""
    term = accord.proposal.term
    promises = accord.promises(by)
    if not promises:
        return False
    events, over = _during(envoy, match, accord)
    doers, victims = (frozenset(envoy.powers(match, seat)) for seat in (by, accord.other(by)))
    return any(envoy.broke(match, events, Promise(kind, doers, victims, _about(kind, term)), over) for kind in promises)


def _during(envoy: Envoy, match: Match, accord: Accord) -> tuple[list[Event], bool]:
    """What has happened while an accord counted, and whether it is over."""
    events = match.events(None, match.counts[min(accord.after, len(match))])
    mark, until = match.definition.mark, accord.proposal.term.until
    for n, event in enumerate(events):
        if mark(event) == "round" and event.args[0] > until:
            return list(events[:n]), True
    return list(events), False


def broken(match: Match, seat: int, talks: Talks, grudge: float) -> frozenset[int]:
    """The seats that have broken their word to this one, as long as that is remembered."""
    envoy = envoy_of(match.setup.game)
    since = envoy.clock(match) - REMEMBERED * grudge
    recent = [accord for accord in talks.accords if accord.proposal.term.until > since]
    return frozenset(accord.other(seat) for accord in recent if broke(envoy, match, accord, accord.other(seat)))


def lately_broken(match: Match, seat: int) -> Iterator[tuple[int, Kind]]:
    """The powers that have broken their word to the seat since the round began, and in what."""
    if not any(said.seat == seat and said.text[:1] == "~" for said in match.said):
        return
    envoy, now = envoy_of(match.setup.game), None
    for accord in heard(match, seat).accords:
        now = envoy.clock(match) if now is None else now
        by = accord.other(seat)
        if accord.proposal.term.until >= now and broke(envoy, match, accord, by):
            power = next(iter(envoy.powers(match, by)), -1)
            yield power, next(iter(accord.promises(by)))


def powers_of(envoy: Envoy, match: Match, seats: Iterable[int]) -> list[int]:
    return [power for seat in seats for power in envoy.powers(match, seat)]

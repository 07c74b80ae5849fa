"""Parley: what a bot proposes by word where nothing can be signed, and how it answers such proposals.

It proposes one thing a round, to whom it has most to agree upon with; it bargains once; and it leaves alone whoever
keeps refusing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chancellery.bots.personality import Personality
from chancellery.bots.talk.accords import DEAL, KINDS, YES, Proposal, Talks, broken, heard, kind_of, term_of
from chancellery.bots.talk.envoy import ASK, BUT, Envoy, Proposing, Term, envoy_of
from chancellery.bots.talk.remarks import REMARKS, key_of
from chancellery.kernel import Match, Press
from chancellery.table.phrases import Phrase, read

PATIENCE: Final = 2  # refusals more than accords after which a seat is left alone
MOST_ANSWERS: Final = 2  # to one seat in a round: to a proposal, and to the next
PRIVATE: Final = frozenset({"strong", "poor", "need", "city"})  # reasons that would tell what only the bot knows


@dataclass(frozen=True)
class Saying:
    """A phrase, and to whom; None: to everybody."""

    phrase: Phrase
    to: int | None


def proposes(key: str) -> bool:
    """Whether a phrase proposes something."""
    verb, kind = kind_of(key)
    return verb in (ASK, BUT) and kind in KINDS


def thinking(match: Match, seat: int, personality: Personality, talks: Talks) -> Proposing:
    vain = talks.refused.copy()
    vain.subtract([(accord.proposal.by, accord.proposal.to) for accord in talks.accords])
    tired = frozenset(to for (by, to), count in vain.items() if by == seat and count >= PATIENCE)
    return Proposing(seat, personality, broken(match, seat, talks, personality.grudge), tired)


def asking(match: Match, seat: int, personality: Personality, since: int) -> Saying | None:
    """What the bot proposes of itself; `since`: the moves made before the round began."""
    envoy = envoy_of(match.setup.game)
    if not envoy.parleys(match):
        return None
    talks = heard(match, seat)
    own, leader = envoy.powers(match, seat), envoy.leader(match)
    remarks = [one for one in match.said if one.seat == seat and key_of(one.text) in REMARKS]
    spoke = bool(remarks) and (remarks[-1].after >= since or key_of(remarks[-1].text) == "leader")
    if leader >= 0 and leader not in own and len(match.seats) > 2 and not spoke and not _warned(match, leader, since):
        return Saying(envoy.phrase("leader", personality, leader), None)
    if any(open.by == seat and open.after >= since for open in talks.open.values()):
        return None
    who = thinking(match, seat, personality, talks)
    for power, verb, term in envoy.wanted(match, who):
        other = envoy.seat_of(match.state, power)
        if other not in who.tired | who.distrusts and not _agreed(talks, other, term, envoy.clock(match)):
            return Saying(envoy.proposal(verb, term, personality, power), other)
    return None


def _warned(match: Match, leader: int, since: int) -> bool:
    """Whether somebody has called upon everybody to stop a power in this round."""
    said = [read(one.text, match.definition) for one in match.said if one.after >= since and one.text[:7] == "~leader"]
    return any(phrase is not None and phrase.args[0][2] == leader for phrase in said)


def _agreed(talks: Talks, other: int, term: Term, now: int) -> bool:
    """Whether two have agreed upon such a thing already."""
    return any(
        other in (accord.proposal.by, accord.proposal.to)
        and accord.proposal.term.kind == term.kind
        and accord.proposal.term.until >= now
        for accord in talks.accords
    )


def answering(
    match: Match, seat: int, personality: Personality, said: Press, answers: Sequence[Phrase]
) -> Phrase | None:
    """The answer to a proposal in a phrase; `answers`: those of the bot in this round."""
    envoy, phrase = envoy_of(match.setup.game), read(said.text, match.definition)
    if said.seat is None or phrase is None or not envoy.parleys(match):
        return None
    verb, rest = kind_of(phrase.key)
    term, theirs = term_of(phrase, rest), envoy.powers(match, said.seat)
    to_them = [one for one in answers if any(name == "power" and value in theirs for name, _, value in one.args)]
    if term is None or not theirs or len(to_them) >= MOST_ANSWERS:
        return None
    who = thinking(match, seat, personality, heard(match, seat))
    return answer(envoy, match, who, Proposal(said.seat, seat, verb, term, said.after), theirs[0])


def answer(envoy: Envoy, match: Match, who: Proposing, proposal: Proposal, power: int) -> Phrase:
    """Yes, no, or something else instead, to the first power of who proposes it."""
    term, personality = proposal.term, who.personality
    wrong = envoy.objection(match, proposal.by, term, who, proposal.verb == BUT)
    if not wrong:
        if proposal.verb == BUT:
            return envoy.phrase(DEAL, personality, power)
        return envoy.proposal(YES, term, personality, power)
    if proposal.verb == ASK:
        other = envoy.counter(match, proposal.by, term, wrong, who)
        if other is not None:
            return envoy.proposal(BUT, other, personality, power)
    return refusal(wrong, envoy, personality, power)


def refusal(reason: str, envoy: Envoy, personality: Personality, power: int) -> Phrase:
    """Why something is turned down, told without what only the bot knows."""
    return envoy.phrase("no-terms" if reason in PRIVATE else f"no-{reason}", personality, power)

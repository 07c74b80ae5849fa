"""Drawing up agreements and contracts (20, 21): acts that no decision asks for, by any player between decisions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from chancellery.games.maria import subsidies
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.negotiations import Agreement, promised
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, NOBODY
from chancellery.games.maria.sequence import LAST_TURN
from chancellery.games.maria.state import Campaign
from chancellery.kernel import BadInput, BadNotation, Decision, Move, Reason
from chancellery.kernel.sets import bits

ACTS: Final[frozenset[str]] = frozenset({"propose", "sign", "turn_down", "withdraw"})
FORM: Final = "propose [to SEAT, ...] [until TURN]: CLAUSE; ... [-- WORDS]"
LONGEST: Final = 600  # characters of an agreement's words
MOST_CLAUSES: Final = 8
MOST_OPEN: Final = 3  # proposals of one player at a time (M-21.4)
DONE_AT_ONCE: Final = ("subsidy", "cancel", "end")  # clauses of which nothing is left to keep
_LONG_NUMBER: Final = re.compile(r"\d{4}|(until|for) \d{3}")
_HEAD: Final = re.compile(r"(?:to (?P<to>[\w, ]+?))? ?(?:until (?P<until>\d{1,2}))?", re.IGNORECASE)


@dataclass(frozen=True)
class Draft:
    """What somebody proposes, before it has a number."""

    parties: int
    until: int
    clauses: tuple[Move, ...]
    words: str


def read(s: Campaign, seat: int, text: str) -> Draft:
    """The agreement a text describes; BadInput names the part that is wrong."""
    head, colon, rest = text.removeprefix("propose").strip().partition(":")
    found = _HEAD.fullmatch(head.strip())
    if not colon or found is None or text.removeprefix("propose")[:1] not in " :":
        raise BadNotation("notation-bad-form", text=text[:80], form=FORM)
    listed, _, words = rest.partition("--")
    if _LONG_NUMBER.search(listed):  # whatever can be read is kept: no turn is far away
        raise BadNotation("notation-bad-form", text=text[:80], form=FORM)
    clauses = tuple(s.game.clauses.read(clause) for clause in listed.split(";") if clause.strip())
    parties = 1 << seat
    for name in (found["to"] or "").replace(",", " ").lower().split():
        if name not in s.game.seats:
            raise BadInput("match-unknown-seat", seat=name, known=", ".join(s.game.seats))
        parties |= 1 << s.game.seats.index(name)
    for clause in clauses:
        parties |= bound(s, clause)
    if len(words.strip()) > LONGEST:
        raise BadInput("press-too-long", longest=LONGEST, length=len(words.strip()))
    until = int(found["until"]) if found["until"] else _term(s, clauses, words.strip())
    return Draft(parties, until, clauses, words.strip())


def bound(s: Campaign, clause: Move) -> int:
    """The seats that a clause binds: those of its powers, or the parties of the agreement it ends."""
    if clause.verb == "end":
        return next((a.parties for a in s.agreements if a.number == clause.args[0]), 0)
    powers = clause.args[:1] if clause.verb in ("vote", "evacuate") else clause.args[:2]
    seats = 0
    for power in powers:
        seats |= 1 << s.seat_of[power]
    return seats


def _term(s: Campaign, clauses: tuple[Move, ...], words: str) -> int:
    """How long an agreement runs that does not say so: as long as its clauses, else to the end of the match."""
    if any(clause.verb == "vote" for clause in clauses):
        return LAST_TURN
    ends = _ends(clauses)
    return max(ends) if ends else LAST_TURN if words else s.turn


def _ends(clauses: tuple[Move, ...]) -> list[int]:
    """The last turns of those clauses that name one."""
    return [clause.args[2] for clause in clauses if clause.verb in ("truce", "evacuate")]


# -- whether it is allowed


def may_act(s: Campaign, seat: int, move: Move) -> Reason | None:
    found = closed(s)
    if found is not None:
        return found
    if move.verb == "propose":
        return _may_propose(s, seat, read(s, seat, move.text))
    return _may_answer(s, seat, move)


def closed(s: Campaign) -> Reason | None:
    """Why nobody can agree anything now."""
    if not s.game.full:
        return v.AGREEMENT_FULL_ONLY
    if s.running(Battle) is not None:
        return v.AGREEMENT_BATTLE
    return None


def too_many(s: Campaign, seat: int) -> Reason | None:
    """M-21.4: whether the seat has to withdraw something before it proposes more."""
    open_ = sum(a.by == seat and not a.in_force for a in s.agreements)
    return v.AGREEMENT_TOO_MANY.saying(most=MOST_OPEN) if open_ >= MOST_OPEN else None


def _may_propose(s: Campaign, seat: int, draft: Draft) -> Reason | None:
    if not draft.clauses and not draft.words:
        return v.AGREEMENT_EMPTY
    if len(draft.clauses) > MOST_CLAUSES:
        return v.AGREEMENT_LONG.saying(most=MOST_CLAUSES)
    contracts = draft.clauses and all(clause.verb in ("subsidy", "cancel") for clause in draft.clauses)
    if draft.parties == 1 << seat and not contracts:
        return v.AGREEMENT_ALONE
    found = too_many(s, seat)
    if found is not None:
        return found
    return _clauses_refused(s, draft.clauses) or _term_refused(s, draft)


def _term_refused(s: Campaign, draft: Draft) -> Reason | None:
    """It runs at least as long as its clauses."""
    first = max([s.turn, *_ends(draft.clauses)])
    return None if first <= draft.until <= LAST_TURN else v.AGREEMENT_TERM.saying(first=first, last=LAST_TURN)


def _clauses_refused(s: Campaign, clauses: tuple[Move, ...]) -> Reason | None:
    for number, clause in enumerate(clauses):
        found = clause_refused(s, clause) or _at_odds(s, clauses[:number], clause)
        if found is not None:
            return found
    return None


def _at_odds(s: Campaign, before: tuple[Move, ...], clause: Move) -> Reason | None:
    """One agreement does not promise two things that exclude each other."""
    for other in before:
        if clause.verb == other.verb == "vote" and clause.args[0] == other.args[0]:
            return v.VOTE_PROMISED.saying(
                power=s.name_of("power", clause.args[0]), candidate=s.name_of("power", other.args[1])
            )
        if clause.verb == other.verb == "subsidy" and set(clause.args[:2]) == set(other.args[:2]):
            return v.CONTRACT_RUNS
        if clause.verb == other.verb == "cancel" and clause.args == other.args:
            return v.NO_CONTRACT
        if clause.verb == other.verb == "end" and clause.args == other.args:
            return v.NO_AGREEMENT.saying(number=clause.args[0])
    return None


def _truce(s: Campaign, clause: Move) -> Reason | None:
    one, other, until = clause.args
    if not s.relations.enemies[one] >> other & 1:
        return v.TRUCE_NO_ENEMIES.saying(power=s.name_of("power", one), other=s.name_of("power", other))
    return _turn(s, until)


def _turn(s: Campaign, until: int) -> Reason | None:
    return None if s.turn <= until <= LAST_TURN else v.AGREEMENT_TERM.saying(first=s.turn, last=LAST_TURN)


def _evacuate(s: Campaign, clause: Move) -> Reason | None:
    return _turn(s, clause.args[2])


def _vote(s: Campaign, clause: Move) -> Reason | None:
    power, candidate = clause.args
    if candidate not in (AUSTRIA, FRANCE):
        return v.NO_CANDIDATE.saying(power=s.name_of("power", candidate))
    if s.emperor != NOBODY:
        return v.ELECTION_OVER
    before, _ = promised(s, power)
    if before not in (NOBODY, candidate):
        return v.VOTE_PROMISED.saying(power=s.name_of("power", power), candidate=s.name_of("power", before))
    return None


def _subsidy(s: Campaign, clause: Move) -> Reason | None:
    payer, receiver, term = clause.args
    if not 1 <= term <= LAST_TURN:
        return v.CONTRACT_TERM.saying(most=LAST_TURN)
    return subsidies.refused(s, payer, receiver)


def _cancel(s: Campaign, clause: Move) -> Reason | None:
    if clause.args == (FRANCE, BAVARIA):
        return v.STANDING_SUBSIDY
    found = any((contract[0], contract[1]) == clause.args for contract in s.contracts)
    return None if found else v.NO_CONTRACT


def _end(s: Campaign, clause: Move) -> Reason | None:
    found = any(a.in_force and a.number == clause.args[0] for a in s.agreements)
    return None if found else v.NO_AGREEMENT.saying(number=clause.args[0])


_CHECKS: Final = {
    "truce": _truce,
    "evacuate": _evacuate,
    "vote": _vote,
    "subsidy": _subsidy,
    "cancel": _cancel,
    "end": _end,
}


def clause_refused(s: Campaign, clause: Move) -> Reason | None:
    """None if a clause makes sense now."""
    return _CHECKS[clause.verb](s, clause)


def _may_answer(s: Campaign, seat: int, move: Move) -> Reason | None:
    number = move.args[0]
    proposal = _proposal(s, number)
    if proposal is None:
        return v.NO_PROPOSAL.saying(number=number)
    if move.verb == "withdraw":
        return None if proposal.by == seat else v.NOT_YOUR_PROPOSAL.saying(number=number)
    if not proposal.parties >> seat & 1:
        return v.NOT_A_PARTY.saying(number=number)
    if proposal.signed >> seat & 1:
        return v.ALREADY_SIGNED.saying(number=number)
    return _may_sign(s, proposal) if move.verb == "sign" else None


def _may_sign(s: Campaign, proposal: Agreement) -> Reason | None:
    """What was proposed may have become impossible; a power may have another player now (M-19.3.22)."""
    clauses = _clauses(s, proposal)
    if any(bound(s, clause) & ~proposal.parties for clause in clauses):
        return v.AGREEMENT_OTHER_PLAYER.saying(number=proposal.number)
    return _clauses_refused(s, clauses)


def _proposal(s: Campaign, number: int) -> Agreement | None:
    return next((a for a in s.agreements if a.number == number and not a.in_force), None)


def _clauses(s: Campaign, agreement: Agreement) -> tuple[Move, ...]:
    return tuple(s.game.clauses.read(clause) for clause in agreement.clauses)


# -- doing it


def act(s: Campaign, seat: int, move: Move) -> None:
    if move.verb == "propose":
        _propose(s, seat, read(s, seat, move.text))
        return
    proposal = _proposal(s, move.args[0])
    assert proposal is not None  # may_act found it
    if move.verb == "sign":
        proposal.signed |= 1 << seat
        s.emit("agreement_signed", proposal.number, seat)
        if proposal.in_force:
            _conclude(s, proposal)
        return
    s.emit("agreement_withdrawn" if move.verb == "withdraw" else "agreement_refused", proposal.number, seat)
    s.agreements.remove(proposal)


def _propose(s: Campaign, seat: int, draft: Draft) -> None:
    s.proposals += 1
    clauses = [clause.text for clause in draft.clauses]
    made = Agreement(s.proposals, seat, draft.parties, 1 << seat, draft.until, clauses, draft.words)
    s.agreements.append(made)
    s.emit("agreement_proposed", made.number, seat, tuple(clauses), made.words, *bits(made.parties))
    if made.in_force:
        _conclude(s, made)


def _conclude(s: Campaign, agreement: Agreement) -> None:
    """M-21.2: it binds from now on; contracts are made and cancelled (M-20.3, M-20.6)."""
    s.emit("agreement_concluded", agreement.number)
    for clause in _clauses(s, agreement):
        if clause.verb == "subsidy":
            s.contracts.append(list(clause.args))
            s.emit("contract_made", *clause.args)
        elif clause.verb == "cancel":
            s.contracts = [c for c in s.contracts if (c[0], c[1]) != clause.args]
            s.emit("contract_ended", *clause.args)
        elif clause.verb == "end":
            s.agreements = [a for a in s.agreements if a.number != clause.args[0]]
            s.emit("agreement_ended", clause.args[0])
    if not agreement.words and all(clause.verb in DONE_AT_ONCE for clause in _clauses(s, agreement)):
        s.agreements.remove(agreement)


def standing(s: Campaign) -> list[Decision]:
    """The proposals that wait for a signature: nobody has to answer."""
    found: list[Decision] = []
    if closed(s) is not None:
        return found
    for proposal in s.agreements:
        for seat in bits(proposal.parties & ~proposal.signed):
            decision = s.decide(v.ASK_AGREEMENT, s.seat_of.index(seat), proposal.number)
            if _may_sign(s, proposal) is None:
                decision.add(v.SIGN, proposal.number)
            found.append(decision.add(v.TURN_DOWN, proposal.number))
    return found

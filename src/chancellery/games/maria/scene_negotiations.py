"""Negotiations in a scene (20, 21): proposals, agreements and contracts, and from what a proposal is drawn up.

A client knows no rules: the draft lists the kinds of clauses that make sense now with the choices of each, asked of the
rules, and the texts from which a move is put together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, permutations

from chancellery.games.maria import agreements, words
from chancellery.games.maria.agreements import LONGEST, MOST_CLAUSES
from chancellery.games.maria.election import voter
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, POWERS
from chancellery.games.maria.sequence import LAST_TURN
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Move, Reason
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.scene_talks import Agreement as Shown
from chancellery.table.scene_talks import (
    Answer,
    Clause,
    ClauseChoice,
    ClauseField,
    Contract,
    Draft,
    DraftMove,
    DraftSeat,
    DraftWords,
    Negotiations,
    Party,
    Why,
)

CLAUSES = "maria-draft-"
# how a move is put together; a part of which nothing was chosen is left out
MOVE = DraftMove("propose{to}{until}: {clauses}{words}", " to {}", " until {}", " -- {}")
JOINED = {"truce": " ", "subsidy": " > ", "cancel": " > ", "vote": " for "}  # what stands between two powers
BRIEF = 70  # characters of an agreement where there is room for one line


def public(s: Campaign, lang: str) -> Negotiations | None:
    """M-21.3: what everybody sees of it; None in games without negotiations."""
    if not s.game.full:
        return None
    return Negotiations(
        closed=None if s.outcome is not None else _refused(agreements.closed(s), lang),
        proposals=tuple(_agreement(s, a, lang) for a in s.agreements if not a.in_force),
        agreements=tuple(_agreement(s, a, lang) for a in s.agreements if a.in_force),
        contracts=tuple(_contract(contract, lang) for contract in s.contracts),
        draft=None,
    )


def own(s: Campaign, shared: Negotiations | None, seat: int, lang: str) -> Negotiations | None:
    """What a seat sees of it: with what it may answer, and what it may propose."""
    if shared is None or s.outcome is not None or shared.closed is not None:
        return shared
    waiting = [a for a in s.agreements if not a.in_force]
    proposals = tuple(_answered(s, a, told, seat, lang) for a, told in zip(waiting, shared.proposals, strict=True))
    return replace(shared, proposals=proposals, draft=_draft(s, seat, lang))


def _refused(reason: Reason | None, lang: str) -> Why | None:
    if reason is None:
        return None
    return Why(reason.rule, text(lang, "maria-refused-" + reason.key, **reason.also))


def _agreement(s: Campaign, agreement: Agreement, lang: str) -> Shown:
    game = s.game
    return Shown(
        number=agreement.number,
        by=game.seats[agreement.by],
        parties=tuple(
            Party(game.seats[seat], _seat(s, seat, lang), bool(agreement.signed >> seat & 1))
            for seat in bits(agreement.parties)
        ),
        clauses=tuple(_sentence(game.speaker(lang).clauses([clause]).text) for clause in agreement.clauses),
        words=agreement.words,
        until=_sentence(_turn(lang, agreement.until)) if _lasts(s, agreement) else "",
    )


def _lasts(s: Campaign, agreement: Agreement) -> bool:
    """Whether anything is left to keep once it is signed; a contract has a term of its own."""
    done = agreements.DONE_AT_ONCE
    return bool(agreement.words) or any(s.game.clauses.read(one).verb not in done for one in agreement.clauses)


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def _answered(s: Campaign, proposal: Agreement, told: Shown, seat: int, lang: str) -> Shown:
    """A proposal with what the seat may do about it; signing may be impossible now, and it is told why."""
    asked = bool(proposal.parties & ~proposal.signed & 1 << seat)
    verbs = [*(("sign", "turn_down") if asked else ()), *(("withdraw",) if proposal.by == seat else ())]
    answers = []
    for verb in verbs:
        move = s.game.notation.move(verb, proposal.number)
        refused = _refused(agreements.may_act(s, seat, move), lang)
        answers.append(Answer(verb, move.text, text(lang, "maria-answer-" + verb), refused))
    waiting = any(answer.verb == "sign" and answer.refused is None for answer in answers)
    return replace(told, waiting=waiting, answers=tuple(answers))


def _contract(contract: list[int], lang: str) -> Contract:
    payer, receiver, left = contract
    return Contract(
        id=f"{POWERS[payer]}-{POWERS[receiver]}",
        payer=POWERS[payer],
        receiver=POWERS[receiver],
        text=_pair(lang, "contract", payer, receiver),
        left=text(lang, "maria-contract-left", count=left),
    )


# -- drawing up a proposal


def _draft(s: Campaign, seat: int, lang: str) -> Draft:
    """What the seat can put into a proposal, and how it is written."""
    closed = agreements.too_many(s, seat)
    turns = [ClauseChoice(str(turn), _turn(lang, turn), term=str(turn)) for turn in range(s.turn, LAST_TURN + 1)]
    others = (n for n in range(len(s.game.seats)) if n != seat)
    title, about = text(lang, "maria-draft-words"), text(lang, "maria-draft-words.about")
    open_end = ClauseChoice("", text(lang, "maria-draft-term.open"))
    return Draft(
        closed=_refused(closed, lang),
        move=MOVE,
        seats=tuple(DraftSeat(s.game.seats[n], _seat(s, n, lang)) for n in others),
        kinds=() if closed is not None else _kinds(s, seat, turns, lang),
        most=MOST_CLAUSES,
        words=DraftWords(title, about, LONGEST),
        term=ClauseField(text(lang, "maria-draft-term"), (open_end, *turns)),
    )


def _kinds(s: Campaign, seat: int, turns: list[ClauseChoice], lang: str) -> tuple[Clause, ...]:
    """The kinds of clauses of which at least one makes sense now. What concerns the seat itself comes first."""
    long = _field("long", turns, lang)
    terms = range(1, LAST_TURN - s.turn + 2)
    spans = _field("long", [ClauseChoice(str(count), _span(lang, count)) for count in terms], lang)
    powers = [power for power, box in enumerate(s.game.components.powers) if box.generals]
    enemies = [pair for pair in combinations(powers, 2) if s.seat_of[pair[0]] != s.seat_of[pair[1]]]
    allies = [pair for pair in permutations(powers, 2) if pair[0] in MAJOR]
    voters = sorted({voter(s, city) for city in s.game.components.electors})
    votes = [(power, candidate) for power in voters for candidate in (AUSTRIA, FRANCE)]
    contracts = [(contract[0], contract[1]) for contract in s.contracts]

    def sensible(verb: str, pairs: Iterable[tuple[int, int]], *rest: int) -> list[ClauseChoice]:
        """The pairs for which a clause is possible now, as choices."""
        found = []
        for one, other in pairs:
            clause = s.game.clauses.move(verb, one, other, *rest)
            if agreements.clause_refused(s, clause) is None:
                value = f"{POWERS[one]}{JOINED[verb]}{POWERS[other]}"
                found.append(ClauseChoice(value, _pair(lang, verb, one, other), _bound(s, clause)))
        return _own_first(found, s.game.seats[seat])

    places = ClauseField(text(lang, "maria-field-city"), place=True)
    who = [
        ClauseChoice(POWERS[power], words.forms(lang, "power", power)["power"], (s.game.seats[s.seat_of[power]],))
        for power in powers
    ]
    ends = [
        ClauseChoice(str(a.number), _brief(s, a, lang), _bound(s, s.game.clauses.move("end", a.number)))
        for a in s.agreements
        if a.in_force
    ]
    kinds = (
        ("truce", "truce {0} until {1}", [_field("between", sensible("truce", enemies, s.turn), lang), long]),
        ("subsidy", "subsidy {0} for {1}", [_field("pays", sensible("subsidy", allies, 1), lang), spans]),
        ("vote", "vote {0}", [_field("votes", sensible("vote", votes), lang)]),
        (
            "evacuate",
            "evacuate {0} {1} until {2}",
            [_field("who", _own_first(who, s.game.seats[seat]), lang), places, long],
        ),
        ("cancel", "cancel {0}", [_field("contract", sensible("cancel", contracts), lang)]),
        ("end", "end {0}", [_field("agreement", ends, lang)]),
    )
    return tuple(
        Clause(id, text(lang, CLAUSES + id), text(lang, f"{CLAUSES}{id}.about"), pattern, tuple(fields))
        for id, pattern, fields in kinds
        if all(field.place or field.choices for field in fields)
    )


def _field(label: str, choices: list[ClauseChoice], lang: str) -> ClauseField:
    return ClauseField(text(lang, "maria-field-" + label), tuple(choices))


def _own_first(choices: list[ClauseChoice], seat: str) -> list[ClauseChoice]:
    return sorted(choices, key=lambda choice: seat not in (choice.seats or ()))


def _bound(s: Campaign, clause: Move) -> tuple[str, ...]:
    return tuple(s.game.seats[seat] for seat in bits(agreements.bound(s, clause)))


# -- words


def _seat(s: Campaign, seat: int, lang: str) -> str:
    return text(lang, "maria-seat-" + s.game.seats[seat])


def _brief(s: Campaign, agreement: Agreement, lang: str) -> str:
    said = s.game.speaker(lang).clauses(agreement.clauses).text or agreement.words
    short = said if len(said) <= BRIEF else said[: BRIEF - 1].rstrip() + "…"
    return text(lang, "maria-choice-agreement", number=agreement.number, said=short)


@lru_cache(256)
def _pair(lang: str, verb: str, one: int, other: int) -> str:
    args = {**words.forms(lang, "power", one), **words.forms(lang, "other_power", other)}
    return text(lang, "maria-choice-" + verb, **args)


@lru_cache(64)
def _turn(lang: str, turn: int) -> str:
    return text(lang, "maria-choice-turn", turn=turn)


@lru_cache(64)
def _span(lang: str, count: int) -> str:
    return text(lang, "maria-choice-span", count=count)

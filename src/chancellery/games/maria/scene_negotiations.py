"""Negotiations in a scene (20, 21): proposals, agreements and contracts, and from what a proposal is drawn up.

A client knows no rules: the draft lists the kinds of clauses that make sense now with the choices of each, asked of the
rules, and the texts from which a move is put together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

from chancellery.games.maria import agreements, words
from chancellery.games.maria.agreements import LONGEST, MOST_CLAUSES
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.election import voter
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, POWERS
from chancellery.games.maria.sequence import LAST_TURN
from chancellery.kernel import Move, Refusal
from chancellery.locale import text

CLAUSES = "maria-draft-"
# how a move is put together; a part of which nothing was chosen is left out
MOVE = {"whole": "propose{to}{until}: {clauses}{words}", "to": " to {}", "until": " until {}", "words": " -- {}"}
JOINED = {"truce": " ", "subsidy": " > ", "cancel": " > ", "vote": " for "}  # what stands between two powers
BRIEF = 70  # characters of an agreement where there is room for one line


def public(s: Campaign, lang: str) -> dict[str, Any] | None:
    """M-21.3: what everybody sees of it; None in games without negotiations."""
    if not s.game.full:
        return None
    return {
        "closed": None if s.outcome is not None else _refused(agreements.closed(s), lang),
        "proposals": [_agreement(s, a, lang) for a in s.agreements if not a.in_force],
        "agreements": [_agreement(s, a, lang) for a in s.agreements if a.in_force],
        "contracts": [_contract(contract, lang) for contract in s.contracts],
        "draft": None,
    }


def own(s: Campaign, shared: dict[str, Any] | None, seat: int, lang: str) -> dict[str, Any] | None:
    """What a seat sees of it: with what it may answer, and what it may propose."""
    if shared is None or s.outcome is not None or shared["closed"] is not None:
        return shared
    waiting = [a for a in s.agreements if not a.in_force]
    proposals = [_answered(s, a, told, seat, lang) for a, told in zip(waiting, shared["proposals"], strict=True)]
    return {**shared, "proposals": proposals, "draft": _draft(s, seat, lang)}


def _refused(refusal: Refusal | None, lang: str) -> dict[str, str] | None:
    return None if refusal is None else {"rule": refusal.rule, "text": refusal.text(lang)}


def _agreement(s: Campaign, agreement: Agreement, lang: str) -> dict[str, Any]:
    game = s.game
    return {
        "number": agreement.number,
        "by": game.seats[agreement.by],
        "parties": [
            {"seat": game.seats[seat], "name": _seat(s, seat, lang), "signed": bool(agreement.signed >> seat & 1)}
            for seat in bits(agreement.parties)
        ],
        "clauses": [_sentence(game.speaker(lang).clauses([clause]).text) for clause in agreement.clauses],
        "words": agreement.words,
        "until": _sentence(_turn(lang, agreement.until)) if _lasts(s, agreement) else "",
        "waiting": False,
        "actions": [],
    }


def _lasts(s: Campaign, agreement: Agreement) -> bool:
    """Whether anything is left to keep once it is signed; a contract has a term of its own."""
    done = agreements.DONE_AT_ONCE
    return bool(agreement.words) or any(s.game.clauses.read(one).verb not in done for one in agreement.clauses)


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def _answered(s: Campaign, proposal: Agreement, told: dict[str, Any], seat: int, lang: str) -> dict[str, Any]:
    """A proposal with what the seat may do about it; signing may be impossible now, and it is told why."""
    asked = bool(proposal.parties & ~proposal.signed & 1 << seat)
    verbs = [*(("sign", "turn_down") if asked else ()), *(("withdraw",) if proposal.by == seat else ())]
    actions = []
    for verb in verbs:
        move = s.game.notation.move(verb, proposal.number)
        refused = _refused(agreements.may_act(s, seat, move), lang)
        actions.append(
            {"verb": verb, "move": move.text, "text": text(lang, "maria-answer-" + verb), "refused": refused}
        )
    waiting = any(action["verb"] == "sign" and action["refused"] is None for action in actions)
    return {**told, "waiting": waiting, "actions": actions} if actions else told


def _contract(contract: list[int], lang: str) -> dict[str, Any]:
    payer, receiver, left = contract
    return {
        "id": f"{POWERS[payer]}-{POWERS[receiver]}",
        "from": POWERS[payer],
        "to": POWERS[receiver],
        "text": _pair(lang, "contract", payer, receiver),
        "left": text(lang, "maria-contract-left", count=left),
    }


# -- drawing up a proposal


def _draft(s: Campaign, seat: int, lang: str) -> dict[str, Any]:
    """What the seat can put into a proposal, and how it is written."""
    closed = agreements.too_many(s, seat)
    turns = [_choice(str(turn), _turn(lang, turn)) | {"term": str(turn)} for turn in range(s.turn, LAST_TURN + 1)]
    return {
        "closed": _refused(closed, lang),
        "move": MOVE,
        "seats": [{"seat": s.game.seats[n], "name": _seat(s, n, lang)} for n in range(len(s.game.seats)) if n != seat],
        "kinds": [] if closed is not None else _kinds(s, seat, turns, lang),
        "most": MOST_CLAUSES,
        "words": {
            "title": text(lang, "maria-draft-words"),
            "about": text(lang, "maria-draft-words.about"),
            "most": LONGEST,
        },
        "term": {
            "label": text(lang, "maria-draft-term"),
            "choices": [_choice("", text(lang, "maria-draft-term.open")), *turns],
        },
    }


def _kinds(s: Campaign, seat: int, turns: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """The kinds of clauses of which at least one makes sense now. What concerns the seat itself comes first."""
    long = _field("long", turns, lang)
    terms = range(1, LAST_TURN - s.turn + 2)
    spans = _field("long", [_choice(str(count), _span(lang, count)) for count in terms], lang)
    powers = [power for power, box in enumerate(s.game.components.powers) if box.generals]
    enemies = [pair for pair in combinations(powers, 2) if s.seat_of[pair[0]] != s.seat_of[pair[1]]]
    allies = [pair for pair in permutations(powers, 2) if pair[0] in MAJOR]
    voters = sorted({voter(s, city) for city in s.game.components.electors})
    votes = [(power, candidate) for power in voters for candidate in (AUSTRIA, FRANCE)]
    contracts = [(contract[0], contract[1]) for contract in s.contracts]

    def sensible(verb: str, pairs: Iterable[tuple[int, int]], *rest: int) -> list[dict[str, Any]]:
        """The pairs for which a clause is possible now, as choices."""
        found = []
        for one, other in pairs:
            clause = s.game.clauses.move(verb, one, other, *rest)
            if agreements.clause_refused(s, clause) is None:
                value = f"{POWERS[one]}{JOINED[verb]}{POWERS[other]}"
                found.append(_choice(value, _pair(lang, verb, one, other), _bound(s, clause)))
        return _own_first(found, s.game.seats[seat])

    places = {"label": text(lang, "maria-field-city"), "place": True}
    who = [
        _choice(POWERS[power], words.forms(lang, "power", power)["power"], [s.game.seats[s.seat_of[power]]])
        for power in powers
    ]
    ends = [
        _choice(str(a.number), _brief(s, a, lang), _bound(s, s.game.clauses.move("end", a.number)))
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
    return [
        {
            "id": id,
            "title": text(lang, CLAUSES + id),
            "about": text(lang, f"{CLAUSES}{id}.about"),
            "pattern": pattern,
            "fields": fields,
        }
        for id, pattern, fields in kinds
        if all(field.get("place") or field["choices"] for field in fields)
    ]


def _field(label: str, choices: list[dict[str, Any]], lang: str) -> dict[str, Any]:
    return {"label": text(lang, "maria-field-" + label), "choices": choices}


def _choice(value: str, said: str, seats: list[str] | None = None) -> dict[str, Any]:
    """A choice; `seats` have to sign because of it. With a `term` the whole agreement runs at least so long."""
    return {"value": value, "text": said} if seats is None else {"value": value, "text": said, "seats": seats}


def _own_first(choices: list[dict[str, Any]], seat: str) -> list[dict[str, Any]]:
    return sorted(choices, key=lambda choice: seat not in choice["seats"])


def _bound(s: Campaign, clause: Move) -> list[str]:
    return [s.game.seats[seat] for seat in bits(agreements.bound(s, clause))]


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

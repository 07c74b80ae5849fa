"""Hearing: what a bot answers when somebody speaks to it, and what it does about it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from chancellery.bots.personality import PLAIN, Personality
from chancellery.bots.talk import parley
from chancellery.bots.talk.accords import DEAL, Proposal, heard
from chancellery.bots.talk.envoy import ASK, BUT, Deed, Envoy, Wish, envoy_of
from chancellery.bots.talk.grammar import spoken_to, understood
from chancellery.bots.talk.parley import refusal
from chancellery.bots.talk.remarks import Said, key_of, this_round
from chancellery.kernel import Match, Move, Press
from chancellery.table.phrases import Phrase, first_way, read, written

MOST_ANSWERS: Final = 3  # of a bot in a round
LOST: Final = "lost"  # it was not understood
PITY: Final = "pity"  # what it proposed was turned down
WELCOME: Final = "welcome"
WARNING: Final = "leader"
TO_SOMEBODY: Final = ("yes", "no", "hello", "want", "gift")  # that are answered only by who is spoken to
PAPERS: Final = ("truce", "vote", "subsidy")  # that are signed where things can be signed
FOLLOWERS: Final = 2  # who take up a call against a leader in a round


@dataclass(frozen=True)
class Reply:
    """What a bot does about what it heard."""

    text: str
    move: Move | None = None


def concerns(match: Match, seat: int, said: Press) -> bool:
    """Whether a message may be for the bot: somebody speaks to it, or to everybody about something it understands."""
    if said.seat is None or said.seat == seat or said.deed:
        return False
    if said.text.startswith("~"):
        return _called(match, seat, said)
    if addressed(match, seat, said):
        return True
    wish = _wish(match, seat, said) if said.to is None else None
    if wish is None or wish.kind in TO_SOMEBODY:
        return False
    return not any(addressed(match, other, said) for other in range(len(match.seats)))


def addressed(match: Match, seat: int, said: Press) -> bool:
    """Whether somebody speaks to the bot: in a letter to it, by its name, or because nobody else is there."""
    if said.to is not None:
        return seat in said.to
    envoy = envoy_of(match.setup.game)
    own = envoy.powers(match, seat)
    return len(match.seats) == 2 or spoken_to(said.text, match.definition, envoy.power, own, seat)


def _called(match: Match, seat: int, said: Press) -> bool:
    """Whether a phrase wants an answer of the seat: a proposal to it, or a call to stop a leader."""
    envoy, key = envoy_of(match.setup.game), key_of(said.text)
    if not (parley.proposes(key) or key == WARNING) or not envoy.parleys(match):
        return False
    phrase = read(said.text, match.definition)
    power = next((value for name, _, value in phrase.args if name == "power"), -1) if phrase is not None else -1
    own = envoy.powers(match, seat)
    return power >= 0 and (power not in own if key == WARNING else power in own and said.seen_by(seat))


def _wish(match: Match, seat: int, said: Press) -> Wish | None:
    envoy = envoy_of(match.setup.game)
    by = envoy.powers(match, said.seat) if said.seat is not None else []
    return understood(said.text, match.definition, envoy.power, envoy.powers(match, seat), envoy.place, by)


def reply(match: Match, seat: int, personality: Personality, said: Press, before: Said) -> Reply | None:
    """The answer to a message that concerns the bot; None where it has answered often enough.

    What is said to everybody is answered by one bot, which agrees to it.
    """
    assert said.seat is not None
    start, _ = this_round(match)
    if said.text.startswith("~"):
        return _to_phrase(match, seat, personality, said, before, start)
    own = [read(text, match.definition) for after, by, text in before if by == seat and after >= start]
    formal = {by for after, by, text in before if after >= start and parley.proposes(key_of(text))} - {said.seat}
    answers = [one.key for one in own if one is not None and is_answer(one.key) and not _names(match, one, formal)]
    if len(answers) >= MOST_ANSWERS:
        return None
    envoy, wish, to_it = envoy_of(match.setup.game), _wish(match, seat, said), addressed(match, seat, said)
    if not to_it and any(after >= said.after and is_answer(key_of(text)) for after, _, text in before):
        return None
    if wish is None:
        key = "lost-two" if envoy.duel(match) else LOST
        return None if key in answers else Reply(written(envoy.phrase(key, personality), match.definition))
    phrase, move = _decided(envoy, match, seat, said.seat, wish, personality)
    if not to_it and not phrase.key.startswith("yes"):
        return None
    return Reply(written(phrase, match.definition), move)


def _names(match: Match, phrase: Phrase, seats: set[int]) -> bool:
    """Whether a phrase is to one of these seats."""
    envoy = envoy_of(match.setup.game)
    return any(name == "power" and envoy.seat_of(match.state, value) in seats for name, _, value in phrase.args)


def _to_phrase(
    match: Match, seat: int, personality: Personality, said: Press, before: Said, start: int
) -> Reply | None:
    """The answer to a proposal in a phrase, or to a call against a leader, which two take up at most."""
    if personality == PLAIN:
        return None  # a level without a personality promises nothing
    since = [(by, read(text, match.definition)) for after, by, text in before if after >= start]
    envoy = envoy_of(match.setup.game)
    if key_of(said.text) != WARNING:
        answers = [one for by, one in since if by == seat and one is not None]
        phrase = parley.answering(match, seat, personality, said, answers)
        return None if phrase is None else Reply(written(phrase, match.definition))
    followers = [by for by, one in since if one is not None and one.key == "yes-leader"]
    leader = envoy.leader(match)
    if leader < 0 or leader in envoy.powers(match, seat) or len(followers) >= FOLLOWERS or seat in followers:
        return None
    called = read(said.text, match.definition)
    if called is None or called.args[0][2] != leader:
        return None
    text = written(envoy.phrase("yes-leader", personality, leader), match.definition)
    return None if any(first_way(one) == text for _, _, one in before[-MOST_ANSWERS:]) else Reply(text)


def is_answer(key: str) -> bool:
    return key in (LOST, "lost-two", DEAL, PITY, WELCOME) or key.split("-")[0] in ("yes", "no", BUT)


def _decided(
    envoy: Envoy, match: Match, seat: int, by: int, wish: Wish, personality: Personality
) -> tuple[Phrase, Move | None]:
    own, theirs = envoy.powers(match, seat), envoy.powers(match, by)
    who = theirs[0] if theirs else -1
    if wish.lasting and not wish.turn:
        wish = replace(wish, turn=envoy.clock(match) + wish.lasting - 1)
    if wish.kind == "want":
        return _wanted(envoy, match, seat, by, personality), None
    if wish.kind == "gift":
        return envoy.phrase("no-strings" if not envoy.duel(match) else "no-two", personality), None
    if wish.kind == "hello":
        return envoy.phrase(WELCOME, personality), None
    if wish.kind == "attack" and not envoy.duel(match):
        return _attack(envoy, match, own, wish.power, personality), None
    if wish.kind in ("yes", "no"):
        open = heard(match, seat).open.get((seat, by))
        if open is None:
            return envoy.phrase("no-open", personality), None
        return _bargained(envoy, match, wish.kind == "yes", open, who, personality), None
    term = envoy.term(match, seat, by, wish) if personality != PLAIN and theirs else None
    if term is not None:
        thinking = parley.thinking(match, seat, personality, heard(match, seat))
        proposal = Proposal(by, seat, ASK, term, len(match))
        return parley.answer(envoy, match, thinking, proposal, who), None
    if wish.kind != "support":
        found = envoy.offer(match, seat, by, wish, personality)
        if isinstance(found, Move):
            return envoy.phrase("yes-offer", personality, who), found
        if found is not None:
            return refusal(found, envoy, personality, who), None
    if envoy.duel(match):
        return envoy.phrase("no-two", personality), None
    if envoy.leader(match) in theirs:
        return envoy.phrase("no-leads", personality, who), None
    if any(deed.by in theirs and deed.to in own and deed.kind in ("beat", "broke") for deed in _lately(envoy, match)):
        return envoy.phrase("no-hit", personality, who), None
    return envoy.phrase("no-treaty" if wish.kind in PAPERS else "no-promise", personality, who), None


def _wanted(envoy: Envoy, match: Match, seat: int, by: int, personality: Personality) -> Phrase:
    """What it would propose to somebody who asks what it wants."""
    if envoy.duel(match):
        return envoy.phrase("no-two", personality)
    theirs = envoy.powers(match, by)
    if personality != PLAIN and theirs and envoy.parleys(match):
        talks = heard(match, seat)
        open = talks.open.get((seat, by))
        if open is not None and open.after >= this_round(match)[0]:
            return envoy.phrase("no-more", personality, theirs[0])  # it has said what it wants
        thinking = parley.thinking(match, seat, personality, talks)
        for power, verb, term in envoy.wanted(match, thinking):
            if power in theirs:
                return envoy.proposal(verb, term, personality, power)
    return envoy.phrase("no-wish", personality)


def _bargained(envoy: Envoy, match: Match, yes: bool, open: Proposal, power: int, personality: Personality) -> Phrase:
    """What it says when somebody takes up in his own words what it proposed, or does not: it offers less, once."""
    if yes:
        return envoy.phrase(DEAL, personality, power)
    if open.verb == ASK and open.term.kind == "peace" and open.term.until > envoy.clock(match):
        less = replace(open.term, until=envoy.clock(match))
        return envoy.proposal(BUT, less, personality, power)
    return envoy.phrase(PITY, personality, power)


def _attack(envoy: Envoy, match: Match, own: list[int], foe: int, personality: Personality) -> Phrase:
    if foe in (envoy.leader(match), envoy.enemy(match)):
        return envoy.phrase("yes-leader", personality, foe)
    if any(deed.by == foe and deed.to in own and deed.kind in ("beat", "broke") for deed in _lately(envoy, match)):
        return envoy.phrase("yes-hit", personality, foe)
    return envoy.phrase("no-quarrel", personality, foe)


def _lately(envoy: Envoy, match: Match) -> list[Deed]:
    """What was done in this round."""
    return list(envoy.deeds(match, match.events(None, this_round(match)[1])))

"""Hearing: what a bot answers when somebody speaks to it, and what it does about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.bots.personality import Personality
from chancellery.bots.talk.envoy import Deed, Envoy, Wish, envoy_of
from chancellery.bots.talk.grammar import spoken_to, understood
from chancellery.bots.talk.remarks import Said, key_of, this_round
from chancellery.kernel import Match, Move, Press
from chancellery.table.phrases import Phrase, written

MOST_ANSWERS: Final = 3  # of a bot in a round
LOST: Final = "lost"  # it was not understood
PRIVATE: Final = frozenset({"strong", "poor", "need", "city"})  # reasons that would tell what only the bot knows


@dataclass(frozen=True)
class Reply:
    """What a bot does about what it heard."""

    text: str
    move: Move | None = None


def concerns(match: Match, seat: int, said: Press) -> bool:
    """Whether a message may be for the bot: somebody speaks to it, or to everybody about something it understands."""
    if said.seat is None or said.seat == seat or said.text.startswith("~"):
        return False
    return addressed(match, seat, said) or (said.to is None and _wish(match, seat, said) is not None)


def addressed(match: Match, seat: int, said: Press) -> bool:
    """Whether somebody speaks to the bot: in a letter to it, by its name, or because nobody else is there."""
    if said.to is not None:
        return seat in said.to
    envoy = envoy_of(match.setup.game)
    own = envoy.powers(match, seat)
    return len(match.seats) == 2 or spoken_to(said.text, match.definition, envoy.power, own, seat)


def _wish(match: Match, seat: int, said: Press) -> Wish | None:
    envoy = envoy_of(match.setup.game)
    return understood(said.text, match.definition, envoy.power, envoy.powers(match, seat))


def reply(match: Match, seat: int, personality: Personality, said: Press, before: Said) -> Reply | None:
    """The answer to a message that concerns the bot; None where it has answered often enough.

    What is said to everybody is answered by one bot, which agrees to it.
    """
    assert said.seat is not None
    start, _ = this_round(match)
    own = [key_of(text) for after, by, text in before if by == seat and after >= start]
    answers = [key for key in own if is_answer(key)]
    if len(answers) >= MOST_ANSWERS:
        return None
    envoy, wish, to_it = envoy_of(match.setup.game), _wish(match, seat, said), addressed(match, seat, said)
    if not to_it and any(after >= said.after and is_answer(key_of(text)) for after, _, text in before):
        return None
    if wish is None:
        lost = envoy.phrase(LOST, personality)
        return None if LOST in answers else Reply(written(lost, match.definition))
    phrase, move = _decided(envoy, match, seat, said.seat, wish, personality)
    if not to_it and not phrase.key.startswith("yes"):
        return None
    return Reply(written(phrase, match.definition), move)


def is_answer(key: str) -> bool:
    return key == LOST or key.split("-")[0] in ("yes", "no")


def refusal(reason: str, envoy: Envoy, personality: Personality, power: int) -> Phrase:
    """Why something is turned down, told without what only the bot knows."""
    return envoy.phrase("no-terms" if reason in PRIVATE else f"no-{reason}", personality, power)


def _decided(
    envoy: Envoy, match: Match, seat: int, by: int, wish: Wish, personality: Personality
) -> tuple[Phrase, Move | None]:
    own, theirs = envoy.powers(match, seat), envoy.powers(match, by)
    who = theirs[0] if theirs else -1
    if wish.kind == "attack":
        return _attack(envoy, match, own, wish.power, personality), None
    if wish.kind != "support":
        found = envoy.offer(match, seat, by, wish, personality)
        if isinstance(found, Move):
            return envoy.phrase("yes-offer", personality, who), found
        if found is not None:
            return refusal(found, envoy, personality, who), None
    if envoy.leader(match) in theirs:
        return envoy.phrase("no-leads", personality, who), None
    if any(deed.by in theirs and deed.to in own and deed.kind in ("beat", "broke") for deed in _lately(envoy, match)):
        return envoy.phrase("no-hit", personality, who), None
    return envoy.phrase("no-treaty" if wish.kind != "support" else "no-promise", personality, who), None


def _attack(envoy: Envoy, match: Match, own: list[int], foe: int, personality: Personality) -> Phrase:
    if foe == envoy.leader(match):
        return envoy.phrase("yes-leader", personality, foe)
    if any(deed.by == foe and deed.to in own and deed.kind in ("beat", "broke") for deed in _lately(envoy, match)):
        return envoy.phrase("yes-hit", personality, foe)
    return envoy.phrase("no-quarrel", personality, foe)


def _lately(envoy: Envoy, match: Match) -> list[Deed]:
    """What was done in this round."""
    return list(envoy.deeds(match, match.events(None, this_round(match)[1])))

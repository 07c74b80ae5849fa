"""What hosts ask of bots besides moves: to speak, to answer people, to say why they turned something down.

A level with a personality speaks of itself; one without it only answers who speaks to it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from chancellery.bots.bot import Bot
from chancellery.bots.character import Character
from chancellery.bots.personality import PLAIN, Personality
from chancellery.bots.talk import hearing, parley, remarks
from chancellery.bots.talk.envoy import envoy_of
from chancellery.bots.talk.hearing import Reply
from chancellery.bots.talk.remarks import Said, this_round
from chancellery.kernel import Decision, Match, Press
from chancellery.table.phrases import afresh, written

MOST_PRESSED: Final = 200  # phrases that are remembered: those of many rounds


def nature(bot: Bot, match: Match, seat: int) -> Personality:
    return bot.personality(match, seat) if isinstance(bot, Character) else PLAIN


def talks(bot: Bot) -> bool:
    """Whether a bot speaks and proposes of itself."""
    return isinstance(bot, Character)


def phrases_of(match: Match) -> list[tuple[int, int, str]]:
    """What bots have said so far, to anybody: the limits are counted by it."""
    return [(said.after, said.seat, said.text) for said in match.said if said.seat is not None and said.text[:1] == "~"]


def pressed(match: Match, seat: int) -> list[list[Any]]:
    """The phrases that a seat has said or may read, as plain data: what it needs of the press to keep its word."""
    return [
        [said.after, said.seat, said.to, said.text]
        for said in match.said
        if said.text[:1] == "~" and said.seat is not None and said.seen_by(seat)
    ][-MOST_PRESSED:]


def speak(bot: Bot, match: Match, seat: int, before: Said) -> str | None:
    """What the bot says of itself now, if anything."""
    said = remarks.remark(match, seat, nature(bot, match, seat), before) if talks(bot) else None
    return None if said is None else _afresh(match, seat, said)


def propose_by_word(bot: Bot, match: Match, seat: int) -> tuple[str, tuple[int, ...] | None] | None:
    """What the bot proposes by word, and to whom; None: nothing."""
    if not talks(bot):
        return None
    saying = parley.asking(match, seat, nature(bot, match, seat), this_round(match)[0])
    if saying is None:
        return None
    text = _afresh(match, seat, written(saying.phrase, match.definition))
    return text, None if saying.to is None else (saying.to,)


def hear(bot: Bot, match: Match, seat: int, said: Press, before: Said) -> Reply | None:
    """What the bot answers to a message, if it concerns it and an answer is due."""
    if bot.name == "random" or not hearing.concerns(match, seat, said):
        return None
    found = hearing.reply(match, seat, nature(bot, match, seat), said, before)
    return None if found is None else replace(found, text=_afresh(match, seat, found.text))


def explain(bot: Bot, match: Match, decision: Decision) -> str | None:
    """Why the bot turns down what is proposed to it, before it does; None if it signs, or does not speak."""
    if not talks(bot):
        return None
    envoy, personality = envoy_of(match.setup.game), nature(bot, match, decision.seat)
    answer = envoy.answer(match, decision, personality)
    if not answer.reason:
        return None
    text = written(parley.refusal(answer.reason, envoy, personality, answer.to), match.definition)
    return _afresh(match, decision.seat, text)


def _afresh(match: Match, seat: int, text: str) -> str:
    """In other words than the seat, or one of its kind, said it last, as far as the seat has heard."""
    return afresh(text, [said.text for said in match.said if said.seat is not None and said.seen_by(seat)])

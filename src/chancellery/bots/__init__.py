"""Bots: opponents that choose moves. One interface for all games; see docs/bots.md."""

from chancellery.bots.bot import Bot, Negotiator, answer, own_decision
from chancellery.bots.registry import bot, exists, explains, known, names, personalities, register

__all__ = [
    "Bot", "Negotiator", "answer", "bot", "exists", "explains", "known", "names", "own_decision", "personalities",
    "register",
]  # fmt: skip

"""Bots: opponents that choose moves. One interface for all games; see docs/bots.md."""

from chancellery.bots.bot import Bot, Negotiator, Proposer, answer, own_decision, propose
from chancellery.bots.registry import bot, exists, explains, find, findable, known, names, personalities, register

__all__ = [
    "Bot", "Negotiator", "Proposer", "answer", "bot", "exists", "explains", "find", "findable", "known", "names",
    "own_decision", "personalities", "propose", "register",
]  # fmt: skip

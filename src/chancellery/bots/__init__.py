"""Bots: opponents that choose moves. One interface for all games; see docs/bots.md."""

from chancellery.bots.bot import Bot, Negotiator, answer, own_decision
from chancellery.bots.registry import bot, explains, names, register

__all__ = ["Bot", "Negotiator", "answer", "bot", "explains", "names", "own_decision", "register"]

"""Names of games, seats and bots, where the locale has them."""

from __future__ import annotations

from chancellery.locale import has, text


def titled(lang: str, key: str, otherwise: str) -> str:
    return text(lang, key) if has(lang, key) else otherwise


def described(lang: str, key: str) -> str:
    """The description beside a title, if there is one."""
    try:
        return text(lang, f"{key}.description")
    except LookupError:
        return ""


def game_title(game: str, lang: str) -> str:
    return titled(lang, f"game-{game}", game)


def scenario_title(game: str, scenario: str, lang: str) -> str:
    return titled(lang, f"scenario-{game}-{scenario}", scenario)


def seat_title(game: str, seat: str, lang: str) -> str:
    """The name of a seat: its own, or that of the power it plays."""
    return titled(lang, f"seat-{game}-{seat}", titled(lang, f"power-{seat}", seat.replace("_", " ").title()))


def bot_title(bot: str, lang: str) -> str:
    """The name of a bot: its level, and its personality if it has one."""
    level, joined, personality = bot.partition("+")
    if joined and has(lang, f"personality-{personality}"):
        named = text(lang, f"personality-{personality}")
        return text(lang, "bots-with-personality", level=bot_title(level, lang), personality=named)
    return titled(lang, f"bot-{bot}", titled(lang, f"server-bot-{bot}", bot))

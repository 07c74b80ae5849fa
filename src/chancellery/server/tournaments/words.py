"""A tournament in words: the reason for a place, its rules as sentences, the lines of its log."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from chancellery.locale import in_a_row, text
from chancellery.server.titles import bot_title
from chancellery.server.tournaments import course
from chancellery.server.tournaments.models import TieBreakInfo, TournamentRules
from chancellery.store.tournament_rows import Line, Tournament
from chancellery.tournaments.standing import Placed, TieBreak, Value

_PARTS = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕", Fraction(2, 5): "⅖", Fraction(3, 5): "⅗", Fraction(4, 5): "⅘", Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}  # fmt: skip


def number(value: Fraction, lang: str) -> str:
    """A number as one reads it: 2½; where there is no such sign, with two decimals."""
    whole, part = divmod(value, 1)
    if not part:
        return str(whole)
    if part in _PARTS:
        return f"{whole or ''}{_PARTS[part]}"
    said = f"{float(value):.2f}"
    return said.replace(".", ",") if lang == "pl" else said


def value_of(kind: str, value: Value, lang: str) -> str:
    if kind == "share":
        return f"{round(100 * value[0])}%"
    if kind == "lot":
        return text(lang, "tournament-lot-number", number=str(1 - int(value[0])))
    return "–".join(number(one, lang) for one in value)


def tie_break(kind: TieBreak, lang: str) -> TieBreakInfo:
    title = text(lang, f"tournament-tie-{kind}")
    return TieBreakInfo(id=kind, title=title, about=text(lang, f"tournament-tie-{kind}.description"))


def name_of(tournament: Tournament, number: int, lang: str) -> str:
    """The name of an entrant; that of a closed account is gone."""
    one = tournament.entrant(number)
    if one is None:
        return text(lang, "server-seat-former")
    if one.account is None and one.bot:
        return text(lang, "tournament-bot", name=bot_title(one.bot, lang), number=str(one.number))
    return one.name or text(lang, "server-seat-former")


def reason(tournament: Tournament, rules: TournamentRules, one: Placed, lang: str) -> str:
    """Why somebody has this place."""
    why = one.reason
    shared = in_a_row([name_of(tournament, other, lang) for other in why.shared], lang) if why.shared else ""
    points = number(one.points, lang)
    if why.by == "alone":
        return text(lang, "tournament-reason-alone")
    if why.other is None:
        return text(lang, "tournament-reason-shared", shared=shared, points=points)
    other = name_of(tournament, why.other, lang)
    mine, theirs = value_of(why.by, why.mine, lang), value_of(why.by, why.theirs, lang)
    ahead = "ahead" if why.mine > why.theirs else "behind"
    if why.by == "points":
        said = text(lang, f"tournament-reason-points-{ahead}", mine=mine, theirs=theirs, other=other)
    else:
        order = course.tie_breaks(rules)
        before = [kind for kind in order[: order.index(why.by)] if kind in one.values]  # type: ignore[arg-type]
        even = in_a_row([text(lang, f"tournament-tie-{kind}") for kind in before], lang) if before else ""
        criterion = text(lang, f"tournament-tie-{why.by}")
        args = {"points": points, "other": other, "criterion": criterion, "mine": mine, "theirs": theirs}
        said = text(lang, "tournament-reason-tie", even=even, count=len(before), **args)
    return f"{said} {text(lang, 'tournament-reason-shares', shared=shared)}" if shared else said


def rules_in_words(tournament: Tournament, rules: TournamentRules, lang: str) -> list[str]:
    """How it is played, a sentence for each choice."""
    rounds = course.planned_rounds(tournament, rules)
    said = [text(lang, f"tournament-form-{rules.form}", cycles=rules.cycles, seats=rules.seats)]
    if rounds is not None:
        said.append(text(lang, "tournament-rounds", count=rounds))
    elif rules.form == "swiss":
        said.append(text(lang, "tournament-rounds-deciding"))
    if rules.divisions > 1:
        said.append(text(lang, "tournament-divisions", count=rules.divisions))
    said.append(text(lang, f"tournament-seeding-{rules.seeding}"))
    said.append(text(lang, f"tournament-points-{rules.points}", seats=rules.seats, most=rules.seats - 1))
    order = [text(lang, f"tournament-tie-{kind}") for kind in course.tie_breaks(rules)]
    said.append(text(lang, "tournament-ties", count=len(order), order=", ".join(order)))
    if rules.fill is not None:
        said.append(text(lang, "tournament-fill", bot=bot_title(rules.fill, lang)))
    else:
        said.append(text(lang, "tournament-bye", points=number(course.bye_points(rules), lang)))
    if rules.form == "round_robin":
        said.append(text(lang, "tournament-annulled"))
    if rules.hours is None:
        said.append(text(lang, "tournament-no-deadline"))
    else:
        days, hours = divmod(rules.hours, 24)
        said.append(
            text(lang, f"tournament-deadline-{'hours' if hours else 'days'}", count=rules.hours if hours else days)
        )
        said.append(text(lang, f"tournament-late-{rules.late}"))
        said.append(text(lang, f"tournament-calendar-{rules.calendar}"))
    said.append(text(lang, "tournament-rated" if rules.rated else "tournament-unrated"))
    said.append(text(lang, "tournament-lots"))
    return said


def line(tournament: Tournament, one: Line, lang: str) -> str:
    """A line of the log."""
    args: dict[str, Any] = {key: value for key, value in one.args.items() if isinstance(value, (str, int))}
    if "number" in args:
        args["entrant"] = name_of(tournament, int(args["number"]), lang)
    if "until" in args:
        args["until"] = datetime.fromtimestamp(int(args["until"]) / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if "places" in one.args:
        args["result"] = _result(tournament, one.args, lang)
    by = "" if one.name is None else one.name or text(lang, "server-seat-former")
    said = text(lang, f"tournament-log-{one.key}", by=by, **args)
    return f"{by}: {said}" if by else said


def _result(tournament: Tournament, args: dict[str, Any], lang: str) -> str:
    at = (args.get("round"), args.get("table"))
    found = next((table for table in tournament.tables if (table.round, table.number) == at), None)
    if found is None:
        return ""
    pairs = sorted(zip(args["places"], found.players))
    return ", ".join(f"{place}. {name_of(tournament, player, lang)}" for place, player in pairs)

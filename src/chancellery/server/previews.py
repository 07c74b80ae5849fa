"""What a link to a finished match or an open study tells before it is opened: title, description and a picture in the
head of the page (Open Graph). Of private things, and of matches that go on, nothing."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.requests import HTTPConnection

from chancellery import Match
from chancellery.locale import in_a_row, text
from chancellery.server import card
from chancellery.server.ask import context as context_of
from chancellery.server.ask import language_of
from chancellery.server.titles import game_title, scenario_title, seat_title
from chancellery.store import StoredMatch, StoreError, study_rows

APP: Final = "Chancellery"
LOCALES: Final = {"en": "en_GB", "pl": "pl_PL"}
_MATCH: Final = re.compile(r"(?:match|replay)/([a-z0-9]{12})(?:/end)?")
_STUDY: Final = re.compile(r"study/([a-z0-9]{12})")
_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>')


async def told(path: str, connection: HTTPConnection, page: str) -> str | None:
    """The first page with a head that tells of what is at a path; None: there is nothing to tell."""
    context, lang = context_of(connection), language_of(connection)
    origins = context.settings.origins
    base = origins[0].rstrip("/") if origins else str(connection.base_url).rstrip("/")
    try:
        if (found := _MATCH.fullmatch(path)) is not None:
            row = await context.store.match(found[1])
            if row is None or row.private or row.standing.outcome is None:
                return None
            picture = f"{base}/api/matches/{row.id}/picture.png?lang={lang}"
            return _headed(page, winner(row, lang), about(row, lang), f"{base}/{path}", lang, picture)
        if (found := _STUDY.fullmatch(path)) is not None:
            id = found[1]
            study = await context.store.ask(lambda c: study_rows.study(c, id))
            if study is None or study.visibility == "private":
                return None
            return _headed(page, study.title, text(lang, "server-card-study"), f"{base}/{path}", lang, None)
    except StoreError:
        return None
    return None


def _headed(page: str, title: str, said: str, url: str, lang: str, picture: str | None) -> str:
    properties = [
        ("og:site_name", APP),
        ("og:type", "article"),
        ("og:title", title),
        ("og:description", said),
        ("og:url", url),
        ("og:locale", LOCALES.get(lang, lang)),
    ]
    if picture is not None:
        size = [("og:image:width", str(card.WIDTH)), ("og:image:height", str(card.HEIGHT))]
        properties += [("og:image", picture), ("og:image:type", "image/png"), *size, ("og:image:alt", title)]
    tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties)
    kind = "summary_large_image" if picture is not None else "summary"
    tags += f'<meta name="twitter:card" content="{kind}" />'
    described = f'<meta name="description" content="{escape(said)}" />'
    page = _DESCRIPTION.sub(lambda _: described, page, count=1)
    return _TITLE.sub(lambda _: f"<title>{escape(title)} · {APP}</title>{tags}", page, count=1)


def winner(row: StoredMatch, lang: str) -> str:
    """Who won, in words."""
    ids, outcome = row.setup["seat_ids"], row.standing.outcome or {}
    won = [seat_title(row.game, ids[number], lang) for number in outcome.get("winners", ())]
    if not won:
        return text(lang, "server-card-nobody")
    return text(lang, "server-card-wins", who=in_a_row(won, lang), count=len(won))


def about(row: StoredMatch, lang: str) -> str:
    """Which match it was."""
    args = {"game": game_title(row.game, lang), "scenario": scenario_title(row.game, row.setup["scenario"], lang)}
    return text(lang, "server-card-about", **args, seats=len(row.seats), moves=row.standing.moves)


def picture(match: Match, row: StoredMatch, lang: str) -> bytes:
    """The picture of a finished match."""
    scene, outcome = match.scene(None, lang), match.outcome
    assert outcome is not None
    rows = []
    order = sorted(range(len(match.seats)), key=lambda n: (n not in outcome.winners, -outcome.scores[n]))
    for number in order:
        seat = match.seats[number]
        power = next((one for one in scene.powers if one.seat == seat), None)
        name = seat_title(row.game, seat, lang)
        rows.append(
            card.Row(power.id if power else seat, power.letter if power else name[:1], name, outcome.scores[number])
        )
    game = scene.head.title if not row.title else f"{scene.head.title} — {row.title}"
    return card.png(card.card(scene, winner(row, lang), game, APP, rows))

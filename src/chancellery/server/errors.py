"""Refusals: a code for programs, a sentence for people in their language, never a stack trace or a secret."""

from __future__ import annotations

from typing import Any

from chancellery import BadInput, CannotUndo, Illegal
from chancellery.locale import text
from chancellery.server.links import linked
from chancellery.server.models import Error
from chancellery.table import words
from chancellery.table.scene_text import Text

STATUS = {
    "action-reused": 409,
    "bad-input": 422,
    "bad-login": 401,
    "bad-message": 400,
    "bad-origin": 403,
    "bad-token": 403,
    "blocked": 403,
    "cannot-undo": 409,
    "channel-known": 409,
    "failed": 500,
    "forbidden": 403,
    "hints-off": 403,
    "illegal": 422,
    "invitation-gone": 410,
    "login-needed": 401,
    "maintenance": 503,
    "match-over": 409,
    "muted": 403,
    "name-alike": 409,
    "name-taken": 409,
    "no-account": 404,
    "no-chapter": 404,
    "no-clock": 409,
    "no-advance": 422,
    "no-advice": 503,
    "no-bot": 422,
    "no-channel": 404,
    "no-lesson": 404,
    "no-mail": 409,
    "no-match": 404,
    "no-node": 404,
    "no-page": 404,
    "no-rule": 404,
    "no-seat": 404,
    "no-study": 404,
    "nobody-to-remind": 409,
    "not-welcome": 403,
    "seek-gone": 410,
    "too-many-seeks": 409,
    "not-allowed": 405,
    "not-here": 403,
    "not-over": 409,
    "not-your-seat": 403,
    "one-seat": 409,
    "not-away": 409,
    "end-alone": 409,
    "account-shut": 403,
    "paused": 409,
    "rated-fair": 409,
    "coach-alone": 409,
    "coach-none": 409,
    "rated-over": 409,
    "rated-unaided": 403,
    "record-secret": 403,
    "registration-closed": 403,
    "reminded-already": 429,
    "seat-known": 409,
    "seat-lost": 409,
    "seat-stays": 409,
    "seat-taken": 409,
    "set-apart": 409,
    "stale": 409,
    "stopping": 503,
    "store-failed": 503,
    "study-empty": 422,
    "study-full": 409,
    "study-last-chapter": 409,
    "study-nobody-asked": 409,
    "study-not-yours": 403,
    "study-old": 409,
    "study-read-only": 403,
    "study-running": 409,
    "too-large": 413,
    "entered-already": 409,
    "no-table": 404,
    "no-tournament": 404,
    "not-entered": 409,
    "not-organiser": 403,
    "tournament-agreed": 409,
    "tournament-alone": 422,
    "tournament-calendar": 422,
    "tournament-counts": 409,
    "tournament-few": 409,
    "tournament-form": 422,
    "tournament-full": 409,
    "tournament-invited": 403,
    "tournament-many": 409,
    "tournament-not-left": 409,
    "tournament-seats": 422,
    "tournament-stage": 409,
    "too-many": 429,
    "too-many-channels": 409,
}


class Refused(Exception):
    """The server will not do it. The texts are `server-error-CODE` in server.ftl unless `why` tells its own."""

    def __init__(
        self, code: str, *, rule: str | None = None, field: str | None = None, why: Any = None, **args: Any
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.field = field
        self.why = why
        self.args_named = args
        self.headers: dict[str, str] = {}

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self, lang: str) -> Error:
        said = self._said(lang)
        return Error(error=self.code, message=said.text, rule=self.rule, field=self.field, links=linked(said))

    def _said(self, lang: str) -> Text:
        if isinstance(self.why, Illegal):
            return words.refused(self.why.refusal, lang)
        own = None if self.why is None else self.why.text(lang)
        return Text(own or text(lang, f"server-error-{self.code}", **self.args_named))


def refused(error: Exception) -> Refused:
    """The refusal for an error of the kernel that a person can act on."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Illegal):
        return Refused("illegal", rule=error.rule, why=error)
    if isinstance(error, CannotUndo):
        return Refused("cannot-undo", why=error)
    if isinstance(error, BadInput):
        field = error.args_named.get("field")
        return Refused("bad-input", field=None if field is None else str(field), why=error)
    raise error


class BotFailed(Exception):
    """`reason`: hung, died, or illegal."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

"""`chancellery admin`: what a host does with accounts, matches and messages, while the server runs."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from chancellery.cli import args as read
from chancellery.cli.args import Parser
from chancellery.cli.commands.serve import password
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json
from chancellery.cli.stores import store_errors
from chancellery.kernel import BadInput
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.store import Account, Store, StoredMatch

ALONE = ("show", "accounts", "matches", "rerate", "open")  # actions that need no more words
NAMED = ("admin", "no-admin", "mute", "unmute", "shut-out", "let-in", "password", "done")
SAID = ("maintenance", "broadcast")
ACTIONS = (*ALONE, *NAMED, *SAID)
HOUR = 3600 * 1000
MOST = 50


def arguments(parser: Parser) -> None:
    parser.value("ACTION", "admin-action")
    parser.value("WHAT", "admin-what", optional=True)
    parser.option("--hours", "admin-hours", "number")
    parser.option("--store", "serve-store", "store")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    action = read.one_of("ACTION", args.action, ACTIONS)
    what = (args.what or "").strip()
    if action not in ALONE and not what:
        raise BadInput("cli-missing-argument", field=text(lang, "cli-word-what"))
    hours = read.number("--hours", args.hours, 24, 1, 24 * 365)
    new = password(lang) if action == "password" else ""
    with store_errors(lang):
        from chancellery.server import export
        from chancellery.server.settings import default_file

        async def work() -> dict[str, Any]:
            async with export.opened(args.store or default_file(), migrate=False) as store:
                return await _done(store, action, what, hours, new)

        done = asyncio.run(work())
    if args.json:
        as_json(done)
    elif action in ("accounts", "matches"):
        for one in done[action]:
            print(text(lang, f"admin-{action}", **one))
    elif action == "show":
        print(text(lang, "admin-show", **done["counts"]))
        for report in done["reports"]:
            print(text(lang, "admin-report", **report))
        for name in ("maintenance", "notice"):
            if done[name]:
                print(text(lang, f"admin-says-{name}", text=done[name]))
    else:
        print(text(lang, f"admin-done-{action}", name=what, count=done.get("count", 0)))
    return FINE


async def _done(store: Store, action: str, what: str, hours: int, new: str) -> dict[str, Any]:
    from chancellery.server import accounts
    from chancellery.server.errors import Refused
    from chancellery.server.export import LEAST_PASSWORD
    from chancellery.server.lines import when
    from chancellery.server.rating.settling import rerate
    from chancellery.server.telling.outbox import tell_everybody
    from chancellery.store import now, order_rows

    if action == "show":
        counts = await store.ask(order_rows.counts)
        said = await store.ask(order_rows.said)
        reports = await store.ask(lambda c: order_rows.open_reports(c, 50))
        return {
            "counts": {name: counts.get(name, 0) for name in ("accounts", "open", "running", "finished")},
            "reports": [
                {"id": row["id"], "by": row["by_name"], "about": row["about_name"], "text": row["text"]}
                for row in reports
            ],
            "maintenance": said.get("maintenance", ""),
            "notice": said.get("notice", ""),
        }
    if action == "accounts":
        found = await store.ask(lambda c: order_rows.accounts(c, what, MOST))
        return {
            action: [
                {
                    **{name: row[name] for name in ("name", "matches")},
                    "since": when(row["created"]).date().isoformat(),
                    "is": "shut" if row["password"].startswith(accounts.SHUT) else "admin" if row["admin"] else "",
                }
                for row in found
            ]
        }
    if action == "matches":
        rows = await store.ask(lambda c: order_rows.matches(c, what, MOST))
        return {action: [_match(row) for row in rows]}
    if action == "done":
        if not what.isdecimal() or not await store.change(lambda c: order_rows.report_done(c, int(what))):
            raise BadInput("admin-no-report", number=what[:20])
        return {"done": action}
    if action == "rerate":
        return {"count": await store.change(rerate)}
    if action == "open":
        await store.change(lambda c: order_rows.say(c, "maintenance", ""))
    elif action == "maintenance":
        await store.change(lambda c: order_rows.say(c, "maintenance", what[:1000]))
    elif action == "broadcast":
        await store.change(lambda c: order_rows.say(c, "notice", what[:1000]))
        return {"count": await store.change(lambda c: tell_everybody(c, {"text": what[:1000]}, now()))}
    else:
        account = await _named(store, what)
        if action in ("mute", "unmute"):
            until = now() + hours * HOUR if action == "mute" else 0
            await store.change(lambda c: order_rows.mute(c, account.id, until))
        elif action in ("shut-out", "let-in"):
            await accounts.shut_out(store, account, action == "shut-out")
        elif action == "password":
            if len(new) < LEAST_PASSWORD:
                raise Refused("bad-input", field="password", what="short")
            await accounts.give_password(store, account, new)
        else:
            await store.change(lambda c: order_rows.set_admin(c, account.id, action == "admin"))
    return {"done": action}


def _match(row: StoredMatch) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title or row.setup["scenario"],
        "game": row.game,
        "status": row.standing.status,
        "people": ", ".join(seat.name for seat in row.seats if seat.kind == "person"),
    }


async def _named(store: Store, name: str) -> Account:
    from chancellery.server.errors import Refused

    account = await store.account_named(name)
    if account is None:
        raise Refused("no-account", name=name[:60])
    return account

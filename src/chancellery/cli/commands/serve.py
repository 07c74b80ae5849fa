"""`chancellery serve`: play in the browser, alone or with people anywhere."""

from __future__ import annotations

import asyncio
import getpass
import http.client
import json
import os
import sys
import webbrowser
from argparse import Namespace
from dataclasses import replace

from chancellery.cli import args as read
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.stores import store_errors
from chancellery.locale import text

MODES = ("local", "hosted")
LEVELS = ("debug", "info", "warning", "error")


def arguments(parser: Parser) -> None:
    parser.option("--mode", "serve-mode", "mode")
    parser.option("--host", "serve-host", "host")
    parser.option("--port", "serve-port", "number")
    parser.option("--store", "serve-store", "store")
    parser.option("--origin", "serve-origin", "address", action="append")
    parser.option("--proxies", "serve-proxies", "hosts")
    parser.option("--bot-processes", "serve-bot-processes", "number")
    parser.option("--bot-seconds", "serve-bot-seconds", "number")
    parser.option("--metrics-token", "serve-metrics-token", "token")
    parser.option("--smtp", "serve-smtp", "address")
    parser.option("--mail-from", "serve-mail-from", "address")
    parser.switch("--private-targets", "serve-private-targets")
    parser.option("--log", "serve-log", "level")
    parser.switch("--closed", "serve-closed")
    parser.switch("--no-guests", "serve-no-guests")
    parser.switch("--insecure-cookies", "serve-insecure-cookies")
    parser.switch("--open", "serve-open")
    parser.switch("--migrate", "serve-migrate")
    parser.switch("--no-migrate", "serve-no-migrate")
    parser.option("--add-account", "serve-add-account", "name")
    parser.option("--export", "serve-export", "file")
    parser.switch("--accept-store", "serve-accept-store")


def run(args: Namespace, lang: str) -> int:
    with store_errors(lang):
        from chancellery.server import export, run
        from chancellery.server.settings import Settings, default_file

        mode = read.one_of("--mode", args.mode or "local", MODES)
        settings = Settings(
            mode="hosted" if mode == "hosted" else "local",
            host=args.host or "127.0.0.1",
            port=read.number("--port", args.port, 8805, 0, 65535),
            store=args.store or default_file(),
            migrate=not args.no_migrate,
            origins=tuple(origin.rstrip("/") for origin in args.origin or ()),
            proxies=args.proxies or "127.0.0.1",
            registration=not args.closed,
            guests=0 if args.no_guests else Settings().guests,
            secure_cookies=not args.insecure_cookies,
            metrics_token=args.metrics_token or "",
            smtp=args.smtp or os.environ.get("CHANCELLERY_SMTP", ""),
            mail_from=args.mail_from or os.environ.get("CHANCELLERY_MAIL_FROM", ""),
            private_targets=args.private_targets,
            bot_processes=read.number("--bot-processes", args.bot_processes, 0, 0, 64),
            bot_seconds=float(read.number("--bot-seconds", args.bot_seconds, 10, 1, 600)),
            log_level=read.one_of("--log", args.log or "info", LEVELS),
        )
        if args.migrate:
            asyncio.run(export.migrate(settings.store))
            print(text(lang, "server-migrated"))
        elif args.add_account:
            asyncio.run(export.add_account(settings.store, args.add_account, password(lang)))
            print(text(lang, "server-account-made", name=args.add_account))
        elif args.export:
            done = asyncio.run(export.export(settings.store, args.export))
            print(text(lang, "server-exported", count=done.count, file=args.export))
            if done.apart:
                print(text(lang, "server-exported-apart", count=len(done.apart), ids=", ".join(done.apart)))
        elif args.accept_store:
            asyncio.run(export.accept(settings.store))
            print(text(lang, "server-accepted"))
        elif args.open and settings.port and _runs_already(settings.host, settings.port):
            address = f"http://{settings.host}:{settings.port}/"
            print(text(lang, "server-runs-already", address=address), flush=True)
            webbrowser.open(address)
        else:
            if args.open and args.port is None and not run.is_free(settings.host, settings.port):
                settings = replace(settings, port=0)  # who wants to play need not know what a port is
            run.serve(settings, lambda address: _started(address, mode, lang, args.open))
    return FINE


def _runs_already(host: str, port: int) -> bool:
    """Whether a Chancellery of ours answers there: it need only be shown."""
    calling = http.client.HTTPConnection(host, port, timeout=2)
    try:
        calling.request("GET", "/api/health")
        return bool(json.loads(calling.getresponse().read(4096)).get("mode") == "local")
    except (OSError, http.client.HTTPException, ValueError, AttributeError):
        return False
    finally:
        calling.close()


def _started(address: str, mode: str, lang: str, show: bool) -> None:
    print(text(lang, "server-started", address=address, mode=mode), flush=True)
    if show:
        webbrowser.open(address)


def password(lang: str) -> str:
    """From the terminal, or a line of standard input."""
    if sys.stdin.isatty():
        return getpass.getpass(text(lang, "server-password") + " ")
    return sys.stdin.readline().rstrip("\n")

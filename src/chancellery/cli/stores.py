"""What commands that touch a server's store have in common: one clear line for whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from chancellery.kernel import BadInput


@contextmanager
def store_errors(lang: str, file: str = "") -> Iterator[None]:
    """`file` is that of a back-up, for what is wrong with it."""
    try:
        from chancellery.server.errors import Refused
        from chancellery.store import BadBackup, NewerStore, NotEmpty, NotMigrated, StoreError, StoreLost
    except ModuleNotFoundError as missing:
        raise BadInput("server-not-installed", module=str(missing.name)) from None
    try:
        yield
    except NotMigrated:
        raise BadInput("server-not-migrated") from None
    except NewerStore:
        raise BadInput("server-newer-store") from None
    except BadBackup as error:
        raise BadInput("server-bad-backup", file=file, what=error.what) from None
    except NotEmpty:
        raise BadInput("server-store-not-empty") from None
    except StoreLost as lost:
        when = datetime.fromtimestamp(lost.time / 1000).strftime("%Y-%m-%d %H:%M:%S")
        raise BadInput("server-store-lost", store=lost.where, had=lost.had, has=lost.has, time=when) from None
    except StoreError as error:
        raise BadInput("server-store-unreachable", error=str(error)) from None
    except Refused as error:
        raise BadInput("server-refused", message=error.body(lang).message) from None

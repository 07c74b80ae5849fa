"""Accounts: names and argon2 passwords."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from chancellery.server.errors import Refused
from chancellery.store import Account, Store, Taken, names, now

SHUT = "!"  # before the hash of whoever may not sign in
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(4)  # each takes 64 MiB and a processor for a while


@cache
def _nobody() -> str:
    """What the password of a name that does not exist is held against."""
    return _hasher.hash("nobody has this password")


async def hash_password(password: str) -> str:
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


async def _right(stored: str | None, password: str) -> bool:
    """Whether it is the password; None is the hash of nobody, and takes as long."""

    def check() -> bool:
        try:
            fits = bool(_hasher.verify(stored or _nobody(), password))
        except (Argon2Error, InvalidHashError):
            fits = False
        return fits and bool(stored)  # a guest has none

    async with _at_once:
        return await asyncio.to_thread(check)


async def register(
    store: Store, name: str, password: str, admin: bool = False, guest: Account | None = None
) -> Account:
    """A new account; a guest's becomes one, with all matches."""
    clean = names.shown(name)
    if not names.valid(clean):
        raise Refused("bad-input", field="name", what="name")
    if names.compared(password) == names.compared(clean):
        raise Refused("bad-input", field="password", what="password")
    try:
        hashed = await hash_password(password)
        if guest is not None and await store.name_guest(guest.id, clean, hashed):
            return replace(guest, name=clean, password=hashed, guest=False)
        return await store.add_account(clean, hashed, now(), admin)
    except Taken:
        taken = await store.account_named(clean) is not None
        raise Refused("name-taken" if taken else "name-alike", field="name", name=clean) from None


async def login(store: Store, name: str, password: str) -> Account:
    """The account; the answer takes as long, and says the same, whether the name or the password is wrong."""
    account = await store.account_named(name)
    right = await _right(None if account is None else account.password.removeprefix(SHUT), password)
    if account is None or not right:
        raise Refused("bad-login")
    if account.password.startswith(SHUT):
        raise Refused("account-shut")
    if _hasher.check_needs_rehash(account.password):
        await store.set_password(account.id, await hash_password(password))
    return account


async def check_password(account: Account, password: str, field: str = "password") -> None:
    """Whoever finds a page open must not do what cannot be taken back."""
    if not await _right(account.password, password):
        raise Refused("bad-login", field=field)


async def shut_out(store: Store, account: Account, shut: bool) -> None:
    """Whether somebody may not sign in any more; all sessions end."""
    stored = account.password.removeprefix(SHUT)
    await store.set_password(account.id, SHUT + stored if shut else stored)
    await store.end_sessions(account.id)


async def give_password(store: Store, account: Account, new: str) -> None:
    """A host gives somebody who has forgotten it another one; all sessions end."""
    shut = SHUT if account.password.startswith(SHUT) else ""
    await store.set_password(account.id, shut + await hash_password(new))
    await store.end_sessions(account.id)


async def change_password(store: Store, account: Account, old: str, new: str) -> None:
    await check_password(account, old, "old")
    await store.set_password(account.id, await hash_password(new))
    await store.end_sessions(account.id)

"""What a host can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

DAY = 24 * 3600

Mode = Literal["local", "hosted"]


def default_file() -> str:
    """Where matches are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "chancellery" / "chancellery.sqlite")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything has a default that suits one person at one machine."""

    mode: Mode = "local"
    host: str = "127.0.0.1"
    port: int = 8805
    store: str = field(default_factory=default_file)
    migrate: bool = True
    # hosted mode
    origins: tuple[str, ...] = ()  # the addresses under which people reach it, such as https://games.example
    registration: bool = True
    guests: int = 1000  # people without an account who play against bots; 0: nobody does
    secure_cookies: bool = True
    session_days: int = 30
    invitation_days: int = 14
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    metrics_token: str = ""  # lets others than this machine read the metrics
    away_hours: float = 24.0  # after which the others may replace somebody who does not decide
    # telling people outside the page
    smtp: str = ""  # smtp://name:password@host:port, or smtps://
    mail_from: str = ""
    telling_seconds: float = 5.0  # between two looks at what there is to tell
    telling_after: float = 20.0  # a table must have been still for so long: who sits there need not be told
    private_targets: bool = False  # webhooks to machines of one's own network
    # limits
    largest_body: int = 64 * 1024
    largest_record: int = 4 * 1024 * 1024
    largest_message: int = 16 * 1024
    rates: bool = True  # off only in measurements
    # bots
    bot_processes: int = 0  # 0: one less than there are processors, at least one
    bot_seconds: float = 10.0  # for one decision
    bot_pause: float = 0.4  # between two decisions, for who watches at a normal pace: one can follow
    bot_takeover: float = 15.0  # after which a server drives bots that another one should have driven
    bot_worker: str = "chancellery.server.bot_worker"
    advance_pause: float = 6.0  # about how long an answer in advance waits once it is asked for
    # tables
    idle_seconds: float = 300.0  # after which an unwatched table leaves the memory
    log_level: str = "info"

    @property
    def local(self) -> bool:
        return self.mode == "local"

    def bots(self) -> int:
        return self.bot_processes or max(1, (os.cpu_count() or 2) - 1)

"""Channels and the outbox as data."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from chancellery.server.models import In, Lang, Out

Event = Literal["turn", "invited", "begun", "over", "tournament", "news"]
Hour = Annotated[int, Field(ge=0, le=23)]


class Choices(In):
    """What somebody wants to be told by one channel, and when."""

    events: list[Event] = Field(default=["turn", "invited", "tournament"], max_length=10)
    lang: Lang = "en"
    digest: Literal[0, 60, 360, 1440] = Field(default=0, description="minutes between two mails; 0: at once")
    quiet_from: Hour | None = Field(default=None, description="hour of the day from which nothing is sent")
    quiet_to: Hour | None = None
    zone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,60}$")] = Field(
        default="UTC", description="of the quiet hours, such as Europe/Warsaw"
    )


class NewChannel(Choices):
    """`address` is a mail address, the URL of a webhook, or the endpoint that a browser has subscribed."""

    kind: Literal["email", "webhook", "push"]
    address: Annotated[str, StringConstraints(min_length=3, max_length=1000)]
    style: Literal["json", "discord", "slack", "ntfy"] = Field(default="json", description="of a webhook")
    p256dh: Annotated[str, StringConstraints(max_length=200)] = Field(default="", description="key of a browser")
    auth: Annotated[str, StringConstraints(max_length=100)] = Field(default="", description="key of a browser")


class ChannelInfo(Out):
    id: int
    kind: Literal["email", "webhook", "push"]
    address: str
    style: Literal["json", "discord", "slack", "ntfy"]
    events: list[Event]
    lang: Lang
    digest: int
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    confirmed: bool = Field(description="a mail address counts once its owner has opened the link that was sent there")


class MessageInfo(Out):
    id: int
    channel: int
    event: str
    title: str
    created: datetime
    status: Literal["waiting", "sent", "failed", "void"] = Field(description="void: it was no longer so")
    due: datetime = Field(description="when it is sent, or tried again")
    tries: int
    error: str


class Channels(Out):
    mail: bool = Field(description="whether this server can send mail")
    push_key: str = Field(description="with which a browser subscribes")
    channels: list[ChannelInfo]
    messages: list[MessageInfo] = Field(description="the last ones, newest first")


class CreatedChannel(Out):
    channel: ChannelInfo
    secret: str | None = Field(description="signs the calls of a webhook; told now and never again")

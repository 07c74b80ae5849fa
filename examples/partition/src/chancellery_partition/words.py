"""What the game says besides what its vocabulary declares: who decides, and names for the scene."""

from __future__ import annotations

from chancellery.kernel import Field
from chancellery.locale import in_a_row, text
from chancellery.table.words import Speaker
from chancellery_partition.board import CROWNS, board


class CrownSpeaker(Speaker):
    actor = Field("crown")


def crown_name(crown: int, lang: str) -> str:
    return text(lang, "partition-crown-" + CROWNS[crown])


def province_name(province: int, lang: str) -> str:
    return text(lang, "partition-province-" + board().ids[province])


def victory(winners: tuple[int, ...], lang: str) -> str:
    names = in_a_row([crown_name(crown, lang) for crown in winners], lang)
    return text(lang, "partition-log-end", crowns_count=len(winners), crowns=names)

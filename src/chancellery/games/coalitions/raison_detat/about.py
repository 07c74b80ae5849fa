"""Which sections of the rules are about which sort of thing on the table."""

from typing import Final

ABOUT: Final = {
    "place": "RD-5.2 RD-5.3 RD-5.9",
    "general": "RD-5.10 RD-9.11 RD-9.12 RD-9.13 RD-9.14 RD-10.2",
    "garrison": "RD-5.9 RD-9.10 RD-9.17",
    "fortress": "RD-10.12 RD-9.6",
    "card": "RD-5.11 RD-10.4 RD-10.6",
    "power": "RD-7.5 RD-7.6 RD-12",
    "zone": "RD-7.3 RD-7.6 RD-7.7 RD-7.8",
    "wheel": "RD-5.1 RD-9.1",
    "influence": "RD-5.4 RD-9.7",
    "morale": "RD-5.5",
}

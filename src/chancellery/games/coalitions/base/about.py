"""Which sections of the rules are about which sort of thing on the table."""

from typing import Final

ABOUT: Final = {
    "place": "K-4.2 K-4.3 K-4.4 K-7.6",
    "general": "K-4.8 K-7.6 K-8.1 K-8.2 K-10",
    "garrison": "K-4.3 K-9.1",
    "fortress": "K-1 K-7.4 K-8.1",
    "card": "K-4.9 K-8.3 K-7.1",
    "power": "K-6.2 K-6.3 K-3.1 K-11.4",
    "zone": "K-6.1 K-6.3 K-6.5 K-6.6",
    "wheel": "K-4.1 K-7.0",
    "influence": "K-4.5 K-3.1 K-7.5",
    "morale": "K-4.7",
}

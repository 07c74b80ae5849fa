"""Imperial Struggle (1697-1789): a game of its own, one file per chapter of the rulebook."""

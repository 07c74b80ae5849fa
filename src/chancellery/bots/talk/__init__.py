"""Talk: what bots say, hear and propose; see docs/bots.md. Everything said is known to a spectator, or meant to be."""

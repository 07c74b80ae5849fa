"""Planners: players that try whole plans in worlds they could be in; see docs/bots.md."""

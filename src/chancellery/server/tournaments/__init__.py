"""Tournaments: entering, pairing rounds as they end, deadlines, standings; run by the server for its members."""

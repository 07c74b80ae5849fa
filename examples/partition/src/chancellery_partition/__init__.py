"""Partition: a tiny game for Chancellery, to learn from."""

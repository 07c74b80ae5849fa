"""The games as environments that researchers know, and matches as data: see docs/research.md.

Each module needs its library (`pip install "chancellery[research]"`); none is imported here.
"""

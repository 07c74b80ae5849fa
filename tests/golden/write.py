"""Writes the golden playthroughs anew: `make golden`."""

from tests.golden.playthrough import cases, path, playthrough

for case in cases():
    path(*case).write_text(playthrough(*case), encoding="utf-8")
    print(path(*case).name)

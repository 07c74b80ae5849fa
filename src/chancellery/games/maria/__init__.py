"""Maria (1740-48): a game of its own, one file per chapter of the rulebook."""

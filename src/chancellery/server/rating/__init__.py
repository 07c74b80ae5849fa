"""Results of finished matches, ratings made from them, and what a profile tells."""

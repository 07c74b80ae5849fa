"""Training of the nets that planners judge positions by: self-play, fitting, a card for each net. See docs/bots.md."""

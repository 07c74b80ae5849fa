"""The terminal: shows a scene, reads what the player types, keeps the match safe. It knows no game."""

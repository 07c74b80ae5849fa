"""The storey between the games and the screen: what a scene is, how it is asked for and written. It knows no game."""

# Maria: the seats. The game is not offered yet; its other texts come with it.

maria-seat-louis_xv = Louis XV
maria-seat-frederick_ii = Frederick II
maria-seat-maria_theresa = Maria Theresa
maria-seat-player_a = Player A
maria-seat-player_b = Player B

# Maria: miejsca. Gry jeszcze się nie oferuje; reszta tekstów przyjdzie razem z nią.

maria-seat-louis_xv = Ludwik XV
maria-seat-frederick_ii = Fryderyk II
maria-seat-maria_theresa = Maria Teresa
maria-seat-player_a = Gracz A
maria-seat-player_b = Gracz B

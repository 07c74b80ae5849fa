# Co trener pierwszej rozgrywki mówi w każdej grze.

coach-bye = Pierwsza runda za Tobą, dalej prowadzisz samodzielnie.
    .why = Podpowiedzi wciąż są pod ręką; powodzenia!

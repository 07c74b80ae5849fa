# Czwarta lekcja gry Realpolitik: jak kończy się rozgrywka.

lesson-realpolitik-prestige = Ostatnia tura
    .about = Dwadzieścia pięć punktów Wpływu kończy rozgrywkę, ale nie od razu, a remis zależy od Prestiżu.

## 1. Do końca tury

lesson-realpolitik-prestige-last = Do samego końca

lesson-realpolitik-prestige-last-count =
    Gdy ktoś ma 25 punktów Wpływu, turę gra się do końca. Potem wygrywa ten, kto ma najwięcej, a przy remisie Mocarstwo bliżej lewej strony toru Prestiżu.

    Prowadzisz Prusy i masz 21 oraz Czechy (Bohemia) i Saksonię (Saxonia), po 2. Francja ma 24 oraz Sabaudię (Savoy) za 1 i na pewno z niej skorzysta.
    .task = Wybierz kartę, która daje 25 do 25. Jesteś na lewo od Francji.
    .hint = Wtedy Francja ma 25, a Ty 21. To ostatnia tura, nic innego się nie liczy.
    .hint-money = Co kupić w rozgrywce, która się kończy? Francja będzie miała 25, a Ty 21.
    .right = 25 do 25, a o remisie mówi kolejność Prestiżu: wygrywają Prusy!

## 2. Najpierw Prestiż

lesson-realpolitik-prestige-prestige = Najpierw Prestiż

lesson-realpolitik-prestige-prestige-look =
    Teraz jest trudniej. Ty i Francja macie po 24 punkty i po jednym Terytorium za 1. Ale tym razem Francja jest na lewo od Ciebie na torze Prestiżu.

    Jeśli oba Mocarstwa poszerzą Wpływy, będzie 25 do 25 i wygra Francja.

lesson-realpolitik-prestige-prestige-card =
    Wygrana bitwa daje dwie rzeczy: 1 punkt Wpływu i jedno miejsce w lewo na torze Prestiżu. W Czechach (Bohemia) stoi austriacki Generał z jednym Oddziałem.
    .task = Wybierz kartę Akcji { action-movement }.
    .hint = Francja będzie miała 25, a Ty zostaniesz z 24. Trzeba zdobyć punkt i wyprzedzić Francję.
    .hint-influence = 25 do 25, a Francja jest na lewo od Ciebie, więc wygra. Potrzebujesz też Prestiżu.
    .right = Francja ma już 25. Teraz Twój Ruch, ostatni w tej rozgrywce.

lesson-realpolitik-prestige-prestige-arbiter =
    Jak zwykle Arbiter, który otrzymuje 1 punkt Morale.
    .task = Wybierz Włochy, które nikomu już nie grożą.
    .hint = Punkt Morale otrzymałaby Austria, z którą zaraz będzie bitwa.
    .hint-france = Wolno i dziś to nie szkodzi. Ale lepiej nie karmić rywala.

lesson-realpolitik-prestige-prestige-march =
    Śląsk (Schlesien) graniczy z Czechami.
    .task = Przemarsz Schlesien → Bohemia.
    .hint = Bez zwycięstwa zostaniesz z 24 punktami i wygra Francja.
    .right = 4 do 2.

lesson-realpolitik-prestige-prestige-battle =
    Austria ma jeden Oddział, więc jedną kartę: razem najwyżej 7.
    .task = Zagraj czwórkę.
    .hint = 4 do 2, ale piątka dałaby Austrii 7. Nie zostawiaj tego przypadkowi.
    .right = 8 do najwyżej 7.

lesson-realpolitik-prestige-prestige-enough =
    Nic złego już się nie stanie.
    .task = Spasuj.
    .hint = Nie trzeba. Spasuj.
    .right = 25 punktów Wpływu i miejsce przed Francją. 25 do 25, wygrywają Prusy! Znasz już całą grę.

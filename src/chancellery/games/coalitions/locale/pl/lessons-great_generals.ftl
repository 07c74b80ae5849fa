# Piąta lekcja Koalicji: Generałowie ze zdolnością specjalną (zasada opcjonalna).

lesson-coalitions-great_generals = Wielcy Generałowie
    .about = Dla tych, którzy znają już grę: Kutuzow się wymyka, Wellington wspiera, Blücher wraca.

## 1. Kutuzow

lesson-coalitions-great_generals-kutuzov = Kutuzow się wymyka

lesson-coalitions-great_generals-kutuzov-hero =
    W tej opcji każde Mocarstwo ma jednego Generała ze zdolnością specjalną. Wszyscy od początku wiedzą, który to.

    Prowadzisz Rosję. Kutuzow stoi na Polesiu (Polesie) z dwoma Oddziałami, a wkroczyła tam armia francuska z trzema: 4 do 3.

lesson-coalitions-great_generals-kutuzov-evade =
    Francja ma cztery karty, Ty dwie słabe. Kutuzow może odejść, zanim zacznie się bitwa. Kosztuje to jeden Oddział.
    .task = Wycofaj go na Terytorium Smolensk albo Ukraine, na własną ziemię.
    .hint = Wolno mu tam iść, ale to nie Twoja ziemia. W domu ma bliżej do nowych Oddziałów.
    .hint-stand = Bitwa z jedynką i dwójką przeciw czterem kartom: przepadłyby oba Oddziały, a Francja otrzymałaby Wpływ.
    .right = Zniknął, a został mu jeden Oddział.

lesson-coalitions-great_generals-kutuzov-space =
    Bitwy nie było. Francja umieściła na Polesiu Garnizon, ale Kutuzow nie jest pokonany, więc nikt nie otrzymuje Wpływu.

    Oddać ziemię, zachować armię: tak wygrywa Rosja.

## 2. Wellington

lesson-coalitions-great_generals-wellington = Wsparcie Wellingtona

lesson-coalitions-great_generals-wellington-support =
    Prowadzisz Wielką Brytanię. Twój Generał z Terytorium Oporto atakuje Madryt (Madrid): 3 do 3. Obok, w Lizbonie (Lisboa), stoi Wellington z trzema Oddziałami.
    .task = Udziel wsparcia Wellingtonem.
    .hint = 3 do 3 to rzut monetą. Wellington przyglądałby się z Lizbony.

lesson-coalitions-great_generals-wellington-strength =
    Zwykłe wsparcie daje tylko prawo do kart. Wellington może dodać też Siłę: 1 i tyle, ile ma Oddziałów, razem 4.

    Ale nie przez Szlak Morski. I jak każdy wspierający traci potem jeden Oddział.
    .task = Dodaj jego Siłę.
    .hint = Przepadłyby 4 punkty Siły. A nie kosztują nic ponad samo wsparcie.
    .right = 7 do 3.

lesson-coalitions-great_generals-wellington-count =
    Francja ma jedną kartę. Nawet piątka da jej tylko 8. Ile więc potrzebujesz?
    .task = Zagraj najmniejszą kartę, która na pewno wygrywa: dwójkę.
    .hint = To też wygrywa, ale 7 i 2 to już więcej niż 8. Oszczędź czwórkę.
    .hint-pass = 7 do 3, ale piątka dałaby Francji 8. Wystarczy dwójka, żeby mieć pewność.
    .right = Francja zagrywa swoją kartę.

lesson-coalitions-great_generals-wellington-enough =
    9 do najwyżej 8. Oddziały Wellingtona też mogłyby zagrać.
    .task = Spasuj.
    .hint = Bitwa jest wygrana. Zachowaj czwórkę.
    .right = 9 do 5. Droga do Madrytu stoi otworem.

lesson-coalitions-great_generals-wellington-garrison =
    Madryt ma czerwony pasek.
    .task = Umieść Garnizon w Madrycie (Madrid).
    .hint = Madryt znów byłby niczyj. A daje Ci 1 punkt Wpływu w każdej rundzie.
    .right = Otrzymujesz 2 punkty Wpływu: 1 za Generała i 1 za to, że francuski.

## 3. Blücher

lesson-coalitions-great_generals-blucher = Blücher wraca

lesson-coalitions-great_generals-blucher-choose =
    Prowadzisz Prusy. Blücher przegrał w Saksonii (Saxonia) 4 do 9. Każdy inny Generał straciłby wszystkie trzy Oddziały. Blücher traci najwyżej dwa i jeden mu zostaje.

    Może się też wycofać na Terytorium obok pola bitwy.
    .task = Wybierz Śląsk (Silesia) albo Berlin: własną ziemię tuż obok Saksonii.
    .hint = Wolno, ale to nie Twoja ziemia. W domu nikt nie pyta, czego tam szuka.
    .hint-off = Poza planszą straci jednak ostatni Oddział.
    .right = Marszałek Naprzód wrócił z Oddziałem, o jeden Przemarsz od Saksonii.

lesson-coalitions-great_generals-blucher-others =
    Pozostali dwaj: Schwarzenberg może zagrać o 1 kartę więcej za każde inne Mocarstwo, które go wspiera. Pokonany Wielki Wezyr wraca od razu z nowym Oddziałem.

    Zwycięzcy i tak otrzymują Wpływ za Blüchera i Wielkiego Wezyra. A Napoleon nie potrzebuje opcji: jego Ruch zawsze należy do gry.

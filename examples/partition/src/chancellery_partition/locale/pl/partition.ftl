game-partition = Rozbiór
game-partition-credits = Maleńka gra wymyślona dla Chancellery, do nauki.
game-partition-about = Trzy korony dzielą słabego sąsiada: zgłaszaj roszczenia w tajemnicy i nie te same co inni.
    .minutes = 10–15
    .years = 1772–1795
    .weight = 1
    .scenario = standard
    .seat = romanov
scenario-partition-standard = 1772
    .description = Dwie lub trzy korony dzielą słabego sąsiada w sześciu rundach tajnych roszczeń.
seat-partition-hohenzollern = Hohenzollernowie
seat-partition-romanov = Romanowowie
seat-partition-habsburg = Habsburgowie

partition-crown-hohenzollern = Hohenzollernowie
    .letter = H
partition-crown-romanov = Romanowowie
    .letter = R
partition-crown-habsburg = Habsburgowie
    .letter = B
partition-province-berlin = Berlin
partition-province-smolensk = Smoleńsk
partition-province-wien = Wiedeń
partition-province-pomerelia = Pomorze Gdańskie
partition-province-great_poland = Wielkopolska
partition-province-mazovia = Mazowsze
partition-province-little_poland = Małopolska
partition-province-galicia = Galicja
partition-province-lithuania = Litwa
partition-province-polesia = Polesie
partition-province-white_russia = Białoruś

partition-phase = Runda { $round } z { $of }
partition-title-crowns = Korony
partition-title-table = Stół
partition-legend = Liczba w prowincji to jej wartość. Orzeł pokazuje, która korona ją posiada.
partition-region = Rzeczpospolita
partition-worth = Wartość: { $value }
partition-flag = Posiadacz: { $crown }
partition-score = Wynik
partition-cards-left = Karty: { $cards }
partition-card = Karta { $card }
partition-card-text = Połóż ją przy prowincji, aby zgłosić roszczenie. Tak czy inaczej przepada.

partition-prompt-claim = { $crown }: do której prowincji zgłaszasz roszczenie i którą kartą?
    .declining = Wszyscy wybierają jednocześnie; roszczenia odkrywa się razem.
    .waiting = { $crown }: trwa wybór roszczenia.
partition-short-claim = Zgłoś w tajemnicy roszczenie do prowincji.
partition-move-claim = Roszczenie: { $province }, karta { $card }
partition-move-hold = Wstrzymaj się

partition-log-round = Runda { $round }
partition-log-laid = { $crown }: roszczenie do prowincji { $province } kartą { $card }.
partition-log-taken = { $crown }: zajęta prowincja { $province } (wartość { $value }).
partition-log-equal = Równe roszczenia: { $province } pozostaje bez posiadacza.
partition-log-end = { $crowns_count ->
    [one] Zwycięstwo: { $crowns }.
   *[other] Wspólne zwycięstwo: { $crowns }.
}

partition-refused-held = Prowincja { $province } ma już posiadacza.
partition-refused-far = Prowincja { $province } nie graniczy z żadną twoją.
partition-refused-no-card = Nie ma karty { $card }: są karty od 1 do 6.
partition-refused-spent = Karta { $card } jest już zużyta.

lesson-partition-first_partition = Twój pierwszy rozbiór
    .about = Roszczenia, równe roszczenia i koniec, w trzech krokach.
lesson-partition-first_partition-claims = Roszczenia
lesson-partition-first_partition-claims-hello =
    Grasz koroną Hohenzollernów. Orły pokazują, co do kogo należy; liczba w prowincji to jej wartość na końcu gry.
lesson-partition-first_partition-claims-claim =
    Roszczenie można zgłosić do wolnej prowincji obok własnej. Zajmuje ją najwyższa karta, a każda położona karta przepada.
    .task = Zgłoś roszczenie do Wielkopolski kartą 4.
    .hint = To też byłoby roszczenie, ale najpierw spróbujmy Wielkopolski z kartą 4.
    .right = Romanowowie patrzyli gdzie indziej: Wielkopolska jest twoja, a Mazowsze leży teraz obok ciebie.
lesson-partition-first_partition-claims-equal =
    Gdy najwyższe karty są równe, prowincji nie zajmuje nikt. Romanowowie upatrzyli sobie Litwę.
    .task = Tym razem wstrzymaj się i zobacz, co zrobią Romanowowie.
    .hint = Na razie zachowaj karty: wstrzymaj się.
    .right = Romanowowie sami zajęli Litwę. Rozstrzyga sześć rund; resztę odkryjesz już w grze.

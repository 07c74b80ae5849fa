# Czwarta lekcja Koalicji: dyplomacja i Aktualizacja stanu planszy.

lesson-coalitions-changing_sides = Zmiana stron
    .about = Wyrzuć przyjaciela z Koalicji, zostań Neutralnym Mocarstwem i przyjmij w gościnę niedawnego wroga.

## 1. Wydalenie

lesson-coalitions-changing_sides-expel = Drzwi Koalicji

lesson-coalitions-changing_sides-expel-before =
    Prowadzisz Wielką Brytanię, a z nią Koalicję brytyjską. Negocjacje skończone, żetony jeszcze niewybrane.

    Rosja ma 19 punktów Wpływu. Jako Sojusznik nie musi się Ciebie bać, a Twoje złoto pomogłoby jej dojść do 25. Wydalić może tylko przywódca i tylko teraz.
    .task = Wydal Rosję.
    .hint = Rosja byłaby jeszcze przez rundę Twoim Sojusznikiem i nic nie można by jej zrobić.
    .hint-austria = Austria jest słaba i trzyma front przeciw Napoleonowi. Potrzebujesz jej. Niebezpieczna jest Rosja.
    .hint-done = Rosja byłaby jeszcze przez rundę Twoim Sojusznikiem i nic nie można by jej zrobić. Wydal ją.

lesson-coalitions-changing_sides-expel-others =
    Rosja może teraz wybrać każdy Status oprócz Twojej Koalicji. Wszyscy wiedzą o tym, zanim wybiorą żetony.
    .task = To wystarczy: wybierz „{ move-done-expel_before }”.
    .hint = Napoleon miałby przeciw sobie tylko Ciebie.
    .hint-austria = Napoleon miałby przeciw sobie tylko Ciebie. Zatrzymaj Austrię.
    .right = Żetony ujawnione. Rosja wybrała Ekspansjonizm, a Prusy Twoją Koalicję, i to bez pytania!

lesson-coalitions-changing_sides-expel-after =
    Zaproszenie nie jest potrzebne. Ale każdego, kto dołącza albo zostaje, wolno wydalić jeszcze raz, po ujawnieniu żetonów.

    Prusy mają 20 punktów Wpływu. Chcą Twojej tarczy na ostatnie pięć.
    .task = Wydal Prusy.
    .hint = Prusy wygrałyby pod Twoją ochroną.
    .hint-austria = Austria nic Ci nie zrobiła. Zobacz, kto ma 20 punktów Wpływu.
    .hint-done = Prusy byłyby Twoim Sojusznikiem i mogłyby wygrać z Twoją pomocą. Wydal je.
    .right = Prusy muszą od razu i otwarcie wybrać Neutralność albo Ekspansjonizm. Wybierają Neutralność.

lesson-coalitions-changing_sides-expel-price =
    Wydalenie nic nie kosztuje i nie wymaga powodu. Ale zostaje w pamięci: w następnych negocjacjach ktoś zapyta, ile jest warte Twoje słowo.

    Obietnice nikogo nie wiążą. W obie strony.

## 2. Neutralność

lesson-coalitions-changing_sides-neutral = Poza wojną

lesson-coalitions-changing_sides-neutral-choose =
    Prowadzisz Austrię. Armia jest zmęczona, a w Lotaryngii (Lorraine), o jeden Przemarsz od Wirtembergii, stoją Francuzi.

    Neutralne Mocarstwo ma podwójne podatki i nikt nie może wkroczyć na jego Terytoria Macierzyste.
    .task = Wybierz Neutralność.
    .hint = Wojna z obiema Koalicjami, i to zmęczoną armią. Lepiej nie: wybierz Neutralność.
    .hint-british = Wtedy wojna trwa, a Napoleon nadchodzi. Weź rundę pokoju.
    .hint-french = Wtedy Wielka Brytania i Rosja są Twoimi wrogami. Weź rundę pokoju.
    .right = Austria jest Neutralna. Teraz trzeba uporządkować planszę.

lesson-coalitions-changing_sides-neutral-garrison =
    To Aktualizacja stanu planszy. Neutralne Mocarstwo nie może mieć Garnizonu na cudzym Terytorium Macierzystym. Twój opuszcza Prowansję (Provence) i staje się Oddziałem wybranego przez Ciebie Generała.
    .task = Wybierz Generała, który dostanie Oddział.
    .right = Nic nie przepada: Garnizon jest teraz Oddziałem.

lesson-coalitions-changing_sides-neutral-withdraw =
    A Generałowie Neutralnego Mocarstwa stoją tylko na Terytoriach, które ono kontroluje. Wirtembergia jest niczyja, więc Twój musi odejść na najbliższe Terytorium, które kontrolujesz, razem z Oddziałami.
    .task = Wycofaj go do Czech (Bohemia) albo do Tyrolu (Tyrol): jest tam równie blisko.
    .hint = Poza planszą straciłby wszystkie Oddziały. W domu je zachowa.
    .right = Jest w domu, razem z armią.

lesson-coalitions-changing_sides-neutral-stays =
    Z Lombardią jest inaczej: dla nikogo nie jest domem, stoi tam Twój Garnizon, więc Generał może zostać.

    Ale chronione są tylko Terytoria Macierzyste. Lombardię wolno zaatakować, choć jesteś poza wojną.

## 3. Gość

lesson-coalitions-changing_sides-guest = Niedawny wróg w gościnie

lesson-coalitions-changing_sides-guest-choose =
    W poprzedniej rundzie Rosja była z Francją i weszła do Galicji (Galicia). Teraz jej poseł szepcze, że Car zmieni stronę.
    .task = Zostań w Koalicji brytyjskiej i zobacz, czy dotrzyma słowa.
    .hint = Jeśli Rosja przyjdzie, zabraknie Ci Sojusznika. Zostań w Koalicji brytyjskiej.
    .right = Dotrzymał: Rosja dołącza do Koalicji brytyjskiej.

lesson-coalitions-changing_sides-guest-stay =
    Wrogowie stali się Sojusznikami. Rosyjski Garnizon opuścił Siedmiogród (Transylvania). Ale Generał w Galicji może zostać, jeśli się zgodzisz.

    Z dwoma Oddziałami strzeże Twojej granicy, a jako Sojusznik może udzielić Ci wsparcia.
    .task = Pozwól mu zostać.
    .hint = Musiałby wrócić do domu, a w następnej bitwie pod Galicją nikt by Ci nie pomógł.
    .right = Żołnierze Cara piją Twoje zdrowie.

lesson-coalitions-changing_sides-guest-war =
    A gdy na jednym Terytorium Sojusznicy stają się wrogami, bitwy nie ma: silniejsza strona zostaje, słabsza się wycofuje. Przy równej Sile zostaje Garnizon.

    Kto stracił własne Terytorium Stołeczne, w ogóle nie wybiera: bez niego Mocarstwo jest Neutralne.

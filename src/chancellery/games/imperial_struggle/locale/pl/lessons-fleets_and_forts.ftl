# Trzecia lekcja gry Imperial Struggle: Akcje Militarne. Forma jak w lessons.ftl.

lesson-imperial_struggle-fleets_and_forts = Floty i Forty
    .about = Przejmij Fort, wyprzyj Szwadron, zakończ Konflikt i wymień słabe wojsko na dobre.

## 1. Fort

lesson-imperial_struggle-fleets_and_forts-fort = Louisbourg

lesson-imperial_struggle-fleets_and_forts-fort-louisbourg =
    Jesteś Francją. Louisbourg jest brytyjski, ale po Wojnie Uszkodzony. Nieuszkodzonego Fortu nie można zdobyć w Turze Pokoju. Uszkodzony można przejąć.

    Trzeba do tego mieć obok własny Szwadron albo Rynek. Brytyjczycy naprawiliby go za 2, więc nie czekaj.

lesson-imperial_struggle-fleets_and_forts-fort-sea =
    W Twojej Sekcji Floty czekają dwa Szwadrony. Szwadron płynie w dowolne miejsce świata, a pusta Sekcja Morska kosztuje 1 punkt.

    Z Louisbourgiem połączona jest Cieśnina Cabota.
    .task = Wystaw Szwadron z Sekcji Floty w Cieśninie Cabota.
    .hint = To nie zbliża Cię do Louisbourga. Najpierw Szwadron do Cieśniny Cabota.
    .hint-elsewhere = Stamtąd nie sięgniesz do Louisbourga. Połączona jest z nim Cieśnina Cabota.
    .hint-construct = Masz już dwa Szwadrony. Nowy kosztuje wszystkie 4 punkty.
    .hint-later = Kafelek Wojny kupisz zawsze. Uszkodzony Fort nie zostanie taki na długo.
    .hint-build = Ten Fort zbudujesz i później. Louisbourg zabierasz Brytyjczykom.
    .hint-leave = Masz 4 punkty militarne. Użyj ich tutaj.
    .right = Flota stoi pod Louisbourgiem. Liczy się od razu.

lesson-imperial_struggle-fleets_and_forts-fort-seize =
    Naprawa własnego Fortu kosztuje jego liczbę minus 1. Przejęcie wrogiego: liczbę plus 1, tu 4. Masz jeszcze 3 punkty, więc 1 to Kredyt.

    Za to Fort od razu zmienia właściciela i jest naprawiony.
    .task = Przejmij Louisbourg.
    .hint = Najpierw Louisbourg: Fort liczy się w Regionie, chroni Rynki i otwiera drogę do Akadii.
    .hint-more = Wtedy na Louisbourg nawet z Kredytem byłoby drogo. Najpierw Fort.
    .hint-leave = Wszystko gotowe. Weź Fort, zanim Akcja się skończy.
    .right = Louisbourg jest francuski: u Ciebie Flaga więcej, u Brytyjczyków mniej.

## 2. Flota

lesson-imperial_struggle-fleets_and_forts-fleet = Na Antylach

lesson-imperial_struggle-fleets_and_forts-fleet-martinique =
    Na Twoim Rynku Martynika leży znacznik Konfliktu: nie liczy się nikomu, a każdy z sąsiedztwa może ją odflagować za 1. Obok, w Kanale Antylskim, stoi brytyjski Szwadron.

    Masz 4 punkty militarne, Szwadron w Sekcji Floty i drugi w Przejściu Atlantyckim.

lesson-imperial_struggle-fleets_and_forts-fleet-drive =
    Wrogi Szwadron można wyprzeć: z Sekcji Floty za 3 punkty, z mapy tylko za 2. Nie ginie, wraca do swojej Sekcji Floty.

    Każdy Szwadron wystawia się raz w Rundzie Akcji, a sekcja, którą opuszcza, pustoszeje.
    .task = Poślij do Kanału Antylskiego Szwadron z Przejścia Atlantyckiego.
    .hint = Najpierw trzeba wyprzeć brytyjski Szwadron.
    .hint-dear = Z Sekcji Floty kosztuje to 3. Z Przejścia Atlantyckiego 2.
    .hint-elsewhere = Brytyjski Szwadron zostałby przy Martynice. Płyń do Kanału Antylskiego.
    .hint-first = Można, ale teraz drożej: 2. Gdy Martynikę będzie chronił Twój Szwadron, wystarczy 1.
    .hint-construct = Szwadronów masz do tego dość.
    .hint-leave = Martynika nadal byłaby zagrożona. Masz 4 punkty: użyj ich.
    .right = Brytyjczycy odpłynęli, a Martynika jest Chroniona przez Twój Szwadron.

lesson-imperial_struggle-fleets_and_forts-fleet-pacify =
    Usunięcie znacznika Konfliktu kosztuje 2, a w sekcji Chronionej 1. Teraz to 1: kolejność zakupów oszczędziła punkt.
    .task = Usuń znacznik Konfliktu z Martyniki.
    .hint = Najpierw Martynika, póki jest tanio.
    .hint-deploy = Za chwilę. Najpierw Martynika.
    .hint-leave = Martynika nadal nie liczyłaby się nikomu.
    .right = Martynika znów się liczy.

lesson-imperial_struggle-fleets_and_forts-fleet-rest =
    Został 1 punkt, a Szwadron w Sekcji Floty nic tam nie robi. Na morzu liczy się jako sekcja swojego Regionu i chroni Rynki wokół.

    Nowy Szwadron kosztuje 4, a każda strona ma ich tylko osiem.
    .task = Wystaw go, gdzie chcesz.
    .hint = To może poczekać. Punkt wystarczy akurat dla bezczynnego Szwadronu.
    .hint-leave = Punkt by przepadł. A Szwadron na niego czeka.
    .right = Nic się nie zmarnowało, a masz o jedną sekcję więcej.

lesson-imperial_struggle-fleets_and_forts-fleet-isolated =
    Pamiętaj o łańcuchach: Rynek, którego żaden łańcuch Twoich Rynków nie łączy z Twoim Terytorium, Fortem ani Szwadronem, jest Odizolowany. Wtedy też kosztuje przeciwnika tylko 1.

    Pilnuj więc ogniw swojego łańcucha i szukaj słabych u przeciwnika.

## 3. Ulepszenia

lesson-imperial_struggle-fleets_and_forts-upgrade = Lepsze wojsko

lesson-imperial_struggle-fleets_and_forts-upgrade-symbol =
    Znów Wielka Brytania, przed Wojną o Austriacką Sukcesję. W każdym jej Teatrze leży zakryty Twój Bazowy kafelek Wojny. W Europie Centralnej to tylko −1.

    Kafelek „2 militarne / 2 dyplomatyczne” ma Ulepszenie Militarne: nic nie kosztuje, a użyjesz go przed Akcjami albo po nich.

lesson-imperial_struggle-fleets_and_forts-upgrade-draw =
    Wskazujesz Teatr, losujesz jeden ze swoich Bazowych kafelków i decydujesz, który z dwóch zostaje. Może być tylko lepiej, więc użyj go tam, gdzie masz najsłabszy.
    .task = Użyj Ulepszenia Militarnego w Europie Centralnej.
    .hint = Można, ale Ulepszenie jest darmowe: zacznij od niego, w Europie Centralnej.
    .hint-good = Tam kafelek jest już lepszy. W Europie Centralnej masz −1.
    .hint-first = Punkty wydasz potem. Ulepszenie jest darmowe: zacznij od niego.
    .hint-pass = Ulepszenie by przepadło.
    .right = 2! O trzy lepiej niż to, co tam leżało.

lesson-imperial_struggle-fleets_and_forts-upgrade-keep =
    2 powinno zostać. A −1? W puli może Ci się znów wylosować, w tej Wojnie albo w kolejnej. Możesz je też usunąć z gry, jeśli zostaną Ci cztery Bazowe kafelki.
    .task = Zatrzymaj wylosowany kafelek, a drugi usuń z gry.
    .hint = Wtedy w Europie Centralnej nadal leżałoby −1, a 2 by przepadło.
    .hint-returned = Można, ale −1 czekałoby na Ciebie w puli. Pozbądź się go.
    .right = Europa Centralna jest o trzy silniejsza, a Twoja pula lepsza na stałe. Francja widziała tylko, że coś się zmieniło.

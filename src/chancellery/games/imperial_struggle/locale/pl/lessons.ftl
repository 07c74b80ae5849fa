# Lekcje gry Imperial Struggle. Krok to jeden komunikat: jego tekst, .task – co zrobić, .right – co mówimy po dobrym ruchu,
# .hint (i .hint-NAZWA dla wybranych ruchów) – co mówimy o ruchu dozwolonym, ale nie tym, o który prosimy.

lesson-imperial_struggle-first_turn = Twoja pierwsza Tura Pokoju
    .about = Rządź Wielką Brytanią od 1697 roku: handel i Kredyt, Wydarzenie, najazd, flota, punktacja i jeden Teatr Wojny, która przychodzi potem.

## 1. Kafelek

lesson-imperial_struggle-first_turn-tile = Kafelek

lesson-imperial_struggle-first_turn-tile-hello =
    Londyn, rok 1697. Długa wojna z Ludwikiem XIV dobiegła końca i nikt nie wierzy, że pokój potrwa długo. Wielka Brytania trafia w Twoje ręce.

    Czerwone jest Twoje, niebieskie francuskie. W Twoim wierszu widać Kredyt, Punkty Pokoju, Karty Wydarzeń i Szwadrony. Wszystko to się przyda.

lesson-imperial_struggle-first_turn-tile-map =
    Plansza ma cztery Regiony: Europę, Amerykę Północną, Karaiby i Indie.

    Koła to Rynki, romby – Sekcje Polityczne, kwadraty – Terytoria, a w sześciokątach mieszczą się Szwadrony i Forty. Sekcja w Twoim kolorze ma Twoją Flagę: kontrolujesz ją.

lesson-imperial_struggle-first_turn-tile-marker =
    Jeden znacznik liczy Punkty Zwycięstwa (PZ) obu stron. Stoi na 15.

    Francja ciągnie go w górę i wygrywa przy 30. Ty ciągniesz go w dół i wygrywasz przy 0.

lesson-imperial_struggle-first_turn-tile-tiles =
    Tych dziewięć kafelków Inwestycji leży odkrytych. W każdej Rundzie Akcji bierzesz jeden z nich, potem bierze Francja, aż każda strona będzie miała po cztery.

    Inicjatywę ma Francja i pozwala Ci zacząć. Dzięki temu ostatnie słowo będzie jej.

lesson-imperial_struggle-first_turn-tile-take =
    Jak czytać kafelek: duża liczba to jego Duża Akcja, tutaj 4 punkty ekonomiczne. Mała liczba to Mała Akcja, zawsze 2 punkty innego rodzaju.

    Symbol Wydarzenia pozwala zagrać Wydarzenie, strzałka daje Ulepszenie Militarne. Kafelek z liczbą 4 nie ma ani jednego, ani drugiego.
    .task = Weź kafelek „4 ekonomiczne / 2 militarne”.
    .hint = Dobry kafelek na inny dzień. Dziś najpierw handel i okręty do jego ochrony: 4 punkty ekonomiczne i 2 militarne.
    .hint-reveal = Twoje Karty Ministerialne leżą zakryte i tak zaskakują bardziej. Weź kafelek.

lesson-imperial_struggle-first_turn-tile-actions =
    Z kafelka zrobiły się dwie Akcje. Kolejność wybierasz Ty, a każda kończy się, zanim zacznie się druga.

    Akcja zaczyna się od tego, co kupisz. Do tej chwili nic nie jest przesądzone.

lesson-imperial_struggle-first_turn-tile-georges_bank =
    Za punkty ekonomiczne oflagowujesz Rynki. Rynek musi być połączony z czymś Twoim: z Georges Bank prowadzi linia do Twojej Zatoki Massachusetts.

    Liczba na Rynku to jego cena: 2.
    .task = Oflaguj Georges Bank.
    .hint = Też można. Zacznij jednak od Georges Bank: te łowiska jeszcze Ci się przydadzą.
    .hint-unflag = To by odebrało Flagę Francji. Zrobisz to w następnym rozdziale.
    .hint-begin = Nie trzeba: Duża Akcja zacznie się sama, gdy oflagujesz Georges Bank.
    .hint-minor = To byłaby Mała Akcja. Kolejność zależy od Ciebie, ale tu najpierw handel.
    .hint-reveal = Karty Ministerialne mogą na razie zostać zakryte. Oflaguj Georges Bank.
    .hint-waste = Kafelek by przepadł, a z nim wszystkie punkty.

lesson-imperial_struggle-first_turn-tile-cumberland =
    Zostały 2 punkty. Cumberland jest połączony z Twoimi Północnymi Koloniami i kosztuje 2.

    Georges Bank jeszcze nie prowadzi dalej: świeżo oflagowany Rynek łączy z następnymi dopiero od Twojej kolejnej Rundy Akcji.
    .task = Oflaguj Cumberland.
    .hint = Też można. Ale Cumberland otwiera drogę do krainy futer.
    .hint-unflag = To by odebrało Flagę Francji. Zrobisz to w następnym rozdziale.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 2.

lesson-imperial_struggle-first_turn-tile-minor =
    4 punkty wydane. Teraz Mała Akcja: 2 punkty militarne, ale tylko na jeden zakup.

lesson-imperial_struggle-first_turn-tile-squadron =
    Za 1 punkt Szwadron płynie z Sekcji Floty do dowolnej pustej Sekcji Morskiej na świecie.

    W Zatoce Maine sprawi, że połączone z nią Twoje Rynki będą Chronione: Georges Bank i Zatoka Massachusetts.
    .task = Wystaw Szwadron: wskaż Sekcję Floty, potem Zatokę Maine.
    .hint = Mała Akcja wystarcza na jeden zakup. Niech to będzie Szwadron.
    .hint-elsewhere = Tam też by dopłynął. Ale Rynki, które chcesz chronić, leżą wokół Zatoki Maine.
    .hint-debt = Trzeba by zapłacić Kredytem. Jeszcze na to za wcześnie.
    .hint-finish = Nie trzeba: Duża Akcja zamknie się sama, gdy Szwadron wypłynie.
    .hint-begin = Nie trzeba: Mała Akcja zacznie się sama, gdy Szwadron wypłynie.
    .hint-end = Mała Akcja i jej 2 punkty poszłyby na marne.
    .right = Łowiska są pod strażą. Drugi punkt przepada: Mała Akcja wystarcza na jeden zakup.

lesson-imperial_struggle-first_turn-tile-end =
    Obie Akcje za Tobą, a Francja czeka.
    .task = Wybierz „{ is-move-end }”.
    .hint = Karty Ministerialne mogą na razie zostać zakryte. Niech gra Francja.
    .right = Dwa Rynki i Szwadron na morzu: dobry początek.

## 2. Ceny

lesson-imperial_struggle-first_turn-price = Ceny

lesson-imperial_struggle-first_turn-price-news =
    Francja oflagowała Île-aux-Noix w Kanadzie, a jej Szwadron popłynął do Kanału Antylskiego.

    Trwa Twoja druga Runda Akcji. Masz kafelek „4 ekonomiczne / 2 dyplomatyczne”, a Duża Akcja już się zaczęła.

lesson-imperial_struggle-first_turn-price-martinique =
    Francuskie Rynki możesz też odflagować. Martynika jest połączona z Twoją Saint Lucią i kosztuje 2.

    Obok stoi jednak francuski Szwadron, więc jest Chroniona, a to o 1 więcej: razem 3. Cenę i jej składniki zawsze widać przed wyborem.
    .task = Odflaguj Martynikę.
    .hint = Też można. Ale dziś odbierz coś Francji: Martynikę.
    .hint-karaikal = Karaikal też kosztuje 3, i to bez żadnej ochrony. Ale najpierw cukier: odbierz Francji Martynikę.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 4.
    .right = Martynika jest teraz niczyja. Oflagowanie jej to drugi zakup.

lesson-imperial_struggle-first_turn-price-kurpa =
    Został 1 punkt. Kurpa w Indiach, połączona z Twoim Midnapurem, kosztuje 2. Ale po zakupie na Karaibach pierwszy zakup w kolejnym Regionie jest o 1 droższy: razem 3.
    .task = Oflaguj Kurpę.
    .hint = Też można. Ale Indii nie wolno zostawić Francji: oflaguj Kurpę.
    .hint-martinique = Kosztowałaby 2, bez dopłaty. Kusi! Ale Martynika nie ucieknie, a Indie czekają.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 1.

lesson-imperial_struggle-first_turn-price-pay =
    Brakuje Ci 2 punktów. Możesz zaciągnąć Kredyt, 1 za każdy punkt, aż do swojego Limitu Kredytu, czyli 6. Punkt Pokoju też płaci, a masz jeden.

    Dostępny Kredyt liczy się na koniec gry, a Kredyt narzucony ponad Limit Kredytu daje PZ Francji. Używaj go więc z rozwagą.
    .task = Zapłać: 1 Kredyt i 1 Punkt Pokoju.
    .hint = Zostałby Ci Punkt Pokoju, ale mniej Dostępnego Kredytu. Wydaj teraz Punkt Pokoju: po to jest.
    .right = Kurpa jest Twoja. Twój Kredyt to 1 z 6. Pasowanie w Rundzie Akcji zmniejsza go najwyżej o 2.

lesson-imperial_struggle-first_turn-price-iroquois =
    Zaczęła się Mała Akcja: 2 punkty dyplomatyczne na Sekcje Polityczne. Te nie wymagają połączenia.

    Irokezi kosztują 2, bez dopłaty: każdy rodzaj punktów liczy swoje Regiony osobno.
    .task = Oflaguj Irokezów.
    .hint = Godny sojusznik. Ale Irokezi dadzą Ci Korzyść, której zaraz użyjesz.
    .hint-draw = Karta za 3 punkty, w tym jeden na Kredyt? Może później. Oflaguj Irokezów.
    .hint-leave = Mała Akcja i jej 2 punkty poszłyby na marne.
    .right = Irokezi są z Tobą, a z nimi ich Korzyść, Najazdy Irokezów. Użyjesz jej już w następnej swojej Rundzie Akcji.

## 3. Wydarzenie

lesson-imperial_struggle-first_turn-event = Wydarzenie

lesson-imperial_struggle-first_turn-event-news =
    Francja zdobyła Sardynię i Sekcję Prestiżu w Hiszpanii. A francuscy kupcy dotarli aż do Albany, tuż obok Twojej Doliny Hudsonu.

    Twój trzeci kafelek to „3 dyplomatyczne / 2 ekonomiczne” i ma symbol Wydarzenia.

lesson-imperial_struggle-first_turn-event-card =
    Możesz więc zagrać jedną ze swoich Kart Wydarzeń, przed wszystkim innym. Rywalizacja Austriacko-Hiszpańska kładzie znacznik Konfliktu na sekcji Hiszpanii. Jej Bonus wymaga Słowa Klucza Zarządzanie.

    Pozostałe dwie karty wymagają kafelka z Dużą Akcją Ekonomiczną.

lesson-imperial_struggle-first_turn-event-play =
    Masz dwie Karty Ministerialne, wybrane w tajemnicy na początku tury. Jedna to Robert Walpole ze Słowem Kluczem Zarządzanie.

    Raz odkryty, zostaje odkryty.
    .task = Zagraj Rywalizację Austriacko-Hiszpańską, odkrywając do niej Roberta Walpole’a.
    .hint = Wydarzenie albo na początku, albo wcale: po Akcji lub Korzyści jest już za późno. Zagraj kartę i odkryj do niej Walpole’a.
    .hint-plain = Bez Zarządzania nie ma Bonusu. Zagraj kartę i odkryj do niej Walpole’a.
    .hint-walpole = Możesz zrobić to za jednym razem: zagraj kartę i odkryj do niej Walpole’a.
    .hint-pass = Pasowanie zmniejsza Kredyt, ale kafelek by przepadł, a z nim Wydarzenie. Zagraj kartę i odkryj do niej Walpole’a.

lesson-imperial_struggle-first_turn-event-conflict =
    Sekcja ze znacznikiem Konfliktu nie liczy się nikomu, a oflagowanie lub odflagowanie jej kosztuje tylko 1.

    Dwie sekcje Hiszpanii są francuskie: jedna kosztuje 2, druga 3.
    .task = Połóż znacznik na sekcji „{ is-space-spain_alliance_upper.full }”.
    .hint = Nie ma tam francuskiej Flagi. Znacznik nikomu by nie zaszkodził.
    .hint-cheap = Też francuska, ale i tak kosztuje tylko 2. Na drugiej francuskiej sekcji znacznik da Ci więcej.
    .right = I Bonus: francuski Bonusowy kafelek Wojny z Europy Centralnej wrócił do puli. Brawo, Walpole.

lesson-imperial_struggle-first_turn-event-spain =
    Zaczęła się Duża Akcja: 3 punkty dyplomatyczne, na Sekcje Polityczne gdziekolwiek. Ta ze znacznikiem kosztuje 3, ale teraz tylko 1.
    .task = Odflaguj sekcję „{ is-space-spain_alliance_upper.full }”.
    .hint = Też można. Ale Flaga za 1 zamiast za 3 to okazja, której szkoda przepuścić.
    .hint-dear = Ta kosztuje pełną cenę. Dzięki znacznikowi w Hiszpanii inna jest tania: 1 zamiast 3.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 3.
    .hint-later = Za chwilę. Najpierw posłowie: odflaguj sekcję ze znacznikiem.
    .right = Francja straciła sojusznika w Hiszpanii, a znacznik zniknął razem z Flagą.

lesson-imperial_struggle-first_turn-event-savoy =
    Zostały 2 punkty, a Sabaudia kosztuje 2. Dwa ogniwa łańcucha mówią, że to Sojusz: w nadchodzącej Wojnie da Ci siłę w Teatrze Europa Centralna.
    .task = Oflaguj Sabaudię.
    .hint = Też można. Ale wojna się zbliża i potrzebujesz Sojuszy dla Europy Centralnej: oflaguj Sabaudię.
    .hint-ally = To też Sojusz dla Europy Centralnej i w tej samej cenie. Ale książę Sabaudii czeka na Twojego posła.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 2.
    .hint-later = Za chwilę. Najpierw wydaj 2 pozostałe punkty: oflaguj Sabaudię.
    .right = Książę Sabaudii zmienił stronę. Na razie.

## 4. Najazd

lesson-imperial_struggle-first_turn-raid = Najazd

lesson-imperial_struggle-first_turn-raid-advantage =
    Trwa ta sama Runda Akcji. Pięciokąt to Korzyść: ma ją ten, kto kontroluje sekcje połączone z nią linią kropek. Najazdy Irokezów są Twoje.

    Każda Korzyść działa raz na turę. W Rundzie Akcji możesz użyć dwóch, z różnych Regionów.

lesson-imperial_struggle-first_turn-raid-use =
    Najazdy Irokezów kładą znacznik Konfliktu na Rynku Futer. A tam, w Albany, powiewa francuska Flaga.
    .task = Użyj Korzyści Najazdy Irokezów.
    .hint = Też można. Ale Irokezi czekają na Twoje słowo.
    .hint-minor = Za chwilę. Najpierw wyślij Irokezów, a Mała Akcja da Ci więcej.
    .hint-end = Korzyść i Mała Akcja poszłyby na marne. Najpierw wyślij Irokezów.

lesson-imperial_struggle-first_turn-raid-albany =
    Albany kosztuje 3, a ze znacznikiem Konfliktu 1. I możesz tam sięgnąć: jest połączone z Twoją Doliną Hudsonu.
    .task = Połóż znacznik na Albany.
    .hint = Nie ma tam niczyjej Flagi. Irokezi wróciliby z pustymi rękami.
    .hint-own = To Twój własny Rynek! Nie liczyłby się nikomu, a Francja mogłaby go odebrać za 1.
    .hint-far = Francuski, ale nie łączy się z niczym Twoim. Znacznik nic by Ci nie dał.
    .right = Irokezi stoją pod Albany, a francuscy kupcy pakują futra.

lesson-imperial_struggle-first_turn-raid-minor =
    Została jeszcze Mała Akcja: 2 punkty ekonomiczne. Małą Akcją nie wolno odflagować francuskiej sekcji, chyba że leży na niej znacznik Konfliktu. Tak jak w Albany.

lesson-imperial_struggle-first_turn-raid-unflag =
    Cena Albany spadła z 3 do 1. Mała Akcja wystarcza na jeden zakup, więc nie ma co oszczędzać.
    .task = Odflaguj Albany.
    .hint = Albany zostałoby francuskie. Odflaguj je, póki jest tanie.
    .hint-flag = Jeden Rynek więcej dla Ciebie, ale Albany zostałoby francuskie. Odflaguj je, póki jest tanie.
    .hint-begin = Nie trzeba: Mała Akcja zacznie się sama, gdy odflagujesz Albany.
    .hint-end = Najazd poszedłby na marne. Odflaguj Albany.
    .right = Albany jest wolne, a znacznik zniknął razem z Flagą.

lesson-imperial_struggle-first_turn-raid-end =
    Co za Runda Akcji: Wydarzenie z Bonusem, Duża Akcja, Korzyść i Mała Akcja, a wszystko z jednego kafelka.
    .task = Wybierz „{ is-move-end }”.
    .hint = Druga Karta Ministerialna może na razie zostać zakryta. Niech gra Francja.
    .hint-walpole = Walpole może raz na turę wymienić Ci kartę. Zapamiętaj to; tutaj niech gra Francja.
    .right = Francja ma o czym myśleć.

## 5. Zbrojenia

lesson-imperial_struggle-first_turn-arms = Zbrojenia

lesson-imperial_struggle-first_turn-arms-news =
    Francja znalazła przyjaciół w Szkocji i w Prusach. Twój czwarty i ostatni kafelek to „4 militarne / 2 ekonomiczne”, a Duża Akcja już się zaczęła.

    Po tej turze wybucha Wojna o Hiszpańską Sukcesję. Czas się zbroić.

lesson-imperial_struggle-first_turn-arms-display =
    Wojna ma Teatry, ta cztery. W każdym leży po kafelku Wojny obu stron. Widzisz tylko własne.

    W Europie Centralnej Twój jest wart −1, ale może odflagować francuską sekcję. Obok widać Twoją Siłę Bonusową, 3: Sojusze w Austrii, w Państwach Niemieckich i w Sabaudii.

lesson-imperial_struggle-first_turn-arms-squadron =
    Przy punktach militarnych nie ma dopłaty za Regiony. Wystawienie Szwadronu kosztuje 1, zwerbowanie nowego 4.

    Jeden czeka jeszcze w Sekcji Floty. Na Balearach liczy się jak Flaga w Europie, a korona to Prestiż.
    .task = Wystaw Szwadron z Sekcji Floty na Balearach.
    .hint = Tam też by dopłynął. Ale korona Balearów przyda Ci się przy punktacji.
    .hint-maine = Wtedy Zatoka Maine zostałaby pusta. Weź Szwadron z Sekcji Floty.
    .hint-construct = Wszystkie 4 punkty na Szwadron, gdy inny czeka jeszcze w Sekcji Floty? Najpierw wystaw tamten.
    .hint-later = To przyjdzie zaraz. Najpierw Szwadron.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 4.

lesson-imperial_struggle-first_turn-arms-fort =
    Zostały 3 punkty, a Louisbourg kosztuje 3. Możesz go zbudować, bo łączy się z Georges Bank, a ten jest Twój od poprzednich Rund Akcji.

    Czerwona przerywana linia stamtąd do Akadii to Linia Ekspansji. Zapamiętaj ją.
    .task = Zbuduj Fort Louisbourg.
    .hint = Też można. Ale Louisbourg da Ci siłę w Ameryce i oko na Akadię.
    .hint-fort = To też dobry Fort. Ale tylko z Louisbourga prowadzi Linia Ekspansji do Akadii.
    .hint-later = To przyjdzie zaraz. Najpierw Fort.
    .hint-leave = Niewydane punkty przepadają. Masz jeszcze 3.
    .right = Louisbourg jest brytyjski, i to cztery dekady przed czasem.

lesson-imperial_struggle-first_turn-arms-buy =
    Punkty się skończyły, ale Akcja jeszcze trwa, a Kredyt może płacić dalej. Bonusowy kafelek Wojny kosztuje 2.

    Dobiera się go losowo i widzisz go tylko Ty.
    .task = Kup Bonusowy kafelek Wojny za 2 Kredyty.
    .hint = Też można. Ale teraz potrzebujesz armii w Europie Centralnej.
    .hint-end = Sam Twój kafelek w Europie Centralnej jest wart −1. Najpierw trzeba tam armii.
    .right = Siła 3: to książę Marlborough! Twój Kredyt to teraz 3 z 6.

lesson-imperial_struggle-first_turn-arms-place =
    Gdzie ma dowodzić? W Europie Centralnej czekają już na niego Sojusze, a wygrana o 5 lub więcej daje tam 3 PZ i 2 Punkty Podboju.
    .task = Połóż go w Teatrze Europa Centralna.
    .hint = Tam też by się przydał. Ale Twoje Sojusze są w Europie Centralnej.
    .right = 3 i −1 z kafelków, 3 z Sojuszy: Twoja siła w Europie Centralnej to 5.

## 6. Punktacja

lesson-imperial_struggle-first_turn-scoring = Punktacja

lesson-imperial_struggle-first_turn-scoring-awards =
    Zanim zakończysz turę, zobacz, ile będzie warta. Każdy Region ma Nagrodę dla strony, która kontroluje w nim więcej sekcji.

    Nagroda za Amerykę Północną to 3 PZ, ale wymaga przewagi 2. Masz tam 9 sekcji, Francja 5.

lesson-imperial_struggle-first_turn-scoring-europe =
    Europę weźmie Francja, 7 do 5: 1 PZ i 1 Punkt Pokoju.

    Za Prestiż są jeszcze 2 PZ: liczy się korony. Jest 2 do 2, a remis nikomu nic nie daje. Bez Twojego Szwadronu na Balearach Prestiż byłby francuski.

lesson-imperial_struggle-first_turn-scoring-demand =
    Na Karaibach jest remis: 5 do 5. Jest też Globalne Zapotrzebowanie: w tej turze obejmuje trzy towary, a kto ma więcej Rynków danego towaru, dostaje za niego nagrodę.

    Jednym z nich jest Cukier. Tu też remis: 1 do 1.

lesson-imperial_struggle-first_turn-scoring-sugar =
    Zaczęła się Mała Akcja: 2 punkty ekonomiczne. Jeden Rynek Cukru rozstrzygnie i to, i to.

    Trzy są w Twoim zasięgu za 2: Martynika, gdzie zrobiło się już miejsce, Antigua i Santiago.
    .task = Oflaguj Martynikę, Antiguę albo Santiago.
    .hint = Dobry Rynek, ale nie on rozstrzyga. Potrzebujesz Cukru na Karaibach.
    .hint-tobacco = To dałoby Ci Karaiby, ale to Tytoń. Z Cukrem wygrasz jedno i drugie.
    .hint-leave = Mała Akcja i jej 2 punkty poszłyby na marne.
    .right = Karaiby są Twoje, 6 do 5, a Cukier 2 do 1.

lesson-imperial_struggle-first_turn-scoring-end =
    To była Twoja ostatnia Runda Akcji. Francja ma jeszcze jedną. Potem przychodzi punktacja.
    .task = Wybierz „{ is-move-end }”.
    .hint = Nic więcej nie ma tu do zrobienia. Niech gra Francja.
    .right = Ostatnim kafelkiem Francja oflagowała Bengal Zachodni. Potem policzono punkty.

lesson-imperial_struggle-first_turn-scoring-won =
    Nagrody: Ameryka Północna dała Ci 3 PZ, a Karaiby 1. Europa dała Francji 1 PZ i 1 Punkt Pokoju.

    W Indiach po Bengalu Zachodnim jest 5 do 5: nie wygrywa nikt.

lesson-imperial_struggle-first_turn-scoring-sold =
    Globalne Zapotrzebowanie: Cukier dał Ci 2 PZ. Bawełna przypada Francji, 3 do 2, za 2 PZ i 1 Punkt Pokoju. W Futrach jest 2 do 2; z Albany byłyby francuskie.

    6 PZ dla Ciebie i 3 dla Francji: znacznik zszedł z 15 na 12. A teraz zaczyna się Wojna.

## 7. Wojna

lesson-imperial_struggle-first_turn-war = Wojna

lesson-imperial_struggle-first_turn-war-tiles =
    Rok 1702. Król Hiszpanii umarł bez dziedzica i Europa stoi w ogniu. Teatry rozstrzyga się po kolei, najpierw Europę Centralną.

    Kafelki Wojny są tam już odkryte: Twoje to 3 i −1, razem 2. Francuski to 0.

lesson-imperial_struggle-first_turn-war-symbol =
    Najpierw symbole kafelków. Twoje −1 może odflagować francuską sekcję w Europie.

    Bawaria to Sojusz w tym Teatrze, jedyny, jaki ma Francja.
    .task = Odflaguj Bawarię.
    .hint = Ta sekcja nie daje siły w Europie Centralnej. Bawaria daje.
    .hint-decline = Bawaria dalej walczyłaby dla Francji. Odflaguj ją.
    .right = Bawaria wypada z wojny. Francuski kafelek też miał symbol: musisz zaciągnąć 1 Kredyt.

lesson-imperial_struggle-first_turn-war-strength =
    Siła Armii i Siła Bonusowa: 2 i 3. Siła Teatru to 5, francuska 0. Wygrana o 5 to najlepszy wiersz tabeli: 3 PZ dla Ciebie i 2 Punkty Podboju.

    Francja jako strona przegrana dostaje 3 Punkty Pokoju. Z Bawarią przewaga wyniosłaby 4, a Punktów Podboju byłoby o jeden mniej.

lesson-imperial_struggle-first_turn-war-conquest =
    Terytoria zajmuje się tylko podbojem: te w Europie, a tutaj jeszcze cztery Dostępne Terytoria, które wymienia Teatr.

    Co jest niczyje, po prostu się bierze: Gibraltar, Minorkę, Zatokę Hudsona, Asiento i San Agustin.
    .task = Podbij jedno z tych pięciu Terytoriów.
    .hint = Wybierz jedno z pięciu Terytoriów.
    .hint-acadia = Za chwilę. Najpierw weź coś, czego nikt nie może Ci odmówić.
    .hint-biscay = Twój Szwadron tylko przepłynąłby z Balearów do Zatoki Biskajskiej. Wybierz Terytorium.
    .hint-decline = Punkty Podboju przepadają z końcem Teatru. Masz jeszcze 2.
    .right = Zajęte, a Francja nie może zaprotestować.

lesson-imperial_struggle-first_turn-war-acadia =
    Drugi Punkt Podboju. Akadię zajmiesz tylko z drugiego końca jej Linii Ekspansji: z Louisbourga, a ten jest Twój.

    Właściciel może jednak odmówić. Pierwsza odmowa w Wojnie kosztuje 3 PZ, druga 5.
    .task = Podbij Akadię.
    .hint = To możesz wziąć bez trudu. Ale najpierw zobacz, co na Akadię powie Wersal.
    .hint-decline = Punkty Podboju przepadają z końcem Teatru. Masz jeszcze 1.
    .right = Ludwik XIV odmawia! Akadia zostaje francuska, a Ty zdobywasz 3 PZ.

lesson-imperial_struggle-first_turn-war-refused =
    3 PZ za zwycięstwo i 3 za odmowę: znacznik zszedł z 12 na 6.

    W tej Wojnie nikt już nie może zażądać Akadii, a druga odmowa kosztowałaby Francję 5 PZ.

lesson-imperial_struggle-first_turn-war-rest =
    Następna jest Hiszpania, potem Wojna Królowej Anny i Rebelia Jakobitów, każda tak samo: kafelki, symbole, Siła Bonusowa, łupy.

    Później przychodzą dwie Tury Pokoju i następna Wojna. W całej grze jest sześć Tur Pokoju i cztery Wojny.

lesson-imperial_struggle-first_turn-war-farewell =
    Wygrywasz, jeśli po turze lub Wojnie znacznik stoi na 0; albo gdy w jednej turze zdobędziesz wszystkie Nagrody i wszystkie towary Globalnego Zapotrzebowania, albo w Wojnie każdy Teatr w jego najlepszym wierszu. W innym razie rozstrzyga znacznik po Turze 6: poniżej 15 wygrywasz.

    Umiesz już dość, żeby grać. Zacznij rozgrywkę: Francja czeka.

# Lekcja gry Raison d’État. Krok to jeden komunikat: jego tekst, .task – co zrobić, .right – co mówimy po dobrym ruchu,
# .hint (i .hint-NAZWA dla wybranych ruchów) – co mówimy o ruchu dozwolonym, ale nie tym, o który prosimy.

lesson-raison_detat-the_election = Elekcja Cesarza
    .about = Poprowadź Protestantów w wojnie trzydziestoletniej: przyjmij Sojusznika, w porę zaoferuj Subwencje i zdobądź Koronę Świętego Cesarstwa Rzymskiego.

## 1. Siedem głosów

lesson-raison_detat-the_election-electors = Siedem głosów

lesson-raison_detat-the_election-electors-hello =
    Wojna trzydziestoletnia zaczęła się w Czechach (Bohemia), a Czesi wybrali Ciebie. Prowadzisz Protestantów, a z nimi całą Koalicję protestancką.

    Szwecja stoi przy Tobie. Austria, Hiszpania i Polska są przeciw, a Francja wciąż jest Neutralna.

lesson-raison_detat-the_election-electors-seven =
    Siedem Terytoriów to Terytoria Elektorskie: Pfalz, Nassau, Lorraine, Bohemia, Bavaria, Saxonia i Brandenburg. Każde daje jeden głos Mocarstwu, które je kontroluje.

    Raz w każdej rundzie odbywa się Elekcja Cesarza. Trzeba do niej czterech głosów z siedmiu.

lesson-raison_detat-the_election-electors-count =
    Pismo z pieczęcią w wierszu Mocarstwa pokazuje jego głosy. Palatynat (Pfalz) i Czechy dają Ci dwa. Austria też ma dwa, Szwecja i Francja po jednym.

    Nassau nikt nie kontroluje, więc ten głos przepada, ale czterech trzeba i tak. Kto nie kontroluje żadnego Terytorium Elektorskiego, nie głosuje i nie może zostać wybrany.

lesson-raison_detat-the_election-electors-expel =
    Potrzebujesz więc cudzych głosów, a te mają Sojusznicy, obecni i przyszli. Trwa Faza Dyplomacji: jako Czołowe Mocarstwo możesz najpierw wydalić członków swojej Koalicji.
    .task = Wybierz „{ move-done-expel_before }”.
    .hint = Szwecja musiałaby opuścić Twoją Koalicję, a z nią odszedłby jej głos. Przyjaciół lepiej zatrzymać.
    .right = Żetony ujawnione. Szwecja zostaje z Tobą, a Francja chce do Ciebie dołączyć!

lesson-raison_detat-the_election-electors-admit =
    Deklaracja to jeszcze nie członkostwo. Czołowe Mocarstwo Koalicji może chętnego przyjąć albo odrzucić.

    Kto zostanie odrzucony, musi od razu wybrać inny Status.
    .task = Przyjmij Francję.
    .hint = Francja musiałaby wybierać jeszcze raz, a mogłaby nawet przejść do Austrii. Potrzebujesz jej głosu z Lotaryngii (Lorraine).
    .right = Francja jest w Twojej Koalicji.

lesson-raison_detat-the_election-electors-ally =
    Masz teraz dwóch Sojuszników z prawem głosu. A to nie wszystko: nie wolno głosować na Mocarstwo, z którym jest się w Stanie Wojny.

    Neutralna Francja mogłaby głosować na Austrię. Jako Twój Sojusznik jest z Austrią w Stanie Wojny i nie może.

## 2. Subwencje dla Sojuszników

lesson-raison_detat-the_election-gift = Subwencje dla Sojuszników

lesson-raison_detat-the_election-gift-wheel =
    Dwie tury później. Gdy Koło Wojny znów się obróci, Austria stanie na Musztrze. To zawsze chwila Elekcji: odbywa się ona najpierw, zanim ktokolwiek wykona akcję.

    A Ty masz teraz Subwencje i Najemników. W samą porę.

lesson-raison_detat-the_election-gift-sweden =
    Możesz zaoferować Sojusznikom Pieniądze (Subwencje) albo karty Bitwy (Najemników): tylko jedno z dwojga i łącznie najwyżej 3.

    Skarbiec Szwecji jest pusty. A Szwecja mogłaby przecież zagłosować na siebie.
    .task = Zaoferuj Szwecji 2 Pieniądze.
    .hint = Tak nikt nic nie dostanie. Wolno, ale puste ręce rzadko zjednują głosy.
    .hint-cards = To byliby Najemnicy. Karty mogą Ci się przydać w bitwie, a kto daje karty, nie może dać Pieniędzy. Zaoferuj Szwecji 2 Pieniądze.
    .hint-little = Tylko 1 za jeden z siedmiu głosów? Daj 2. Dla Francji zostanie jeszcze 1.
    .hint-much = Dla Francji nic by nie zostało: wszystkim razem możesz dać najwyżej 3. Daj 2.
    .hint-france = Francja będzie następna. Najpierw zaoferuj Szwecji 2 Pieniądze.

lesson-raison_detat-the_election-gift-france =
    Z tych 3 możesz dać jeszcze 1. Wszystkie części oferty podaje się, zanim ktokolwiek odpowie.
    .task = Zaoferuj Francji 1 Pieniądz.
    .hint = Coś dostałaby tylko Szwecja. A Francja też ma głos.
    .right = Obie przyjmują. 3 Pieniądze trafiły do Twoich Sojuszników.

lesson-raison_detat-the_election-gift-given =
    Sojusznik może też odmówić; wtedy Pieniądze zostają w Twoim skarbcu. Subwencje nie dają punktów Wpływu i nie kosztują punktów Morale.

    Niczego też nie kupują: obietnice nikogo nie wiążą, a głos jest pewny dopiero wtedy, gdy padnie. Ale pełna sakiewka wzmacnia pamięć.

## 3. Głosowanie

lesson-raison_detat-the_election-vote = Głosowanie

lesson-raison_detat-the_election-vote-rules =
    Elekcja. Jest czas na rozmowy, a potem wszyscy głosują jawnie, po kolei według Kolejności Mocarstw: Ty, Szwecja, Austria, Francja. Kto głosuje później, zna wcześniejsze głosy.

    Kto ma kilka głosów, oddaje wszystkie na jednego kandydata.

lesson-raison_detat-the_election-vote-vote =
    Możesz głosować na siebie albo na inne uczestniczące Mocarstwo, z którym nie jesteś w Stanie Wojny. Możesz też się wstrzymać. Oddany głos jest ostateczny.
    .task = Oddaj swoje dwa głosy na siebie, na Protestantów.
    .hint = Cesarzem zostałby może Twój Sojusznik i to on otrzymałby Wpływ z Korony. Głosuj na siebie.
    .hint-abstain = Oba Twoje głosy by przepadły, a bez nich nikt nie zbierze czterech. Głosuj na siebie.
    .right = Szwecja głosuje na Ciebie. Austria głosuje na siebie.

lesson-raison_detat-the_election-vote-france =
    Trzy głosy na Ciebie, dwa na Austrię, a nie głosowała jeszcze tylko Francja. Na Austrię nie może. Ale może głosować na siebie lub na Szwecję albo się wstrzymać.

    Wszystko zależy od Lotaryngii (Lorraine).

lesson-raison_detat-the_election-vote-emperor =
    Francja głosuje na Ciebie: cztery głosy! Jesteś Świętym Cesarzem Rzymskim, a Korona jest Twoja do następnej Elekcji, nawet po utracie Palatynatu i Czech.

    Tura toczy się dalej, od austriackiej Musztry. Wesoło tam nie będzie.

lesson-raison_detat-the_election-vote-none =
    Gdyby Francja się wstrzymała, byłyby tylko trzy głosy. Trzy nie wystarczą, choćby nikt nie miał więcej: wtedy do następnej Elekcji nie ma Cesarza.

    Dlatego warto rozmawiać, a hojność popłaca, byle w porę.

lesson-raison_detat-the_election-vote-reward =
    Co daje Korona? W Poszerzeniu Wpływów Cesarz otrzymuje 2 dodatkowe punkty Wpływu, nawet jeśli żadne Terytorium nic nie przynosi.

    Twoje Poszerzenie Wpływów nadejdzie przy następnym obrocie Koła.

lesson-raison_detat-the_election-vote-influence =
    Jest i nagroda. Czechy dały Ci 2 punkty Wpływu, a Korona jeszcze 2: razem 4.

    W tym scenariuszu natychmiast wygrywa Mocarstwo, które pierwsze zdobędzie 30 punktów Wpływu. Korona zdobywana runda po rundzie to spora ich część.

## 4. Cztery własne głosy

lesson-raison_detat-the_election-four = Cztery własne głosy

lesson-raison_detat-the_election-four-again =
    Następna runda, następna Elekcja. Najpierw Korona wraca na stół; nikt jej nie dziedziczy.

    Ale Twoi Generałowie nie próżnowali. Saksonia (Saxonia) i Nassau też są już Twoje.

lesson-raison_detat-the_election-four-crown =
    Palatynat (Pfalz), Czechy (Bohemia), Saksonia i Nassau to cztery własne głosy. Kto ma ich tyle, odpowiada na pytanie o Koronę, zanim padnie jakikolwiek głos.
    .task = Weź Koronę.
    .hint = Odbyłoby się głosowanie i możesz w nim zrobić Cesarzem Sojusznika. To hojne, ale Korona jest warta 2 punkty Wpływu. Weź ją.
    .right = Zostajesz Cesarzem bez głosowania.

lesson-raison_detat-the_election-four-farewell =
    Trzymaj Terytoria Elektorskie, przyjmuj właściwych Sojuszników, nie skąp w porę Subwencji i licz do czterech. W 1702 jest tak samo, tylko zamiast Bawarii (Bavaria) Terytorium Elektorskim jest Hanower (Hannover).

    Tego, co wspólne dla całej rodziny, uczy lekcja gry Koalicje. A teraz rozpocznij grę: Cesarstwo czeka.

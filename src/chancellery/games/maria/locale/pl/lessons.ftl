# Lekcja gry Maria. Krok to jeden komunikat: jego tekst, .task – co zrobić, .right – co mówimy po dobrym ruchu,
# .hint (i .hint-NAZWA dla wybranych ruchów) – co mówimy o ruchu dozwolonym, ale nie tym, o który prosimy.

lesson-maria-first_campaign = Twoja pierwsza kampania
    .about = Wkrocz na Śląsk jako Fryderyk II: prowadź generałów, zadbaj o zaopatrzenie, wygraj bitwę i zdobądź twierdze.

## 1. Drogi

lesson-maria-first_campaign-roads = Drogi na Śląsk

lesson-maria-first_campaign-roads-hello =
    Berlin, rok 1741. Cesarz nie żyje, w Wiedniu panuje młoda Maria Teresa, a Ty, Fryderyk II, masz ochotę na jej najbogatszą prowincję: Śląsk.

    Prowadzisz Prusy i Saksonię. Wygrasz, gdy zdobędziesz 12 twierdz w Austrii i na Śląsku. Dwie, Głogów i Legnica, są Twoje od początku.

lesson-maria-first_campaign-roads-table =
    Oto Twoi generałowie z literą P i tabor, który ich żywi. Kropki na generale to jego armie, od 1 do 8. Widzisz je tylko Ty: armie wroga są tajne aż do bitwy.

    Miasta z murami to twierdze: mniejsze są kwadratowe, główne mają kształt gwiazdy. Cienkie linie dzielą mapę na sektory, każdy ze swoim kolorem kart. Przyda się w bitwie.

lesson-maria-first_campaign-roads-march =
    Generał idzie od miasta do miasta, najwyżej przez 3 miasta. Grube czerwone linie to drogi główne: samymi drogami głównymi może przejść 4.

    Fryderyk ma pójść drogą główną do Wrocławia. Wybierz go, a potem następne miasto.
    .task = Przesuń Fryderyka z Głogowa do Lubina.
    .hint = Ten pionek też może ruszyć. Zacznij jednak od Fryderyka, który stoi w Głogowie.
    .hint-direction = Tędy nie dojdzie do Wrocławia. Droga główna prowadzi przez Lubin.
    .hint-forced = Forsowny marsz jest długi, do 8 miast drogami głównymi, ale musi omijać wrogów i niczego nie zdobywa. Tym razem wykonaj zwykły ruch.
    .hint-done = Twój ruch skończyłby się, zanim się zaczął.
    .right = Fryderyk rusza i od razu idzie dalej, do Legnicy: to już 2 miasta.

lesson-maria-first_campaign-roads-third =
    Fryderyk jest w drodze, w Legnicy. Liczby mówią, którym z kolei miastem jego ruchu byłoby dane miasto. Ciemna linia prowadzi do jego taboru: więcej o niej w rozdziale 2.

    Kończy swój ruch, zanim ruszy ktoś inny, a każdy pionek rusza się w turze tylko raz.
    .task = Idź dalej do Środy Śląskiej.
    .hint = Tędy oddali się od Wrocławia. Trzymaj się drogi głównej do Środy Śląskiej.
    .hint-halt = Do końca tury zostałby w Legnicy. A przed nim jeszcze kawałek drogi.

lesson-maria-first_campaign-roads-fourth =
    3 miasta. Gdyby choć jedna z dróg była zwykła, byłby to koniec. Ale dotąd szedł samymi głównymi, więc wolno mu wejść do czwartego miasta, też drogą główną.

    Wrocław to austriacka twierdza. To go nie zatrzyma: twierdze nigdy nie zamykają drogi.
    .task = Idź dalej do Wrocławia.
    .hint = Z powrotem do Legnicy? To byłoby jego czwarte miasto. Do Wrocławia jest równie blisko.
    .hint-halt = Może się tu zatrzymać. Ale do Wrocławia jest już tylko jedno miasto drogą główną.
    .right = Fryderyk jest we Wrocławiu. To jeszcze nie podbój; jak pada twierdza, pokaże rozdział 4.

lesson-maria-first_campaign-roads-country =
    Z Żagania, gdzie stoi Schwerin, nie wychodzi droga główna. Zwykłą dojdzie do Bolesławca, a stamtąd głównymi do Legnicy i Lubina.

    Wystarczy jedna droga zwykła: najdalej zajdzie wtedy przez 3 miasta.
    .task = Przesuń Schwerina z Żagania do Bolesławca.
    .hint = Za chwilę. Najpierw kolej na Schwerina w Żaganiu.
    .hint-direction = Zielona Góra to nie w tę stronę. Idź za Fryderykiem: do Bolesławca.
    .hint-done = Schwerin i książę Leopold zostaliby na miejscu. Najpierw przesuń Schwerina.
    .right = Poszedł dalej, do Legnicy i Lubina. 3 miasta i koniec ruchu.

lesson-maria-first_campaign-roads-stack =
    W mieście mieści się jeden pionek. Jest jeden wyjątek: dwaj generałowie tej samej frakcji albo frakcji współpracujących mogą utworzyć zgrupowanie. Walczą razem, a dowodzi ten o niższym numerze rangi.

    Kto utworzył zgrupowanie, zostaje w nim do końca fazy ruchu.
    .task = Przesuń księcia Leopolda z Wołowa do Lubina.
    .hint = Za chwilę. Najpierw poślij księcia Leopolda do Schwerina.
    .hint-elsewhere = Byłby tam sam. Schwerin czeka w Lubinie.
    .hint-done = Książę Leopold zostałby w Wołowie sam. Najpierw poślij go do Schwerina.
    .right = Zgrupowanie: dowodzi Schwerin (ranga 2), za nim idzie Leopold (3), a razem mają 8 armii.

## 2. Zaopatrzenie

lesson-maria-first_campaign-supply = Chleb dla armii

lesson-maria-first_campaign-supply-hungry =
    Następna tura. Przed ruchem sprawdza się zaopatrzenie. Poza własnym terytorium generał potrzebuje taboru swojej frakcji w odległości do 6 miast.

    Z Wrocławia do Twojego taboru w Fürstenwalde jest ich 7. Fryderyk stracił więc 1 armię i jest odwrócony. Odwrócony niczego nie zdobędzie, a następnym razem straciłby 2 armie.

lesson-maria-first_campaign-supply-train =
    Podciągnij tabor. Jest wolniejszy od generała: 2 miasta, a samymi drogami głównymi 3. I pilnuj go, bo wrogi generał, który wejdzie do jego miasta, go zniszczy.

    Droga główna na Śląsk prowadzi przez Frankfurt i Krosno Odrzańskie do Zielonej Góry.
    .task = Przesuń tabor pruski z Fürstenwalde do Frankfurtu nad Odrą.
    .hint = Za chwilę. Najpierw tabor: Fryderyk czeka na chleb.
    .hint-direction = To droga w przeciwną stronę. Na Śląsk jedzie się przez Frankfurt.
    .hint-replace = Za 4 punkty w kartach można zdjąć tabor z mapy i postawić w głównej twierdzy. Ale Berlin i Magdeburg leżą jeszcze dalej.
    .hint-friedrich = Odwrócony niczego nie zdobędzie, opuszczając Wrocław. Niech tabor przyjedzie do niego.
    .hint-done = Bez taboru Fryderyk straciłby w następnej turze kolejne 2 armie.
    .right = Jedzie dalej, przez Krosno Odrzańskie do Zielonej Góry: 3 miasta. Stamtąd do Wrocławia są już tylko 4.

lesson-maria-first_campaign-supply-turn =
    Tabor jest dość blisko. Ale zaopatrzenie sprawdza się tylko raz, na początku Twojego następnego etapu; przedtem kolej na innych.

    Każdy etap przebiega tak samo: fazy kart taktycznych, zaopatrzenia, ruchu i walki, a na koniec faza opóźnionego podboju: okazuje się, które twierdze padły.
    .task = Wybierz „{ maria-move-done-movement }”.
    .hint = Możesz to zrobić. Ale wszyscy stoją dobrze: oddaj kolej innym.
    .hint-friedrich = Odwrócony niczego nie zdobędzie, opuszczając Wrocław. Niech tam poczeka na zaopatrzenie.
    .right = Nowa tura i nowe karty. Ale kto to jedzie?

lesson-maria-first_campaign-supply-hussars =
    Tabor jest już dość blisko. Ale na każdej drodze do niego stoi austriacki huzar, więc tym razem zaopatrzenie kosztuje po 1 punkcie za każde miasto drogi: 4. Potem Fryderyk nie będzie już odwrócony.

    Płacisz kartami dowolnego koloru, a nadpłata przepada.
    .task = Zapłać kartą 4 trefl.
    .hint = Tym też można płacić. Ale 4 pasuje co do punktu, a mocne karty wygrywają bitwy.
    .hint-reserve = Karta „Reserve” jest warta tyle, ile chcesz, także 4. Ale w bitwie nie ma nic lepszego: zachowaj ją.
    .right = Zapłacone, Fryderyk może maszerować. Pionek, który wejdzie do miasta z huzarem, zdejmuje go z planszy.

## 3. Bitwa

lesson-maria-first_campaign-battle = Bitwa o Nysę

lesson-maria-first_campaign-battle-approach =
    Wiosna 1742 roku. We Wrocławiu i Brzegu leżą Twoje znaczniki zwycięstwa. Ale zza gór nadszedł z austriacką armią Neipperg i stoi w Nysie.

    Do miasta z wrogim generałem nie wejdzie nikt. Ale kto po fazie ruchu sąsiaduje z wrogiem, musi zaatakować.
    .task = Przesuń Fryderyka z Brzegu do Grodkowa.
    .hint = To może poczekać. Neipperg nie: poślij Fryderyka do Grodkowa.
    .hint-away = Tędy oddali się od Neipperga. Z Nysą sąsiaduje Grodków.
    .hint-schwerin = Schwerin pilnuje drogi do Wrocławia. Neipperga zostaw Fryderykowi.
    .hint-done = Wtedy to Neipperg wybrałby miejsce bitwy. Nie czekaj na niego.
    .right = Fryderyk staje w Grodkowie, faza ruchu się kończy i zaczyna się bitwa.

lesson-maria-first_campaign-battle-score =
    Teraz obie strony ujawniają siły: Fryderyk ma 7 armii, Neipperg 8. Różnica to przewaga początkowa: dla Ciebie −1.

    Kto jest poniżej zera, może zagrać kartę, a jej wartość dodaje się do jego przewagi. Gdy dojdzie do zera albo wyżej, grać może druga strona.

lesson-maria-first_campaign-battle-suit =
    Liczy się tylko jeden kolor: ten z sektora, w którym stoi Twój generał. W Grodkowie to kier, więc Twoja 10 trefl na nic się tu nie zda.

    Nysa leży w innym sektorze: Neipperg musi grać pikami.
    .task = Zagraj kartę 3 kier.
    .hint = Zagraj kartę 3 kier: pasuje i wystarczy.
    .hint-reserve = Karta „Reserve” pasuje wszędzie i jest mocna. Zachowaj ją na chwilę, gdy nic innego nie pomoże.
    .hint-decline = Bitwa byłaby przegrana: strata 1 armii i wycofanie o 1 miasto.
    .right = −1 plus 3 to 2. Teraz poniżej zera jest Austria i odpowiada kartą 6 pik.

lesson-maria-first_campaign-battle-reserve =
    −2 plus 6 to 4 dla Austrii, czyli −4 dla Ciebie, a kierów już nie masz. Masz za to kartę „Reserve”: pasuje do każdego koloru, a jej wartość, od 1 do 8, wybierasz Ty.

    Kto jest poniżej zera i nie gra karty, przegrywa. Traci tyle armii, ile wynosi przewaga zwycięzcy, i o tyle miast się wycofuje.
    .task = Zagraj kartę „Reserve” o wartości 8.
    .hint = To też wygrywa, ale mniej. Im wyższa Twoja przewaga, tym więcej traci Neipperg.
    .hint-low = Przewaga nadal byłaby poniżej zera, a nie byłoby już czym grać: porażka.
    .hint-tie = To dokładnie 0. Jeśli Austria nie ma już pików, będzie remis i nikt nic nie straci.
    .hint-decline = Oznaczałoby to stratę 4 armii i wycofanie o 4 miasta.
    .right = −4 plus 8 to 4. Austria nie ma czym odpowiedzieć: zwycięstwo!

lesson-maria-first_campaign-battle-retreat =
    Neipperg traci 4 ze swoich 8 armii i musi się wycofać o 4 miasta. Ty niczego nie tracisz i zostajesz na miejscu.

    Dokąd, wybiera zwycięzca: jak najdalej od Fryderyka. Spośród podświetlonych miast wybierz to, w którym Neipperg będzie Ci najmniej przeszkadzał.
    .task = Wybierz, dokąd wycofa się Neipperg.
    .right = Neipperg odchodzi i nikt już nie broni Nysy. Więcej o tym w następnym rozdziale.

## 4. Twierdze

lesson-maria-first_campaign-fortresses = Twierdze

lesson-maria-first_campaign-fortresses-enter =
    Nysa wciąż jest austriacka. Twierdzę zdobywa się, wychodząc z niej: opuszcza ją nieodwrócony generał, a nikt jej nie broni. Broni jej generał jej strony w odległości do 3 miast.

    Neipperg jest teraz w Kromieryżu, o 4 miasta stąd. Nysy nie broni nikt.
    .task = Przesuń Fryderyka z Grodkowa do Nysy.
    .hint = Za chwilę. Najpierw Fryderyk: Nysa stoi otworem.
    .hint-away = Tędy oddali się od Nysy, a ona stoi otworem.
    .hint-forced = W forsownym marszu niczego się nie zdobywa i nie można wejść do wrogiej twierdzy. Wykonaj zwykły ruch.
    .hint-later = Schwerin będzie następny. Najpierw niech Fryderyk pójdzie do Nysy.
    .hint-done = Nysa pozostałaby austriacka. Najpierw poślij tam Fryderyka.

lesson-maria-first_campaign-fortresses-leave =
    Jest w Nysie, ale samo wejście ani postój jej nie zdobywa. Musi z niej wyjść, teraz albo w późniejszej turze, dowolną drogą.

    W jednym ruchu mógłby nawet zdobyć po drodze kilka twierdz.
    .task = Opuść Nysę dowolną drogą.
    .hint = Jeśli się tu zatrzyma, Nysa pozostanie austriacka, a do następnej tury ktoś może jej bronić.
    .right = Nysa jest Twoja! Znacznik Austrii znika, a na jego miejscu leży pruski.

lesson-maria-first_campaign-fortresses-guarded =
    Schwerin stoi w Kłodzku, także austriackim. Ale Batthyány w Hradcu Králové jest tylko o 2 miasta stąd i broni tej twierdzy.

    Kto opuszcza bronioną twierdzę, kładzie na niej znacznik z pytajnikiem. Po bitwach etapu, w fazie opóźnionego podboju, sprawdza się ją ponownie: jeśli nikt jej wtedy nie broni, pada.
    .task = Przesuń Schwerina z Kłodzka do Náchodu, tuż obok Batthyánya.
    .hint = Za chwilę. Najpierw Schwerin w Kłodzku.
    .hint-away = Znacznik „?” by się pojawił, ale Batthyány nadal broniłby Kłodzka. Idź do Náchodu, tuż obok niego.
    .hint-forced = Forsowny marsz niczego nie zdobywa, nawet później. Idź zwykłym ruchem do Náchodu.
    .hint-done = Schwerin zostałby w Kłodzku, a Kłodzko pozostałoby austriackie.
    .right = Na Kłodzku leży „?”. Teraz wszystko zależy od bitwy.

lesson-maria-first_campaign-fortresses-fall =
    Schwerin ma 6 armii i zaatakuje, bo stoi tuż obok Batthyánya. Jeśli Batthyány przegra, nikt już nie będzie bronił Kłodzka.
    .task = Wybierz „{ maria-move-done-movement }”.
    .hint = Możesz to zrobić. Ale do ataku wszystko gotowe: zakończ ruch.
    .right = 6 do 2, a Austria nie ma czym grać. Batthyány traci obie armie i zostaje usunięty z planszy. Kłodzko pada.

lesson-maria-first_campaign-fortresses-markers =
    Liczy się każda twierdza z Twoim znacznikiem zwycięstwa: masz 6 z potrzebnych 12. Ludwik XV z Francją i Bawarią potrzebuje 9, i to w samej Austrii.

    Jeśli po turze 9 nikt nie osiągnie celu, wygra Maria Teresa. I uważaj: może odbić wszystko, czego nie bronisz.

lesson-maria-first_campaign-fortresses-farewell =
    Po każdej trzeciej turze przychodzi zima: za karty rekrutuje się nowe armie, a usuniętych generałów się przywraca.

    Pełna gra dodaje drugą mapę, politykę i wybory cesarskie. Ale drogi, chleb, bitwy i twierdze to jej serce, a je już znasz. Zacznij rozgrywkę: gra wprowadzająca czeka.

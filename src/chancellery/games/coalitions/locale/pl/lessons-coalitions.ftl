# Lekcje gry Koalicje. Krok to jeden komunikat: jego tekst, .task – co zrobić, .right – co mówimy po dobrym ruchu,
# .hint (i .hint-NAZWA dla wybranych ruchów) – co mówimy o ruchu dozwolonym, ale nie tym, o który prosimy.

lesson-coalitions-first_round = Twoja pierwsza runda
    .about = Poprowadź Austrię przez wojnę 1805 roku: Koło Wojny, sojusze, marsz, bitwa i rachunek za nią.

## 1. Koło Wojny

lesson-coalitions-first_round-wheel = Koło Wojny

lesson-coalitions-first_round-wheel-hello =
    Wiedeń, jesień 1805 roku. Napoleon porzucił plany najazdu na Anglię i maszeruje ku Renowi. Cesarz oddaje Austrię w Twoje ręce.

    Białe pionki z literą A są Twoje. Twój jest też wiersz Austrii na liście Mocarstw: Morale, Wpływ, Pieniądze, karty, Generałowie.

lesson-coalitions-first_round-wheel-pieces =
    Okrągły pionek to Generał. Kropki na jego brzegu to Oddziały: najwyżej trzy.

    Kwadrat to Garnizon, a Garnizon daje Ci kontrolę nad Terytorium. Bawaria (Bavaria) jest Twoja, bo stoi tam Twój Garnizon. Liczba w laurze mówi, ile jest warta: 2.

lesson-coalitions-first_round-wheel-wheel =
    To jest Koło Wojny. W każdej turze każde Mocarstwo wykonuje inną z sześciu akcji. Potem Koło obraca się o jedno pole.

    Po sześciu turach każdy zrobił wszystko po razie. To jedna runda. Teraz Twoja kolej na Musztrę.

lesson-coalitions-first_round-wheel-drill =
    Musztra to najprostsza akcja: dobierasz kartę Bitwy i jedną odrzucasz. Karty rozstrzygają bitwy, a Twoja bitwa już niedługo.
    .task = Wybierz „{ move-drill }”.
    .hint = Wolno zrezygnować, ale wtedy nie dostaniesz karty. A darmowej karty szkoda.

lesson-coalitions-first_round-wheel-discard =
    To piątka, najmocniejsza karta w grze. Teraz jedną kartę trzeba odrzucić, odkrytą, na oczach wszystkich.
    .task = Odrzuć jedynkę, swoją najsłabszą kartę.
    .hint = Odrzucona karta przepada, a w bitwie dałaby Ci więcej niż jedynka. Zatrzymaj ją.
    .right = Zrobione. Zanim znów przyszła Twoja kolej, Koło obróciło się dwa razy.

lesson-coalitions-first_round-wheel-turned =
    Minęły dwie tury. Po drodze było Twoje Opodatkowanie, które nie wymaga żadnej decyzji: w skarbcu leży 8 Pieniędzy.

    A Napoleon przekroczył Ren. Stoi w Wirtembergii (Wurttemberg), o jeden marsz od Bawarii.

lesson-coalitions-first_round-wheel-leadership =
    Teraz Przywództwo. Daje jedną z czterech rzeczy: umieszczenie Generałów, przeniesienie Generałów poza planszę, kartę Bitwy albo 1 punkt Morale.

    Punktami Morale płacisz za karty zagrywane w bitwie: 1 za każdą.
    .task = Dobierz kartę Bitwy albo otrzymaj 1 punkt Morale. Jedno i drugie się przyda.
    .hint = Nic by Ci to nie dało. Weź kartę albo punkt Morale.
    .hint-place = Masz w odwodzie Generała, ale jeszcze nie masz dla niego Oddziałów. Niech poczeka. Weź kartę albo punkt Morale.
    .hint-take_off = Zszedłby z planszy, a jego Oddziały by przepadły. Napoleon podziękowałby Ci z całego serca. Weź kartę albo punkt Morale.
    .right = Dobrze. Taki jest rytm tej gry: jedna mała akcja w każdej turze, sześć tur w rundzie.

## 2. Przyjaciele i wrogowie

lesson-coalitions-first_round-status = Przyjaciele i wrogowie

lesson-coalitions-first_round-status-talk =
    Nowa runda. Od drugiej rundy każda zaczyna się od negocjacji: listów, obietnic i gróźb.

    Potem Austria, Prusy, Rosja i Imperium Osmańskie wybierają w tajemnicy Status Dyplomatyczny. Wielka Brytania i Francja nie wybierają nigdy: każda przewodzi swojej Koalicji.

lesson-coalitions-first_round-status-coalitions =
    Mocarstwa w tej samej Koalicji są Sojusznikami. Nie mogą się atakować, a w bitwie mogą sobie pomagać.

    Obie Koalicje zawsze są ze sobą w Stanie Wojny.

lesson-coalitions-first_round-status-alone =
    Kto jest Neutralny, jest ze wszystkimi w Stanie Pokoju. Na jego Terytoria Macierzyste nikt nie może wkroczyć, a podatki ma podwójne. Jego Generałowie nie mogą jednak wyjść poza to, co kontroluje.

    Kto wybiera Ekspansjonizm, jest w Stanie Wojny z każdym, kto nie jest Neutralny.

lesson-coalitions-first_round-status-choose =
    Poseł brytyjski czeka w przedpokoju. Żetony wszystkich czterech Mocarstw ujawnia się w tej samej chwili, więc nikt nie może poczekać i zobaczyć, co zrobią inni.
    .task = Zostań w Koalicji brytyjskiej.
    .hint = Wojna z obiema Koalicjami naraz i ani jednego Sojusznika. Odważnie, ale nie dziś: stań po stronie Wielkiej Brytanii i Rosji.
    .hint-french = Napoleon byłby Twoim Sojusznikiem, a Rosja wrogiem. Wolno tak wybrać i kiedyś może to być nawet mądre. Dziś stań po stronie Wielkiej Brytanii i Rosji.
    .hint-neutral = Bezpiecznie i z zyskiem: podwójne podatki i nikt nie wejdzie na Twoje Terytoria Macierzyste. Ale Twoi Generałowie musieliby siedzieć w domu, a Lombardia zostałaby francuska. Stań po stronie Wielkiej Brytanii i Rosji.
    .right = Żetony ujawnione. Rosja trwa przy Tobie, Prusy zostają Neutralne, a i Sułtan woli pokój.

lesson-coalitions-first_round-status-sides =
    Masz więc dwóch Sojuszników, Wielką Brytanię i Rosję, oraz jednego wroga: Francję. Z Prusami i Imperium Osmańskim jesteś w Stanie Pokoju.

    Obietnice z negocjacji nikogo nie wiążą. Status wiąże, aż do następnej rundy. Teraz zostanie rozegrana pierwsza tura.

lesson-coalitions-first_round-status-influence =
    W pierwszej turze było Twoje Poszerzenie Wpływów, też bez żadnej decyzji. Bawaria ma biały pasek, więc liczy się dla Ciebie: 2 punkty Wpływu.

    O Wpływ toczy się ta gra. Mocarstwo, które pierwsze zdobędzie 25 punktów, natychmiast wygrywa.

## 3. W marszu

lesson-coalitions-first_round-march = W marszu

lesson-coalitions-first_round-march-arbiter =
    Druga tura: Twój Ruch. Kto się rusza, musi najpierw wybrać Arbitra spoza własnej Koalicji.

    Arbiter od razu otrzymuje 1 punkt Morale i decyduje, czy wolno Ci ruszyć się drugi i trzeci raz.
    .task = Wybierz jedno z Neutralnych Mocarstw: Prusy albo Imperium Osmańskie.
    .hint = Punkt Morale otrzymałby Twój wróg, a Napoleon raczej nie pozwoli Ci maszerować dwa razy. Wybierz Mocarstwo, z którym nie jesteś w Stanie Wojny.
    .right = Twój Arbiter otrzymał 1 punkt Morale i patrzy na Ciebie życzliwie.

lesson-coalitions-first_round-march-disband =
    Przed marszem możesz rozwiązać swoje Garnizony. Nie warto: ten w Bawarii przynosi Ci 2 punkty Wpływu w każdej rundzie.
    .task = Wybierz „{ move-done-disband }”.
    .hint = Bez Garnizonu Bawaria byłaby niczyja, a jej Wpływ by Ci przepadł.

lesson-coalitions-first_round-march-bosnia =
    Bośnia jest niczyja i ma biały pasek: 1 punkt Wpływu w każdej rundzie, jeśli ją kontrolujesz. Przemarsz prowadzi Generała na sąsiednie Terytorium.
    .task = Przemarsz Hungari → Bosnia: wskaż swojego Generała na Węgrzech, potem Bośnię i potwierdź.
    .hint = Wolno to zrobić, ale to nie jest droga do Bośni.
    .hint-attack = Tam czekają Francuzi: to byłby atak. Twoja bitwa będzie w następnym rozdziale.
    .hint-strategic = Ruch Strategiczny prowadzi tylko przez Terytoria Twoje i Twoich Sojuszników. Bośnia jest niczyja: wybierz Przemarsz.
    .hint-end = Wszyscy Twoi Generałowie zostaliby na miejscu.

lesson-coalitions-first_round-march-garrison =
    Jest na miejscu. Ale sam Generał niczego nie kontroluje. Jeden z jego Oddziałów może zostać Garnizonem i wtedy Bośnia jest Twoja.
    .task = Umieść Garnizon w Bośni.
    .hint = Bośnia nadal byłaby niczyja i cały marsz poszedłby na marne.
    .hint-home = Węgry to Terytorium Macierzyste Austrii: są Twoje i bez Garnizonu. Bośnia nie.
    .right = Bośnia jest austriacka.

lesson-coalitions-first_round-march-end =
    W jednej Turze Ruchu każdy Generał może ruszyć się raz. Twoi trzej pozostali niech pilnują Napoleona.
    .task = Wybierz „{ move-end }”.
    .hint = To pomysł na inny dzień. Tym razem pozostali Generałowie zostają na miejscu.

lesson-coalitions-first_round-march-request =
    Teraz możesz poprosić Arbitra o drugą Turę Ruchu. Za zgodę otrzyma 2 punkty Morale, za trzecią Turę Ruchu byłyby 3. Hojność popłaca.
    .task = Poproś o drugą Turę Ruchu.
    .hint = Twój Ruch by się skończył, a Generał zostałby sam w Bośni.
    .right = Jest zgoda. Arbiter otrzymuje 2 punkty Morale, a Ty możesz ruszyć się jeszcze raz.

lesson-coalitions-first_round-march-home =
    Twój Generał w Bośni nie ma już Oddziałów. Sprowadź go do Wiednia (Wien), gdzie dostanie nowe.

    Ruch Strategiczny jest szybki: do trzech Terytoriów, jeśli wszystkie kontrolujesz Ty albo Sojusznicy, którzy się na to zgodzą.
    .task = Wskaż Generała w Bośni, a potem Ruch Strategiczny przez Węgry (Hungari).
    .hint = Wolno to zrobić, ale Generał zostałby w Bośni.
    .hint-march = Przemarsz zaprowadzi go tylko o jedno Terytorium dalej. Ruch Strategiczny zaprowadzi go prosto do Wiednia.

lesson-coalitions-first_round-march-wien =
    Droga prowadzi przez Węgry. Stąd już tylko krok do Wiednia.
    .task = Idź dalej do Wiednia (Wien).
    .hint = Tędy nie dojdzie do Wiednia.
    .right = Stanął w Wiedniu. Nowe Terytorium, wdzięczny Arbiter i Generał pod ręką: to był dobry marsz.

## 4. Bitwa o Lombardię

lesson-coalitions-first_round-battle = Bitwa o Lombardię

lesson-coalitions-first_round-battle-look =
    Arcyksiążę Karol przyprowadził do Wenecji (Venezia) trzy Oddziały. Za rzeką leży Lombardia, a w niej francuski Generał z jednym Oddziałem i Garnizon.

    Arbitrem są Prusy, a Twoi Generałowie czekają na rozkaz.

lesson-coalitions-first_round-battle-attack =
    Żeby zaatakować, wystarczy wejść tam, gdzie stoi wróg.
    .task = Przemarsz Venezia → Lombardia.
    .hint = Wolno to zrobić, ale Arcyksiążę czeka w Wenecji na rozkaz ataku na Lombardię.
    .hint-tyrol = Z jednym Oddziałem to hazard. Niech zaatakuje Arcyksiążę ze swoimi trzema; Tyrol przyda się inaczej.
    .hint-end = Nikt by się nie ruszył i nie byłoby bitwy.
    .right = Rzeka za Tobą.

lesson-coalitions-first_round-battle-end =
    Najpierw wykonuje się wszystkie ruchy, potem rozstrzyga wszystkie bitwy. Dziś jest tylko ta jedna.
    .task = Wybierz „{ move-end }”.
    .hint = Pozostali Generałowie zostają na miejscu. Zwłaszcza Tyrol: potrzebujesz go tuż obok pola bitwy.

lesson-coalitions-first_round-battle-support =
    Generał, każdy Oddział i Garnizon dają po 1 punkcie Siły. Razem 4 dla Ciebie i 3 dla Francji.

    Generał z Oddziałami tuż obok pola bitwy może ją wesprzeć. Nie daje punktów Siły, ale każdy jego Oddział pozwala zagrać o jedną kartę więcej.
    .task = Udziel wsparcia Generałem z Tyrolu.
    .hint = Zabrakłoby Ci karty, którą może za Ciebie zagrać Tyrol. Druga strona nie będzie taka dumna.
    .right = Tyrol Cię wspiera. Ale zapytano też Francję i Prowansja (Provence) wspiera obrońcę.

lesson-coalitions-first_round-battle-first =
    Teraz karty, zakryte: najwyżej jedna za każdy Oddział, a każda kosztuje 1 punkt Morale. Masz dwie czwórki. Obie w stosie jednego Generała są warte o 1 więcej.
    .task = Zagraj czwórkę za Generała w Lombardii.
    .hint = Słaby początek. Masz dwie czwórki, które razem są mocniejsze: zacznij od nich.
    .hint-five = Piątka bije mocno, ale w razie przegranej kosztuje dodatkowo 1 punkt Morale. Zacznij od swoich czwórek.
    .hint-pass = Kto spasuje, nie zagra w tej bitwie już żadnej karty. Masz lepsze karty: graj.
    .right = Francja odpowiedziała zakrytą kartą.

lesson-coalitions-first_round-battle-reveal =
    Co ma Francja? Trójka zagrana odkryta ujawnia jedną kartę wroga i nadal dodaje swoje 3.
    .task = Zagraj odkrytą trójkę za Generała w Tyrolu.
    .hint = To dodałoby Siły, ale dalej trzeba by zgadywać. Odkryta trójka pozwala podejrzeć kartę.
    .hint-down = Zakryta trójka to tylko 3. Odkryta to też 3, a do tego pokaże Ci francuską kartę.
    .hint-pass = Kto spasuje, nie zagra w tej bitwie już żadnej karty. A przed Tobą jeszcze druga czwórka.
    .right = Piątka! Mocna, ale bolesna dla Francji, jeśli przegra. A Prowansja dołożyła zakrytą kartę.

lesson-coalitions-first_round-battle-second =
    Generał w Lombardii ma jeszcze Oddziały, za które można grać. Dołóż drugą czwórkę.
    .task = Zagraj drugą czwórkę za Generała w Lombardii.
    .hint = To da mniej: druga czwórka liczy się za 4 i jeszcze 1 za parę.
    .hint-pass = Zostałaby Ci na stole połowa pary i koniec grania w tej bitwie.
    .right = Para gotowa: 4 i 4, i jeszcze 1.

lesson-coalitions-first_round-battle-count =
    Francja nie ma już Oddziału, za który mogłaby grać; Ty masz jeden. Najpierw policz. Ty: 4, para za 9 i trójka z Tyrolu. Razem 16.

    Francja: 3, piątka i zakryta karta, najwyżej 5. Razem 13. Nie możesz już przegrać.
    .task = Spasuj i zachowaj karty oraz Morale.
    .hint = Kosztowałoby to kartę i punkt Morale, a ta Siła nie jest Ci potrzebna. Spasuj.
    .right = Zwycięstwo, 16 do 11! Pokonany Generał ucieka do Paryża (Paris).

lesson-coalitions-first_round-battle-flag =
    Każdy Generał, który brał udział w bitwie, traci jeden Oddział, zwycięzcy też. Pokonany stracił wszystkie, a francuskiego Garnizonu już nie ma.
    .task = Umieść Garnizon w Lombardii i przejmij nad nią kontrolę.
    .hint = Lombardia byłaby niczyja i z Twojego zwycięstwa nic by w następnych rundach nie zostało.
    .right = Nad Lombardią biała flaga, i nie oznacza kapitulacji.

lesson-coalitions-first_round-battle-spoils =
    Za pokonanego Generała jest 1 punkt Wpływu. Był francuski, a Ty należysz do Koalicji brytyjskiej: razem 2.

    Trzy karty kosztowały Cię 3 punkty Morale, a po bitwie masz jedną nową kartę. Francja straciła 2 punkty Morale za karty i jeszcze 1 za piątkę.

## 5. Pieniądze i ludzie

lesson-coalitions-first_round-purse = Pieniądze i ludzie

lesson-coalitions-first_round-purse-news =
    Zwycięstwo we Włoszech, klęska nad Dunajem: Napoleon zajął Bawarię, a armia pod Ulm złożyła broń. Jej Generał czeka poza planszą na nowe dowództwo.

    Trwa piąta tura i znów masz Przywództwo.

lesson-coalitions-first_round-purse-place =
    Generał spoza planszy może wrócić na każde kontrolowane przez Ciebie Terytorium, na którym nie stoi inny Twój Generał. Wraca bez Oddziałów.
    .task = Umieść Generała, gdzie chcesz.
    .hint = To też by się przydało. Ale nowe Oddziały dostają tylko Generałowie na planszy, a pobór jest tuż-tuż.
    .hint-take_off = Teraz potrzebujesz na planszy więcej Generałów, nie mniej.
    .right = Objął dowództwo. Koło się obróciło: trwa szósta tura.

lesson-coalitions-first_round-purse-troop =
    Mobilizacja. Masz 8 Pieniędzy. Oddział, karta Bitwy albo punkt Morale kosztuje 1, Forteca 5.
    .task = Kup Oddział dla Generała w Wiedniu (Wien).
    .hint = Za chwilę. Najpierw Oddział dla Wiednia: Napoleon stoi tuż obok.
    .hint-done = Mobilizacja skończyłaby się z pełną sakiewką i pustą armią.

lesson-coalitions-first_round-purse-spend =
    Czego teraz nie wydasz, przepadnie przez Korupcję. Tylko brytyjskie Pieniądze się nie psują.
    .task = Wydaj wszystko, co zostało, na co chcesz: Oddziały, karty, Morale, Fortecę.
    .hint = Reszta przepadłaby przez Korupcję. Wydaj wszystko do ostatniej monety.
    .right = Sakiewka pusta, za to armia nie.

lesson-coalitions-first_round-purse-winning =
    To była cała runda. Jak wygrać? Zdobyć 25 punktów Wpływu, wtedy wygrywasz natychmiast.

    Albo Paryż (Paris): jeśli na koniec rundy stoi tam obcy Generał, gra się kończy. Za obecność w Paryżu dolicza się 6 punktów Wpływu, w Koalicji brytyjskiej 9, i wygrywa ten, kto ma najwięcej.

lesson-coalitions-first_round-purse-farewell =
    Umiesz już dość, żeby grać. Pytanie na dole stołu zawsze mówi, co możesz zrobić, co się stanie, jeśli nic nie zrobisz, i która zasada o tym mówi.

    Zacznij grę z botami. Austria czeka, Napoleon też.

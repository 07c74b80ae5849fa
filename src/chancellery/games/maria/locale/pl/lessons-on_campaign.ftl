# Druga lekcja gry Maria: armie, marsze, huzarzy, bitwy kilku generałów. Forma jak w lessons.ftl.

lesson-maria-on_campaign = W polu
    .about = Potajemnie rozdziel armie, maszeruj daleko i szybko, poślij huzarów na drogi wroga i stocz dwie bitwy z rzędu.

## 1. Armie

lesson-maria-on_campaign-division = Kto ile prowadzi

lesson-maria-on_campaign-division-roles =
    Trzech graczy dzieli między siebie frakcje. Ludwik XV prowadzi Francję i Bawarię, Fryderyk II Prusy i Saksonię, a Maria Teresa samą Austrię.

    Francja, Bawaria, Prusy i Saksonia są sojusznikami, a Austria jest wrogiem ich wszystkich. Ludwik i Fryderyk atakują więc ten sam kraj, ale wygrać może tylko jeden z nich.

lesson-maria-on_campaign-division-cooperate =
    Prusy i Saksonia to więcej niż sojusznicy: współpracują ze sobą, tak jak Francja i Bawaria. Generałowie frakcji współpracujących mogą stać w jednym mieście i bronią sobie nawzajem twierdz.

    Zwykłym sojusznikom tego nie wolno. Prusak nigdy nie stanie w zgrupowaniu z Francuzem i nie obroni mu twierdzy.

lesson-maria-on_campaign-division-armies =
    Miasta początkowe są ustalone. Ty decydujesz o sile generałów: Prusy mają 16 armii dla trzech, po 1 do 8 dla każdego.

    Przed bitwą nikt nie pozna tych liczb. Jeden silny generał straszy wszystkich, bo może nim być każdy z trzech.
    .task = Daj Fryderykowi 8 armii.
    .hint = Równy podział też jest jakimś planem. Tu jednak niech jeden generał będzie tak silny, jak to możliwe: 8.
    .hint-weak = Z tak małą siłą przegrałby każdą bitwę i wycofywał się daleko. Niech będzie silny: 8.
    .right = Więcej niż 8 armii generał nigdy nie poprowadzi, ani teraz, ani później.

lesson-maria-on_campaign-division-rest =
    Zostało 8 armii. Każdy generał potrzebuje co najmniej 1, a niektórzy mają na arkuszu armii wyższe minimum: książę Leopold musi dostać 4.

    Gdy gra się zacznie, to minimum przestaje obowiązywać.
    .task = Daj Schwerinowi 4 armie; ostatnie 4 dostanie Leopold.
    .hint = Leopold dostałby mniej niż 4, a tyle musi mieć.
    .hint-few = Wolno, ale wtedy Leopold miałby więcej niż Schwerin. Tym razem podziel po równo: 4 i 4.
    .right = Armie są rozdzielone. Wojna może się zacząć.

## 2. Marsze

lesson-maria-on_campaign-march = Daleko i szybko

lesson-maria-on_campaign-march-raid =
    Grasz Ludwikiem XV. W Stříbrze stoi bez eskorty austriacki tabor. Generał, który wejdzie do jego miasta, niszczy go i po prostu idzie dalej.

    Po co? Bez taboru Austriacy zaczną głodować, gdy tylko opuszczą własne terytorium.
    .task = Przesuń Belle-Isle’a z Weiden do Tachova, drogą główną ku Stříbru.
    .hint = To może poczekać. Najpierw Belle-Isle: tabor w Stříbrze czekać nie będzie.
    .hint-direction = Tabor jest w drugą stronę. Droga główna do Stříbra prowadzi przez Tachov.
    .hint-forced = Forsowny marsz musi omijać wrogie pionki, także tabory. Przesuń Belle-Isle’a zwykłym ruchem.
    .hint-done = Austriacki tabor by uciekł. Najpierw go dopadnij.
    .right = Przez Stříbro, gdzie niszczy tabor, aż do Pilzna: 3 miasta.

lesson-maria-on_campaign-march-forced =
    Broglie w Monachium został daleko w tyle. Forsownym marszem generał przechodzi do 8 miast. Samymi drogami głównymi, nie wchodząc do wrogich twierdz ani do miast obok wrogich pionków, i niczego po drodze nie zdobywa.

    Z Monachium do Stříbra jest dokładnie 8. Gdyby tabor jeszcze tam stał, sąsiedni Tachov byłby zamknięty.
    .task = Poślij Broglie’ego forsownym marszem przez Pfaffenhofen.
    .hint = Za chwilę. Najpierw ściągnij z Monachium Broglie’ego.
    .hint-slow = Zwykły ruch kończy się po 3 albo 4 miastach. Wybierz forsowny marsz, jest niżej na liście.
    .hint-direction = Tędy oddali się od Czech. Droga główna biegnie przez Pfaffenhofen i Ingolstadt.
    .hint-done = Broglie zostałby w Bawarii, z dala od wszystkiego.
    .right = 8 miast: przez Norymbergę, Amberg i Weiden do Stříbra.

lesson-maria-on_campaign-march-mixed =
    Törring jest Bawarczykiem. Bawaria i Francja współpracują, więc może utworzyć z Belle-Isle’em zgrupowanie mieszane.

    Dowodzi niższy numer rangi: Törring (1), a pod nim Belle-Isle (2). W bitwie liczą się tylko karty frakcji dowódcy, tu Bawarii, a straty najpierw ponosi drugi generał.
    .task = Przesuń Törringa z Cham do Domažlic, w drodze do Pilzna.
    .hint = Za chwilę. Najpierw niech Törring dołączy do Belle-Isle’a.
    .hint-direction = Pilzno jest w drugą stronę, za Domažlicami i Klatovami.
    .hint-done = Törring zostałby w tyle, sam.
    .right = Törring dochodzi przez Klatovy do Pilzna. Każdy zachowuje swoje armie: między frakcjami nie wolno ich przesuwać.

lesson-maria-on_campaign-march-train =
    Bawaria straciła tabor. W fazie ruchu utracony tabor może wrócić za 4 punkty: w pustej głównej twierdzy swojej frakcji, tu w Monachium.

    Törring stoi w Austrii i musi coś jeść. Tabor francuski nie żywi Bawarczyków.
    .task = Przywróć tabor bawarski w Monachium.
    .hint = To może poczekać. Najpierw Törring potrzebuje własnego taboru.
    .hint-replace = To przestawiłoby tabor francuski. A brakuje bawarskiego.
    .hint-french = Tabor francuski żywi tylko Francuzów. Bawaria potrzebuje własnego.
    .hint-done = W następnej turze Törring zacząłby głodować.

lesson-maria-on_campaign-march-price =
    Każda frakcja płaci kartami z własnej ręki. Przy płaceniu kolor jest obojętny, liczy się tylko wartość, a nadpłata przepada.
    .task = Zapłać kartą 4 trefl.
    .hint = 6 kier też wystarczy, ale 2 punkty by przepadły. A w bitwie przyda się bardziej.
    .right = Zapłacone. Tabor dopiero co postawiony ruszy w następnej turze.

## 3. Huzarzy

lesson-maria-on_campaign-hussars = Huzarzy

lesson-maria-on_campaign-hussars-pandurs =
    Teraz jesteś Marią Teresą. Na początku każdej tury możesz rozstawić 2 huzarów. Nie walczą. Sprawiają, że wróg drogo płaci za chleb.

    Belle-Isle stoi w Twoim kraju, w Pilznie, a żywi go tabor w Ambergu, o 4 miasta dalej.

lesson-maria-on_campaign-hussars-tachau =
    Jeśli droga zaopatrzenia biegnie przez miasto z huzarem, wróg płaci po 1 punkcie za każde jej miasto. Ale gdy ma inną wolną drogę, o długości do 6, pójdzie nią za darmo. Szukaj więc miasta, którego nie da się ominąć.

    Huzar może stanąć do 4 miast od Twojego generała, w mieście bez pionków.
    .task = Postaw huzara 1 w Stříbrze albo w Tachovie.
    .hint = Tam huzar nikomu nie utrudni zaopatrzenia. Chleb dla Belle-Isle’a jedzie przez Tachov i Stříbro.
    .hint-leave = Bezczynny huzar nic Francuzów nie kosztuje. Użyj go.
    .hint-round = Tędy chleb dla Belle-Isle’a nie jedzie. Stań na drodze przez Stříbro i Tachov.
    .right = Żadna inna droga nie jest dość krótka. Francja zapłaci 4 punkty.

lesson-maria-on_campaign-hussars-second =
    Fryderyk jest w Nysie, a jego tabor w Legnicy, o 5 miast dalej. Prowadzi tam kilka dróg: przez Wrocław albo przez Świdnicę.

    Gdzie wszystkie się schodzą? Tam jest miejsce dla drugiego huzara.
    .task = Postaw huzara 2 w Środzie Śląskiej, tuż przed Legnicą.
    .hint = Fryderyk by tego nie zauważył. Wszystkie jego drogi do Legnicy schodzą się w Środzie Śląskiej.
    .hint-twice = Drugi huzar na tej samej drodze nie podnosi ceny. Zajmij się Fryderykiem.
    .hint-round = Fryderyk wybrałby inną drogę i nic nie zapłacił. Schodzą się one w Środzie Śląskiej.
    .hint-leave = Fryderyk jadłby za darmo. A do Środy Śląskiej sięgniesz od Karola Lotaryńskiego.
    .right = Zaczyna się etap Francji: zaopatrzenie Belle-Isle’a od razu kosztuje 4 punkty.

lesson-maria-on_campaign-hussars-blocks =
    Kto może zapłacić, musi; kto nie może, traci całą rękę, a generał i tak głoduje. Dlatego huzarzy są najgroźniejsi, gdy wróg ma mało kart.

    Nikomu nie zamykają drogi. Pierwszy pionek, który wejdzie do miasta huzara, zdejmuje go z planszy, ale w następnej turze możesz go postawić znowu.

## 4. Dwie bitwy

lesson-maria-on_campaign-fronts = Dwie bitwy z rzędu

lesson-maria-on_campaign-fronts-order =
    Karol Lotaryński i Neipperg stoją w Pilznie w zgrupowaniu, z 7 i 4 armiami. Sąsiadują z dwoma wrogami i muszą zaatakować obu, po kolei, za każdym razem wszystkimi 11 armiami.

    Kolejność wybiera atakujący. Zacznij od trudniejszej bitwy, póki masz pełną rękę.
    .task = Najpierw zaatakuj Belle-Isle’a w Stříbrze.
    .hint = Najpierw zaatakuj Belle-Isle’a w Stříbrze.
    .hint-toerring = Törring ma 5 armii i może poczekać. Belle-Isle jest silniejszy i na niego mogą Ci być potrzebne karty.
    .right = 11 do 6 to 5 dla Ciebie. Francja gra 5 trefl: dokładnie 0.

lesson-maria-on_campaign-fronts-zero =
    Przy 0 grasz Ty, a masz kiery, kolor Pilzna. Musisz więc zagrać: remis jest tylko wtedy, gdy nie masz karty w kolorze.

    Karty „Reserve” nigdy nie trzeba grać. Często najlepsza jest mała karta: kosztuje niewiele, a wróg znów jest poniżej zera.
    .task = Zagraj kartę 2 kier.
    .hint = Zagraj kartę 2 kier.
    .hint-nine = Wystarczy, ale nie wiesz, co jeszcze ma Francja. Zacznij od małej, a 9 zachowaj na odpowiedź.
    .right = 2 dla Ciebie. Francja odpowiada kartą 3 trefl: masz −1.

lesson-maria-on_campaign-fronts-answer =
    Jesteś poniżej zera, więc znów grasz. Jeśli przestaniesz, stracisz 1 armię i wycofasz się o 1 miasto. To tania porażka i czasem mądry wybór.

    Ale Belle-Isle ma tylko 6 armii. Wysoka przewaga zdjęłaby go z planszy.
    .task = Zagraj kartę 9 kier.
    .hint = Zagraj kartę 9 kier.
    .hint-decline = Skończyłoby się na stracie 1 armii. Ale pokonany nie walczy już w tej turze: Törring też by ocalał.
    .right = 8 dla Ciebie, a Francja nie ma więcej trefli. Belle-Isle traci wszystkie 6 armii.

lesson-maria-on_campaign-fronts-losses =
    Generał bez armii jest usuwany z planszy. Potem Törring: 11 do 5, w ręce Bawarii ani jednego pika, i jego też już nie ma.

    Po porażce to Ty rozdzielasz straty między swoich dwóch generałów. W zgrupowaniu jednej frakcji armie wolno zawsze przesuwać. Ale siły atakujących z różnych miast nigdy się nie sumują: walczą jeden po drugim.

# Druga lekcja gry Imperial Struggle: fazy wokół Rund Akcji. Forma jak w lessons.ftl.

lesson-imperial_struggle-peace_turn = Zanim padnie pierwszy ruch
    .about = Jak zaczyna się i kończy Tura Pokoju: Nagrody i zapotrzebowanie, karty, Karty Ministerialne, Inicjatywa i kiedy opłaca się pas.

## 1. Rozdanie

lesson-imperial_struggle-peace_turn-deal = O co toczy się gra w tej turze

lesson-imperial_struggle-peace_turn-deal-year =
    Jesteś Francją, zaczyna się Tura 2. Zanim ktokolwiek coś zrobi, widać, o co toczy się gra: Nagroda dla każdego Regionu, trzy towary Globalnego Zapotrzebowania i dziewięć kafelków Inwestycji.

    Przeczytaj je przed planowaniem. Zapotrzebowanie zmienia się co turę, a Region z marną Nagrodą może poczekać.

lesson-imperial_struggle-peace_turn-deal-limits =
    Gra to sześć Tur Pokoju i cztery Wojny w trzech Erach. Era to dwie Tury Pokoju; dzielą one między siebie osiem Nagród, po cztery.

    Na początku Ery wtasowuje się nowe Karty Wydarzeń, a oba Limity Kredytu rosną o 4. Co turę wszystko, co Zużyte, znów jest gotowe: Korzyści i Karty Ministerialne.

lesson-imperial_struggle-peace_turn-deal-keep =
    Każda strona dobiera trzy Karty Wydarzeń, a ze wszystkich, które ma, może zatrzymać trzy. Liczą się i te z poprzedniej tury, więc wybieraj z rozwagą.

    Spójrz na kafelki: Wydarzenie wymaga symbolu Wydarzenia, a często też Dużej Akcji danego rodzaju. Odrzuć kartę, która nie pasuje do żadnego kafelka.
    .task = Zatrzymaj dowolne trzy karty.
    .right = Pozostałe leżą na stosie kart odrzuconych. Obie strony mogą go przeglądać.

## 2. Karty Ministerialne

lesson-imperial_struggle-peace_turn-ministers = Dwie Karty Ministerialne

lesson-imperial_struggle-peace_turn-ministers-era =
    Tura 3, nowa Era. Obie strony zabierają swoje Karty Ministerialne i potajemnie wybierają dwie na nową Erę. W drugiej turze Ery można wymienić kartę, która wciąż leży zakryta.

    Karta ma własne zdolności i Słowa Klucze, które dają Bonus Wydarzeń. Wybierz więc dwie, które pasują do planu.

lesson-imperial_struggle-peace_turn-ministers-appoint =
    Po następnej turze będzie Wojna, a zapotrzebowanie obejmuje Przyprawy i Bawełnę. Choiseul pomaga w zbrojeniach i ma dwa Słowa Klucze: Zarządzanie i Finanse. Dupleix daje Punkty Pokoju w Indiach, za Bawełnę i Przyprawy.
    .task = Wybierz Choiseula i Dupleix.
    .hint = Pompadour i Du Barry dają w rundzie Punkt Pokoju. Na zbrojenia i Indie weź Choiseula i Dupleix.
    .hint-jacobites = Jakobici opłacają się, gdy jest coś do zyskania w Szkocji i Irlandii. Tym razem weź Choiseula i Dupleix.
    .hint-voltaire = Wolter żyje z Prestiżu w Europie, a Ty masz go niewiele. Weź Choiseula i Dupleix.
    .right = Leżą zakryte. Brytyjczycy wiedzą tylko, że są dwie.

## 3. Gabinet

lesson-imperial_struggle-peace_turn-cabinet = Karta Ministerialna w działaniu

lesson-imperial_struggle-peace_turn-cabinet-hidden =
    Masz kafelek „4 militarne / 2 ekonomiczne” i zaczętą Dużą Akcję. Louisbourg kosztuje 3, Bonusowy kafelek Wojny 2: razem 5. Brakuje jednego punktu.

    Możesz zaciągnąć Kredyt. Albo sięgnąć po Kartę Ministerialną.

lesson-imperial_struggle-peace_turn-cabinet-reveal =
    Karta Ministerialna pomaga, gdy jest odkryta. Odkryć ją możesz tylko we własnej Rundzie Akcji, i odkryta już zostanie: Brytyjczycy będą się z nią liczyć.
    .task = Odkryj Choiseula.
    .hint = Za chwilę. Najpierw odkryj Choiseula: z nim punktów starczy na więcej.
    .hint-dupleix = Dupleix działa w Fazie Punktacji. Masz czas do ostatniej Rundy Akcji; teraz potrzebny jest Choiseul.

lesson-imperial_struggle-peace_turn-cabinet-use =
    Raz na turę Choiseul daje 1 punkt militarny, tylko na Bonusowe kafelki Wojny albo wystawianie Szwadronów.
    .task = Użyj Choiseula.
    .hint = Najpierw użyj Choiseula: ten punkt nic Cię nie kosztuje.
    .hint-dupleix = Dupleix może poczekać. Najpierw użyj Choiseula.
    .right = 4 punkty i 1 od Choiseula. Do następnej tury jest Zużyty.

lesson-imperial_struggle-peace_turn-cabinet-build =
    Punkty kafelka możesz wydać na wszystko, co militarne; punkt Choiseula tylko na kafelki Wojny i wystawianie. Najpierw wydaj więc te, które są wolne.
    .task = Zbuduj Fort Louisbourg.
    .hint = Najpierw Louisbourg: 3 punkty.
    .hint-tile = Dobry pomysł, ale na później: punkt Choiseula zapłaci tylko za kafelek, a Fort potrzebuje tych innych.
    .hint-construct = Nowy Szwadron zjadłby wszystkie 4 punkty. Plan to Louisbourg i kafelek Wojny.
    .hint-dupleix = Dupleix może poczekać.

lesson-imperial_struggle-peace_turn-cabinet-buy =
    Został 1 punkt kafelka i punkt Choiseula. Razem wystarczą na kafelek Wojny.
    .task = Kup Bonusowy kafelek Wojny.
    .hint = Na Bonusowy kafelek Wojny masz dokładnie tyle, ile trzeba. Reszty nie da się zachować na później.
    .right = 5 punktów z kafelka wartego 4.

## 4. Inicjatywa

lesson-imperial_struggle-peace_turn-first = Kto zaczyna i kiedy pasować

lesson-imperial_struggle-peace_turn-first-initiative =
    Teraz jesteś Wielką Brytanią. Znacznik stoi na 17: prowadzi Francja, więc Inicjatywę masz Ty, strona, która przegrywa. Przy 15 zostaje tam, gdzie była.

    Kto zaczyna, pierwszy wybiera z dziewięciu kafelków. Kto jest drugi, ma ostatnie słowo przed punktacją. Jedno i drugie bywa dobre.
    .task = Zacznij.
    .hint = To mądre, gdy o Regionie rozstrzyga ostatnia Flaga. Tym razem weź pierwszy wybór.

lesson-imperial_struggle-peace_turn-first-take =
    Twój Kredyt doszedł do 6, czyli do Limitu Kredytu: nie dodasz już ani punktu do żadnego zakupu, a narzucony Kredyt dałby Francji Punkty Zwycięstwa.

    Jeśli nie potrzebujesz punktów, weź słaby kafelek. Francja go już nie dostanie, a runda to dobra chwila na spłatę.
    .task = Weź kafelek „2 militarne / 2 dyplomatyczne”.
    .hint = Ten kafelek jest za dobry na to, co planujesz. Weź „2 militarne / 2 dyplomatyczne”.
    .hint-reveal = Nie musisz jeszcze pokazywać Kart Ministerialnych.

lesson-imperial_struggle-peace_turn-first-pass =
    Pas oddaje cały kafelek, a Kredyt spada najwyżej o 2. W tej turze zostają Ci jeszcze trzy Rundy Akcji.

    Dostępny Kredyt liczy się także na koniec gry.
    .task = Spasuj i zmniejsz Kredyt o 2.
    .hint = Cokolwiek z kafelka wykorzystasz, spasować już nie będzie można. Tym razem najpierw Kredyt.
    .hint-less = Dlaczego mniej? 2 kosztuje tyle samo co 1 albo 0.
    .hint-end = Kafelek też by przepadł, ale Kredyt zostałby bez zmian. Lepiej spasuj.
    .right = Twój Kredyt to 4. Znów możesz zaciągnąć 2 tam, gdzie będą ważne.

lesson-imperial_struggle-peace_turn-first-order =
    Strony grają na zmianę, aż każda ma za sobą cztery Rundy Akcji. Potem przepadają Punkty Pokoju powyżej 4, więc wydawaj je w porę; następnie działają zdolności „na koniec tury”.

    Na końcu przychodzi punktacja i sprawdzenie zwycięstwa. Po większości tur jest Wojna.

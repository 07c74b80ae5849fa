# Trzecia lekcja gry Realpolitik: nowi Sojusznicy i Włochy przy trzech graczach.

lesson-realpolitik-new_friends = Nowi przyjaciele
    .about = Zawrzyj Przymierze z wrogiem, którego ziemie trzymasz, i zabiegaj o Włochy, gdy gra tylko trzech.

## 1. Nowe Przymierze

lesson-realpolitik-new_friends-alliance = Wczorajszy wróg

lesson-realpolitik-new_friends-alliance-talk =
    Prowadzisz Prusy. Twój Generał stoi na Węgrzech (Hungari), a Twoje Garnizony trzymają Galicję (Galicia) i Czechy (Bohemia). Ale Francja ma 18 punktów Wpływu. Wiedeń przysyła posła.

    Inni skończyli już negocjacje.
    .task = Powiedz, że i Ty kończysz.

lesson-realpolitik-new_friends-alliance-token =
    Masz jeden żeton Przymierza i dwa żetony „w Stanie Wojny”. Przymierze powstaje tylko wtedy, gdy obie strony dadzą je sobie nawzajem.
    .task = Zaproponuj Przymierze Austrii: razem powstrzymacie Francję.
    .hint = Włochy są daleko. Austria sąsiaduje ze wszystkim, co trzymasz.
    .hint-france = Francja jest bliska wygranej. Sojusznika nie wolno atakować, więc byłaby przed Tobą bezpieczna.
    .right = Austria zaproponowała to samo. Jesteście Sojusznikami!

lesson-realpolitik-new_friends-alliance-garrison =
    Sojusznicy opuszczają swoje domy. Galicja to austriackie Terytorium Macierzyste, więc Twój Garnizon odchodzi i staje się Oddziałem jednego z Twoich Generałów.
    .task = Wybierz Generała, który go dostanie.
    .right = Galicja znów jest austriacka.

lesson-realpolitik-new_friends-alliance-guest =
    Generał na Węgrzech może zostać tylko za zgodą Austrii. Zgoda jest. W przeciwnym razie musiałby się wycofać na najbliższe Terytorium, które kontrolujesz.

    Czechy nie są niczyim domem. Tam Twój Garnizon zostaje: Przymierze nie oddaje zdobyczy.

lesson-realpolitik-new_friends-alliance-war =
    Gdy Przymierze się kończy, a obie strony stoją na jednym Terytorium, bitwy nie ma. Porównuje się Siłę: słabszy się wycofuje, a przy równej silniejszy jest ten, kto ma Garnizon.

    Zanim więc oddasz żetony, sprawdź, gdzie Twoi Generałowie są w gościnie.

## 2. Trzech graczy

lesson-realpolitik-new_friends-italy = Zaloty do Włoch

lesson-realpolitik-new_friends-italy-who =
    Trzej gracze prowadzą Austrię, Francję i Prusy. Włochy są Pomniejszym Mocarstwem i dotąd kontrolowała je Austria.

    W każdej Fazie Dyplomacji, także w tej, od której zaczyna się rozgrywka, dostaje je ten, kto jako jedyny da im żeton Przymierza.

lesson-realpolitik-new_friends-italy-offer =
    Sojusznik z własną armią i skarbcem, na tyłach Austrii: Bismarck długo by się nie zastanawiał.
    .task = Daj Włochom żeton Przymierza.
    .hint = Może i mądre Przymierze. Ale wtedy nie dostaniesz Włoch: masz tylko jeden żeton.
    .right = Francja też zabiega o Włochy. Będzie więc licytacja.

lesson-realpolitik-new_friends-italy-bid =
    Licytuje się w tajemnicy punktami Morale, a płaci tylko zwycięzca. Masz 6, Francja 3. Przy remisie wygrywa Mocarstwo wyższe w kolejności Prestiżu, czyli Francja.
    .task = Zaoferuj tylko tyle, ile trzeba, żeby mieć pewność.
    .hint = Francja może dać 3, a remis jest dla niej. Zaoferuj więcej niż 3.
    .hint-more = To też wygrywa, ale wszystko zapłacisz. Francja nie da więcej niż 3.
    .right = 4 do 3: Włochy są Twoje do następnej Fazy Dyplomacji.

lesson-realpolitik-new_friends-italy-two =
    Odtąd w każdej turze wybierasz dwie karty Akcji: własną i włoską. Włochy mają cztery karty, bo Poszerzenia Wpływów nie wykonują.
    .task = Wybierz kartę dla Włoch.
    .hint = Własna karta będzie za chwilę. Najpierw włoska.

lesson-realpolitik-new_friends-italy-purse =
    Włochy mają własne Pieniądze, karty i Morale; nic nie przechodzi między Wami. Ale Wpływ, który zdobędą w bitwie, jest Twój.

    Gdy zmieniają pana, idzie z nimi wszystko, co mają. Nie wzbogać ich więc za bardzo przed następną Depeszą.

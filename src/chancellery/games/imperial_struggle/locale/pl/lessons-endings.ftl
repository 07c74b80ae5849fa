# Czwarta lekcja gry Imperial Struggle: ostatnia Wojna i koniec gry. Forma jak w lessons.ftl.

lesson-imperial_struggle-endings = Jak to się kończy
    .about = Rewolucja w Ameryce, ostatnia Runda Akcji, Finałowa Punktacja i wszystkie drogi do zwycięstwa.

## 1. Ameryka

lesson-imperial_struggle-endings-america = Stany Zjednoczone

lesson-imperial_struggle-endings-america-yorktown =
    Rok 1775. Jesteś Francją, a pierwszy Teatr ostatniej Wojny jest rozstrzygnięty: Lafayette i kafelki to 5, Sojusz 1, razem 6. Wielka Brytania ma 1.

    Przewaga 5 to najwyższy wiersz tabeli łupów: 4 PZ dla Ciebie, a przegrana Wielka Brytania dostaje 3 Punkty Pokoju. Im wyższa przewaga, tym więcej dostajesz.

lesson-imperial_struggle-endings-america-north =
    I coś, co może tylko Francja: Flagi USA. Taka Flaga na zawsze usuwa brytyjską z Terytorium. Nikt go już nie kontroluje, a Wielka Brytania nie może odmówić.
    .task = Połóż Flagę USA na Północnych Koloniach.
    .hint = Zacznij od Północnych Kolonii: zależy od nich większość brytyjskich Rynków w Ameryce.
    .hint-finish = Trzynaście kolonii zostałoby brytyjskich. Najpierw połóż Flagi.

lesson-imperial_struggle-endings-america-south =
    W Finałowej Punktacji Flaga na Terytorium, które na początku miała druga strona, jest warta 2 PZ, a Flagi USA liczą się jak Twoje. Karoliny należały do Brytyjczyków.
    .task = Połóż Flagę USA także na Karolinach.
    .hint = Quebec i Montreal to Twoje Terytorium: Flaga USA by Ci je zabrała. Karoliny są brytyjskie.
    .hint-finish = Na koniec gry to 2 PZ. Weź je.

lesson-imperial_struggle-endings-america-finish =
    San Agustin nie dałoby ani punktu, a Quebec i Montreal to Twoje Terytorium. Wystarczy.

    Gdy zakończysz, każdy Rynek, który stracił ostatnie ogniwo, traci Flagę.
    .task = Zakończ.
    .hint = Ta Flaga nic Ci nie da. Zakończ.
    .right = Cztery brytyjskie Rynki są odcięte i tracą Flagi. A Wielka Brytania traci Korzyść, która na nich wisiała.

## 2. Ostatnia runda

lesson-imperial_struggle-endings-last = Ostatnia Runda Akcji

lesson-imperial_struggle-endings-last-six =
    Wielka Brytania, Tura 6, ostatnia Runda Akcji w grze. Znacznik stoi na 11. Najpierw zwykła punktacja, potem Finałowa Punktacja.

    Tam: 2 PZ za Prestiż, 1 PZ za każde 2 punkty przewagi w Dostępnym Kredycie, najwyżej 4, 1 PZ za każdy towar z większą liczbą Rynków, 2 PZ za każde zdobyte Terytorium z początkowych ziem przeciwnika.

lesson-imperial_struggle-endings-last-prestige =
    Najpierw policz. Teraz Francja zyska w punktacji 7 PZ, a Finałowa Punktacja da Tobie o 1 więcej niż jej: znacznik stanąłby na 17. Francja wygrywa od 16.

    Ale w Prestiżu jest remis, a Prestiż liczy się dwa razy. Za 2 punkty dyplomatyczne jest w Hiszpanii wolna korona.
    .task = Oflaguj sekcję „{ is-space-spain_prestige_2.full }”.
    .hint = Samo to Cię nie uratuje. Jedna korona więcej to 2 PZ teraz i 2 PZ w Finałowej Punktacji.
    .hint-pass = Kredyt by spadł, ale to najwyżej 1 PZ. Nie wystarczy.
    .hint-dear = To też korona, ale kosztuje 3. Ta w Hiszpanii kosztuje 2, bez Kredytu.
    .hint-exchange = W ostatniej turze punkty militarne można wymienić, 2 na 1. Ale 2 dyplomatyczne już masz.
    .right = W Prestiżu prowadzisz. A w Europie jest teraz remis: Francja traci i tę Nagrodę.

lesson-imperial_struggle-endings-last-end =
    Wojny już nie będzie, więc punkty militarne niewiele dadzą. Zakończ rundę, a punkty zostaną policzone.
    .task = Wybierz „{ is-move-end }”.
    .hint = To niczego nie zmieni. Zakończ Rundę Akcji.
    .right = Z 11 na 9 za Prestiż, na 15 za Cukier i Bawełnę, na 13 znów za Prestiż i na 12 za towary.

lesson-imperial_struggle-endings-last-who =
    12: Wielka Brytania wygrała. Do 14 wygrywa ona, od 16 Francja. Przy 15 strona z większym Dostępnym Kredytem, a gdy i on jest równy, Wielka Brytania.

    Gra może skończyć się wcześniej: przy 30 albo 0 w Fazie Sprawdzenia Zwycięstwa; gdy ktoś wygra wszystkie Teatry Wojny w ich najwyższym wierszu; albo wszystkie cztery Nagrody i całe zapotrzebowanie tury.

lesson-imperial_struggle-endings-last-optional =
    Są też zasady opcjonalne, na które obie strony umawiają się przed grą: Hiszpańskie Imperium, Planowanie Wojenne i Twardsze Forty.

    To koniec kursu. Znasz już wszystkie fazy: zacznij rozgrywkę i zagraj ją do końca.

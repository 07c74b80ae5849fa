# Czwarta lekcja gry Raison d’État: Pomniejsze Mocarstwa i koniec rozgrywki.

lesson-raison_detat-to_thirty = Do trzydziestu
    .about = Wylicytuj Polskę z jej głosem i jako pierwsze Mocarstwo zdobądź 30 punktów Wpływu.

## 1. Pomniejsze Mocarstwo

lesson-raison_detat-to_thirty-auction = Polska i jej głos

lesson-raison_detat-to_thirty-auction-who =
    Pięciu graczy w 1618 roku: Polska i Imperium Osmańskie są Pomniejszymi Mocarstwami. Gdy któreś trafia na Musztrę, odbywa się o nie licytacja.

    Polska trzyma Brandenburgię (Brandenburg), Terytorium Elektorskie. Pomniejsze Mocarstwa głosują w Elekcji Cesarza jak inne, a decyduje ten, kto je kontroluje.

lesson-raison_detat-to_thirty-auction-bid =
    Prowadzisz Protestantów i masz 7 punktów Morale. Austria ma 4, Hiszpania 2, Szwecja 1. Oferty są tajne, płaci tylko zwycięzca.

    Przy remisie wygrywa Mocarstwo pierwsze w Kolejności Mocarstw. A kto jest pierwszy? Protestanci.
    .task = Zaoferuj tylko tyle, ile trzeba, żeby na pewno wygrać.
    .hint = Austria może dać 4 i wygrać. Ale remis jest Twój.
    .hint-more = To też wygrywa, ale wszystko zapłacisz. Nikt nie da więcej niż 4, a remis jest Twój.
    .right = Austria też dała 4, a remis jest Twój.

lesson-raison_detat-to_thirty-auction-yours =
    Polska od razu dołącza do Twojej Koalicji i aż do następnej Musztry działa na Twój rozkaz, z własnymi kartami, Pieniędzmi i Morale.

    Poszerzenia Wpływów nie wykonuje, ale co zdobędzie w bitwie, jest Twoje. A głos Brandenburgii jest wart tyle, co własny.

## 2. Trzydzieści

lesson-raison_detat-to_thirty-thirty = Ostatnia bitwa

lesson-raison_detat-to_thirty-thirty-look =
    W 1618 roku wygrywa natychmiast to Mocarstwo, które pierwsze ma 30 punktów Wpływu. Innej drogi nie ma: ani stolicy do zdobycia, ani ostatniej rundy.

    Prowadzisz Protestantów i masz 28. Austria ma 29, trzyma Czechy (Bohemia) i niedługo ma Poszerzenie Wpływów.

lesson-raison_detat-to_thirty-thirty-attack =
    W Alzacji (Alsace) stoi austriacki Generał z jednym Oddziałem. Za jego pokonanie jest 1 punkt Wpływu i jeszcze 1, bo należy do przeciwnej Koalicji.
    .task = Przemarsz Pfalz → Alsace.
    .hint = To nie da teraz Wpływu, a Austrii brakuje jednego punktu.
    .hint-end = Wtedy wygra Austria. Atakuj!
    .right = 4 do 2.

lesson-raison_detat-to_thirty-thirty-card =
    Austria ma jeden Oddział, więc jedną kartę: razem najwyżej 7.
    .task = Zagraj kartę, która daje pewność.
    .hint = 4 do 2, ale jedna karta może dać Austrii 7. Zagraj czwórkę.
    .hint-one = 5 do najwyżej 7: to za mało. Z czwórką jest 8.
    .right = 8 do najwyżej 7.

lesson-raison_detat-to_thirty-thirty-enough =
    Nic złego już się nie stanie.
    .task = Spasuj.
    .hint = Nie trzeba. Spasuj.
    .right = 30! Wygrywają Protestanci. W 1702 roku wystarczyłoby 25. Znasz już całą grę.

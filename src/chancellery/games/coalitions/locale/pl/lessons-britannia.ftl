# Druga lekcja Koalicji: Wielka Brytania.

lesson-coalitions-britannia = Złoto i słona woda
    .about = Wielka Brytania ma mało żołnierzy. Płać cudzym, żegluj obok wroga i buduj mury.

## 1. Zapłata dla cudzych armii

lesson-coalitions-britannia-subsidies = Zapłata dla cudzych armii

lesson-coalitions-britannia-subsidies-trade =
    Londyn, 1805 rok. Prowadzisz Wielką Brytanię. Opodatkowanie przyniosło Ci właśnie 3 Pieniądze, a Handel 9.

    Handel ma tylko Wielka Brytania: 11 Pieniędzy za jedenaście portów, minus 1 za każdy port wroga. Egipt i Hellas są osmańskie, a Sułtan jest z Tobą w Stanie Wojny.

lesson-coalitions-britannia-subsidies-leadership =
    Twoja akcja to Przywództwo. Najpierw wybór, który ma każdy.
    .task = Dobierz kartę Bitwy albo otrzymaj 1 punkt Morale.
    .hint = Nic by Ci to nie dało. Weź kartę albo punkt Morale, Subwencje i tak będą potem.
    .hint-take_off = Masz tylko trzech Generałów. Ten, który zejdzie z planszy, nie utrzyma żadnego portu. Weź kartę albo punkt Morale.

lesson-coalitions-britannia-subsidies-austria =
    Teraz to, co możesz tylko Ty: Subwencje. Wolno Ci zaoferować Pieniądze członkom swojej Koalicji.

    Za każde Mocarstwo, które przyjmie co najmniej 3, otrzymujesz 1 punkt Wpływu. Za mniej nie ma nic, a za więcej nigdy nie ma drugiego punktu.
    .task = Zaoferuj Austrii dokładnie 3 Pieniądze.
    .hint = Austria by się ucieszyła. Ale na Twój punkt Wpływu wystarczą 3, a Rosja też czeka.
    .hint-little = Miły gest, ale poniżej 3 Pieniędzy nie ma punktu Wpływu. Zaoferuj 3.
    .hint-russia = Rosja będzie za chwilę. Napoleon maszeruje na Austrię, więc zacznij od niej.
    .hint-done = Zostałoby Ci 12 Pieniędzy i żadnego zysku. A wygrywa się Wpływem.

lesson-coalitions-britannia-subsidies-russia =
    Punkt jest za każde Mocarstwo. Dlatego dwie małe Subwencje są lepsze niż jedna duża.
    .task = Zaoferuj 3 Pieniądze także Rosji.
    .hint = Czwarta moneta nie da Ci drugiego punktu. Zostaw ją dla własnej floty i żołnierzy.
    .hint-little = To mniej niż 3, więc punktu Wpływu nie będzie. Zaoferuj 3.
    .hint-done = Byłby wtedy 1 punkt Wpływu zamiast 2. Stać Cię na obie Subwencje.
    .right = Oba Mocarstwa przyjmują: 2 punkty Wpływu za 6 Pieniędzy.

lesson-coalitions-britannia-subsidies-friends =
    Nikt inny nie może oddawać Pieniędzy. To Twoja siła przy stole: kto jest w Twojej Koalicji, może liczyć na złoto.

    Mogli też odmówić. Wtedy Pieniądze zostałyby u Ciebie, ale bez punktu.

## 2. Za morze

lesson-coalitions-britannia-sea = Za morze

lesson-coalitions-britannia-sea-routes =
    Czerwone przerywane linie to Szlaki Morskie. Ruch Morski zaczyna się w porcie i prowadzi przez najwyżej trzy z nich.

    Arbitrem są już Prusy i zaczyna się Twoja pierwsza Tura Ruchu.

lesson-coalitions-britannia-sea-sail =
    Holandia (Holland) jest niczyja. Ma czerwony pasek, więc daje Ci 1 punkt Wpływu w każdej rundzie.
    .task = Ruch Morski London → Holland.
    .hint = Wolno to zrobić, ale Holandia nie będzie od tego Twoja.
    .hint-far = Trzy Szlaki Morskie naraz, przez Danię (Danmark): Twoja flota to potrafi. Ale Petersburg należy do Cara i nic tam nie zdobędziesz.
    .hint-cornwall = Generał w Kornwalii (Cornwall) nie ma Oddziałów, więc nie zostawi Garnizonu. Wyślij tego z Londynu.
    .hint-end = Twoi żołnierze zostaliby w domu, a Holandię wzięłaby Francja.

lesson-coalitions-britannia-sea-garrison =
    Wylądował z dwoma Oddziałami.
    .task = Umieść Garnizon w Holandii (Holland).
    .hint = Holandia nadal byłaby niczyja, a Francja ma do niej jeden Przemarsz.
    .hint-london = Do Londynu żaden wróg nie dojdzie pieszo. W Holandii ten Oddział jest więcej wart.
    .right = Holandia jest Twoja, tuż obok Francji.

lesson-coalitions-britannia-sea-end =
    Drugi Generał niech zostanie w Kornwalii i pilnuje kanału La Manche.
    .task = Wybierz „{ move-end }”.
    .hint = Bez Oddziałów niczego za morzem nie utrzyma. Niech zostanie na miejscu.

lesson-coalitions-britannia-sea-guests =
    Okręty mijają wrogów w portach bez bitwy. A na wyspę nie ma innej drogi.

    Członkowie Twojej Koalicji też mogą żeglować, ale za każdym razem tylko za Twoją zgodą. I to ma swoją cenę w negocjacjach.

## 3. Mury dla Lizbony

lesson-coalitions-britannia-fortress = Mury dla Lizbony

lesson-coalitions-britannia-fortress-lisboa =
    Mobilizacja, a w skarbcu 9 Pieniędzy. Forteca kosztuje 5 i musi stanąć tam, gdzie jest Twój Garnizon. W całej grze jest ich tylko sześć, a jedna stoi już na Terytorium Istanbul.
    .task = Kup Fortecę w Lizbonie (Lisboa).
    .hint = Przyda się i jest tanie. Ale najpierw mury: Lizbona to Twój jedyny przyczółek na Półwyspie.
    .hint-done = Pieniądze wolno Ci zachować. Ale Francja ma siedmiu Generałów, a Garnizon w Lizbonie nie ma murów. Najpierw buduj.

lesson-coalitions-britannia-fortress-keep =
    Zostały 4 Pieniądze. Każde inne Mocarstwo straciłoby je teraz przez Korupcję. Ty zachowujesz, czego nie wydasz.
    .task = Zachowaj resztę: wybierz „{ move-done-purchase }”.
    .hint = Dziś nie trzeba. Co teraz oszczędzisz, pójdzie na Subwencje w następnej rundzie.
    .right = 4 Pieniądze czekają w skarbcu.

lesson-coalitions-britannia-fortress-walls =
    W bitwie o Lizbonę Twój Garnizon daje teraz 4 punkty Siły zamiast 1.

    Ale Forteca nie należy do nikogo i nigdy nie znika z planszy. Jeśli Francja zdobędzie Lizbonę i umieści tam Garnizon, mury będą francuskie.

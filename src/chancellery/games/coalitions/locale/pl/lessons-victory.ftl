# Siódma lekcja Koalicji: jak kończy się rozgrywka.

lesson-coalitions-victory = Jak wygrać
    .about = Dwadzieścia pięć punktów Wpływu, Generał w stolicy Francji i sztuka liczenia przed marszem.

## 1. Dwadzieścia pięć

lesson-coalitions-victory-points = Dwadzieścia pięć

lesson-coalitions-victory-points-attack =
    Kto pierwszy ma 25 punktów Wpływu, wygrywa natychmiast, cokolwiek się akurat dzieje.

    Prowadzisz Austrię i masz 23. Francja ma 24, a z Holandią (Holland) zaraz zdobędzie ostatni. Pokonany Generał daje 1 punkt, a francuski daje członkowi Koalicji brytyjskiej 2.
    .task = Zaatakuj francuskiego Generała: Przemarsz Venezia → Lombardia.
    .hint = Wtedy Francja wygra przy Poszerzeniu Wpływów. Tylko zwycięstwo nad francuskim Generałem da Ci teraz 2 punkty.
    .right = 4 do 2.

lesson-coalitions-victory-points-first =
    Francja ma jeden Oddział, więc jedną kartę: razem najwyżej 7.
    .task = Zagraj kartę, która na pewno wygrywa.
    .hint = 5 do najwyżej 7: najważniejsza bitwa zdana na los. Zagraj czwórkę.
    .hint-pass = 4 do 2, ale Francja może zagrać kartę. Nie ryzykuj.
    .right = Francja zagrywa swoją kartę.

lesson-coalitions-victory-points-enough =
    8 do najwyżej 7. Nic złego już się nie stanie.
    .task = Spasuj.
    .hint = Nie trzeba. Spasuj i ciesz się chwilą.
    .right = 25! Austria wygrywa. Francja zostaje z 24 punktami na zawsze.

## 2. Stolica Francji

lesson-coalitions-victory-paris = Zdobywca Paryża

lesson-coalitions-victory-paris-clock =
    Jest też drugi koniec. Jeśli na koniec rundy na Terytorium Paris stoi Generał innego Mocarstwa niż Francja, rozgrywka się kończy.

    To szósta tura, ostatnia w rundzie, a w szóstej turze Ruch zawsze należy do Wielkiej Brytanii. Prowadzisz ją Ty.

lesson-coalitions-victory-paris-count =
    Generał na Terytorium Paris daje do porównania 6 punktów Wpływu, a w Koalicji brytyjskiej nawet 9. Nie trzeba ani Garnizonu, ani kontroli.

    Masz 13 punktów, Francja 21, Austria 18. Policz: 13 i 9.
    .task = Przemarsz Picardie → Paris.
    .hint = Runda skończyłaby się bez Ciebie w stolicy, a Francji brakuje tylko 4 punktów.
    .right = Paryż! Nie było komu Cię zatrzymać.

lesson-coalitions-victory-paris-stop =
    Można poprosić o drugą Turę Ruchu. Ale jesteś już tam, gdzie trzeba.
    .task = Wybierz „{ move-stop }”: runda się kończy.
    .hint = Stolica jest już Twoja. Po co prosić o więcej i płacić Arbitrowi?
    .right = 22 do 21: jesteś Zdobywcą Paryża. Wygrywa ten, kto ma najwięcej Wpływu, a mógł to być każdy, także Francja.

## 3. Policz, zanim ruszysz

lesson-coalitions-victory-patience = Policz, zanim ruszysz

lesson-coalitions-victory-patience-look =
    Prawie to samo, ale patrz uważnie. Masz 13 punktów Wpływu, Francja 23. Twoje Garnizony trzymają Picardie, Lisboa i Napoli, a francuski tylko Lombardię.

    Stoisz pod Paryżem. Najpierw policz!
    .task = Zrób to, co mówią liczby.
    .hint = Generał stoi dobrze, tuż obok Paryża. Po co go odsyłać? Policz jeszcze raz i poczekaj.
    .hint-paris = 13 i 9 to 22. Francja ma 23: rozgrywka by się skończyła i wygrałaby Francja. Jeszcze nie!
    .right = Dobrze policzone.

lesson-coalitions-victory-patience-wait =
    W następnej rundzie dostaniesz za Garnizony 3 punkty, a Francja 1: będzie 16 i 9 do 24 i Paryż da Ci zwycięstwo. Chyba że ktoś Ci przeszkodzi.

    Przy remisie wygrywa Mocarstwo, którego Terytoria Sporne są warte więcej, a potem to, które ma więcej Morale.

## 4. 1792

lesson-coalitions-victory-orient = Inna wojna: 1792

lesson-coalitions-victory-orient-scenarios =
    Czeka na Ciebie siedem scenariuszy, od 1792 do 1813 roku. Różnią się tym, kto gdzie stoi i z iloma punktami Wpływu wszyscy zaczynają: od 0 do 13. Im późniejszy, tym krótszy.

    Zasady specjalne ma tylko rok 1792. Prowadzisz młodą Republikę.

lesson-coalitions-victory-orient-sail =
    Masz kartę Armée d’Orient. Raz w rozgrywce Generał z Prowansji (Provence) może przepłynąć do Egiptu (Egypt), jeśli na Terytoriach Patrimonium St. Petri i Napoli nie ma brytyjskiego Generała.
    .task = Wyślij Armée d’Orient do Egiptu.
    .hint = Dobry pomysł na jutro. Dziś morze jest wolne: płyń.
    .hint-end = Flota brytyjska kiedyś wróci. Płyń dziś.
    .right = Flota wymknęła się Nelsonowi.

lesson-coalitions-victory-orient-garrison =
    Egipt to osmańskie Terytorium Macierzyste o wartości 1. Z Twoim Garnizonem daje Ci ten punkt Wpływu w każdej rundzie.
    .task = Umieść Garnizon w Egipcie (Egypt).
    .hint = Patrzy na Ciebie czterdzieści wieków, a Ty nie zostawiasz flagi?
    .hint-home = Prowansja jest Twoja i bez Garnizonu. Egipt nie.
    .right = Żołnierze, z wysokości tych piramid…

lesson-coalitions-victory-orient-wars =
    W 1792 roku Hiszpania jest zamknięta dla wszystkich oprócz Francji, dopóki nie wejdzie do niej francuski Generał albo ktoś nie ma 11 punktów Wpływu.

    Zacznij od roku 1805, scenariusza Twoich pierwszych lekcji. Wiesz już wszystko. Powodzenia!

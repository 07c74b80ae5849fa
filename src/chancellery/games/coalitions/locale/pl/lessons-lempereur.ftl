# Ósma lekcja Koalicji: Tryb L’Empereur.

lesson-coalitions-lempereur = L’Empereur
    .about = W pojedynkę albo razem przeciw Napoleonowi, którym dowodzi talia kart: utrzymaj front, a potem na stolicę.

## 1. Karta Napoleona

lesson-coalitions-lempereur-card = Karta Napoleona

lesson-coalitions-lempereur-card-together =
    W Trybie L’Empereur Francją grają karty, a Ty prowadzisz wszystkich innych: Wielką Koalicję. Przy kilku graczach Mocarstwa są podzielone między Was.

    Nie ma dyplomacji. Cała piątka to Sojusznicy, a Francja jest z nimi wszystkimi w Stanie Wojny.

lesson-coalitions-lempereur-card-lowest =
    Gdy Francja jest na Musztrze, Przywództwie albo Ruchu, odkrywa się kartę Napoleona. Najpierw jednak Mocarstwo z najniższym Morale otrzymuje 1 punkt.

    Wielka Brytania i Prusy mają po 1, więc wybierasz Ty.
    .task = Wybierz jedno z nich.
    .right = Karta odkryta: Armée d’Italie.

lesson-coalitions-lempereur-card-targets =
    Terytoria docelowe: Lombardia, Venezia, Patrimonium St. Petri. Jeśli stoi tam francuski Garnizon, Francja otrzymuje wartość Terytorium. Tak było z Lombardią: Francja ma teraz 6 punktów Wpływu.

    Każde inne atakuje Generał z trzema Oddziałami, najpierw ten spoza planszy. Patrimonium było puste i jest już francuskie.

lesson-coalitions-lempereur-card-support =
    W Wenecji (Venezia) dochodzi do bitwy: 4 do 3. Francuski Generał na Terytorium Patrimonium St. Petri wspiera ją sam z siebie. Ty też masz kogoś w Tyrolu (Tyrol).
    .task = Udziel wsparcia Generałem w Tyrolu.
    .hint = Masz wtedy o jedną kartę mniej, a Francja ma pięć Oddziałów, za które dobiera karty.

lesson-coalitions-lempereur-card-cards =
    Grasz przed Francją: odkryte karty, tyle, na ile pozwalają Oddziały. Potem dobiera się karty dla Francji, po jednej za Oddział, aż prowadzi, nie może już wygrać albo nie ma Morale.

    Liczą się tylko wydrukowane liczby.
    .task = Zagraj wszystkie trzy karty.
    .hint = Francja dobierze do pięciu kart. Liczy się każdy punkt: graj dalej.
    .right = Francja dobrała 1, 2, 1, 3, 1: 14 do 12 dla Ciebie!

lesson-coalitions-lempereur-card-saved =
    Pokonany francuski Generał jest poza planszą, bez Oddziałów. Wróci: następna karta szuka najpierw właśnie tam.

    Każda karta kosztowała Francję 1 punkt Morale. Cesarz bez Morale nie dobiera kart.

## 2. Wyścig do stolicy

lesson-coalitions-lempereur-race = Wyścig do Paryża

lesson-coalitions-lempereur-race-alarm =
    Austria wdarła się do Pikardii (Picardie). Dopóki Twój Generał jest na francuskim Terytorium Macierzystym, Francja nie odkrywa karty Napoleona. Zaczyna się Wyścig do Paryża.

    Pojawiają się trzej Generałowie z trzema Oddziałami: na Terytorium Paris, tam, gdzie jesteś, i obok, w Lotaryngii (Lorraine).

lesson-coalitions-lempereur-race-support =
    Teraz Francja atakuje Cię w Pikardii: 4 do 4. Wspierają ją Generałowie z Terytoriów Paris i Lorraine.
    .task = Udziel wsparcia brytyjskim Generałem w Holandii (Holland).
    .hint = Sama Austria ma jedną kartę. Brytyjska może przesądzić o bitwie.

lesson-coalitions-lempereur-race-cards =
    Francja ma wiele Oddziałów, ale spójrz na jej Morale: 1. Dobierze więc tylko jedną kartę i będzie miała najwyżej 9.
    .task = Zagraj karty: 4, 5 i 4 to 13.
    .hint = Bez tej karty Francja mogłaby wyrównać albo wygrać. Zagraj ją.
    .right = 13 do 7. Pikardia się trzyma!

lesson-coalitions-lempereur-race-held =
    Atakujący jest poza planszą, a każdy, kto brał udział, stracił Oddział, także na Terytoriach Paris i Lorraine.

    W Wyścigu do Paryża nikt nie otrzymuje Morale, a Francja nie dostaje Wpływu za Terytoria docelowe. Armia we Francji jest warta więcej niż jej bitwy.

## 3. Stolica

lesson-coalitions-lempereur-paris = Na Paryż!

lesson-coalitions-lempereur-paris-march =
    Francja ma 23 punkty Wpływu. Przy 25 przegrywasz. Wygrywasz, jeśli Twój Generał jest na Terytorium Paris, gdy kończy się akcja i jej bitwy.

    Każdy Twój Ruch daje Francji 1 punkt Morale, a Turę Ruchu masz tylko jedną. Teraz albo nigdy.
    .task = Przemarsz Picardie → Paris.
    .hint = Jeszcze dwa punkty dla Francji i wszystko stracone. Paryż jest przed Tobą.
    .right = 3 do 3.

lesson-coalitions-lempereur-paris-support =
    W Lotaryngii (Lorraine), obok stolicy, stoją Austriacy.
    .task = Udziel wsparcia austriackim Generałem.
    .hint = Z samą brytyjską kartą masz 8, a jedna francuska też może dać 8.

lesson-coalitions-lempereur-paris-cards =
    Francja ma tu jeden Oddział: jedna karta, razem najwyżej 8.
    .task = Zagraj obie karty.
    .hint = Francja może mieć 8. Potrzebujesz więcej: graj dalej.
    .right = 12 do 3. Francja nawet nie dobiera: i tak nie mogłaby wygrać.

lesson-coalitions-lempereur-paris-flag =
    Bitwa wygrana. Do zwycięstwa nie trzeba Garnizonu: wystarczy sam Generał.
    .task = Umieść Garnizon albo nie: jak wolisz.
    .right = Paryż padł. Zwycięstwo!

lesson-coalitions-lempereur-paris-farewell =
    W łatwej rozgrywce, L’Ogre, Francja zaczyna z 5 punktami Wpływu. Z 10 jest trudno, a z 15 niezwykle trudno.

    Zacznij od Ogra. Gryzie wystarczająco mocno.

# Siódma lekcja gry Maria: zwycięstwo w pełnej grze. Forma jak w lessons.ftl.

lesson-maria-victory = Jak się wygrywa pełną grę
    .about = Ostatni znacznik z puli, suma czterech zim, remisy i gra we dwoje.

## 1. Pula

lesson-maria-victory-empty = Ostatni znacznik

lesson-maria-victory-empty-last =
    Tura 8. Prusy położyły 12 ze swoich 13 znaczników: na twierdzach Śląska i Czech oraz 2 za wygrane bitwy. W puli został jeden.

    Frakcja główna wygrywa, gdy na koniec fazy, swojej albo cudzej, lub po wyborach cesarskich jej pula jest pusta.

lesson-maria-victory-empty-move =
    Fryderyk stoi w Ołomuńcu, Schwerin w Hradcu Králové. Obie twierdze są austriackie. Karol Lotaryński jest w Pradze, Neipperg w Wiedniu.

    Policz miasta: której z nich nikt nie broni?
    .task = Wygraj: opuść twierdzę, której nikt nie broni.
    .hint = To nie położy znacznika. Niech generał opuści twierdzę, której nikt nie broni.
    .hint-schwerin = Z Pragi do Hradca Králové są dokładnie 3 miasta: Karol jej broni.
    .hint-forced = Forsowny marsz niczego nie zdobywa.
    .hint-done = Ostatni znacznik zostałby w puli. Wygraj teraz!
    .right = Ołomuniec pada, na koniec fazy ruchu pula jest pusta: Fryderyk II wygrał.

## 2. Zimy

lesson-maria-victory-winters = Cztery zimy

lesson-maria-victory-winters-sheet =
    Najczęściej nikt nie opróżnia puli. Wtedy rozstrzygają zimy. Po turach 3, 6, 9 i 12 zapisuje się, ile znaczników zostało w każdej puli, a po turze 12 te cztery liczby się dodaje.

    Wygrywa najniższa suma. Wczesny podbój liczy się więc nawet cztery razy: nie czekaj na ostatni rok!

lesson-maria-victory-winters-end =
    To ostatnia zima, a Ty jesteś Marią Teresą. Możesz jeszcze rekrutować, ale żadna tura już nie przyjdzie.
    .task = Zrekrutuj, ile chcesz, albo nic.
    .right = Arkusz zimowego punktowania jest otwarty: Francja 36, Prusy 39, Armia Pragmatyczna 28, Austria 25.

lesson-maria-victory-winters-who =
    Wygrała Austria. Fryderyk wygrałby z każdą ze swoich frakcji, Prusami albo Armią Pragmatyczną. Przy remisie pierwsza jest Maria Teresa, ostatni Ludwik XV.

    We dwoje jedno prowadzi Francję, Bawarię, Prusy i Saksonię, a drugie Austrię i Armię Pragmatyczną i wygrywa remisy. To koniec kursu. Czeka Twoja pierwsza rozgrywka.

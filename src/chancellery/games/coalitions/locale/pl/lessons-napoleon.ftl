# Trzecia lekcja Koalicji: Francja.

lesson-coalitions-napoleon = Cesarz rusza
    .about = Wybierz Napoleona, uderz nim poza kolejnością i zobacz bitwę, której nikt nie wygrywa.

## 1. Kto jest Napoleonem?

lesson-coalitions-napoleon-who = Kto jest Napoleonem?

lesson-coalitions-napoleon-who-army =
    Paryż, 1805 rok. Prowadzisz Francję: siedmiu Generałów, więcej niż ktokolwiek inny. Pięciu stoi na planszy z Oddziałami podanymi w scenariuszu, dwóch czeka poza planszą.

    Rozgrywka zaczyna się od pytania tylko do Ciebie.

lesson-coalitions-napoleon-who-choose =
    Jeden z Twoich siedmiu Generałów to Napoleon. Mówisz to otwarcie i tak zostaje do końca rozgrywki. W każdej rundzie rusza się o jeden raz więcej niż inni.

    Austria ma Bawarię (Bavaria), która ma Twój niebieski pasek i wartość 2.
    .task = Wybierz Generała w Lotaryngii (Lorraine): trzy Oddziały i najbliżej do Bawarii.
    .hint = Tam też ma trzy Oddziały. Ale z Lotaryngii do Bawarii są tylko dwa Przemarsze.
    .hint-off = Poza planszą nie wykona swojego ruchu. Trzeba by go najpierw umieścić, i to bez Oddziałów.
    .hint-weak = Tam miałby jeden Oddział. Cesarz potrzebuje armii: wybierz Lotaryngię.
    .right = Napoleon obejmuje dowództwo w Lotaryngii.

## 2. Ruch Napoleona

lesson-coalitions-napoleon-dash = Poza kolejnością

lesson-coalitions-napoleon-dash-leadership =
    Druga runda. Napoleon stoi w Wirtembergii (Wurttemberg), obok Bawarii, a Twoja akcja to Przywództwo. Najpierw zwykły wybór.
    .task = Dobierz kartę Bitwy albo otrzymaj 1 punkt Morale.
    .hint = Nic by Ci to nie dało. Weź kartę albo punkt Morale, Napoleon i tak się ruszy.
    .hint-place = Nowy Generał nie ma Oddziałów, a przed Tobą bitwa. Weź kartę albo punkt Morale.
    .hint-take_off = Jego Oddziały by przepadły. Weź kartę albo punkt Morale.

lesson-coalitions-napoleon-dash-march =
    Teraz Ruch Napoleona: Tura Ruchu tylko dla niego, po akcjach wszystkich innych, ale przed Ruchem Rosji.

    Nie ma Arbitra, więc nikt nie otrzymuje punktów Morale i nikt nie może odmówić.
    .task = Przemarsz Napoleona Wurttemberg → Bavaria.
    .hint = Przed Tobą leży Bawaria z jedną słabą armią. Tędy droga.
    .hint-end = Ruch Napoleona przepadłby do następnej rundy. Atakuj.
    .right = Atak!

lesson-coalitions-napoleon-dash-first =
    Masz 4 punkty Siły: Generał i trzy Oddziały. Austria ma 3: Generał, Oddział i Garnizon. Nikt nie stoi dość blisko, by udzielić wsparcia.

    Za trzy Oddziały wolno Ci zagrać trzy karty.
    .task = Zagraj czwórkę dla Napoleona.
    .hint = Masz dwie czwórki, a para jest warta o 1 więcej. Zacznij od czwórki.
    .hint-pass = Nie zagrasz już w tej bitwie nic, a przy 4 do 3 Austrii wystarczy dwójka.
    .right = Austria odpowiada zakrytą kartą. Więcej zagrać nie może.

lesson-coalitions-napoleon-dash-second =
    Jedyny Oddział Austrii już zagrał. Jeśli jego karta to piątka, będzie 8 do 8, czyli remis. Nie zostawiaj tego przypadkowi.
    .task = Zagraj drugą czwórkę.
    .hint = Tak samo mocna: druga czwórka też liczy się za 5, bo tworzy parę. Piątkę zachowaj na inną bitwę.
    .hint-pass = Jeśli zakryta karta to piątka, będzie 8 do 8 i trzeba się wycofać. Zagraj drugą czwórkę.
    .right = 13 do najwyżej 8.

lesson-coalitions-napoleon-dash-enough =
    Wolno Ci zagrać trzecią kartę. Kosztowałaby kartę i 1 punkt Morale, na nic.
    .task = Spasuj.
    .hint = To już wygrana. Zachowaj kartę na następną bitwę.
    .right = 13 do 6. Dwójka Austrii liczyła się za 3: na Terytorium, które kontroluje ten, kto ją zagrał, jest warta o 1 więcej.

lesson-coalitions-napoleon-dash-garrison =
    Austriacki Generał jest poza planszą, bo w Wiedniu (Wien) stoi już inny.
    .task = Umieść Garnizon w Bawarii (Bavaria).
    .hint = Bez Garnizonu Bawaria byłaby niczyja, a jej 2 punkty Wpływu w każdej rundzie by przepadły.
    .right = Bawaria jest francuska.

lesson-coalitions-napoleon-dash-won =
    Od razu 1 punkt Wpływu za pokonanego Generała, a potem 2 z Bawarii w każdej rundzie.

    Wszyscy boją się Napoleona, bo w jednej rundzie rusza się dwa razy: teraz i w Twojej akcji Ruchu.

## 3. Remis

lesson-coalitions-napoleon-draw = Bitwa, której nikt nie wygrywa

lesson-coalitions-napoleon-draw-attack =
    Twój Ruch. Generał w Bawarii ma trzy Oddziały, Austriak w Czechach (Bohemia) też. Nikt nie ma kart.
    .task = Zaatakuj: Przemarsz Bavaria → Bohemia.
    .hint = Wolno tam iść. Ale tym razem zobacz, co się dzieje, gdy spotkają się równe armie: idź do Czech.
    .hint-wien = W Wiedniu stoi Generał bez Oddziałów, łatwe zwycięstwo! Ale dziś zobacz równą walkę: idź do Czech.
    .hint-end = Wtedy bitwy nie będzie. Idź do Czech.
    .right = 4 do 4. Remis!

lesson-coalitions-napoleon-draw-equal =
    Każdy Generał stracił jeden Oddział, jak w każdej bitwie. Obrońca zostaje. Twój Generał musi się wycofać na najbliższe Terytorium, które kontrolujesz, albo poza planszę, a wtedy traci wszystkie Oddziały.

    Nikt nie otrzymuje Wpływu.
    .task = Zdecyduj, dokąd pójdzie Generał. W Wirtembergii (Wurttemberg) zachowa dwa Oddziały.
    .right = Dlatego atakujący woli mieć pewność. Obrońcy wystarczy remis.

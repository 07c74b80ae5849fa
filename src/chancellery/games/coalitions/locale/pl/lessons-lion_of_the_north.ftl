# Trzecia lekcja gry Raison d’État: bitwa i pokój.

lesson-raison_detat-lion_of_the_north = Lew Północy
    .about = Zdobądź Saksonię z Sojusznikiem u boku i zobacz, czego może żądać nowy przyjaciel.

## 1. Bitwa

lesson-raison_detat-lion_of_the_north-battle = Bitwa o Saksonię

lesson-raison_detat-lion_of_the_north-battle-look =
    Prowadzisz Szwecję i atakujesz Saksonię (Saxonia): 4 do 3. Protestanci wspierają Cię z Hesji (Hesse). Wsparcie nie dodaje Siły, tylko karty.

    Wszyscy dobierają z jednej wspólnej talii, 52 karty.

lesson-raison_detat-lion_of_the_north-battle-first =
    Trzy Oddziały pozwalają na trzy karty, każda za 1 punkt Morale.
    .task = Zagraj czwórkę.
    .hint = Trójkę zachowaj: coś potrafi, ale dopiero gdy Austria zagra.
    .hint-pass = Nie zagrasz już w tej bitwie żadnej karty, a Austria ma dwie.
    .right = Austria i Protestanci zagrywają po zakrytej karcie.

lesson-raison_detat-lion_of_the_north-battle-strike =
    W tej grze trójka zagrana odkryta odrzuca kartę przeciwnika, jakakolwiek jest, i nadal liczy się za 3. Odkryta dwójka ujawnia jedną kartę.
    .task = Zagraj odkrytą trójkę.
    .hint = Mocna, ale karta Austrii zostaje. Najpierw niech trójka zrobi swoje.
    .hint-down = Zakryta to tylko trójka. Odkryta usuwa też kartę przeciwnika.
    .hint-pass = Masz jeszcze kartę, która odrzuca cudzą. Użyj jej.
    .right = Piątki już nie ma! Austria zagrywa drugą i ostatnią kartę.

lesson-raison_detat-lion_of_the_north-battle-count =
    Policz. Ty: 4, czwórka i trójka to 11, a do tego karta Protestantów. Austria: 3 i karta, najwyżej 5, razem 8.
    .task = Spasuj i zachowaj drugą czwórkę.
    .hint = To już wygrana. Ta czwórka przyda się w następnej bitwie.
    .right = 13 do 5!

lesson-raison_detat-lion_of_the_north-battle-garrison =
    Saksonia ma Twój pasek i wartość 2, a do tego jest jednym z siedmiu Terytoriów Elektorskich: daje głos w Elekcji Cesarza.
    .task = Umieść Garnizon w Saksonii (Saxonia).
    .hint = Bez niego nie ma ani Wpływu, ani głosu.
    .right = Saksonia zagłosuje, jak zechcesz.

lesson-raison_detat-lion_of_the_north-battle-points =
    2 punkty Wpływu: 1 za pokonanego Generała i 1 za to, że jest z przeciwnej Koalicji.

    Protestanci też otrzymują 2, za jedną kartę. W tej grze drugi punkt dostają i wspierający. Wsparcie się więc opłaca.

## 2. Nowy przyjaciel

lesson-raison_detat-lion_of_the_north-peace = Nowy przyjaciel

lesson-raison_detat-lion_of_the_north-peace-choose =
    Dyplomacja. Stoisz w Polsce: Generał na Litwie (Lithuania), Garnizony na Terytoriach Krakow i Livonia. Polska była z Austrią, ale podobno się waha.
    .task = Zostań w Koalicji protestanckiej.
    .hint = Stracisz jedynych Sojuszników. Zostań i zobacz, co zrobi Polska.
    .right = Polska dołącza do Twojej Koalicji, a Protestanci ją przyjmują.

lesson-raison_detat-lion_of_the_north-peace-garrison =
    Jesteście więc Sojusznikami. W Aktualizacji stanu planszy Twój Garnizon opuszcza Kraków, polskie Terytorium Macierzyste, i staje się Oddziałem.
    .task = Wybierz Generała, który go dostanie.
    .right = Kraków znów jest polski.

lesson-raison_detat-lion_of_the_north-peace-withdraw =
    Czy Generał może zostać na Litwie? Polska mówi: nie. Musi odejść na najbliższe Terytorium, które kontrolujesz, razem z Oddziałami, albo poza planszę, ale bez nich.
    .task = Wycofaj go do Inflant (Livonia).
    .hint = Poza planszą straci wszystkie Oddziały. W Inflantach je zachowa.
    .right = Maszeruje na północ, razem z armią.

lesson-raison_detat-lion_of_the_north-peace-ally =
    Inflanty są Terytorium Spornym, dla nikogo nie są domem. Tam Twój Garnizon może zostać, cokolwiek Polska o tym myśli.

    Gdy przyjaciele na jednym Terytorium stają się wrogami, porównuje się Siłę bez bitwy i słabszy się wycofuje.

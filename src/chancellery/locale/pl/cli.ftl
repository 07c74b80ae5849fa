# Wiersz poleceń i terminal.

## Polecenia

cli-overview = Chancellery prowadzi historyczne gry planszowe o polityce europejskich mocarstw.

    Użycie: chancellery POLECENIE ...
cli-overview-end = Więcej pokazuje „chancellery POLECENIE --help”. Każde polecenie przyjmuje --lang en lub --lang pl.
cli-about-games = Wymienia gry, ich scenariusze, liczbę miejsc i opcje.
cli-about-play = Prowadzi rozgrywkę w terminalu: z botami albo z kilkoma osobami przy jednej klawiaturze.
cli-about-sim = Każe botom przeprowadzić wiele rozgrywek i podsumowuje je: zwycięzcy, długość, szybkość.
cli-about-ladder = Porównuje boty: rozgrywki każdej pary na wszystkich miejscach z tymi samymi ziarnami, rankingi z przedziałami, czasy.
cli-about-replay = Pokazuje zapisaną rozgrywkę: dziennik i stół po dowolnym ruchu.
cli-about-verify = Rozgrywa zapis od nowa i dowodzi, że nic w nim nie zmieniono.
cli-about-rules = Pokazuje zasadę z katalogu albo to, ilu zasad dowodzą testy.
cli-about-board = Pokazuje planszę i pochodzenie jej wartości albo sprawdza Twój plik planszy.
cli-about-position = Sprawdza pozycję zapisaną ręcznie, mówi, od czego zaczyna się gra, albo wypisuje ją ze wszystkimi polami.
cli-about-bench = Mierzy szybkość, obok losowych ruchów szachowych w python-chess.

## Pomoc

cli-usage = użycie:
cli-heading-values = argumenty
cli-heading-options = opcje
cli-word-game = GRA
cli-word-file = PLIK
cli-word-do = POLECENIE
cli-word-folder = FOLDER
cli-word-rule = ZASADA
cli-word-number = LICZBA
cli-word-hex = HEKS
cli-word-board = PLANSZA
cli-word-pair = NAZWA=WARTOŚĆ
cli-word-seats = MIEJSCA
cli-word-bot = BOT
cli-word-bots = BOTY
cli-word-scenario = SCENARIUSZ
cli-word-seat = MIEJSCE
cli-word-seed = ZIARNO
cli-word-lang = JĘZYK
cli-word-place = MIEJSCE
cli-arg-help = pokazuje tę pomoc i kończy
cli-arg-lang = język: en lub pl (domyślnie język systemu)
cli-arg-json = pisze JSON, dla programów
cli-arg-game = identyfikator gry, jak w „chancellery games”
cli-arg-bench-game = mierzy tylko tę grę
cli-arg-scenario = identyfikator scenariusza (domyślnie pierwszy)
cli-arg-seats = liczba miejsc (domyślnie najwięcej, ile pozwala scenariusz)
cli-arg-seat = kim grasz: jedno miejsce lub kilka, na przykład france albo france,russia; all: wszyscy przy tej klawiaturze; none: tylko oglądasz
cli-arg-bots = kto gra na pozostałych miejscach: jeden bot na wszystkich albo po jednym na każde miejsce, po przecinku (domyślnie sensible)
cli-arg-seed = tekst, który ustala tasowanie (domyślnie za każdym razem nowy)
cli-arg-option = zasada opcjonalna, na przykład capital_lost=keep; można powtarzać
cli-arg-match-board = plansza: identyfikator albo Twój plik planszy
cli-arg-position = zaczyna od pozycji zapisanej ręcznie w TOML lub JSON
cli-arg-position-do = „check” mówi, czy pozycja jest możliwa, „write” wypisuje ją ze wszystkimi polami
cli-arg-position-file = plik z pozycją w TOML lub JSON
cli-arg-position-game = gra, do której należy, jeśli plik tego nie mówi
cli-position-good = OK: { $game }, { $scenario }. Gra zaczyna się tak: { $begins }
cli-position-over = OK: { $game }, { $scenario }. Rozgrywka skończyłaby się od razu.
cli-arg-save = trzyma rozgrywkę w tym pliku (domyślnie last.chancellery w folderze na takie rzeczy)
cli-arg-resume = wznawia ostatnią rozgrywkę albo rozgrywkę z pliku PLIK
cli-arg-as-far = z --resume: graj dalej od ostatniego dobrego ruchu rozgrywki, która nie pasuje do obecnych zasad; dawny zapis zostaje zachowany
cli-arg-sim-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku (domyślnie random)
cli-arg-against = na pierwszym miejscu gra bot z --bots, na wszystkich innych ten
cli-arg-rotate = w rozgrywce i boty przesuwają się o i miejsc, tak że każdy siedzi na każdym miejscu równie często
cli-arg-games = ile rozgrywek (domyślnie 100)
cli-arg-sim-seed = rozgrywka i ma ziarno ZIARNO/i (domyślnie 1)
cli-arg-jobs = ile procesów (domyślnie po jednym na rdzeń); wyniki od tego nie zależą
cli-arg-on = gdzie grać: local, ray (ten komputer lub klaster, do którego należy) albo ray://host:port; wyniki od tego nie zależą
cli-arg-sim-out = zapisuj każdą rozgrywkę w tym pliku zaraz po jej zakończeniu, jako wiersz JSON
cli-arg-dataset = zapisuj każdą decyzję w tym folderze, w plikach Parquet; przerwane zadanie jest kontynuowane
cli-arg-ladder-bots = boty do porównania, po przecinku (domyślnie random,novice,sensible@1,sensible,planner)
cli-arg-ladder-games = ile rozgrywek na każdą parę botów; jeśli liczba na to pozwala, każdy bot siedzi na każdym miejscu równie często (domyślnie 20)
cli-arg-ladder-game = identyfikator gry, jak w „chancellery games” (domyślnie warianty z rankingu dołączonego do programu)
cli-arg-ladder-kept = przechowuje rozgrywki w tym pliku; tych, które już w nim są, nie rozgrywa ponownie
cli-arg-ladder-seconds = po tylu sekundach nie zaczyna już żadnej rozgrywki (domyślnie bez granicy)
cli-arg-ladder-page = wpisuje tabele i wykresy do tego pliku Markdown; wszystko poza jego znacznikami zostaje
cli-arg-check = po każdym ruchu sprawdza niezmienniki gry
cli-arg-longest = rozgrywka o większej liczbie decyzji liczy się jako błąd (domyślnie bez granicy)
cli-arg-keep = dokąd trafiają zapisy błędów (domyślnie obok zapisanych rozgrywek)
cli-arg-record = zapis rozgrywki; - czyta standardowe wejście
cli-arg-commitment = zobowiązanie ogłoszone na początku rozgrywki
cli-arg-key = klucz publiczny, którym zapis ma być podpisany; serwer podaje swój pod /api/key
cli-arg-to = pokazuje stół po tylu ruchach (domyślnie po wszystkich)
cli-arg-replay-seat = pokazuje to, co wolno widzieć temu miejscu (domyślnie to, co wolno każdemu)
cli-arg-log = pokazuje też dziennik
cli-arg-step = prowadzi przez rozgrywkę ruch po ruchu
cli-arg-rule = identyfikator zasady, na przykład K-8.3.2, albo podrozdziału, na przykład K-8.3
cli-arg-coverage = ilu zdań z każdego katalogu dowodzi test (także bez ZASADY)
cli-arg-check-board = mówi, co jest nie tak z tym plikiem planszy
cli-arg-board = identyfikator planszy (domyślnie pierwsza plansza gry)
cli-arg-seconds = mniej więcej jak długo mierzyć, w sekundach (domyślnie 6)

## Co jest nie tak

cli-error = chancellery: { $line }
cli-error-ours = chancellery: błąd samego programu Chancellery: { $error } ({ $variable }=1 pokaże, gdzie; prosimy o zgłoszenie)
cli-unknown-command = „{ $value }” nie jest poleceniem; oczekiwano jednego z: { $known }.
cli-unknown-argument = „{ $value }” nie jest argumentem tego polecenia; ma ono: { $known }.
cli-missing-argument = { $field }: brakuje wartości.
cli-needs-value = { $field }: oczekiwano dokładnie jednej wartości.
cli-no-value = { $field } nie przyjmuje wartości.
cli-bad-number = { $field }: podano „{ $value }”, oczekiwano liczby całkowitej ({ $expected }).
cli-bad-word = { $field }: nieznane „{ $value }”; oczekiwano jednego z: { $known }.
cli-bad-option = --option: podano „{ $value }”, oczekiwano NAZWA=WARTOŚĆ.
cli-bad-commitment = { $field }: podano „{ $value }”, oczekiwano 64 cyfr szesnastkowych.
cli-unknown-board = { $field }: „{ $value }” nie jest planszą tej gry; oczekiwano jednej z { $known } albo pliku.
cli-fixed-board = „{ $value }”: grę { $game } rozgrywa się tylko na jej własnych planszach: { $known }
cli-position-alone = { $field }: mówi o tym sama pozycja; przy --position należy to pominąć.
cli-as-far-alone = { $field } można podać tylko razem z --resume.
cli-resume-alone = { $field }: mówi o tym sama zapisana rozgrywka; przy --resume należy to pominąć.
cli-rotate-alone = { $field }: wszystkie boty są takie same; oczekiwano różnych (--against albo --bots z botem na każde miejsce).
cli-ladder-which = { $field }: do tego trzeba podać grę.
cli-ladder-kept = { $field }, wiersz { $line }: to nie jest rozgrywka zachowana przez ranking; proszę wybrać inny plik.
cli-ladder-bots = { $field }: podano „{ $value }”, oczekiwano co najmniej dwóch różnych botów.
cli-nothing-to-resume = --resume: nie ma jeszcze zapisanej rozgrywki ({ $file }).
cli-save-exists = { $file } już istnieje i zawiera co innego; wybierz inną nazwę albo wznów tamtą rozgrywkę: --resume { $file }.
cli-file-missing = { $file }: nie ma takiego pliku.
cli-file-forbidden = { $file }: brak uprawnień.
cli-file-folder = { $file } to folder; oczekiwano pliku.
cli-file-full = Nie można zapisać { $file }: dysk jest pełny. To, co zapisano wcześniej, pozostało.
cli-file-other = { $file }: { $reason }.
cli-file-not-text = { $file } nie jest plikiem tekstowym w kodowaniu UTF-8.
cli-file-large = { $file } ma więcej niż { $largest } MiB.
cli-board-more = { $first } ({ $more ->
    [one] i jeszcze jeden błąd
    [few] i jeszcze { $more } błędy
   *[many] i jeszcze { $more } błędów
}: chancellery board GRA --check PLIK)
cli-board-doubt = Wątpliwe: { $line }
sim-unknown-bot = { $field }: „{ $value }” nie jest botem; oczekiwano jednego z: { $known }.
sim-on = { $field }: podano „{ $value }”; oczekiwano local, ray albo ray://host:port.
sim-no-ray = { $field }: Ray nie jest zainstalowany; instaluje go: pip install "chancellery[ray]"
sim-ray-unreachable = { $field }: pod „{ $value }” nie odpowiada żaden klaster Ray; oczekiwano ray://host:port jego serwera klientów.
sim-no-pyarrow = { $field }: pyarrow nie jest zainstalowany; instaluje go: pip install "chancellery[research]"
dataset-other-plan = { $field }: w „{ $value }” leży zbiór danych z innych rozgrywek; oczekiwano innego folderu.
sim-bots-against = --bots: podano „{ $value }”, przy --against oczekiwano jednego bota.
sim-bots-count = { $field }: liczba podanych botów to { $count }, oczekiwano 1 albo { $seats } ({ $known }).

## games, sim, bench, verify, replay

cli-column-game = gra
cli-column-scenario = scenariusz
cli-column-seats = miejsca
cli-column-options = opcje
cli-column-winner = zwycięzca
cli-column-wins = zwycięstwa
cli-option-line = { $id } = { $values } ({ $title }; domyślnie: { $default })
cli-sim-progress = rozgrywki
cli-sim-failure = Rozgrywka { NUMBER($number, useGrouping: 0) } zakończyła się błędem: { $error }; zapis: { $file }
cli-sim-summary = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, dokończone: { $finished }, błędy: { $failures }; { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} w { $seconds } s ({ $speed } na sekundę)
cli-sim-lengths = Decyzje w rozgrywce: najmniej { $min }, mediana { $median }, średnia { $mean }, najwięcej { $max }; decyle { $deciles }
cli-sim-rounds = Rundy w rozgrywce: najmniej { $min }, mediana { $median }, średnia { $mean }, najwięcej { $max }; decyle { $deciles }
cli-ladder-bot = bot
cli-ladder-rating = ranking
cli-ladder-alone-won = wygrane w pojedynkę
cli-ladder-ms = ms na decyzję (mediana / 99 %)
cli-ladder-seat = miejsce
cli-ladder-worth = wartość
cli-ladder-ends = Zakończenia: { $ends }. Decyzje w rozgrywce: od { $min } do { $max }, mediana { $median }.
cli-ladder-variant = { $seats ->
    [1] { $variant }, w pojedynkę
   *[other] { $variant }, liczba graczy: { $seats }
}
cli-mode-compiled = skompilowany
cli-mode-pure = czysty Python
cli-bench-mode = Tryb: { $mode }.
cli-bench-progress = pomiar
cli-bench-no-chess = Nie ma biblioteki python-chess, więc nie ma z czym porównać; instaluje ją: pip install chess
cli-bench-decisions_per_second = decyzje/s
cli-bench-games_per_second = rozgrywki/s
cli-bench-rollout_decisions_per_second = dogrywki: decyzje/s
cli-bench-rollout_ratio = × rozgrywka
cli-bench-clone_us = kopia µs
cli-bench-fork_us = odgałęzienie µs
cli-bench-deal_us = rozdanie µs
cli-bench-view_us = widok µs
cli-bench-load_ms = odczyt ms
cli-bench-ratio = × python-chess
cli-verify-finished = OK: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, wszystko zgodnie z zasadami; ziarno i tasowanie zgodne ze zobowiązaniem; zwycięzca: { $winners }.
cli-verify-unfinished = Na razie OK: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, wszystko zgodnie z zasadami; ziarno i tasowanie zgodne ze zobowiązaniem; rozgrywka nie jest skończona.
cli-verify-signed = Podpisano wskazanym kluczem.
cli-verify-key-unknown = Zapis jest podpisany i podpis się zgadza; klucz: { $signer }. Czyj to klucz, ten program nie wie: porównaj go z tym, który serwer pokazuje pod /api/key, albo wskaż tamten przez --key.
cli-verify-unsigned = Bez podpisu: nic nie mówi, kto go wydał, a taki zapis może napisać każdy, kto zna zasady.
cli-verify-record-not-signed = BŁĄD: { $file }: nikt nie podpisał tego zapisu.
cli-verify-record-other-key = BŁĄD: { $file }: podpis się zgadza, ale złożono go innym kluczem: { $signer }
cli-bad-key = { $field }: „{ $value }” nie jest kluczem; oczekiwano 64 cyfr szesnastkowych.
cli-verify-wrong = BŁĄD: { $file }: { $error }
cli-replay-as-far = Pokazano do ruchu { NUMBER($moves, useGrouping: 0) }. { $error }
cli-replay-at = Po ruchu { NUMBER($number, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) }.
cli-replay-help = Enter: następny ruch · b: wstecz · liczba: do tego ruchu · m: stół · why: ile ruch był wart · q: koniec

## play

cli-play-welcome = { $game } · { $scenario }
    Zobowiązanie co do tasowania: { $commitment }
    h pokazuje, co można wpisać.
cli-play-as-far = Rozgrywka toczy się dalej od ruchu { NUMBER($moves, useGrouping: 0) }; dawny zapis jest zachowany w pliku { $file }. { $error }
cli-play-resumed = { $file }: rozgrywka trwa dalej po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
cli-play-aside = Twoja niedokończona rozgrywka jest w { $file } (chancellery play --resume PLIK).
cli-play-which-seat = Kim grasz? (Numer, identyfikator miejsca, „all”: wszystkimi, „none”: tylko oglądasz.)
cli-play-pass = Do klawiatury siada { $seat }; pozostali odwracają wzrok. Enter: dalej.
cli-play-news = Od Twojej ostatniej decyzji:
cli-play-more-news = … { $count ->
    [one] jeden wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[many] { $count } wcześniejszych wpisów
}: l pokazuje dziennik
cli-play-question = { $question } ({ $rule })
cli-play-chosen = wybrane
cli-play-no-adviser = „{ $name }” nie podpowiada. Podpowiadają: { $known }.
cli-play-hint = ? RUCH mówi, dlaczego ruch jest niedozwolony, h pokazuje, co można wpisać.
cli-play-no-number = Wpisano „{ $value }”, oczekiwano liczby od 1 do { $most }.
cli-play-undone = Cofnięto.
cli-play-saved = Zapisano: { $file }
cli-play-left = Rozgrywka jest zapisana w { $file }. Dalej: chancellery play --resume
cli-play-left-file = Rozgrywka jest zapisana w { $file }. Dalej: chancellery play --resume { $file }
cli-play-unsaved = Ostatnich ruchów nie udało się zapisać w { $file }.
cli-play-over = Zapis rozgrywki jest w { $file }; sprawdza go: chancellery verify { $file }
cli-play-allowed = Ten ruch jest teraz dozwolony ({ $rule }).
cli-play-allowed-act = Możesz to teraz zrobić.
cli-play-not-here = Nikt przy tej klawiaturze nie gra jako „{ $seat }”. Wpisuje się: as MIEJSCE: RUCH
cli-play-no-act = Za kogoś, kto nie jest pytany, można tylko coś zaproponować albo odpowiedzieć na propozycję.
cli-talks-none = Niczego nie zaproponowano ani nie uzgodniono.
cli-talks-proposal = { $seat } proponuje porozumienie { $number }:
cli-talks-signed = Podpisy: { $signed }. Brakuje: { $missing }.
cli-talks-agreement = Porozumienie { $number } ({ $parties }):
cli-talks-contract = Kontrakt: { $contract } ({ $left }).
cli-talks-words = „{ $words }”
cli-play-refused = { $reason } ({ $rule })
cli-play-said = Powiedziane.
cli-play-no-press = Nikt jeszcze nic nie powiedział.
cli-play-message = { $seat } do { $readers }: { $words }
cli-play-message-all = { $seat } do wszystkich: { $words }
cli-column-power = uczestnik
cli-column-status_name = Status
cli-column-action = akcja
cli-map-contested = sporne
cli-map-uncontested = niesporne
cli-map-legend = nazwa, wartość, paski, * stolica, ~ port, kto kontroluje (- nikt), potem [F] Garnizon, ^ Forteca, F3 Generał z 3 Oddziałami, ! bitwa · { $powers }
cli-map-legend-regions = nazwa, kto kontroluje (- nikt), potem co jeszcze tam jest · { $powers }
cli-map-left-out = Pustych miejsc nie wymieniono: { $count }.
cli-play-strength = Siła { $strength }{ $hidden ->
    [0] { "" }
    [one] {" "}i jedna zakryta karta
    [few] {" "}i { $hidden } zakryte karty
   *[many] {" "}i { $hidden } zakrytych kart
}
cli-play-result = { $result } ({ $rule }; { $scores })
cli-play-help =
    5                  wybiera opcję 5
    { $example }
    {"                   "}albo inny ruch w notacji: wykonuje ten ruch
    ?                  wyjaśnia zasadę, z której wynika ta decyzja
    ? K-8.3.2          pokazuje zasadę
    ? 5, ? RUCH        mówi, czy ruch jest teraz dozwolony, a jeśli nie, to dlaczego
    o                  pokazuje opcje jeszcze raz
    hint               mówi, co o opcjach sądzi planista;
    {"                   "}hint sensible, hint master: co sądzą tamci gracze
    why                mówi, dlaczego bot wykonał ostatni ruch
    u                  cofa Twój ostatni ruch, o ile od tego czasu nie wyszło na jaw nic ukrytego
    m                  pokazuje mapę
    p                  pokazuje uczestników i Twoje karty
    l, l 100           pokazuje ostatnie wpisy dziennika
    say SŁOWA          mówi do wszystkich
    say { $others }: SŁOWA
    {"                   "}mówi tylko do nich
    press              pokazuje, co powiedziano
    s, s PLIK          zapisuje; po każdym ruchu i tak dzieje się to samo
    h                  pokazuje tę pomoc
    q                  kończy; chancellery play --resume wznawia rozgrywkę
cli-play-help-agreements =
    a                  pokazuje, co zaproponowano i uzgodniono oraz jak odpowiedzieć
    { $example }
    {"                   "}proponuje właśnie to, także gdy nikt Cię nie pyta; kolejne klauzule oddziela ;
    {"                   "}a słowa, które przeczytają wszyscy, stoją na końcu po --
    sign 1, turn down 1, withdraw 1
    {"                   "}podpisuje, odrzuca lub wycofuje propozycję 1
cli-play-help-as =
    as { $other }: sign 1
    {"                   "}robi to samo w imieniu innej osoby przy tej klawiaturze

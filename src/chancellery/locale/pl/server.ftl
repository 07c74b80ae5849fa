## Co mówi serwer: odmowy, wiadomości samego stołu i polecenie, które go uruchamia

# odmowy
server-error-action-reused = Ten identyfikator był już użyty dla innej czynności.
server-error-bad-input =
    { $what ->
        [board] Ta gra nie ma takiej planszy.
        [hours] Co najmniej cztery godziny dziennie przez trzy dni w tygodniu, istniejąca strefa czasowa i najwyżej 60 dni urlopu.
        [name] Nazwa ma od 2 do 40 liter, cyfr, spacji, kropek, łączników i apostrofów; zaczyna się i kończy literą lub cyfrą.
        [people] Od dwóch ludzi do tylu, ile jest miejsc: { $most }.
        [password] Hasło nie może być takie jak nazwa.
        [short] Hasło ma co najmniej dziesięć znaków.
        [seats] Podaj dla każdego miejsca scenariusza, kto tam siedzi.
        [to] Wskaż przynajmniej jedno miejsce, które może to przeczytać.
       *[field] Tej wartości nie można tu użyć.
    }
server-error-bad-login = Nazwa lub hasło jest błędne.
server-error-bad-message = Serwer nie rozumie tej wiadomości.
server-error-bad-origin = To wywołanie nie pochodzi ze strony tego serwera.
server-error-bad-token = Strona jest nieaktualna: wczytaj ją ponownie.
server-error-cannot-undo = Tego nie można cofnąć.
server-error-failed = Na serwerze coś się nie powiodło. Nic nie zostało zmienione.
server-error-forbidden = Może to zrobić tylko ten, kto założył tę rozgrywkę.
server-error-hints-off = Przy tym stole nie ma podpowiedzi: tak ustalono przy jego zakładaniu.
server-error-illegal = Ten ruch nie jest teraz dozwolony.
server-error-invitation-gone = To zaproszenie zostało użyte lub wygasło. Poproś o nowy link.
server-error-login-needed = Najpierw się zaloguj.
server-error-match-over = Rozgrywka jest zakończona.
server-error-name-alike = Zajęta jest nazwa, która wygląda jak { $name }.
server-error-name-taken = Nazwa { $name } jest zajęta.
server-error-no-account = Nie ma konta { $name }.
server-error-no-advice = Nikt nie mógł teraz udzielić rady. Spróbuj za chwilę.
server-error-no-bot = Nie ma bota { $bot }. Są: { $known }.
server-error-no-lesson = Nie ma takiej lekcji.
server-error-no-match = Nie ma takiej rozgrywki.
server-error-no-page = Nic tu nie ma.
server-error-no-rule = Nie ma zasady { $id }. Może: { $known }.
server-error-no-seat = Przy tym stole nie ma miejsca { $seat }.
server-error-nobody-to-remind = Stół nie czeka na nikogo innego.
server-error-not-allowed = Tego nie można tu zrobić.
server-error-not-here = Ten serwer działa w trybie, w którym tego nie ma.
server-error-not-over = Rozgrywka jeszcze trwa.
server-error-not-your-seat = To nie jest Twoje miejsce.
server-error-one-seat = Obok innych ludzi jedno konto ma jedno miejsce, chyba że rozgrywkę założono jako grę przy jednym ekranie.
server-error-channel-known = Pod ten adres już przychodzą powiadomienia.
server-error-no-channel = Nie masz takiego kanału ani takiej wiadomości.
server-error-no-mail = Ten serwer nie wysyła poczty. Gospodarz musi podać serwer poczty przez --smtp.
server-error-too-many-channels = Masz już tyle kanałów, ile można. Usuń najpierw któryś.
server-error-blocked = { $name } nie chce Twoich zaproszeń.
server-error-maintenance = Przez pewien czas nic nie można zmieniać: { $message }
server-error-muted = Na razie nie możesz pisać przy stołach. Tak postanowił gospodarz.
server-error-rated-fair = Rozgrywka rankingowa zaczyna się od zwykłego początku gry, a nie od wybranej pozycji; jest bez podpowiedzi i nie przy jednym ekranie; gra w niej co najmniej dwoje, w tym człowiek, i każdy ma jedno miejsce.
server-error-coach-alone = Trener jest dla jednej osoby, która gra z botami, i nie w rozgrywce rankingowej.
server-error-coach-none = Ta gra nie ma trenera.
server-error-rated-over = Ta rozgrywka rankingowa jest zakończona i tego nie można cofnąć.
server-error-rated-unaided = Grasz właśnie rozgrywkę rankingową w tę grę. Do jej końca program nie pomaga ci przy pozycjach ani zapisach tej gry: mogłyby pochodzić z tej rozgrywki.
server-error-record-secret = Zapis zdradza to, co ukryte: można go pobrać po zakończeniu rozgrywki.
server-error-registration-closed = Nie można tu zakładać nowych kont. Zapytaj tego, kto prowadzi ten serwer.
server-error-reminded-already = Przypomniano o tym mniej niż godzinę temu.
server-error-seat-lost = Twój czas na tym miejscu minął: jest ono dla innych. Możesz wrócić, jeśli zaprosi Cię osoba, która założyła rozgrywkę.
server-error-seat-known = Znasz już karty innego miejsca przy tym stole. Możesz wrócić tylko na tamto miejsce.
server-error-seat-stays = To miejsce zostało przejęte od bota, gdy grali inni, więc pozostaje Twoje do końca rozgrywki.
server-error-seat-taken = To miejsce jest zajęte.
server-error-set-apart = Tej rozgrywki nie można odtworzyć według zasad tego serwera i została odłożona na bok.
server-error-stale = Rozgrywka potoczyła się tymczasem dalej. Spójrz jeszcze raz i zdecyduj.
server-error-stopping = Serwer się zatrzymuje. Wkrótce wróci.
server-error-store-failed = Ruchu nie udało się zapisać, więc nie został wykonany. Dysk może być pełny lub baza danych niedostępna; spróbuj ponownie.
server-error-no-chapter = W tym studium nie ma takiego rozdziału.
server-error-no-node = W tym rozdziale nie ma takiej pozycji.
server-error-no-study = Nie ma takiego studium albo nie masz do niego dostępu.
server-error-study-empty = W tym zapisie nie ma ani jednego ruchu: nie ma czego analizować.
server-error-study-full = Nie ma już miejsca: najpierw usuń jakieś studium albo rozdział.
server-error-study-last-chapter = Studium ma co najmniej jeden rozdział. Usuń raczej całe studium.
server-error-study-nobody-asked = Nikt tu o niczym nie decyduje.
server-error-study-not-yours = To może zrobić tylko właściciel studium.
server-error-study-old = Tego wariantu nie da się odtworzyć według zasad tego serwera.
server-error-study-read-only = Możesz oglądać to studium, ale nie możesz go uzupełniać. Zrób kopię, aby próbować własnych ruchów.
server-error-study-running = Ta rozgrywka jeszcze trwa. Do jej końca nikt nie może jej analizować, nawet gracz na podstawie tego, co sam wie: byłaby to pomoc przy stole.
server-error-too-large = To jest za duże.
server-error-too-many = Za dużo naraz. Poczekaj chwilę.

# what people do about a match
server-deed-resign = { $seat }: rezygnacja.
server-deed-concede = { $seat } ustępuje i odchodzi; dalej gra bot „{ $bot }”.
server-deed-propose = { $seat } proponuje: { $what }.
server-deed-agree = { $seat } zgadza się: { $what }.
server-deed-decline = { $seat } nie zgadza się: { $what }. Propozycja przepada.
server-deed-resume = { $seat } kończy przerwę: rozgrywka toczy się dalej.
server-deed-late = { $seat }: czas się skończył.
server-deed-adjudge = Rozstrzygnął turniej: { $count ->
        [0] remis.
        [one] wygrywa { $won }.
       *[other] wspólnie wygrywają { $won }.
    }
server-deed-close = Gospodarz serwera zakończył rozgrywkę; nikt nie wygrywa.
server-deed-forfeit-loses = { $seat } przegrywa na czas.
server-deed-forfeit-open = { $seat }: brak decyzji w czasie; miejsce jest wolne dla innych.
server-deed-forfeit-bot = { $seat }: brak decyzji w czasie; dalej gra bot „{ $bot }”.
server-deed-rematch = { $seat } prosi o rewanż.
server-proposal-pause = przerwa
server-proposal-end = koniec rozgrywki, { $count ->
        [0] nikt nie wygrywa
        [one] wygrywa { $won }
       *[other] wspólne zwycięstwo: { $won }
    }
server-proposal-replace = zastąpienie przez bota ({ $seat })
server-proposal-time = więcej czasu ({ $seat })
server-error-paused = Rozgrywka jest wstrzymana. Przerwę może zakończyć każdy, kto w niej gra.
server-error-account-shut = Gospodarz tego serwera zablokował to konto. Zapytaj go o powód.
server-error-end-alone = Nie gra tu nikt inny, kto mógłby się zgodzić na taki wynik. Możesz przerwać rozgrywkę, jeśli nie liczy się do rankingu, poddać się albo oddać miejsce botowi.
server-error-not-away = Zastąpić można kogoś, na kogo stół długo czeka i kogo tu nie ma.
server-error-no-clock = Ta rozgrywka nie ma zegara.

# mówi sam stół
server-system-bot-gave-up = { $seat }: bot „{ $bot }” nie zdołał wykonać ruchu i przestał próbować. Aby grać dalej, oddaj to miejsce innemu botowi albo człowiekowi.
server-system-bot-replaced = { $seat }: bot „{ $bot }” { $reason }; dalej gra „{ $other }”.
server-system-bot-sat-down = { $seat }: siada bot „{ $bot }”.
server-system-declined = { $seat }: { $name } odrzuca zaproszenie.
server-system-invited = { $seat }: zaproszono gracza { $name }.
server-system-left = { $seat }: { $name } opuszcza miejsce.
server-system-opened = { $seat }: miejsce jest wolne.
server-system-reminded = { $by } przypomina ({ $seat }): stół czeka na Ciebie.
server-system-sat-down = { $seat }: siada { $name }.
server-system-took-over = { $seat }: { $name } przejmuje miejsce bota „{ $bot }” i zachowuje je do końca rozgrywki.
server-system-cut = Ruch { NUMBER($move, useGrouping: 0) } jest ostatnim zgodnym z wersją { $now } zasad (grano według wersji { $rules }). Rozgrywka toczy się dalej od tego miejsca; liczba późniejszych ruchów, które już się nie liczą, ale pozostają w magazynie: { NUMBER($count, useGrouping: 0) }.
server-apart-rules = Tę rozgrywkę prowadzono według wersji { $rules } zasad, a ten serwer stosuje wersję { $now }. Ruch { NUMBER($move, useGrouping: 0) } już do niej nie pasuje, więc widać stan sprzed tego ruchu.
server-apart-same = Ruchu { NUMBER($move, useGrouping: 0) } tej rozgrywki nie można odtworzyć, więc widać stan sprzed tego ruchu.
server-apart-start = Przygotowanie tej rozgrywki nie pasuje już do tej wersji serwera: można dostać tylko jej zapis.
server-reason-hung = myślał za długo
server-reason-died = zepsuł się
server-reason-illegal = wybrał to, co niedozwolone

# miejsca i boty
server-seat-invited = { $name } (zaproszenie)
server-seat-open = wolne miejsce
server-seat-local = Ty
server-seat-former = były członek
server-bot-random = Losowy
    .description = Wykonuje dowolny dozwolony ruch: do wypróbowania gry.
server-bot-novice = Nowicjusz
    .description = Zna ogólne zasady, ma dziwne pomysły i to i owo przeocza.
server-bot-sensible = Rozsądny
    .description = Gra według prostych zasad, decyzja po decyzji, od razu.
server-bot-planner = Planista
    .description = Przed ruchem rozważa plany na całą akcję.
server-bot-master = Mistrz
    .description = Planuje głębiej, z odpowiedziami innych; nie spieszy się.

# bez zbudowanego klienta
server-no-client-title = Chancellery
server-no-client = Serwer działa, ale jego strony nie zostały zbudowane. Uruchom „make client” w źródłach i wczytaj tę stronę ponownie.

# polecenie
server-started = Chancellery działa pod adresem { $address } ({ $mode ->
        [hosted] dla wielu
       *[local] lokalnie
    }). Ctrl+C zatrzymuje serwer.
server-bad-host = W trybie lokalnym nie ma kont, więc serwer słucha tylko na tej maszynie. Użyj --mode hosted, aby słuchał na { $host }.
server-store-unreachable = Nie można otworzyć magazynu: { $error }
server-not-migrated = Tabele bazy danych nie są aktualne. Uruchom raz z --migrate.
server-newer-store = Bazę danych zapisała nowsza wersja Chancellery. Uruchom tamtą wersję albo użyj innego magazynu.
server-store-lost = W magazynie { $store } jest mniej, niż było: liczba zapisów { NUMBER($had, useGrouping: 0) }, ostatni { $time }, a zostało ich { NUMBER($has, useGrouping: 0) }. Plik opróżniono, jego plik -wal obcięto lub usunięto albo podstawiono starszą kopię. Przywróć właściwe pliki. Jeśli kopię zapasową przywrócono celowo, uruchom raz z --accept-store.
server-accepted = Magazyn przyjęto taki, jaki jest.
server-account-made = Konto { $name } założone.
server-not-installed = Serwer potrzebuje pakietu Pythona { $module }. Zainstaluj Chancellery z serwerem: pip install 'chancellery[server]'.
server-refused = { $message }
server-migrated = Tabele bazy danych są aktualne.
server-exported = { $count ->
        [one] Zapisano { $count } rozgrywkę
        [few] Zapisano { $count } rozgrywki
       *[many] Zapisano { $count } rozgrywek
    } w pliku { $file }. Są w nim ziarna losowania: zachowaj go dla siebie.
server-exported-apart = Nie pasują do zasad tej wersji i są zapisane tak, jak je rozegrano ({ $count }): { $ids }
server-password = Hasło:

# pomoc
cli-about-serve = graj w przeglądarce: na tej maszynie albo jako serwer dla ludzi gdziekolwiek
cli-arg-serve-mode = local (domyślnie: bez kont, tylko ta maszyna) albo hosted (konta, dla ludzi gdziekolwiek)
cli-arg-serve-host = gdzie słuchać (domyślnie 127.0.0.1)
cli-arg-serve-port = port (domyślnie 8805; 0 bierze wolny)
cli-arg-serve-store = gdzie trzymać rozgrywki: plik SQLite (domyślnie w katalogu domowym) albo postgresql://...
cli-arg-serve-origin = hosted: adres, którego używają ludzie, na przykład https://games.example (można powtórzyć)
cli-arg-serve-proxies = hosted: pośrednicy, którym wierzymy w X-Forwarded-For (domyślnie 127.0.0.1)
cli-arg-serve-bot-processes = procesy, w których myślą boty (domyślnie o jeden mniej niż procesorów)
cli-arg-serve-bot-seconds = jak długo bot może myśleć nad jedną decyzją (domyślnie 10)
cli-arg-serve-metrics-token = pozwala innym maszynom czytać /api/metrics z tym tokenem
cli-arg-serve-smtp = serwer poczty: smtp://nazwa:hasło@host:port albo smtps://; lepiej w CHANCELLERY_SMTP, gdzie nie widać go na liście procesów
cli-arg-serve-mail-from = adres, z którego wysyłana jest poczta
cli-arg-serve-private-targets = webhooki mogą wołać także maszyny z własnej sieci
cli-arg-serve-log = ile zapisywać w dzienniku: debug, info, warning, error
cli-arg-serve-no-guests = hosted: bez konta nikt nie gra, z botami też nie
cli-arg-serve-closed = hosted: nikt nie może się zarejestrować; konta zakłada --add-account
cli-arg-serve-insecure-cookies = hosted: wysyłaj ciasteczka sesji także przez zwykłe http
cli-arg-serve-open = otwórz stronę w przeglądarce
cli-arg-serve-migrate = uaktualnij tabele bazy danych i zakończ
cli-arg-serve-no-migrate = nie ruszaj tabel bazy danych na początku
cli-arg-serve-add-account = załóż konto; hasło jest czytane z terminala
cli-arg-serve-export = zapisz wszystkie rozgrywki w archiwum ZIP i zakończ
cli-arg-serve-accept-store = przyjmij magazyn, w którym jest mniej, niż było, po celowym przywróceniu kopii zapasowej, i zakończ
cli-word-mode = TRYB
cli-word-host = HOST
cli-word-hosts = HOSTY
cli-word-store = MAGAZYN
cli-word-address = ADRES
cli-word-token = TOKEN
cli-word-level = POZIOM
cli-word-name = NAZWA

# back-ups
server-backed-up = Zapisano w pliku { $file }: { $matches ->
        [one] jedną rozgrywkę
        [few] { $matches } rozgrywki
       *[many] { $matches } rozgrywek
    } i { $accounts ->
        [one] jedno konto
        [few] { $accounts } konta
       *[many] { $accounts } kont
    }. Są w nim zakryte karty, listy i klucz do podpisywania zapisów: zachowaj go dla siebie.
server-restored = Przywrócono do magazynu { $store }: { $matches ->
        [one] jedną rozgrywkę
        [few] { $matches } rozgrywki
       *[many] { $matches } rozgrywek
    } i { $accounts ->
        [one] jedno konto
        [few] { $accounts } konta
       *[many] { $accounts } kont
    }.
server-bad-backup = Nie można przywrócić pliku { $file }: { $what ->
        [none] to nie jest kopia zapasowa Chancellery
        [changed] zmieniono go po zapisaniu
        [cut] brakuje jego końca
       *[other] jest uszkodzony i nie da się go odczytać
    }. Niczego nie zmieniono.
server-store-not-empty = W tym magazynie są już rozgrywki lub konta. Kopię przywraca się do pustego magazynu: wskaż inny przez --store.
cli-about-backup = Zapisuje wszystko, co serwer przechowuje, w jednym pliku, także gdy serwer działa.
cli-about-restore = Przywraca kopię do pustego magazynu dowolnego rodzaju.
cli-arg-backup-file = plik do zapisania; istniejący zostanie zastąpiony, gdy nowy będzie kompletny
cli-arg-restore-file = plik zapisany przez chancellery backup
server-runs-already = Chancellery już działa: { $address }
server-error-not-welcome = Przy tym stole nie możesz zająć miejsca.
server-error-seek-gone = Tej propozycji już nie ma.
server-error-too-many-seeks = Masz już tyle propozycji gry, ile wolno. Najpierw którąś wycofaj.
server-error-no-advance = Na to nie można tu odpowiedzieć z góry.
server-advance-turn = do końca tury
server-advance-round = do końca rundy
server-advance-match = do końca rozgrywki
server-card-wins =
    { $count ->
        [one] Wygrywa: { $who }
       *[other] Wygrywają: { $who }
    }
server-card-nobody = Nikt nie wygrywa
server-card-about = { $game }: { $scenario }. Gracze: { $seats }, ruchy: { $moves }. Przebieg, to, co rozstrzygnęło, i cała powtórka.
server-card-study = Studium: analiza rozgrywki z wariantami i notatkami.

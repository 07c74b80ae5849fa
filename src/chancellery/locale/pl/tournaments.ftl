## Turnieje: powody miejsc, zasady w zdaniach, przebieg

tournament-bot = Bot { $name } ({ $number })
tournament-lot-number = nr { $number }
tournament-tie-direct = bezpośredni pojedynek
    .description = Punkty z rozgrywek między tymi, którzy mają po równo, jeśli wszyscy z nich się spotkali.
tournament-tie-buchholz = Buchholz
    .description = Suma punktów wszystkich przeciwników.
tournament-tie-sonneborn = Sonneborn-Berger
    .description = Punkty pokonanych i połowa punktów tych, z którymi był remis.
tournament-tie-wins = wygrane rozgrywki
    .description = Liczba wygranych rozgrywek.
tournament-tie-places = lepsze miejsca
    .description = Więcej pierwszych miejsc, potem więcej drugich i tak dalej.
tournament-tie-opponents = siła przeciwników
    .description = Średnia punktów wszystkich, którzy siedzieli przy tych samych stołach.
tournament-tie-share = udział w wyniku
    .description = Własna część wszystkiego, co zdobyto przy swoich stołach.
tournament-tie-lot = los
    .description = Losowanie na końcu, z ziarna, do którego zobowiązanie jest jawne od początku.
tournament-reason-alone = Jedyne miejsce w tej grupie.
tournament-reason-points-ahead = Najwięcej punktów: { $mine }. Dalej jest { $other }, punkty: { $theirs }.
tournament-reason-points-behind = Punkty: { $mine }. Miejsce wyżej jest { $other }, punkty: { $theirs }.
tournament-reason-tie = Tyle samo punktów co { $other } ({ $points }){ $count ->
        [0] {"."}
       *[other] , równo jest też tu: { $even }.
    } Rozstrzyga { $criterion }: { $mine } do { $theirs }.
tournament-reason-shared = To samo miejsce: { $shared }. Punkty ({ $points }) i wszystkie kryteria są równe.
tournament-reason-shares = To samo miejsce: { $shared }.
tournament-form-round_robin = Każdy z każdym, po dwie osoby przy stole: { $cycles ->
        [1] wszyscy spotykają się raz
       *[other] wszyscy spotykają się dwa razy, za drugim razem po zamianie stron
    }.
tournament-form-swiss = System szwajcarski, po dwie osoby przy stole: w każdej rundzie spotykają się ci, którzy mają tyle samo punktów, i nikt nie spotyka drugi raz tego samego przeciwnika, póki da się tego uniknąć.
tournament-form-tables = Stoły po { $seats } { $seats ->
        [few] miejsca
       *[many] miejsc
    }: strony zmieniają się co rundę, tak by każdy możliwie równo grał każdą z nich i spotykał innych.
tournament-rounds = Liczba rund: { $count }.
tournament-rounds-deciding = Rund jest tyle, by najwyżej jedna osoba mogła wygrać wszystkie.
tournament-divisions = Liczba grup: { $count }. W pierwszej są najsilniejsi.
tournament-seeding-rating = Rozstawienie według rankingu w tej grze; gdzie jest równo, decyduje los.
tournament-seeding-hand = Rozstawienie ustala organizator.
tournament-seeding-lot = Rozstawienie losowe.
tournament-points-win = Za wygraną rozgrywkę jest punkt; kto wygrywa wspólnie, dzieli się punktem.
tournament-points-rank = { $seats ->
        [2] Za zwycięstwo jest punkt, za remis pół punktu.
       *[other] Punkty: od { $most } za pierwsze miejsce do 0 za ostatnie; wspólne miejsca dzielą się punktami.
    }
tournament-ties = { $count ->
        [0] Kto ma tyle samo punktów, dzieli miejsce.
       *[other] Przy równej liczbie punktów rozstrzyga po kolei: { $order }. Kto we wszystkim ma po równo, dzieli miejsce.
    }
tournament-fill = Gdzie kogoś brakuje, gra bot „{ $bot }”.
tournament-bye = Punkty za rundę z pauzą: { $points }. Nikt nie pauzuje drugi raz, póki wszyscy nie pauzowali raz.
tournament-annulled = Kto wycofa się przed połową rozgrywek, nie liczy się wcale; później reszta ma zwycięstwo bez gry.
tournament-no-deadline = Rundy nie mają terminu.
tournament-deadline-hours = { $count ->
        [one] Runda trwa najwyżej godzinę.
        [few] Runda trwa najwyżej { $count } godziny.
       *[many] Runda trwa najwyżej { $count } godzin.
    }
tournament-deadline-days = { $count ->
        [one] Runda trwa najwyżej jeden dzień.
       *[other] Runda trwa najwyżej { $count } dni.
    }
tournament-late-draw = Co się wtedy nie skończyło, liczy się jako remis.
tournament-late-standing = Co się wtedy nie skończyło, liczy się tak, jak stoi, według tego, co w grze rozstrzyga.
tournament-late-loss = Co się wtedy nie skończyło, przegrywa ten, na kogo czeka stół.
tournament-calendar-flowing = Następna runda zaczyna się, gdy skończą się wszystkie stoły.
tournament-calendar-fixed = Rundy zaczynają się według kalendarza, termin po terminie.
tournament-rated = Rozgrywki liczą się do rankingu; zgłoszenie to zgoda na to.
tournament-unrated = Rozgrywki nie liczą się do rankingu.
tournament-lots = Wszystkie losowania wynikają z ziarna; zobowiązanie jest jawne od początku, ziarno na końcu.
tournament-how-played = rozegrano
tournament-how-late = rozstrzygnięto w terminie: { $rule ->
        [draw] remis
        [standing] tak, jak stało
       *[loss] przegrywa ten, na kogo czekał stół
    }
tournament-how-left = ktoś się wycofał
tournament-how-corrected = poprawka organizatora
tournament-how-void = nie skończono do końca turnieju: nie liczy się
tournament-how-bye = pauza
tournament-how-walkover = bez gry: przeciwnik się wycofał
tournament-log-made = turniej założony.
tournament-log-changed = zasady zmienione.
tournament-log-opened = zgłoszenia otwarte.
tournament-log-entered = Zgłoszenie: { $entrant }.
tournament-log-left = Wycofanie: { $entrant }.
tournament-log-replaced = zajmuje miejsce po kimś, kto się wycofał.
tournament-log-begun = początek; zgłoszeń: { $count }.
tournament-log-late = Runda { $round }, stół { $table }: rozstrzygnięto w terminie. { $result }
tournament-log-corrected = runda { $round }, stół { $table }: poprawiony wynik. { $result } „{ $note }”
tournament-log-deadline = runda { $round }: nowy termin { $until }.
tournament-log-too-few = Turniej nie zaczął się sam: za mało zgłoszeń.
tournament-log-closed = Koniec turnieju.
tournament-log-closed-early = zakończenie przed czasem.

server-error-entered-already = { $name } już jest w tym turnieju.
server-error-no-table = Nie ma takiego stołu ani takiej rundy do zmiany.
server-error-no-tournament = Nie ma takiego turnieju.
server-error-not-entered = Nie ma takiego zgłoszenia.
server-error-not-organiser = To mogą robić tylko organizatorzy.
server-error-tournament-alone = Turniej potrzebuje przeciwników: w tym scenariuszu gra się w pojedynkę albo razem.
server-error-tournament-agreed = Inni zgłosili się na tych zasadach: gra, miejsca, system, zegar, punkty, terminy i ranking zostają.
server-error-tournament-calendar = Rundy według kalendarza wymagają terminu.
server-error-tournament-counts = Ta rozgrywka się skończyła i liczy się w turnieju: wynik zostaje.
server-error-tournament-few = Za mało zgłoszeń: potrzeba { $most }, w tym co najmniej dwóch osób.
server-error-tournament-form = Każdy z każdym i system szwajcarski są dla dwojga przy stole, stoły ze zmianą stron dla większej liczby.
server-error-tournament-full = Wszystkie miejsca są zajęte.
server-error-tournament-invited = W tym turnieju gra się na zaproszenie.
server-error-tournament-many = Więcej turniejów naraz prowadzić nie można. Najpierw zakończ któryś.
server-error-tournament-not-left = Zastąpić można tego, kto się wycofał.
server-error-tournament-seats = Liczba miejsc w tym scenariuszu: { $known }.
server-error-tournament-stage = Na tym etapie turnieju nie można tego zrobić.

telling-tournament-invited-title = Zaproszenie: { $title }
telling-tournament-invited = W turnieju „{ $title }” czeka na Ciebie miejsce. Zajmij je albo odmów.
telling-tournament-entered-title = Nowe zgłoszenie: { $title }
telling-tournament-entered = Nowe zgłoszenie w turnieju „{ $title }”: { $name }.
telling-tournament-round-title = Twój stół czeka: { $title }
telling-tournament-round = Zaczyna się runda { $round } turnieju „{ $title }”. Twój stół jest gotowy.
telling-tournament-bye-title = Pauza: { $title }
telling-tournament-bye = Zaczyna się runda { $round } turnieju „{ $title }”. W tej rundzie pauzujesz.
telling-tournament-deadline-title = Termin się zbliża: { $title }
telling-tournament-deadline = Twoja rozgrywka w rundzie { $round } turnieju „{ $title }” jeszcze trwa. Termin: { $until }.
telling-tournament-over-title = Koniec turnieju: { $title }
telling-tournament-over = Turniej „{ $title }” jest zakończony: zobacz tabelę.
telling-tournament-few-title = Za mało zgłoszeń: { $title }
telling-tournament-few = Turniej „{ $title }” nie zaczął się sam: za mało zgłoszeń. Rozpocznij go, gdy będzie ich dość.

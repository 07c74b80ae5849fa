# Co mówi jądro, niezależnie od gry: zapis ruchów, przygotowanie, rozgrywka, cofanie, wiadomości, zapisy, pozycje.

## Zapis ruchów

notation-unknown = „{ $text }” nie jest ruchem w tej grze.
notation-bad-form = „{ $text }” nie jest zapisane tak jak ruch. Oczekiwano: { $form }
notation-unknown-word = „{ $word }” nic tu nie oznacza; oczekiwano { $slot ->
    [place] identyfikatora Terytorium
    [city] identyfikatora miasta
    [space] identyfikatora sekcji
    [power] identyfikatora Mocarstwa lub frakcji
    [side] identyfikatora strony
    [status] identyfikatora Statusu
    [general] identyfikatora generała
    [hero] identyfikatora Generała ze zdolnością specjalną
    [piece] identyfikatora pionka
    [card] karty
    [suit] koloru
    [political] identyfikatora karty polityki
    [event] identyfikatora Karty Wydarzenia
    [ministry] identyfikatora Karty Ministerialnej
    [ability] identyfikatora zdolności
    [advantage] identyfikatora Korzyści
    [theater] identyfikatora Teatru
    [tile] identyfikatora kafelka Inwestycji
    [wartile] identyfikatora kafelka Wojny
    [commodity] nazwy towaru
    [action] rodzaju Akcji
    [type] rodzaju punktów
    [number] liczby
   *[other] słowa rodzaju { $slot }
}.

## Przygotowanie rozgrywki

setup-unknown-game = Nie ma gry „{ $game }”. Dostępne: { $known }
setup-unknown-scenario = Gra { $game } nie ma scenariusza „{ $scenario }”. Dostępne: { $known }
setup-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Dostępne: { $known }
setup-bad-option = Opcja „{ $option }” nie może mieć wartości { $value }. Możliwe: { $expected }
setup-bad-options = Opcje muszą być tabelą nazw i wartości, a nie: { $value }.
setup-bad-seats = W grze { $game } scenariusza { $scenario } nie można rozegrać przy tylu miejscach: { $seats }. Możliwe: { $known }
setup-unknown-board = { $game }: nie ma planszy „{ $board }”. Są: { $known }
setup-other-board = Scenariusz { $scenario } rozgrywa się na planszy { $expected }, a nie na „{ $board }”.

## Rozgrywka

match-unknown-seat = Nie ma miejsca „{ $seat }”. Dostępne: { $known }
match-no-such-move = Nie ma stanu po tylu ruchach: { $number }; w rozgrywce jest ich { $last }.
fork-no-past = To odgałęzienie rozgrywki do przeszukiwania: nie ma przeszłości, więc nie ma w nim „{ $what }”.
match-no-such-action = Działania o numerze { $id } nie można tu wybrać.
refused-match-over = Rozgrywka jest zakończona, więc ruch „{ $move }” nie jest możliwy.
refused-not-your-decision = Ruch „{ $move }” nie jest teraz możliwy na miejscu { $seat }; decyzja należy do kogo innego: { $other }.
refused-other-time = „{ $move }” odpowiada na inne pytanie ({ $rule }); teraz rozstrzyga się coś innego.
refused-not-offered = „{ $move }” nie jest teraz możliwe.
refused-not-in-this-game = „{ $move }”: w tej grze czegoś takiego nie ma.
undo-nothing = Nie ma ruchu do cofnięcia.
undo-other-decided = Ostatni ruch należał do kogoś innego ({ $other }); cofnąć można tylko własny ostatni ruch.
undo-revealed = Ostatni ruch ujawnił coś zakrytego i nie można go cofnąć.
undo-ended = Rozgrywkę zakończono przy stole; niczego nie można już cofnąć.
deed-over = Rozgrywka jest skończona.
deed-resign-two = Poddać się i zakończyć rozgrywkę można tylko we dwoje. Zamiast tego oddaj swoje miejsce botowi.
deed-paused = Rozgrywka jest już wstrzymana.
deed-not-paused = Rozgrywka nie jest wstrzymana.
deed-moved-in-pause = Rozgrywka była wstrzymana.
deed-proposed = To już zaproponowano.
deed-not-proposed = Tego Ci nie zaproponowano albo propozycja jest już nieaktualna.
deed-unknown = Tego nie można zrobić przy stole: { $text }
press-empty = Wiadomość jest pusta.
press-too-long = Liczba znaków w wiadomości: { $length }; dozwolone najwyżej { $longest }.
press-no-reader = Wiadomość nie ma odbiorcy innego niż nadawca.

## Zapisy rozgrywek

record-not-a-record = Wiersz { $line }: to nie jest zapis rozgrywki w formacie { $format }.
record-too-large = Wiersz { $line }: zapis przekracza dozwoloną liczbę znaków ({ $largest }).
record-bad-header = Wiersz { $line }: nie można odczytać nagłówka: { $text }
record-missing-header = Wiersz { $line }: brakuje nagłówka „{ $header }”.
record-bad-line = Wiersz { $line }: to ani ruch z właściwym numerem, ani wiadomość: { $text }
record-bad-move = Wiersz { $line }: to nie jest ruch tej rozgrywki: { $text } ({ $why })
record-bad-deed = Wiersz { $line }: tego nie można było zrobić przy stole: { $text } ({ $why })
record-illegal-move = Wiersz { $line }: niedozwolony ruch: { $text } ({ $why })
record-bad-start = Wiersz { $line }: nie można rozpocząć rozgrywki: { $why }
record-bad-seal = Wiersz { $line }: ten albo wcześniejszy wiersz został zmieniony: { $text }
record-bad-commitment = Wiersz { $line }: ziarno losowania nie zgadza się ze zobowiązaniem ogłoszonym na początku rozgrywki.
record-bad-length = Wiersz { $line }: zapis kończy się za wcześnie albo za późno; liczba wierszy: { $count }, a według nagłówka: { $expected }.
record-bad-result = Wiersz { $line }: wynik się nie zgadza; z ruchów wynika: { $expected }
record-bad-signature = Wiersz { $line }: podpis się nie zgadza: to nie są te wiersze, które podpisano.
record-bad-snapshot = Wiersz { $line }: zapisany stan nie zgadza się z ruchami.
record-other-rules = { $why } Grano według wersji { $rules } zasad tej gry, a ten program stosuje wersję { $now }: zapis może być prawdziwy, ale tutaj nie można go odtworzyć poza ten wiersz.
record-other-board = Zapis pochodzi z innego wydania planszy „{ $board }” ({ $digest }).

## Pozycje

data-not-json = to nie jest JSON (wiersz { $line }, kolumna { $column })
data-not-toml = to nie jest TOML (wiersz { $line }, kolumna { $column })
data-too-deep = zagnieżdżenie jest zbyt głębokie
data-bad-number = zawiera zbyt wielką liczbę
data-bad-text = zawiera znak, który nie istnieje
position-not-readable = Pozycja nie jest zapisana ani w TOML, ani w JSON: { $error }
position-other-game = Pozycja, pole „{ $field }”: pozycja należy do gry „{ $value }”, a nie „{ $expected }”.
position-unknown-field = Pozycja: nie ma pola „{ $field }”. Dostępne: { $known }
position-bad-field = Pozycja, pole „{ $field }”: oczekiwano { $expected }, jest „{ $value }”.
position-unknown-name = Pozycja, pole „{ $field }”: nie ma „{ $name }”.
position-impossible = Pozycja jest niemożliwa: { $problem }
position-unknown-place = Pozycja, pole „{ $field }”: „{ $place }” nie jest Terytorium, na którym może stać pionek.
position-two-garrisons = Pozycja, pole „{ $field }”: na Terytorium { $place } jest już Garnizon.
position-no-general = Pozycja, pole „{ $field }”: Mocarstwo nie ma Generała w miejscu „{ $place }”.
position-too-many = Pozycja, pole „{ $field }”: liczba elementów: { $count }, a jest ich tylko { $most }.
position-card-count = Pozycja, pole „{ $field }”: za dużo kart o wartości { $card }; w grze jest ich { $count }.
position-nowhere = W ostatnich ruchach tej rozgrywki (liczba ruchów: { $moves }) nie ma miejsca, od którego mogłaby zacząć się pozycja.
position-over = Od tej pozycji rozgrywka skończyłaby się od razu.

# Lekcje wszystkich gier: co uczący się czyta między tekstami lekcji i co autor czyta o pliku lekcji.

## Gdzie coś jest nie tak

lesson-where-chapter = { $file }, rozdział { $chapter }
lesson-where-step = { $file }, rozdział { $chapter }, krok { $step }

## Co jest nie tak z plikiem

lesson-not-readable = { $where }: to nie jest plik TOML: { $error }
lesson-unknown-field = { $where }: nie ma pola „{ $field }”. Pola: { $known }.
lesson-missing-field = { $where }: brakuje pola „{ $field }”. Zapisuje się je tak: { $expected }.
lesson-bad-field = { $where }, pole „{ $field }”: powinno być { $expected }, jest { $value }.
lesson-bad-id = { $where }, pole „{ $field }”: „{ $value }” nie może być identyfikatorem. Dozwolone są małe litery, cyfry i _, na początku litera.
lesson-twice = { $where }, pole „{ $field }”: identyfikator „{ $value }” występuje dwa razy.
lesson-needs-expect = { $where }, pole „{ $field }”: potrzebne jest też pole „expect”, które mówi, co gracz ma zrobić.
lesson-bad-position = { $where }, pole „{ $field }”: { $because }
lesson-no-seat = { $where }, pole „{ $field }”: nie ma miejsca „{ $value }”. Miejsca: { $known }.
lesson-illegal = { $where }, pole „{ $field }”: „{ $line }” jest tu niemożliwe. { $because } Możliwe teraz: { $options }
lesson-no-move = { $where }, pole „{ $field }”: nie można odczytać „{ $line }”. { $because }
lesson-no-answer = { $where }, pole „{ $field }”: decyzja: { $seat }, a żadna z tych odpowiedzi nie pasuje. Możliwe teraz: { $options }
lesson-endless = { $where }, pole „{ $field }”: to się nigdy nie kończy.
lesson-not-asked = { $where }, pole „{ $field }”: { $seat }: tu nie ma decyzji. Otwarte decyzje: { $others }
lesson-not-legal = { $where }, pole „{ $field }”: żaden dozwolony ruch nie pasuje do „{ $value }”. Dozwolone teraz: { $options }
lesson-other-kind = { $where }, pole „{ $field }”: decyzja jest tu rodzaju „{ $kind }”, a nie „{ $value }”.
lesson-idle-hint = { $where }, pole „{ $field }”: żaden niewłaściwy ruch nie pasuje do „{ $value }”. Niewłaściwe ruchy: { $options }
lesson-no-text = { $where }: brakuje tekstu { $message } w języku „{ $language }”.
lesson-bad-text = { $where }: tekstu { $message } w języku „{ $language }” nie można pokazać: { $error }
lesson-no-thing = { $where }, pole „{ $field }”: „{ $value }” nie ma tu na stole. Są: { $known }

## Co jest nie tak z życzeniem

lesson-unknown = { $game } nie ma lekcji „{ $lesson }”. Lekcje: { $known }.
lesson-no-chapter = Lekcja { $lesson } nie ma rozdziału „{ $chapter }”. Rozdziały: { $known }.
lesson-bad-trail = Tej lekcji nie da się stąd kontynuować: odpowiedź { $number } („{ $move }”) nie pasuje. Zacznij rozdział od nowa.
lesson-nothing-asked = Tu nie ma nic do wyboru: czytaj dalej.

## `chancellery learn`

cli-about-learn = Uczy gry w terminalu, krok po kroku.
cli-word-lesson = LEKCJA
cli-word-chapter = ROZDZIAŁ
cli-arg-lesson = identyfikator lekcji (domyślnie: pierwsza lekcja gry)
cli-arg-chapter = identyfikator rozdziału, od którego zacząć (domyślnie: pierwszy)
cli-arg-learn-list = wypisuje lekcje i ich rozdziały
cli-arg-learn-check = sprawdza wszystkie lekcje, rozgrywając je; dla autorów lekcji
cli-learn-none = { $game }: nie ma jeszcze żadnej lekcji.
cli-learn-line = { $game }: { $lesson } ({ $id }), około { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}
cli-learn-checked = { $count ->
    [one] { $count } lekcja jest w porządku.
    [few] { $count } lekcje są w porządku.
   *[many] { $count } lekcji jest w porządku.
}
cli-learn-help = Enter: czytaj dalej. Liczba albo zapis ruchu: wybór. b: wstecz, r: rozdział od nowa, ?: zasady, m: mapa, p: uczestnicy, q: wyjście.
cli-learn-chapter = Rozdział { $number } z { $count }: { $title }
cli-learn-look = Spójrz na: { $things }
cli-learn-task = → { $task }
cli-learn-hint = { $choice }: { $hint }
cli-learn-read-on = [Enter]
cli-learn-next = [Enter: następny rozdział]
cli-learn-left = Możesz tu wrócić: chancellery learn { $game } { $lesson } --chapter { $chapter }
cli-learn-over = To koniec lekcji. Teraz zagraj: chancellery play { $game }

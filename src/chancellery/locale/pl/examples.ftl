# Przykłady do rozegrania.

example-unknown = Nie ma przykładu „{ $example }”. Przykłady: { $known }
example-not-so = { $where }, { $field }: plik podaje { $told }, a w rozgrywce jest { $found }.
example-happens = Graj dalej tak, jak każą zasady.
example-result = To koniec przykładu.
example-idle = Nie ma tu nic do rozstrzygnięcia: spójrz na stół i na liczby.
example-task = Wykonaj ruch z przykładu ({ $number } z { $count }). Jeśli go nie widzisz, poproś o pokazanie.
example-right = Dobrze.
example-other = Zasady na to pozwalają, ale w przykładzie dzieje się coś innego. Przeczytaj tekst jeszcze raz albo poproś o pokazanie.

## `chancellery examples`

cli-about-examples = Rozgrywa w terminalu przykłady z instrukcji.
cli-word-example = PRZYKŁAD
cli-word-case = PRZYPADEK
cli-arg-example = identyfikator przykładu, np. K-EX-10 (domyślnie: wypisuje wszystkie)
cli-arg-case = identyfikator przypadku, od którego zacząć (domyślnie: pierwszy)
cli-arg-examples-check = sprawdza przykłady, rozgrywając je; dla autorów przykładów
cli-examples-checked = { $count ->
    [one] { $count } przykład przebiega tak, jak podaje jego plik.
    [few] { $count } przykłady przebiegają tak, jak podają ich pliki.
   *[many] { $count } przykładów przebiega tak, jak podają ich pliki.
}
cli-examples-how = Aby rozegrać przykład: chancellery examples K-EX-10
cli-examples-help = Enter: czytaj dalej. Liczba albo zapis ruchu: wybór. s: pokaż mi, b: wstecz, r: przypadek od nowa, ?: zasady, m: mapa, p: uczestnicy, q: wyjście.
cli-examples-left = Możesz tu wrócić: chancellery examples { $example } --case { $chapter }
cli-examples-over = To koniec przykładu.

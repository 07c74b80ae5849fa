# Zadania ze wszystkich gier.

puzzle-title = { $seat } na ruchu: { $goal }
puzzle-task = Znajdź ruch: { $goal } { $until }.
puzzle-until-action = przed końcem tej Akcji
puzzle-until-march = jednym marszem
puzzle-until-round = przed końcem tej Rundy Akcji
puzzle-until-battle = teraz
puzzle-goal-win = wygraj grę
puzzle-goal-control = zdobądź { $place }
puzzle-goal-measure-influence = osiągnij { $least ->
        [one] { $least } punkt
        [few] { $least } punkty
       *[many] { $least } punktów
    } Wpływu
puzzle-goal-measure-vp = osiągnij { $least } PZ
puzzle-goal-battle = wygraj bitwę: { $place }
puzzle-goal-battle-here = wygraj bitwę
puzzle-goal-supply = zapewnij zaopatrzenie wszystkim generałom
puzzle-goal-advantage = zdobądź Przewagę „{ $place }”
puzzle-about =
    Możliwych ruchów: { $options }. { $moves ->
        [one] Wystarczy jeden ruch
       *[other] Potrzeba ruchów: { $moves }
    }; trudność { $level } z 5.

puzzle-right-sure = „{ $choice }” to rozwiązanie: prowadzi do celu we wszystkich { $deals } rozdaniach, które z tego miejsca wyglądają tak samo, cokolwiek odpowiedzą inni.
puzzle-right-likely = „{ $choice }” to najlepsze rozwiązanie: prowadzi do celu w { $held } z { $deals } rozdań, które z tego miejsca wyglądają tak samo, cokolwiek odpowiedzą inni.
puzzle-others-never = Żaden inny pierwszy ruch nie jest pewny w ani jednym z { $sketch } rozdań przeszukanych do końca.
puzzle-others = Żaden inny pierwszy ruch nie daje tego w więcej niż { $best } z { $sketch } rozdań przeszukanych do końca.
puzzle-fails = To nie wystarcza w { $fails } z { $sketch } rozdań przeszukanych do końca, choćbyś dalej grał najlepiej.
puzzle-reply = Na przykład { $seat } odpowiada „{ $choice }”.
puzzle-slow = To niczego nie psuje, ale też niczego nie rozstrzyga. Jest prostsza droga.
puzzle-not-now = Stąd nie prowadzi to już do celu.

puzzle-bad-field = Zadanie { $puzzle }, pole „{ $field }”: oczekiwano { $expected }.
puzzle-bad-position = Zadania { $puzzle } nie można rozstawić. { $because }
puzzle-other-moves = Zadanie { $puzzle } nie zgadza się z obecnymi zasadami: możliwe są inne ruchy ({ $moves }).
puzzle-not-readable = To nie jest plik z zadaniami: { $error }
puzzle-unknown = { $game } nie ma zadania „{ $puzzle }”. Zadania: { $known }.
puzzle-no-game = Z gry { $game } nie można jeszcze tworzyć zadań. Można z: { $known }.
puzzle-not-proved = Zadanie { $puzzle } nie jest poprawne: { $why }

cli-about-puzzles = Zadania: lista, rozwiązywanie, sprawdzanie i tworzenie.
cli-arg-puzzles-what = lista (bez słowa), play ID, check albo make GAME
cli-arg-puzzles-which = gra albo id zadania
cli-arg-puzzles-count = ile zadań utworzyć
cli-arg-puzzles-deals = ile rozdań ma mieć każdy dowód
cli-puzzles-line = { $id }  { $title } ({ $level } z 5)
cli-puzzles-checked = Ponownie dowiedziono zadań: { $count }, rozdań na zadanie: { $deals }.
cli-puzzles-made = Zapisano zadań: { $count }, plik { $file }.
cli-puzzles-help = Wpisz ruch albo jego numer. s: pokaż, m: mapa, q: wyjście.
cli-puzzles-none = Nie znaleziono zadania; spróbuj z innym --seed.
cli-puzzles-what = „{ $what }” nie jest żadnym z tych: play, check, make.
cli-arg-puzzles-position = zrób zadanie z pozycji w tym pliku, na przykład zapisanej w edytorze
cli-puzzles-no-goal = Z { $file } nie da się zrobić zadania: tam, gdzie zaczyna się gra, żaden cel nie ma jednej najlepszej odpowiedzi, którą dałoby się udowodnić.
cli-arg-puzzles-out = plik, do którego zapisać zadania
cli-word-which = KTÓRE

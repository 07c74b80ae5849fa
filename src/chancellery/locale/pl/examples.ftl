# Przykłady do rozegrania.

example-unknown = Nie ma przykładu „{ $example }”. Przykłady: { $known }
example-not-so = { $where }, { $field }: plik podaje { $told }, a w partii jest { $found }.
example-happens = Graj dalej tak, jak każą zasady.
example-result = To koniec przykładu.
example-idle = Nie ma tu nic do rozstrzygnięcia: spójrz na stół i na liczby.
example-task = Wykonaj ruch z przykładu ({ $number } z { $count }). Jeśli go nie widzisz, poproś o pokazanie.
example-right = Dobrze.
example-other = Zasady na to pozwalają, ale w przykładzie dzieje się coś innego. Przeczytaj tekst jeszcze raz albo poproś o pokazanie.

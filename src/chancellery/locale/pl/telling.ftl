# messages outside the page; nothing in them is secret
telling-turn-title = Twoja kolej: { $match }
telling-turn = Twoja kolej w rozgrywce „{ $match }” ({ $game }). Grasz: { $seats }.
telling-hurry-title = Kończy się Twój czas: { $match }
telling-hurry = Twój czas w rozgrywce „{ $match }” ({ $game }) skończy się { $until }, chyba że wcześniej podejmiesz decyzję. Grasz: { $seats }.
telling-late-title = Twój czas minął: { $match }
telling-late = Twój czas w rozgrywce „{ $match }” ({ $game }) minął. Decyzję możesz podjąć jeszcze przed { $until }, potem będzie za późno. Grasz: { $seats }.
telling-invited-title = Zaproszenie: { $match }
telling-invited = W rozgrywce „{ $match }” ({ $game }) czeka na Ciebie miejsce: { $seats }. Zajmij je albo odmów.
telling-begun-title = Początek: { $match }
telling-begun = W rozgrywce „{ $match }” ({ $game }) wszystkie miejsca są zajęte: zaczyna się gra.
telling-over-title = Koniec rozgrywki: { $match }
telling-over = Rozgrywka „{ $match }” ({ $game }) jest zakończona. Twoja strona: { $seats }.
telling-news-title = Wiadomość od gospodarza serwera
telling-news = Jest nowa wiadomość.
telling-test-title = Wiadomość z Chancellery
telling-test = To próba: wiadomości docierają.
telling-confirm-title = Czy to Twój adres?
telling-confirm = Ktoś, kto ma konto, chce dostawać tu pocztę z Chancellery. Jeśli to Ty, otwórz ten link; jeśli nie, nie rób nic.
telling-digest-title = Chancellery: { $count ->
        [one] jedna wiadomość
        [few] { $count } wiadomości
       *[many] { $count } wiadomości
    }
telling-unsubscribe = Rezygnacja z takiej poczty:
telling-page-title = Poczta z Chancellery
telling-ask-unsubscribe = Nie wysyłać więcej poczty na ten adres?
    .do = Nie wysyłać
telling-unsubscribed = Gotowe: na ten adres nie przyjdzie już poczta. Możesz to zmienić na stronie „Powiadomienia”.
telling-bad-link = Ten link nie działa albo już nie działa. Sprawdź, czy masz go w całości.
telling-ask-confirm = Czy chcesz dostawać pocztę z Chancellery na ten adres?
    .do = Tak, wysyłajcie
telling-confirmed = Gotowe: odtąd na ten adres przychodzi poczta.

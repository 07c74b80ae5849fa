# chancellery admin
cli-about-admin = konta, zgłoszenia, wiadomości i przerwy techniczne serwera
cli-word-action = CZYNNOŚĆ
cli-word-what = CO
cli-arg-admin-action = show; accounts, matches (z literami, których szukać); admin, no-admin, mute, unmute, shut-out, let-in, password (z nazwą); done (z numerem zgłoszenia); broadcast, maintenance (z tekstem); open (po przerwie); rerate
cli-arg-admin-what = nazwa konta, litery, numer albo tekst
cli-arg-admin-hours = na ile godzin ktoś milknie (24)
admin-show = Konta: { NUMBER($accounts, useGrouping: 0) }; rozgrywki: otwarte { NUMBER($open, useGrouping: 0) }, trwające { NUMBER($running, useGrouping: 0) }, zakończone { NUMBER($finished, useGrouping: 0) }.
admin-report = Zgłoszenie { NUMBER($id, useGrouping: 0) }, od: { $by }, o: { $about }: { $text }
admin-done-admin = { $name } pilnuje teraz porządku.
admin-done-no-admin = { $name } nie pilnuje już porządku.
admin-done-mute = { $name } na razie nie może pisać przy stołach.
admin-done-unmute = { $name } znów może pisać.
admin-accounts = { $name }: od { $since }, rozgrywki: { NUMBER($matches, useGrouping: 0) }{ $is ->
        [shut] , konto zablokowane
        [admin] , pilnuje porządku
       *[other] { "" }
    }
admin-matches = { $id }  { $game }  „{ $title }”  { $status ->
        [open] otwarta
        [running] trwa
       *[finished] zakończona
    }: { $people }
admin-no-report = Nie ma otwartego zgłoszenia o numerze { $number }.
admin-done-done = Zgłoszenie jest załatwione.
admin-done-shut-out = { $name } nie może się już logować; otwarte strony zamkną się w ciągu minuty.
admin-done-let-in = { $name } znów może się logować.
admin-done-password = { $name } ma nowe hasło i musi zalogować się ponownie.
admin-done-broadcast = Ogłoszono na każdej stronie; wiadomości w drodze: { NUMBER($count, useGrouping: 0) }.
admin-done-maintenance = Nic nie można zmieniać, dopóki nie napiszesz „chancellery admin open”. Działające serwery dowiedzą się w ciągu piętnastu sekund.
admin-done-open = Wszystko toczy się dalej. Działające serwery dowiedzą się w ciągu piętnastu sekund.
admin-done-rerate = Ranking policzono od nowa; rozgrywki: { NUMBER($count, useGrouping: 0) }.
admin-says-maintenance = Przerwa techniczna: { $text }
admin-says-notice = Wiadomość dla wszystkich: { $text }

# chancellery admin
cli-about-admin = konta, zgłoszenia, wiadomości i przerwy techniczne serwera
cli-word-action = CZYNNOŚĆ
cli-word-what = CO
cli-arg-admin-action = show; admin, no-admin, mute, unmute (z nazwą); broadcast, maintenance (z tekstem); open (po przerwie); rerate
cli-arg-admin-what = nazwa konta albo tekst
cli-arg-admin-hours = na ile godzin ktoś milknie (24)
admin-show = Konta: { NUMBER($accounts, useGrouping: 0) }; rozgrywki: otwarte { NUMBER($open, useGrouping: 0) }, trwające { NUMBER($running, useGrouping: 0) }, zakończone { NUMBER($finished, useGrouping: 0) }.
admin-report = Zgłoszenie { NUMBER($id, useGrouping: 0) }, od: { $by }, o: { $about }: { $text }
admin-done-admin = { $name } pilnuje teraz porządku.
admin-done-no-admin = { $name } nie pilnuje już porządku.
admin-done-mute = { $name } na razie nie może pisać przy stołach.
admin-done-unmute = { $name } znów może pisać.
admin-done-broadcast = Ogłoszono na każdej stronie; wiadomości w drodze: { NUMBER($count, useGrouping: 0) }.
admin-done-maintenance = Nic nie można zmieniać, dopóki nie napiszesz „chancellery admin open”. Działające serwery dowiedzą się w ciągu piętnastu sekund.
admin-done-open = Wszystko toczy się dalej. Działające serwery dowiedzą się w ciągu piętnastu sekund.
admin-done-rerate = Ranking policzono od nowa; rozgrywki: { NUMBER($count, useGrouping: 0) }.

# chancellery admin
cli-about-admin = accounts, reports, messages and maintenance of a server
cli-word-action = ACTION
cli-word-what = WHAT
cli-arg-admin-action = show; accounts, matches (with letters to look for); admin, no-admin, mute, unmute, shut-out, let-in, password (with a name); done (with the number of a report); broadcast, maintenance (with a text); open (after maintenance); rerate
cli-arg-admin-what = the name of an account, letters, a number, or the text
cli-arg-admin-hours = how long somebody is mute (24)
admin-show = { NUMBER($accounts, useGrouping: 0) } accounts; matches: { NUMBER($open, useGrouping: 0) } open, { NUMBER($running, useGrouping: 0) } running, { NUMBER($finished, useGrouping: 0) } finished.
admin-report = Report { NUMBER($id, useGrouping: 0) } by { $by } about { $about }: { $text }
admin-done-admin = { $name } may now keep order.
admin-done-no-admin = { $name } does not keep order any more.
admin-done-mute = { $name } may not write at tables for the time being.
admin-done-unmute = { $name } may write again.
admin-accounts = { $name }: since { $since }, matches: { NUMBER($matches, useGrouping: 0) }{ $is ->
        [shut] , shut out
        [admin] , admin
       *[other] { "" }
    }
admin-matches = { $id }  { $game }  “{ $title }”  { $status ->
        [open] open
        [running] running
       *[finished] finished
    }: { $people }
admin-no-report = There is no open report with the number { $number }.
admin-done-done = The report is looked after.
admin-done-shut-out = { $name } may not sign in any more; open pages end within a minute.
admin-done-let-in = { $name } may sign in again.
admin-done-password = { $name } has a new password and must sign in again.
admin-done-broadcast = Said on every page; messages on their way: { NUMBER($count, useGrouping: 0) }.
admin-done-maintenance = Nothing can be changed until you say “chancellery admin open”. Servers that run learn it within 15 seconds.
admin-done-open = Everything goes on. Servers that run learn it within 15 seconds.
admin-done-rerate = Ratings are computed anew from { $count ->
        [one] one match
       *[other] { NUMBER($count, useGrouping: 0) } matches
    }.
admin-says-maintenance = Maintenance: { $text }
admin-says-notice = News: { $text }

## Tournaments: reasons for places, rules as sentences, what was done

tournament-bot = Bot { $name } ({ $number })
tournament-lot-number = no. { $number }
tournament-tie-direct = direct encounter
    .description = Points in the matches among those who are equal, if all of them have met.
tournament-tie-buchholz = Buchholz
    .description = The points of all opponents together.
tournament-tie-sonneborn = Sonneborn-Berger
    .description = The points of those who were beaten, and half the points of those with whom it was a draw.
tournament-tie-wins = matches won
    .description = How many matches were won.
tournament-tie-places = better places
    .description = More first places; then more second places, and so on.
tournament-tie-opponents = strength of the opponents
    .description = The mean points of all who sat at the same tables.
tournament-tie-share = share of the score
    .description = One’s own part of all that was scored at one’s tables.
tournament-tie-lot = lot
    .description = Drawn at the end from the seed that was committed to at the beginning.
tournament-reason-alone = Alone in the division.
tournament-reason-points-ahead = Most points: { $mine }. { $other } comes next with { $theirs }.
tournament-reason-points-behind = Points: { $mine }. { $other }, one place up, has { $theirs }.
tournament-reason-tie = As many points as { $other } ({ $points }){ $count ->
        [0] {"."}
       *[other] , and equal in this too: { $even }.
    } What decides is { $criterion }: { $mine } against { $theirs }.
tournament-reason-shared = Shares the place with { $shared }: points ({ $points }) and all tie-breaks are equal.
tournament-reason-shares = Shares the place with { $shared }.
tournament-form-round_robin = Round robin for two at a table: everybody meets everybody { $cycles ->
        [1] once
       *[other] twice, with the seats changed
    }.
tournament-form-swiss = Swiss system for two at a table: in every round those meet who have as many points, and nobody meets the same opponent again while that can be avoided.
tournament-form-tables = Tables of { $seats }: powers rotate, so that everybody plays each of them and meets the others as equally as possible.
tournament-rounds = { $count ->
        [one] There is { $count } round.
       *[other] There are { $count } rounds.
    }
tournament-rounds-deciding = There are as many rounds as it takes until at most one can have won them all.
tournament-divisions = Entrants play in { $count } divisions, the strongest in the first.
tournament-seeding-rating = Seeds follow the ratings in this game; a lot decides where they are equal.
tournament-seeding-hand = Seeds are set by the organiser.
tournament-seeding-lot = Seeds are drawn by lot.
tournament-points-win = The winner of a match has a point; who share the victory share the point.
tournament-points-rank = { $seats ->
        [2] A victory counts a point, a draw half a point.
       *[other] Points go from { $most } for the first to 0 for the last; shared places share their points.
    }
tournament-ties = { $count ->
        [0] Who have as many points share the place.
       *[other] Where points are equal, these decide in this order: { $order }. Who are equal in all of them share the place.
    }
tournament-fill = Where one is missing, the bot “{ $bot }” plays.
tournament-bye = Points for a round that one must sit out: { $points }. Nobody sits out twice before everybody has once.
tournament-annulled = Who withdraws before half of the matches does not count at all; later on the others have a victory without a match.
tournament-no-deadline = Rounds have no deadline.
tournament-deadline-hours = { $count ->
        [one] A round lasts an hour at most.
       *[other] A round lasts { $count } hours at most.
    }
tournament-deadline-days = { $count ->
        [one] A round lasts a day at most.
       *[other] A round lasts { $count } days at most.
    }
tournament-late-draw = What is not over then counts as a draw.
tournament-late-standing = What is not over then counts as it stands, by what decides the game.
tournament-late-loss = What is not over then is lost by whoever is awaited.
tournament-calendar-flowing = The next round begins as soon as all tables are over.
tournament-calendar-fixed = Rounds begin by the calendar, one deadline after another.
tournament-rated = Matches are rated; who enters agrees to it.
tournament-unrated = Matches are not rated.
tournament-lots = All lots follow from a seed that is published as a commitment from the beginning and told at the end.
tournament-how-played = played
tournament-how-late = decided at the deadline: { $rule ->
        [draw] a draw
        [standing] as it stood
       *[loss] lost by whoever was awaited
    }
tournament-how-left = somebody has withdrawn
tournament-how-corrected = corrected by an organiser
tournament-how-void = not over at the end: does not count
tournament-how-bye = sits out
tournament-how-walkover = without a match: the opponent has withdrawn
tournament-log-made = the tournament is made.
tournament-log-changed = the rules are changed.
tournament-log-opened = entry is open.
tournament-log-entered = { $entrant } has entered.
tournament-log-left = { $entrant } has withdrawn.
tournament-log-replaced = takes over the place of an entrant who has withdrawn.
tournament-log-begun = it begins; entrants: { $count }.
tournament-log-late = Round { $round }, table { $table }: decided at the deadline. { $result }
tournament-log-corrected = round { $round }, table { $table }: the result is corrected. { $result } “{ $note }”
tournament-log-deadline = round { $round }: the deadline is now { $until }.
tournament-log-too-few = It could not begin by itself: too few have entered.
tournament-log-closed = It is over.
tournament-log-closed-early = it is ended before its time.

server-error-entered-already = { $name } is in this tournament already.
server-error-no-table = There is no such table or round to change.
server-error-no-tournament = There is no such tournament.
server-error-not-entered = Nobody of that kind has entered.
server-error-not-organiser = Only its organisers may do that.
server-error-tournament-alone = A tournament needs opponents: this scenario is played alone or together.
server-error-tournament-agreed = Others have entered by these rules: game, seats, form, clock, points, deadlines and rating stay as they are.
server-error-tournament-calendar = Rounds by the calendar need a deadline.
server-error-tournament-counts = This match is over and counts in a tournament: its end stays.
server-error-tournament-few = Too few have entered: it takes { $most }, two people at least.
server-error-tournament-form = Round robin and the Swiss system are for two at a table, rotating tables for more.
server-error-tournament-full = All places are taken.
server-error-tournament-invited = One plays in this tournament by invitation.
server-error-tournament-many = You run as many tournaments as one may. End one first.
server-error-tournament-not-left = Somebody takes over from an entrant who has withdrawn.
server-error-tournament-seats = This scenario is for so many: { $known }.
server-error-tournament-stage = That cannot be done at this stage of the tournament.

telling-tournament-invited-title = You are invited: { $title }
telling-tournament-invited = A place is kept for you in the tournament “{ $title }”. Take it or decline it.
telling-tournament-entered-title = New entrant: { $title }
telling-tournament-entered = { $name } has entered your tournament “{ $title }”.
telling-tournament-round-title = Your table is ready: { $title }
telling-tournament-round = Round { $round } of “{ $title }” begins; your table is ready.
telling-tournament-bye-title = You sit out: { $title }
telling-tournament-bye = Round { $round } of “{ $title }” begins; you sit it out.
telling-tournament-deadline-title = The deadline is near: { $title }
telling-tournament-deadline = Your match of round { $round } in “{ $title }” is not over. The deadline is { $until }.
telling-tournament-over-title = It is over: { $title }
telling-tournament-over = The tournament “{ $title }” is over: see the standings.
telling-tournament-few-title = Too few entrants: { $title }
telling-tournament-few = The tournament “{ $title }” could not begin by itself: too few have entered. Begin it yourself when there are enough.

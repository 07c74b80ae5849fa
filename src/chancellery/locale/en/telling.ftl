# messages outside the page; nothing in them is secret
telling-turn-title = It is your turn: { $match }
telling-turn = It is your turn as { $seats } in “{ $match }” ({ $game }).
telling-hurry-title = Your time runs out: { $match }
telling-hurry = Your time as { $seats } in “{ $match }” ({ $game }) is over on { $until }, unless you decide before.
telling-late-title = Your time is over: { $match }
telling-late = Your time as { $seats } in “{ $match }” ({ $game }) is over. You may still decide before { $until }; after that it is too late.
telling-invited-title = You are invited: { $match }
telling-invited = A seat is kept for you in “{ $match }” ({ $game }): { $seats }. Take it or decline it.
telling-begun-title = Begun: { $match }
telling-begun = All seats of the match “{ $match }” ({ $game }) are taken: it has begun.
telling-over-title = It is over: { $match }
telling-over = “{ $match }” ({ $game }) is over; you played { $seats }.
telling-news-title = News of your Chancellery
telling-news = There is news.
telling-test-title = A message from Chancellery
telling-test = This is a trial: messages arrive here.
telling-confirm-title = Is this your address?
telling-confirm = Somebody with an account wants to get mail from Chancellery at this address. If it was you, open this link; else do nothing.
telling-digest-title = { $count ->
        [one] One message
       *[other] { $count } messages
    } from Chancellery
telling-unsubscribe = No more mail of this kind:
telling-page-title = Mail from Chancellery
telling-ask-unsubscribe = No more mail to this address?
    .do = No more mail
telling-unsubscribed = Done: no more mail is sent to this address. You can choose again on the page “Notifications”.
telling-bad-link = This link does not work, or no longer. Look whether you have all of it.
telling-ask-confirm = Do you want mail from Chancellery at this address?
    .do = Yes, send mail here
telling-confirmed = Done: this address gets mail from now on.

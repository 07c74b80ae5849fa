## What bots say at the table. $tone is a personality; `plain` is a level without one.
## $power has its cases: power_subject begins a sentence. $place is a place, $turn a number.

talk-greeting = { $tone ->
    [hawk] Good evening. I have come for the map, not for the wine.
    [banker] Good evening. I keep my purse closed and my accounts in order.
    [broker] Good evening, everybody. My door is open to all of you.
    [opportunist] Good evening. Let us see what has been left lying about tonight.
    [guardian] Good evening. Nobody should grow too tall at this table.
   *[plain] Good evening, and a good match.
}
talk-thanks = { $tone ->
    [hawk] { $power_subject } knows what is good for both of us.
    [hawk2] Good. { $power_subject } and I understand each other.
    [hawk3] So { $power_subject } can be dealt with. Good.
    [banker] Entered in the books, with thanks to { $power_dat }.
    [banker2] { $power_subject } has good credit with me.
    [banker3] A sound transaction. My thanks to { $power_dat }.
    [broker] My thanks to { $power_dat }. I shall keep my part of it.
    [broker2] I am much obliged to { $power_dat }.
    [broker3] That is how it should be. My thanks to { $power_dat }.
    [opportunist] Thanks to { $power_dat }. That comes just in time.
    [opportunist2] Thanks to { $power_dat }. I shall make something of it.
    [opportunist3] I take what { $power_acc } gives, and gladly.
    [guardian] Thanks to { $power_dat }. That serves the balance.
    [guardian2] { $power_subject } has understood. My thanks.
    [guardian3] Thanks to { $power_dat }. The table stands a little more level.
   *[plain] Thanks to { $power_dat }.
}
talk-won = { $tone ->
    [hawk] { $power_subject } has had a taste. There is more where that came from.
    [hawk2] { $power_subject } gives ground. I do not.
    [hawk3] That was { $power_acc }. Who is next?
    [banker] A victory over { $power_ins }, and at a fair price.
    [banker2] { $power_subject } pays, I collect.
    [banker3] The account of { $power_acc } is closed, with a profit.
    [broker] It had to be. { $power_subject } can still talk to me.
    [broker2] I did not want this fight with { $power_acc }, but I have won it.
    [broker3] { $power_subject } can still have an honourable peace from me.
    [opportunist] { $power_subject } left the door open. I only walked in.
    [opportunist2] { $power_subject } looked away for a moment. A moment was enough.
    [opportunist3] A gift from { $power_dat }, whether it was meant as one or not.
    [guardian] Somebody had to call { $power_acc } to order.
    [guardian2] { $power_subject } is a little smaller, and the rest of us sleep better.
    [guardian3] One weight less on the side of { $power_acc }.
   *[plain] A victory over { $power_ins }.
}
talk-failed = { $tone ->
    [hawk] { $place }: not this time. I shall be back.
    [hawk2] { $place } has cost me blood. It will cost others more.
    [hawk3] Thrown back at { $place }. Once.
    [banker] { $place }: a bad investment.
    [banker2] { $place }: written off.
    [banker3] The price of { $place } was too high. I ought to have waited.
    [broker] { $place } was a mistake. I should have talked first.
    [broker2] { $place } has taught me patience.
    [broker3] Nothing was gained at { $place }. Perhaps we should talk now.
    [opportunist] { $place } looked easier than it was.
    [opportunist2] { $place } was guarded after all. A pity.
    [opportunist3] Well, { $place } was worth a try.
    [guardian] { $place }: the scales have tipped back.
    [guardian2] { $place } holds. I accept the verdict.
    [guardian3] I reached too far at { $place }.
   *[plain] { $place }: that did not work.
}
talk-hit = { $tone ->
    [hawk] { $power_subject } will pay for that, with interest.
    [hawk2] { $power_subject } wants war? Then war it is.
    [hawk3] That is one blow from { $power_acc }. I am counting.
    [banker] That goes on the account of { $power_acc }.
    [banker2] { $power_subject } has run up a debt with me.
    [banker3] A loss. { $power_subject } will get the bill one day.
    [broker] { $power_subject } could have had this from me by asking.
    [broker2] I am sorry to see { $power_acc } choose force.
    [broker3] { $power_subject } has hurt me. I would still rather talk than strike.
    [opportunist] Well played. I shall remember the way { $power_subject } came.
    [opportunist2] { $power_subject } saw it first. Next time I shall.
    [opportunist3] A neat stroke by { $power_acc }. I would have done the same.
    [guardian] Let everybody note what { $power_subject } takes, and from whom.
    [guardian2] { $power_subject } takes from me today. Whose turn is it tomorrow?
    [guardian3] Another step up for { $power_dat }. Are you all watching?
   *[plain] { $power_subject } has done me harm.
}
talk-hit-place = { $tone ->
    [hawk] { $place }? { $power_subject } will pay for that, with interest.
    [hawk2] { $place } is not forgotten. { $power_subject } had better sleep lightly.
    [hawk3] { $power_subject } in { $place }? I know the way there too.
    [banker] { $place }: that goes on the account of { $power_acc }.
    [banker2] The loss of { $place } goes on the bill of { $power_acc }.
    [banker3] { $place } is lent, not sold. { $power_subject } will hear from me.
    [broker] { $place } need not have come to blows. { $power_subject } could have talked to me.
    [broker2] { $place } is gone. { $power_subject } might at least have asked.
    [broker3] I shall not answer the loss of { $place } in anger. But { $power_acc } owes me an explanation.
    [opportunist] { $place }, well taken. I shall remember the way { $power_subject } came.
    [opportunist2] { $place } stood open, I admit. My compliments to { $power_acc }.
    [opportunist3] { $power_subject } was quicker at { $place }. That happens.
    [guardian] { $place } today: let everybody note what { $power_subject } takes.
    [guardian2] First { $place }, and then? { $power_subject } will not stop of its own accord.
    [guardian3] Whoever shrugs at { $place } today may lose more to { $power_dat } tomorrow.
   *[plain] { $place }: { $power_subject } has done me harm.
}
talk-leader = { $tone ->
    [hawk] { $power_subject } is about to win. Who marches with me?
    [hawk2] { $power_subject } smells victory. I smell gunpowder. Who is with me?
    [hawk3] Shall we watch { $power_acc } win? I shall not.
    [banker] If { $power_subject } wins, all of us will have paid for it. Time to spend together.
    [banker2] { $power_subject } is close to winning. Whoever saves now saves for { $power_dat }.
    [banker3] A victory for { $power_acc } is the worst bargain at this table. Let us prevent it.
    [broker] { $power_subject } is close to victory. Let us settle our quarrels and stop { $power_acc } together.
    [broker2] Our quarrels can wait; { $power_acc } cannot be left to win.
    [broker3] I ask all of you: leave each other alone, and look at { $power_acc }.
    [opportunist] { $power_subject } is nearly there. Others could gain by stopping that. I could.
    [opportunist2] There is much to be taken from { $power_acc } just now, and all of us would be better for it.
    [opportunist3] Whoever takes something from { $power_acc } now does us all a favour. Why not make it pay?
    [guardian] { $power_subject } stands too high. All of us must pull { $power_acc } down now.
    [guardian2] I say it again: { $power_acc } must not win.
    [guardian3] Every blow against { $power_acc } counts now, and every other one is wasted.
   *[plain] { $power_subject } is close to victory and should be stopped.
}
talk-close = { $tone ->
    [hawk] { $power_subject } is close to the goal. I have a battle left in me.
    [banker] { $power_subject } is nearly there. This is what I have kept reserves for.
    [broker] { $power_subject } is close to victory, and deserves it. Allow me to try once more.
    [opportunist] { $power_subject } is nearly there. Nearly.
    [guardian] The scales have tipped far towards { $power_acc }. I shall lean on the other side.
   *[plain] { $power_subject } is close to victory.
}
talk-broken = { $tone ->
    [hawk] A truce, and still an attack. { $power_subject } will get no second one from me.
    [banker] { $power_subject } has no credit with me any more.
    [broker] I had the word of { $power_acc }, and it was broken. That I do not forget.
    [opportunist] A truce is a truce until it is not. { $power_subject } was quicker than I was.
    [guardian] Let everybody know what the word of { $power_acc } is worth.
   *[plain] { $power_subject } attacked me during a truce.
}

# against the one whom all play against together
talk-won-foe = { $tone ->
    [hawk] { $power_subject } gives way. Onwards!
    [hawk2] That is how it is done. To Paris!
    [banker] A victory over { $power_ins }, and not a dear one.
    [banker2] { $power_subject } is running short of credit.
    [broker] Well done, all of us. That was won together.
    [broker2] Together it goes. My thanks to everybody.
    [opportunist] { $power_subject } left a gap, and I was in it.
    [opportunist2] So he can be beaten. Good to know.
    [guardian] One weight less on the side of { $power_acc }. Let nobody slacken.
    [guardian2] The ring draws closer. Hold it everywhere.
   *[plain] A victory over { $power_ins }.
}
talk-hit-foe = { $tone ->
    [hawk] { $place } is lost. I shall have it back.
    [hawk2] { $place }? That only makes me angry.
    [banker] { $place }: a loss that all of us share.
    [banker2] { $place } is gone. Let us see what we can still afford.
    [broker] { $place } has fallen. Who can help?
    [broker2] { $place } is lost. I need you here.
    [opportunist] { $place } is gone. He will have left a gap elsewhere.
    [opportunist2] He is in { $place }, then. So he is not elsewhere.
    [guardian] { $place } has fallen. Let us close the ring again.
    [guardian2] { $place } is lost. Nobody else may give way now.
   *[plain] { $place } is lost.
}
talk-leader-foe = { $tone ->
    [hawk] { $power_subject } is one step from victory. All or nothing now!
    [banker] { $power_subject } is one step from victory. Whatever we still have, this is the time to spend it.
    [broker] { $power_subject } is close to victory. Let us agree at once who does what.
    [opportunist] { $power_subject } is nearly there. Find the gap, and find it now.
    [guardian] { $power_subject } is close to victory. Nobody may fight alone now.
   *[plain] { $power_subject } is close to victory.
}

# answers
talk-lost = { $tone ->
    [hawk] Speak plainly: peace, money, help, or whom to attack?
    [hawk2] What is it you want? Peace, money, help, an attack?
    [banker] I do not follow. Peace, a subsidy, help, an attack: name your article.
    [broker] Forgive me, I did not understand. Ask me about peace, money, help or an attack.
    [broker2] I am sorry, I do not follow. We can talk about peace, money, help or an attack.
    [opportunist] You have lost me. Peace, money, help, an attack?
    [guardian] I do not understand. Speak of peace, money, help or an attack.
   *[plain] I do not understand. I know about peace, money, help and attacks.
}
talk-lost-two = { $tone ->
    [hawk] I do not follow. Between the two of us the map speaks.
    [banker] I do not follow. With only two at the table there is little to trade anyway.
    [broker] Forgive me, I did not understand. But I am glad of the company.
    [opportunist] You have lost me. Shall we play?
    [guardian] I do not understand. Let us look at the map.
   *[plain] I do not understand. With only two at the table there is little to settle.
}
talk-yes-offer = { $tone ->
    [hawk] So be it. It is on the table; sign before I change my mind.
    [banker] Agreed. The paper is on the table.
    [broker] Gladly. I have drawn it up; it needs your signature.
    [opportunist] Why not? It is on the table.
    [guardian] That is in everybody’s interest. It is on the table.
   *[plain] Agreed. The proposal is on the table.
}
talk-yes-leader = { $tone ->
    [hawk] Against { $power_acc }? I thought you would never ask.
    [hawk2] { $power_subject } first, everything else later. Yes.
    [banker] Yes. { $power_subject } must not win; that would cost us all.
    [banker2] Agreed. Stopping { $power_acc } is money well spent.
    [broker] Yes. { $power_subject } has come too far, and we should act together.
    [broker2] You have my help against { $power_acc }.
    [opportunist] Yes, while { $power_subject } has something to lose.
    [opportunist2] Against { $power_acc }, with pleasure, and for my own profit too.
    [guardian] Yes. { $power_subject } must be stopped, by all of us.
    [guardian2] At last. All of us together against { $power_acc }.
   *[plain] Yes. { $power_subject } has to be stopped.
}
talk-yes-hit = { $tone ->
    [hawk] { $power_subject } has just struck me. You need not ask twice.
    [banker] { $power_subject } has an open account with me. Yes.
    [broker] After this, yes. But I would still rather talk.
    [opportunist] Yes. { $power_subject } has taken from me, and I should like it back.
    [guardian] { $power_subject } has overreached. Yes.
   *[plain] { $power_subject } has just struck me. Yes.
}
talk-no-quarrel = { $tone ->
    [hawk] I choose my own targets.
    [banker] A war against { $power_acc } does not pay at present.
    [broker] I have no quarrel with { $power_ins }.
    [opportunist] What is in it for me?
    [guardian] It is not { $power_acc } that threatens the balance.
   *[plain] I have no reason to turn against { $power_acc } now.
}
talk-no-treaty = { $tone ->
    [hawk] Nothing can be signed here, and I promise nothing that binds me.
    [hawk2] I sign nothing and I owe nothing.
    [banker] No paper, no promise. Show me by your moves.
    [broker] Nothing here can be signed, so judge me by what I do. I seek no war with you.
    [broker2] A promise without paper is worth no more than whoever gives it. Let us see first.
    [opportunist] Perhaps. Ask me again when you see where I stand.
    [guardian] I stand against whoever leads. That need not be you.
   *[plain] Nothing can be signed here; I promise nothing.
}
talk-no-promise = { $tone ->
    [hawk] Follow me if you like. I follow nobody.
    [banker] Only when it pays both of us.
    [broker] Where our aims are the same, gladly. I promise no more than that.
    [opportunist] As long as it suits me.
    [guardian] Against the leader, always. Otherwise no.
   *[plain] I promise nothing.
}
talk-no-hit = { $tone ->
    [hawk] After what you have just done? No.
    [hawk2] Your guns spoke first. Now mine do.
    [banker] You have just taken from me. First the debt, then the talk.
    [broker] Not while my wounds are still open.
    [broker2] Ask me again when this is over and forgiven.
    [opportunist] You struck first. No.
    [guardian] Whoever strikes me and then asks for favours asks too much.
   *[plain] No, not after what you have just done.
}
talk-no-leads = { $tone ->
    [hawk] You are about to win. That ends here.
    [hawk2] One step from victory, and you ask me for favours? No.
    [banker] No. You lead, and I do not finance a victory that is not mine.
    [banker2] Your shares stand too high for me to buy.
    [broker] You lead; whoever lets you go on helps you to win. I cannot.
    [broker2] I would gladly, if you did not lead. As it is, no.
    [opportunist] You would win by it, and I would not. No.
    [opportunist2] Come back when you are no longer winning.
    [guardian] You lead. As long as you do, I am against you.
    [guardian2] First come down to us, then we shall talk.
   *[plain] No: you are about to win.
}
talk-no-terms = { $tone ->
    [hawk] Not on those terms.
    [hawk2] No. Ask somebody who is afraid.
    [banker] The terms do not suit me.
    [banker2] I see no gain in that for me.
    [broker] I cannot sign that. Perhaps something else?
    [broker2] Not like that, I am afraid. Make me another proposal.
    [opportunist] You will have to offer more.
    [opportunist2] For so little? No.
    [guardian] That would not serve the balance.
    [guardian2] No. It would tip the scales.
   *[plain] Not on those terms.
}
talk-no-long = { $tone ->
    [hawk] Too long. I rust.
    [hawk2] I sit still that long for nobody.
    [banker] Too long a term. Make it shorter.
    [banker2] Who knows what that will be worth by then? Something shorter.
   *[plain] That is too long for me. A shorter term, perhaps.
}
talk-no-distrust = { $tone ->
    [hawk] You broke a truce. You get none.
    [hawk2] Your word? I have seen what it is worth.
    [banker] Your credit is used up.
    [banker2] No more loans on your word.
   *[plain] You broke your word to me once.
}
talk-no-wish = { $tone ->
    [hawk] From you? Nothing but room to march.
    [banker] At present nothing that you could pay.
    [broker] For now only your good will. But do ask me again.
    [opportunist] Nothing I could not take myself. For now.
    [guardian] Only that nobody grows too tall.
   *[plain] Nothing at present.
}
talk-no-more = { $tone ->
    [hawk] You have my offer. Yes or no?
    [banker] My offer is on the table. I do not bid against myself.
   *[plain] You have my proposal. Yes or no?
}
talk-no-strings = { $tone ->
    [hawk] I take what is given. It buys no promises.
    [banker] A gift is a gift. Show me the money first.
    [broker] That is generous. I can promise nothing for it, but I shall not forget it.
    [opportunist] With pleasure. No questions, no promises.
    [guardian] Give it, if it serves the balance. It does not bind me.
   *[plain] I should take it, and promise nothing for it.
}
talk-no-open = { $tone ->
    [hawk] Yes or no to what? I have asked you for nothing.
    [banker] There is nothing of mine on the table to answer.
    [broker] Forgive me, to what? I have proposed nothing to you lately.
    [opportunist] To what? Do go on.
    [guardian] To what? There is nothing between us to decide.
   *[plain] To what? I have proposed nothing.
}
talk-no-candidate = { $tone ->
    [hawk] Not for that one. I have a candidate of my own.
    [banker] My votes are placed elsewhere.
    [broker] I am bound to another candidate. I am sorry.
    [opportunist] Another candidate suits me better.
    [guardian] That Crown would sit too heavily. I have another candidate.
   *[plain] I have another candidate.
}
talk-no-words = I sign only what the rules can enforce.
talk-no-late = That can no longer be signed.
talk-no-alone = There is nobody on the other side to agree it with.
talk-no-rules = The rules do not let us sign that now.
talk-no-keep = I would rather keep the agreement we have.

# proposals by word, where nothing can be signed; what is promised binds nobody
until-number = until turn { $number } is over
until-round = until round { $number } is over

talk-ask-peace = { $tone ->
    [hawk] To { $power_dat }: I have other prey. Leave me alone { $turn_until }, and I leave you.
    [hawk2] To { $power_dat }: you are not the one I am after. Peace { $turn_until }, and mean it.
    [banker] To { $power_dat }: war between us costs both. Peace { $turn_until }?
    [banker2] To { $power_dat }: neither of us earns by this. Shall we suspend it { $turn_until }?
    [broker] To { $power_dat }: let us keep the peace { $turn_until }. You have my word.
    [broker2] To { $power_dat }: nobody gains by our war. Will you have peace { $turn_until }?
    [opportunist] To { $power_dat }: we both have better things to do. Peace { $turn_until }?
    [opportunist2] To { $power_dat }: there is easier prey for both of us. Peace { $turn_until }?
    [guardian] To { $power_dat }: our quarrel only serves others. Peace { $turn_until }?
    [guardian2] To { $power_dat }: while we fight, others grow. Peace { $turn_until }?
   *[plain] To { $power_dat }: peace between us { $turn_until }?
}
talk-ask-together = { $tone ->
    [hawk] To { $power_dat }: march with me. { $status } for both of us.
    [hawk2] To { $power_dat }: choose your side, and choose mine: { $status }.
    [banker] To { $power_dat }: we should share the costs: { $status } for both of us.
    [banker2] To { $power_dat }: a shared side halves the expense. { $status }?
    [broker] To { $power_dat }: we belong on one side. Shall we both choose: { $status }?
    [broker2] To { $power_dat }: apart we lose, together we need not: { $status }?
    [opportunist] To { $power_dat }: there is something in it for both: { $status }?
    [guardian] To { $power_dat }: the balance needs us on one side: { $status }.
   *[plain] To { $power_dat }: { $status } for both of us?
}
talk-ask-alliance = { $tone ->
    [hawk] To { $power_dat }: your token for mine, and we march.
    [hawk2] To { $power_dat }: march with me this turn. My token for yours.
    [hawk3] To { $power_dat }: two swords are better than one. Your token?
    [banker] To { $power_dat }: an Alliance would pay for both of us.
    [banker2] To { $power_dat }: let us share risk and profit. An Alliance?
    [banker3] To { $power_dat }: my offer of an Alliance is open, on the usual terms.
    [broker] To { $power_dat }: I offer you an Alliance and my word with it.
    [broker2] To { $power_dat }: shall we stand together this turn? My token is ready.
    [broker3] To { $power_dat }: I should be glad of an Alliance with you.
    [opportunist] To { $power_dat }: an Alliance? For now it suits us both.
    [opportunist2] To { $power_dat }: scratch my back this turn, and I scratch yours. An Alliance?
    [opportunist3] To { $power_dat }: nobody else asks, so I do. An Alliance?
    [guardian] To { $power_dat }: let us balance the others by an Alliance.
    [guardian2] To { $power_dat }: alone neither of us holds the balance. An Alliance?
    [guardian3] To { $power_dat }: your token and mine would steady the table.
   *[plain] To { $power_dat }: an Alliance between us?
}
talk-ask-vote = { $tone ->
    [hawk] To { $power_dat }: vote for { $other_acc }, and I shall remember who did not.
    [hawk2] To { $power_dat }: your votes for { $other_acc }. I ask only once.
    [banker] To { $power_dat }: your votes for { $other_acc } would be well invested.
    [banker2] To { $power_dat }: votes for { $other_acc } are the cheapest way to a quiet life.
    [broker] To { $power_dat }: may I count on your votes for { $other_acc }?
    [broker2] To { $power_dat }: I should be grateful for your votes for { $other_acc }.
    [opportunist] To { $power_dat }: your votes are free, and { $other_acc } could use them.
    [guardian] To { $power_dat }: { $other_acc } would wear the Crown without danger to anybody. Your votes?
   *[plain] To { $power_dat }: will you vote for { $other_acc }?
}
talk-ask-clear = { $tone ->
    [hawk] To { $power_dat }: { $place } is not worth blood. Neither of us goes in { $turn_until }.
    [hawk2] To { $power_dat }: stay out of { $place } { $turn_until }, and so shall I.
    [banker] To { $power_dat }: { $place } pays nobody while we fight for it. Let us both stay out { $turn_until }.
    [banker2] To { $power_dat }: { $place } costs more than it brings. Shall we leave it alone { $turn_until }?
    [broker] To { $power_dat }: let us both keep out of { $place } { $turn_until }.
    [broker2] To { $power_dat }: may { $place } be neutral ground { $turn_until }?
    [opportunist] To { $power_dat }: { $place } runs away from nobody. Neither of us enters { $turn_until }?
    [opportunist2] To { $power_dat }: if you keep out of { $place } { $turn_until }, I keep out too.
    [guardian] To { $power_dat }: { $place } keeps us apart. Let it stay empty { $turn_until }.
    [guardian2] To { $power_dat }: { $place } should tempt neither of us. Nobody enters { $turn_until }?
   *[plain] To { $power_dat }: we both keep out of { $place } { $turn_until }?
}
talk-ask-pay = { $tone ->
    [hawk] To { $power_dat }: I do the fighting. You could do the paying.
    [hawk2] To { $power_dat }: my men march on money. Yours would do.
    [banker] To { $power_dat }: your money would bear interest with me. A subsidy?
    [banker2] To { $power_dat }: a subsidy now saves you an army later.
    [broker] To { $power_dat }: could you help me with a subsidy? I shall not forget it.
    [broker2] To { $power_dat }: with a subsidy I could do more for both of us.
    [opportunist] To { $power_dat }: you have money to spare, and I have a use for it.
    [opportunist2] To { $power_dat }: such a full purse? Let me help you carry it.
    [guardian] To { $power_dat }: a subsidy to me would serve the balance.
    [guardian2] To { $power_dat }: help me to stand upright; a subsidy would do it.
   *[plain] To { $power_dat }: can you pay me a subsidy?
}
talk-but-peace = { $tone ->
    [hawk] Too long. Peace { $turn_until }, not a day more.
    [hawk2] Peace { $turn_until }. Take it or leave it.
    [banker] To { $power_dat }: a shorter term: peace { $turn_until }.
   *[plain] To { $power_dat }: perhaps for a shorter time: peace { $turn_until }?
}
talk-but-together = { $tone ->
    [banker] To { $power_dat }: { $status } for both of us, and I pay you a subsidy.
   *[plain] To { $power_dat }: choose { $status } with me, and you get a subsidy for it.
}
talk-but-clear = { $tone ->
    [hawk] Not so much. Neither of us enters { $place } { $turn_until }, and that is all.
    [hawk2] Stay out of { $place } { $turn_until }, and I stay out. That is all you get.
    [broker] Peace I cannot promise. But let us both keep out of { $place } { $turn_until }.
    [broker2] Let us begin with something small: nobody enters { $place } { $turn_until }.
   *[plain] That is too much. But let us both keep out of { $place } { $turn_until }.
}
talk-but-vote = My votes for { $other_acc }, if you leave me in peace { $turn_until }.
talk-but-pay = A subsidy, if you leave me in peace { $turn_until }.
talk-but-passage = I let you pass and move, if you leave me in peace { $turn_until }.
talk-yes-peace = { $tone ->
    [hawk] Agreed: peace { $turn_until }. Do not test it.
    [banker] Booked: peace { $turn_until }.
    [broker] Gladly: peace { $turn_until }. I keep my word.
    [opportunist] Why not? Peace { $turn_until }.
   *[plain] Agreed: peace { $turn_until }.
}
talk-yes-together = { $tone ->
    [hawk] { $status } it is. To arms.
    [broker] Gladly: { $status }. I keep my word.
   *[plain] Agreed: { $status } for both of us.
}
talk-yes-alliance = { $tone ->
    [hawk] My token is yours. To arms.
    [hawk2] Good. We march together.
    [broker] Gladly. My token is yours; I keep my word.
    [broker2] With pleasure. You have my token and my word.
   *[plain] Agreed: my token for yours.
}
talk-yes-clear = Agreed: neither of us enters { $place } { $turn_until }.
talk-yes-vote = Agreed: I vote for { $other_acc } if I can.
talk-yes-passage = You may pass { $turn_until }.
talk-yes-pay = Agreed: you get a subsidy if the rules let me.
talk-deal = { $tone ->
    [hawk] Done. I expect you to keep it.
    [hawk2] It stands. Keep your side of it.
    [banker] Booked. I pay my debts.
    [banker2] Entered in the books.
    [broker] Agreed. You have my word.
    [broker2] So be it, and thank you.
    [opportunist] Done. For now, at least.
    [opportunist2] All right. It suits me.
    [guardian] Agreed. That serves all of us.
    [guardian2] It stands, and the table is the steadier for it.
   *[plain] Agreed.
}
talk-pity = { $tone ->
    [hawk] As you like. You will hear from me.
    [hawk2] Then we meet in the field.
    [broker] A pity. My door stays open.
    [broker2] I am sorry to hear it. Another time, perhaps.
   *[plain] As you like.
}
talk-faithless = { $tone ->
    [hawk] { $power_subject } promised, and lied. I pay such debts.
    [banker] { $power_subject } promised and did not deliver. That account is closed.
    [broker] { $power_subject } promised me something and did otherwise. I am sorry to say so.
    [opportunist] { $power_subject } promised one thing and did another. I might have done the same.
    [guardian] { $power_subject } breaks promises. Let everybody reckon with that.
   *[plain] { $power_subject } did not keep a promise to me.
}
talk-no-quiet = We are not at War; there is nothing to settle.
talk-no-side = { $tone ->
    [hawk] That side wins me nothing.
    [hawk2] I march better without you.
    [banker] On that side I should lose by it.
    [banker2] The sums say otherwise. No.
   *[plain] I stand better on another side.
}
talk-no-mine = That place is mine to defend.
talk-no-allies = Only for Allies.
talk-no-barred = The rules do not allow that now.
talk-no-two = { $tone ->
    [hawk] There are two of us. One will win, and I mean to be the one.
    [hawk2] Talk as you like. I answer on the map.
    [banker] Between two, what one gains the other loses. I keep my own books.
    [banker2] What you save I lose. So no.
    [broker] I should like to, but between two of us whatever I give you I lose. Play well all the same.
    [broker2] I cannot share with you here, but I can play fair.
    [opportunist] With two at the table I can only take from you. Nothing personal.
    [opportunist2] Would you, in my place? You see.
    [guardian] With two at the table I am the balance. I cannot let you grow.
    [guardian2] There is nobody to balance but you.
   *[plain] There are only two of us: what one gains the other loses.
}
talk-welcome = { $tone ->
    [hawk] Well met. May the better army win.
    [banker] My compliments. Courtesy costs nothing.
    [broker] You are very kind. A good match to you too.
    [opportunist] Likewise. Let us see who finds more tonight.
    [guardian] My respects. May nobody win too soon.
   *[plain] A good match to you too.
}

## What bots say at the table. $tone is a personality; `plain` is a level without one.
## $power has its cases: power_subject begins a sentence. $place is a place, $turn a number.

talk-greeting = { $tone ->
    [hawk] Good evening. I have come for the map, not for the wine.
    [banker] Good evening. I keep my purse closed and my accounts in order.
    [broker] Good evening, everybody. My door is open to all of you.
    [opportunist] Good evening. Let us see what lies about tonight.
    [guardian] Good evening. Nobody should grow too tall at this table.
   *[plain] Good evening, and a good match.
}
talk-thanks = { $tone ->
    [hawk] { $power_subject } knows what is good for both of us.
    [banker] Booked, with thanks to { $power_dat }.
    [broker] My thanks to { $power_dat }. I shall keep my part of it.
    [opportunist] Thanks to { $power_dat }. That comes just in time.
    [guardian] Thanks to { $power_dat }. That serves the balance.
   *[plain] Thanks to { $power_dat }.
}
talk-won = { $tone ->
    [hawk] { $power_subject } has had a taste. There is more where that came from.
    [banker] A victory over { $power_ins }, and at a fair price.
    [broker] It had to be. { $power_subject } may still talk with me.
    [opportunist] { $power_subject } left the door open. I only walked in.
    [guardian] { $power_subject } had to be put in its place.
   *[plain] A victory over { $power_ins }.
}
talk-failed = { $tone ->
    [hawk] { $place }: not this time. I shall be back.
    [banker] { $place }: a bad investment.
    [broker] { $place } was a mistake. I should have talked first.
    [opportunist] { $place } looked easier than it was.
    [guardian] { $place }: the scales have tipped back.
   *[plain] { $place }: that did not work.
}
talk-hit = { $tone ->
    [hawk] { $power_subject } will pay for that, with interest.
    [banker] I have written that down, on the account of { $power_acc }.
    [broker] { $power_subject } could have had this from me in a talk.
    [opportunist] Well played. I shall remember the way { $power_subject } came.
    [guardian] Let everybody note what { $power_subject } takes, and from whom.
   *[plain] { $power_subject } has done me harm.
}
talk-hit-place = { $tone ->
    [hawk] { $place }? { $power_subject } will pay for that, with interest.
    [banker] { $place }: written down, on the account of { $power_acc }.
    [broker] { $place } need not have been. { $power_subject } could have talked with me.
    [opportunist] { $place }, well taken. I shall remember the way { $power_subject } came.
    [guardian] { $place } today: let everybody note what { $power_subject } takes.
   *[plain] { $place }: { $power_subject } has done me harm.
}
talk-leader = { $tone ->
    [hawk] { $power_subject } is about to win. Who marches with me?
    [banker] If { $power_subject } wins, we have all paid for it. Time to spend together.
    [broker] { $power_subject } is close to victory. Let us settle our quarrels and stop { $power_acc } together.
    [opportunist] { $power_subject } is nearly there. Others could gain by stopping that. I could.
    [guardian] { $power_subject } stands too high. All of us must pull { $power_acc } down now.
   *[plain] { $power_subject } is close to victory and should be stopped.
}
talk-broken = { $tone ->
    [hawk] A truce, and still an attack. { $power_subject } will get no second one from me.
    [banker] { $power_subject } has no credit with me any more.
    [broker] { $power_subject } gave me a word and broke it. That I do not forget.
    [opportunist] A truce is a truce until it is not. { $power_subject } was quicker than I.
    [guardian] Let everybody know what the word of { $power_acc } is worth.
   *[plain] { $power_subject } attacked me in a truce.
}

# answers
talk-lost = { $tone ->
    [hawk] Speak plainly: peace, votes, money, or whom to attack?
    [banker] I do not follow. Peace, votes, a subsidy, an attack: name the article.
    [broker] Forgive me, I did not understand. Ask me about peace, votes, a subsidy, support or an attack.
    [opportunist] You have lost me. Peace, votes, money, an attack?
    [guardian] That I do not understand. Speak of peace, votes, subsidies, support or an attack.
   *[plain] I do not understand. I know of peace, votes, subsidies, support and attacks.
}
talk-yes-offer = { $tone ->
    [hawk] So be it. It lies on the table; sign before I change my mind.
    [banker] Agreed. The paper lies on the table.
    [broker] Gladly. I have drawn it up; it needs your signature.
    [opportunist] Why not? It lies on the table.
    [guardian] That is in everybody’s interest. It lies on the table.
   *[plain] Agreed. The proposal lies on the table.
}
talk-yes-leader = { $tone ->
    [hawk] Against { $power_acc }? I thought you would never ask.
    [banker] Yes. { $power_subject } must not win; that would cost us all.
    [broker] Yes. { $power_subject } has come too far, and we should act together.
    [opportunist] Yes, while { $power_subject } has something to lose.
    [guardian] Yes. { $power_subject } must be stopped, by all of us.
   *[plain] Yes. { $power_subject } has to be stopped.
}
talk-yes-hit = { $tone ->
    [hawk] { $power_subject } struck me this round. You need not ask twice.
    [banker] { $power_subject } has an open account with me. Yes.
    [broker] After this round I have reason enough. But I would still rather talk.
    [opportunist] { $power_subject } has taken from me; I should like it back.
    [guardian] { $power_subject } has overreached. Yes.
   *[plain] { $power_subject } struck me this round. Yes.
}
talk-no-quarrel = { $tone ->
    [hawk] I choose my own targets.
    [banker] A war against { $power_acc } does not pay at present.
    [broker] I have no quarrel with { $power_ins }.
    [opportunist] What is in it for me?
    [guardian] { $power_subject } is not the one who threatens the balance.
   *[plain] I have no reason to turn against { $power_acc } now.
}
talk-no-treaty = { $tone ->
    [hawk] Nothing can be signed here, and I promise nothing that binds me.
    [banker] No paper, no promise. Show me by your moves.
    [broker] Nothing here can be signed, so judge me by what I do. I seek no war with you.
    [opportunist] Perhaps. Ask me again when you see where I stand.
    [guardian] I stand against whoever leads. That need not be you.
   *[plain] Nothing can be signed here; I promise nothing.
}
talk-no-promise = { $tone ->
    [hawk] Follow me if you like. I follow nobody.
    [banker] When it pays for both of us.
    [broker] Where our aims are the same, gladly. I promise no more than that.
    [opportunist] As long as it suits me.
    [guardian] Against the leader, always. Otherwise no.
   *[plain] I promise nothing.
}
talk-no-hit = { $tone ->
    [hawk] After what you did this round? No.
    [banker] You have taken from me this round. First the debt, then the talk.
    [broker] Not while the wounds of this round are open.
    [opportunist] You struck first this round. No.
    [guardian] Who strikes me and asks for favours asks too much.
   *[plain] No, not after this round.
}
talk-no-leads = { $tone ->
    [hawk] You are about to win. That ends here.
    [banker] No. You lead, and I do not finance a victory that is not mine.
    [broker] You lead; whoever lets you go on helps you to win. I cannot.
    [opportunist] You would win by it, and I would not. No.
    [guardian] You lead. As long as you do, I am against you.
   *[plain] No: you are about to win.
}
talk-no-terms = { $tone ->
    [hawk] Not on those terms.
    [banker] The terms do not suit me.
    [broker] I cannot sign that. Perhaps something else?
    [opportunist] You will have to offer more.
    [guardian] That would not serve the balance.
   *[plain] Not on those terms.
}
talk-no-long = { $tone ->
    [hawk] Too long. I rust.
    [banker] Too long a term. Make it shorter.
   *[plain] That is too long for me. A shorter term, perhaps.
}
talk-no-distrust = { $tone ->
    [hawk] You broke a truce. You get none.
    [banker] Your credit is used up.
   *[plain] You broke your word to me once.
}
talk-no-candidate = I have another candidate.
talk-no-words = I sign only what the rules can keep.
talk-no-late = That can no longer be signed.
talk-no-alone = There is nobody there to make it with.
talk-no-rules = The rules do not let us sign that now.
talk-no-keep = I would rather keep what we have.

# proposals by word, where nothing can be signed; what is promised binds nobody
until-number = until turn { $number } is over
until-round = until round { $number } is over

talk-ask-peace = { $tone ->
    [hawk] To { $power_dat }: I have other prey. Leave me alone { $turn_until }, and I leave you.
    [banker] To { $power_dat }: war between us costs both. Peace { $turn_until }?
    [broker] To { $power_dat }: let us keep the peace { $turn_until }. You have my word.
    [opportunist] To { $power_dat }: we both have better things to do. Peace { $turn_until }?
    [guardian] To { $power_dat }: our quarrel only serves others. Peace { $turn_until }?
   *[plain] To { $power_dat }: peace between us { $turn_until }?
}
talk-ask-together = { $tone ->
    [hawk] To { $power_dat }: march with me. { $status } for both of us.
    [banker] To { $power_dat }: we should share the costs: { $status } for both of us.
    [broker] To { $power_dat }: we belong on one side. Shall we both choose: { $status }?
    [opportunist] To { $power_dat }: there is something in it for both: { $status }?
    [guardian] To { $power_dat }: the balance needs us on one side: { $status }.
   *[plain] To { $power_dat }: { $status } for both of us?
}
talk-ask-alliance = { $tone ->
    [hawk] To { $power_dat }: your token for mine, and we march.
    [banker] To { $power_dat }: an Alliance would pay for both of us.
    [broker] To { $power_dat }: I offer you an Alliance and my word with it.
    [opportunist] To { $power_dat }: an Alliance? For now it suits us both.
    [guardian] To { $power_dat }: let us balance the others by an Alliance.
   *[plain] To { $power_dat }: an Alliance between us?
}
talk-ask-vote = { $tone ->
    [hawk] To { $power_dat }: vote for { $other_acc }, and I shall remember who did not.
    [banker] To { $power_dat }: your votes for { $other_acc } would be well invested.
    [broker] To { $power_dat }: may I count on your votes for { $other_acc }?
    [opportunist] To { $power_dat }: your votes are free, and { $other_acc } could use them.
    [guardian] To { $power_dat }: { $other_acc } would wear the Crown without danger to anybody. Your votes?
   *[plain] To { $power_dat }: will you vote for { $other_acc }?
}
talk-ask-clear = { $tone ->
    [hawk] To { $power_dat }: { $place } is not worth blood. Neither of us goes in { $turn_until }.
    [banker] To { $power_dat }: { $place } pays nobody while we fight for it. Let us both stay out { $turn_until }.
    [broker] To { $power_dat }: let us both keep out of { $place } { $turn_until }.
    [opportunist] To { $power_dat }: { $place } runs away from nobody. Neither of us enters { $turn_until }?
    [guardian] To { $power_dat }: { $place } keeps us apart. Let it stay empty { $turn_until }.
   *[plain] To { $power_dat }: we both keep out of { $place } { $turn_until }?
}
talk-ask-pay = { $tone ->
    [hawk] To { $power_dat }: I do the fighting. You could do the paying.
    [banker] To { $power_dat }: your money would bear interest with me. A subsidy?
    [broker] To { $power_dat }: could you help me with a subsidy? I shall not forget it.
    [opportunist] To { $power_dat }: you have money to spare. I have use for it.
    [guardian] To { $power_dat }: a subsidy to me would serve the balance.
   *[plain] To { $power_dat }: can you pay me a subsidy?
}
talk-but-peace = { $tone ->
    [hawk] Too long. Peace { $turn_until }, not a day more.
    [banker] To { $power_dat }: a shorter term: peace { $turn_until }.
   *[plain] To { $power_dat }: perhaps for a shorter time: peace { $turn_until }?
}
talk-but-together = { $tone ->
    [banker] To { $power_dat }: { $status } for both of us, and I pay you a subsidy.
   *[plain] To { $power_dat }: choose { $status } with me, and you get a subsidy for it.
}
talk-but-clear = { $tone ->
    [hawk] Not so much. Neither of us enters { $place } { $turn_until }, no more.
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
    [broker] Gladly. My token is yours; I keep my word.
   *[plain] Agreed: my token for yours.
}
talk-yes-clear = Agreed: neither of us enters { $place } { $turn_until }.
talk-yes-vote = Agreed: I vote for { $other_acc } if I can.
talk-yes-passage = You may pass { $turn_until }.
talk-yes-pay = Agreed: you get a subsidy if the rules let me.
talk-deal = { $tone ->
    [hawk] Done. I expect you to keep it.
    [banker] Booked. I pay my debts.
    [broker] Agreed. You have my word.
    [opportunist] Done. For now, at least.
    [guardian] Agreed. That serves all of us.
   *[plain] Agreed.
}
talk-pity = { $tone ->
    [hawk] As you like. You will hear from me.
    [broker] A pity. My door stays open.
   *[plain] As you like.
}
talk-faithless = { $tone ->
    [hawk] { $power_subject } gave me a word and broke it. I pay such debts.
    [banker] { $power_subject } promised and did not deliver. That account is closed.
    [broker] { $power_subject } promised me something and did otherwise. I am sorry to say so.
    [opportunist] { $power_subject } promised one thing and did another. I might have done the same.
    [guardian] { $power_subject } breaks promises. Let everybody reckon with that.
   *[plain] { $power_subject } did not keep a promise to me.
}
talk-no-quiet = We are not at War; there is nothing to settle.
talk-no-side = { $tone ->
    [hawk] That side wins me nothing.
    [banker] On that side I should lose by it.
   *[plain] I stand better on another side.
}
talk-no-mine = That place is mine to defend.
talk-no-allies = Only for Allies.
talk-no-barred = The rules do not allow that now.
talk-no-two = { $tone ->
    [hawk] There are two of us. One will win, and I mean to be the one.
    [banker] Between two, what one gains the other loses. I keep my own books.
    [broker] I should like to, but between two of us whatever I give you I lose. Play well all the same.
    [opportunist] With two at the table I can only take from you. Nothing personal.
    [guardian] With two at the table I am the balance. I cannot let you grow.
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

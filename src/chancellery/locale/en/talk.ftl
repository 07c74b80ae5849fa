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

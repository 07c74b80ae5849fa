"""Sentences as people type them, with slips and without accents, in both languages: what bots make of them."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from chancellery import Match
from chancellery.bots.talk import grammar
from chancellery.bots.talk.envoy import envoy_of

SCENARIOS: Final = {"raison_detat": "1702", "maria": "full"}
TO, BY = 2, 0  # the seats that are spoken to and that speak
NOTHING: Final = ""  # it says honestly that it does not understand

# the game, what is said, and the wish: its kind, the power, the place, until which turn or for how many
ENGLISH: Final = [
    ("coalitions", "how about we call it quits until round 5?", "truce 5"),
    ("coalitions", "lets not fight this round ok?", "truce"),
    ("coalitions", "pls dont attack me in tyrol", "clear tyrol"),
    ("coalitions", "Truce? We both have bigger fish to fry.", "truce"),
    ("coalitions", "I wont attack you if you wont attack me", "truce"),
    ("coalitions", "can i march thru your territory?", "passage"),
    ("coalitions", "Let my army through to Bavaria please", "passage"),
    ("coalitions", "Hands off Hannover!", "clear hannover"),
    ("coalitions", "Bavaria is mine, keep away", "clear bavaria"),
    ("coalitions", "stay out of Saxony and I stay out of Silesia", "clear saxonia"),
    ("coalitions", "can u lend me some money", "subsidy"),
    ("coalitions", "Britain, any chance of a subsidy this round?", "subsidy britain"),
    ("coalitions", "I need cash", "subsidy"),
    ("coalitions", "Somebody has to stop France", "attack france"),
    ("coalitions", "France is at 22 points, we must act", "attack france"),
    ("coalitions", "If we dont stop Russia now its over", "attack russia"),
    ("coalitions", "Why not hit Prussia while she is weak?", "attack prussia"),
    ("coalitions", "go after the Ottomans", "attack ottoman"),
    ("coalitions", "Will you join the British coalition?", "together"),
    ("coalitions", "Lets both go neutral", ""),
    ("coalitions", "join me", "support"),
    ("coalitions", "wanna team up?", "support"),
    ("coalitions", "Could you back me up in Holland?", "support"),
    ("coalitions", "thx", "hello"),
    ("coalitions", "Nice one!", "hello"),
    ("coalitions", "Good game everyone", "hello"),
    ("coalitions", "yep", "yes"),
    ("coalitions", "nope", "no"),
    ("coalitions", "sure, why not", "yes"),
    ("coalitions", "not a chance", "no"),
    ("coalitions", "I don't think so", "no"),
    ("coalitions", "what would it take to get you out of Hannover?", "want"),
    ("coalitions", "What are you up to?", ""),
    ("coalitions", "You promised me peace!", "truce"),
    ("coalitions", "you lied to me", ""),
    ("coalitions", "How many cards do you have?", ""),
    ("coalitions", "Who is winning?", ""),
    ("coalitions", "are you a bot?", ""),
    ("raison_detat", "Will you give me your vote?", "vote britain"),
    ("raison_detat", "vote for me", "vote britain"),
    ("maria", "I give you Silesia for peace", "truce"),
    ("maria", "cease fire till the end of turn 3?", "truce 3"),
    ("maria", "Fritz, leave Bohemia alone", ""),
    ("maria", "truse until turn 5?", "truce 5"),
    ("maria", "Peace till winter?", "truce"),
    ("realpolitik", "Alliance this turn? My token for yours", "support"),
    ("realpolitik", "May I use your railways?", "passage"),
    ("realpolitik", "Let me through Venice with my trains", "passage"),
    ("coalitions", "Got any spare coin for an old friend?", ""),
    ("coalitions", "shall we leave each other be this turn?", "truce"),
    ("coalitions", "I propose a ceasefire for 2 rounds", "truce for 2"),
    ("coalitions", "Dont come near Vienna", "clear wien"),
    ("coalitions", "will you let me pass thru tyrol?", "passage"),
    ("coalitions", "France will win unless we do something", "attack france"),
    ("coalitions", "Everyone on France!", "attack france"),
    ("coalitions", "you should attack Turkey instead of me", "attack ottoman"),
    ("coalitions", "Are we friends?", "support"),
    ("coalitions", "agreed!", "yes"),
    ("coalitions", "ok fine", "yes"),
    ("coalitions", "no way jose", "no"),
    ("coalitions", "maybe later", ""),
    ("coalitions", "why are you so mean", ""),
    ("coalitions", "I am going to crush you", ""),
    ("coalitions", "what do u want from me", "want"),
    ("coalitions", "Pay up or else", ""),
    ("coalitions", "my troops need passage", "passage"),
    ("coalitions", "alliance?", "support"),
    ("coalitions", "aliance?", "support"),
    ("coalitions", "subsdy pls", "subsidy"),
    ("raison_detat", "who are you voting for?", ""),
    ("raison_detat", "I will vote for you", ""),
    ("maria", "I offer peace until the end of turn six", "truce 6"),
    ("maria", "Prussia is too strong, help", "attack prussia"),
    ("coalitions", "Can we be at peace with Russia?", ""),
    ("coalitions", "Do not trust Prussia", ""),
    ("coalitions", "Prussia lies", ""),
    ("coalitions", "Thank you for the money", "hello"),
]
POLISH: Final = [
    ("coalitions", "Dajmy sobie spokój do rundy 5", "truce 5"),
    ("coalitions", "nie bijmy się w tej rundzie", "truce"),
    ("coalitions", "prosze nie atakuj mnie w tyrolu", "clear tyrol"),
    ("coalitions", "Rozejmik?", "truce"),
    ("coalitions", "pokoj?", "truce"),
    ("coalitions", "Nie zaatakuję cię, jeśli ty nie zaatakujesz mnie", "truce"),
    ("coalitions", "moge przejsc przez twoje terytorium?", "passage"),
    ("coalitions", "Przepuść moją armię do Bawarii", "passage"),
    ("coalitions", "Łapy precz od Hanoweru!", "clear hannover"),
    ("coalitions", "Bawaria jest moja, trzymaj się z daleka", "clear bavaria"),
    ("coalitions", "Nie wchodź do Saksonii, a ja nie wejdę na Śląsk", "clear saxonia"),
    ("coalitions", "pożyczysz trochę kasy?", "subsidy"),
    ("coalitions", "Brytanio, dasz subwencję?", "subsidy britain"),
    ("coalitions", "Brakuje mi kasy", "subsidy"),
    ("coalitions", "Ktoś musi zatrzymać Francję", "attack france"),
    ("coalitions", "Francja ma już 22 punkty, trzeba działać", "attack france"),
    ("coalitions", "Jak teraz nie powstrzymamy Rosji, to po grze", "attack russia"),
    ("coalitions", "Dowal Prusom", "attack prussia"),
    ("coalitions", "Chodź ze mną na Turków", "attack ottoman"),
    ("coalitions", "Wejdziesz do koalicji brytyjskiej?", "together"),
    ("coalitions", "bądźmy oboje neutralni", ""),
    ("coalitions", "dołącz do mnie", "support"),
    ("coalitions", "Trzymamy sztamę?", "support"),
    ("coalitions", "Pomożesz mi w Holandii?", "support"),
    ("coalitions", "dzieki", "hello"),
    ("coalitions", "Ładnie zagrane!", "hello"),
    ("coalitions", "siema", "hello"),
    ("coalitions", "no dobra", "yes"),
    ("coalitions", "no pewnie", "yes"),
    ("coalitions", "spoko", "yes"),
    ("coalitions", "nie ma mowy", "no"),
    ("coalitions", "raczej nie", "no"),
    ("coalitions", "w życiu", "no"),
    ("coalitions", "Co byś chciał za pokój?", "truce"),
    ("coalitions", "Co kombinujesz?", ""),
    ("coalitions", "Obiecałeś mi pokój!", "truce"),
    ("coalitions", "kłamiesz", ""),
    ("coalitions", "Ile masz kart?", ""),
    ("coalitions", "Kto wygrywa?", ""),
    ("coalitions", "jesteś botem?", ""),
    ("raison_detat", "Oddasz mi swój głos?", "vote britain"),
    ("raison_detat", "głosuj na mnie", "vote britain"),
    ("maria", "Oddam ci Śląsk za pokój", "truce"),
    ("maria", "zawieszenie broni do końca tury 3?", "truce 3"),
    ("maria", "Fryderyku, zostaw Czechy w spokoju", ""),
    ("maria", "rozjem do 5 tury?", "truce 5"),
    ("maria", "Rozejm do zimy?", "truce"),
    ("maria", "pokój do 4. tury", "truce 4"),
    ("realpolitik", "Przymierze w tej turze? Żeton za żeton", "support"),
    ("realpolitik", "Mogę skorzystać z twojej kolei?", "passage"),
    ("coalitions", "Masz pożyczyć parę groszy?", ""),
    ("coalitions", "Może odpuścimy sobie w tej turze?", ""),
    ("coalitions", "Proponuję rozejm na 2 rundy", "truce for 2"),
    ("coalitions", "Nie zbliżaj się do Wiednia", "clear wien"),
    ("coalitions", "przepuscisz mnie przez tyrol?", "passage"),
    ("coalitions", "Francja wygra, jeśli nic nie zrobimy", "attack france"),
    ("coalitions", "Wszyscy na Francuzów!", "attack france"),
    ("coalitions", "lepiej zaatakuj Turcję zamiast mnie", "attack ottoman"),
    ("coalitions", "jesteśmy przyjaciółmi?", ""),
    ("coalitions", "zgoda!", "yes"),
    ("coalitions", "ok niech bedzie", "yes"),
    ("coalitions", "mowy nie ma", "no"),
    ("coalitions", "może później", ""),
    ("coalitions", "czemu jestes taki wredny", ""),
    ("coalitions", "zmiażdżę cię", ""),
    ("coalitions", "czego ode mnie chcesz", "want"),
    ("coalitions", "płać albo pożałujesz", ""),
    ("coalitions", "potrzebuję przejścia przez Bawarię", "passage"),
    ("coalitions", "sojusz?", "support"),
    ("coalitions", "sojsuz?", "support"),
    ("coalitions", "subwecja?", "subsidy"),
    ("raison_detat", "na kogo głosujesz?", ""),
    ("raison_detat", "zagłosuję na ciebie", ""),
    ("maria", "proponuję pokój do końca tury szóstej", "truce 6"),
    ("maria", "Prusy są za silne, pomóżcie", "attack prussia"),
    ("coalitions", "Możemy mieć pokój z Rosją?", ""),
    ("coalitions", "Nie ufaj Prusom", ""),
    ("coalitions", "Prusy kłamią", ""),
    ("coalitions", "Dzięki za pieniądze", "hello"),
    ("coalitions", "Nie pchaj się do Holandii", "clear holland"),
]


@cache
def match_of(game: str) -> Match:
    return Match.new(game, SCENARIOS.get(game), seed=1)


def made_of(game: str, text: str) -> str:
    """The wish in a sentence, in words."""
    match, envoy = match_of(game), envoy_of(game)
    own, by = envoy.powers(match, TO), envoy.powers(match, BY)
    wish = grammar.understood(text, match.definition, envoy.power, own, envoy.place, by)
    if wish is None:
        return NOTHING
    words = match.definition.notation.words
    named = [words[sort][one] for sort, one in ((envoy.power, wish.power), (envoy.place, wish.place)) if one >= 0]
    return " ".join(
        [wish.kind, *named, *[str(wish.turn)] * bool(wish.turn), *[f"for {wish.lasting}"] * bool(wish.lasting)]
    )


@pytest.mark.parametrize(("game", "text", "wish"), [*ENGLISH, *POLISH])
def test_sentences_of_people(game: str, text: str, wish: str) -> None:
    assert made_of(game, text) == wish


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("truse", "truce", True), ("sojsuz", "sojusz", True), ("subwecja", "subwencja", True),
        ("aliance", "alliance", True), ("attacck", "attack", True),
        ("truce", "truce", True), ("place", "truce", False), ("sojsz", "sojusz", True),
        ("tcure", "truce", False), ("ruces", "truce", False), ("", "a", True), ("tru", "truce", False),
    ],
)  # fmt: skip
def test_words_with_one_slip_are_near(one: str, other: str, near: bool) -> None:
    assert grammar.nearly(one, other) is near


def test_what_is_not_theirs_to_make_is_no_peace_between_the_two() -> None:
    """A peace with a third power; with one of the two it is theirs."""
    assert made_of("coalitions", "peace with Prussia?") == NOTHING
    assert made_of("coalitions", "peace between Austria and Great Britain?").startswith("truce")
    assert made_of("coalitions", "pokój z Austrią?").startswith("truce")


def test_other_names_of_powers_are_those_of_powers() -> None:
    variants = (("coalitions", None), ("raison_detat", "1618"), ("realpolitik", None), ("maria", "full"))
    known = {
        power for game, one in variants for power in Match.new(game, one, seed=1).definition.notation.words["power"]
    }
    assert set(grammar.grammars()["en"].powers) <= known

title = Zoku
tagline = Five days, forty Quartiers, and a box lid full of teeth.
summary = Send your Zokus into the Quartiers of Tokyo. Alone you take one; in company you throw your meeples into the street and see who is still standing.
goal-1 = Place your Zokus on Quartiers: one or two of you alone take it, and whoever else comes gets a brawl.
goal-2 = In a brawl the meeples are thrown. On the belly is out cold; the last gang still fighting takes the card.
goal-3 = After five days count your Quartiers, your sets of three and five of one colour, one of every colour, and 5 for each Lieutenant you kept quiet.

board-title = Zoku
board-desc = The Quartiers of the day with the gangs on them, the street, the station, and who sits around it all.

hatagaya = Hatagaya
yoyogi = Yoyogi
ebisu = Ebisu
harajuku = Harajuku
dogenzaka = Dōgenzaka
yotsuya = Yotsuya
takadanobaba = Takadanobaba
okubo = Ōkubo
nishi-shinjuku = Nishi-Shinjuku
kabukicho = Kabukichō
shinbashi = Shinbashi
shirokane = Shirokane
azabu-juban = Azabu-Jūban
akasaka = Akasaka
roppongi = Roppongi
kudan = Kudan
jinbocho = Jinbōchō
kanda = Kanda
marunouchi = Marunouchi
akihabara = Akihabara
kuramae = Kuramae
yanaka = Yanaka
okachimachi = Okachimachi
ueno = Ueno
asakusa = Asakusa
komagome = Komagome
otsuka = Ōtsuka
sugamo = Sugamo
mejiro = Mejiro
ikebukuro = Ikebukuro
ikegami = Ikegami
omori = Ōmori
den-en-chofu = Den-en-chōfu
kamata = Kamata
haneda = Haneda
umejima = Umejima
takenotsuka = Takenotsuka
nishiarai = Nishiarai
ayase = Ayase
kita-senju = Kita-Senju

shibuya = Shibuya
shinjuku = Shinjuku
minato = Minato
chiyoda = Chiyoda
taito = Taitō
toshima = Toshima
ota = Ōta
adachi = Adachi
symbol-dog = the dog
symbol-neon = the neon sign
symbol-tower = the tower
symbol-microchip = the microchip
symbol-lantern = the lantern
symbol-owl = the owl
symbol-wheel = the winged wheel
symbol-bat = the nailed bat

last-word = Aki Latour
come-here = Ramen Tafraiz
rush = Oné Kinz
roadblock = Bouji Paladsu
switcheroo = Toupti Chanjman
kick-start = Yamamoto Kadératé
cheap-shot = Tonbé Surledo
not-dead-yet = Jemé Relév
backup = Ramné Lépot
kick-the-box = Kassé Labwat
double-savate = Doubulu Tatané
home-turf = Jsui Shémoa
bribe = Podvin Sensei
snitch = Balans Toutou
jailbreak = Kila Lakley
last-word-title = the last word
come-here-title = come here
rush-title = rush
roadblock-title = roadblock
switcheroo-title = switcheroo
kick-start-title = kick-start
cheap-shot-title = cheap shot
not-dead-yet-title = not dead yet
backup-title = backup
kick-the-box-title = kick the box
double-savate-title = double savate
home-turf-title = home turf
bribe-title = the bribe
snitch-title = the snitch
jailbreak-title = jailbreak
last-word-does = Skip both your turns today; when all others are done, take one turn of up to eight Zokus. Only before you have placed anybody.
come-here-does = After placement: move one rival Zoku to another Quartier, within the limits.
rush-does = In your turn: place up to eight Zokus, and walk into Quartiers that already hold three gangs.
roadblock-does = In your turn: nobody else may add Zokus to one Quartier for the rest of the placement.
switcheroo-does = After placement: swap two Quartier cards; the Zokus stay where they are.
kick-start-does = After a throw: throw any of your Zokus of this round again, one by one, each up to twice.
cheap-shot-does = After a throw or after the kicks: knock out one rival on edge or back, in any brawl.
not-dead-yet-does = After a throw: one of your knocked-out Zokus stands up, and may kick.
backup-does = After the kicks of round one or two: up to two Zokus from your reserve join your brawl, even if it has just been wiped out.
kick-the-box-does = After a throw: everything thrown this round is thrown again, except those of yours you keep.
double-savate-does = After a throw: one of yours on edge or back jumps up; this round yours on their feet kick twice, on back or edge.
home-turf-does = At the end of your brawl, when nobody claims the Quartier: you do.
bribe-does = When the police come: none of yours is arrested. Three alone, or still fighting after round three: you claim.
snitch-does = After placement or before a first throw: one rival Zoku on a Quartier goes to the station.
jailbreak-does = During placement, also in others’ turns: take back all your arrested Zokus and place up to two of your reserve at once.

out = out of the box
belly = on the belly
edge = on edge
back = on the back
feet = on its feet
ready = in the fist
out-means = out of the brawl, back in reserve
belly-means = knocked out: stays in the street, is not thrown again
edge-means = still fighting
back-means = still fighting, but a Zoku on its feet may kick it
feet-means = still fighting, and may kick a rival on its back
ready-means = about to be thrown
careful = carefully
steady = as usual
brutal = brutally
the-street = the street

move-lead = { $seat } goes first
move-ward = { $word }
move-dealt = Deal { $word }
move-laid = Lay out { $word }
move-place = Send one to { $word }
move-end = That’s all
move-pass = Let it go
move-use = Play { $word }
move-quartier = { $word }
move-gang = { $seat }
move-zoku = { $seat }, Zoku { $n }
move-join = { $n ->
    [one] One joins
   *[other] { $n } join
}
move-throw = Throw { $word }
move-lands = It lies { $word }

ask-choose-wards = { $n ->
    [one] Choose one more ward.
   *[other] Choose { $n } more wards.
}
ask-place-zokus = { $n ->
    [0] All of yours are out.
    [one] Choose a Quartier for your last Zoku of this turn, or stop here.
   *[other] Choose a Quartier for each Zoku, { $n } more at most; or stop here.
}
ask-before-turn = Your people are at the station. Play the jailbreak now, or let it go?
ask-placement-end = Everybody is in place. Play a Lieutenant before the cards are claimed, or let it go?
ask-before-throw = A brawl in { $word }. Play a Lieutenant before the throw, or let it go?
ask-after-throw = { $word }: they have landed. Play a Lieutenant, or let it go?
ask-after-kicks = { $word }: the round is nearly over. Play a Lieutenant, or let it go?
ask-police = The police are in { $word }. Pay them with a Lieutenant, or let it go?
ask-fight-end = Nobody claims { $word }. Play a Lieutenant and take it, or let it go?
ask-take-aim = { $word }: how do you throw? Harder means fewer KO, and more out of the box.
ask-kick = { $n ->
    [one] You may kick once: choose a rival on the back.
   *[other] You may kick { $n } times: choose a rival on the back.
}
ask-block = Where do you put the roadblock?
ask-come-from = Come here: from which Quartier do you call a rival away?
ask-come-who = One of whose Zokus?
ask-come-to = Where does the Zoku of { $seat } go?
ask-swap = Switcheroo: which card changes places?
ask-swap-with = { $word } changes places with which card?
ask-snitch-where = The snitch: from which Quartier do the police take a rival?
ask-snitch-who = Whom do they take along?
ask-place-freed = Straight from the cell: choose a Quartier for up to two of your Zokus.
ask-again = Kick-start: which of yours do you throw again?
ask-shot = Cheap shot: whom do you knock out?
ask-rise = Not dead yet: which of yours stands up?
ask-backup-joins = Backup: how many of your reserve join in?
ask-keep = Kick the box: choose those of yours that stay as they lie, then throw all the rest again.
ask-jump = Double savate: which of yours jumps to its feet?

wait-draw-wards = The wards are drawn.
wait-choose-wards = { $seat } is choosing the wards.
wait-deal = Lieutenants are dealt.
wait-first-player = The table chooses who goes first.
wait-lay-out = Quartiers are laid out.
wait-throw = The Zokus are flying.
wait-place-zokus = { $seat } is placing Zokus.
wait-before-turn = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-placement-end = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-before-throw = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-after-throw = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-after-kicks = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-police = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-fight-end = { $n ->
    [one] { $seat } may still step in.
   *[other] { $seat } may still step in.
}
wait-take-aim = { $n ->
    [one] { $seat } is still shaking the fist.
   *[other] { $seat } are still shaking their fists.
}
wait-kick = { $seat } may kick.
wait-block = { $seat } has played a Lieutenant.
wait-come-from = { $seat } has played a Lieutenant.
wait-come-who = { $seat } has played a Lieutenant.
wait-come-to = { $seat } has played a Lieutenant.
wait-swap = { $seat } has played a Lieutenant.
wait-swap-with = { $seat } has played a Lieutenant.
wait-snitch-where = { $seat } has played a Lieutenant.
wait-snitch-who = { $seat } has played a Lieutenant.
wait-place-freed = { $seat } has played a Lieutenant.
wait-again = { $seat } has played a Lieutenant.
wait-shot = { $seat } has played a Lieutenant.
wait-rise = { $seat } has played a Lieutenant.
wait-backup-joins = { $seat } has played a Lieutenant.
wait-keep = { $seat } has played a Lieutenant.
wait-jump = { $seat } has played a Lieutenant.

dealt = You are dealt { $list }.
wards = In play: { $list }.
day-begins = { $you ->
    [yes] Day { $n }. You go first.
   *[no] Day { $n }. { $seat } goes first.
}
places = { $you ->
    [yes] You send { $list }.
   *[no] { $seat } sends { $list }.
}
sent = { $n ->
    [1] one to { $word }
    [2] two to { $word }
   *[other] three to { $word }
}
stays = { $you ->
    [yes] You send nobody.
   *[no] { $seat } sends nobody.
}
plays = { $you ->
    [yes] You play { $word }: { $word2 }.
   *[no] { $seat } plays { $word }: { $word2 }.
}
blocks = { $you ->
    [yes] You block { $word }.
   *[no] { $seat } blocks { $word }.
}
moved-along = { $you2 ->
    [yes] One of your Zokus is called away from { $word } to { $word2 }.
   *[no] A Zoku of { $seat2 } is called away from { $word } to { $word2 }.
}
swaps = { $word } and { $word2 } change places.
snitched = { $you2 ->
    [yes] The police take one of your Zokus from { $word }.
   *[no] The police take a Zoku of { $seat2 } from { $word }.
}
brawl-begins = A brawl in { $word }: { $list }.
round-begins = { $word }, round { $n }.
throws = { $you ->
    [yes] You throw { $word }: { $list }.
   *[no] { $seat } throws { $word }: { $list }.
}
landed-out = { $n } out of the box
landed-belly = { $n } KO
landed-edge = { $n } on edge
landed-back = { $n ->
    [one] 1 on the back
   *[other] { $n } on their backs
}
landed-feet = { $n ->
    [one] 1 on its feet
   *[other] { $n } on their feet
}
kicked = { $you ->
    [yes] You kick a Zoku of { $seat2 } out cold.
   *[no] { $you2 ->
        [yes] { $seat } kicks one of yours out cold.
       *[no] { $seat } kicks a Zoku of { $seat2 } out cold.
    }
}
cheap-shot-hits = { $you2 ->
    [yes] Nobody saw it: one of yours is out cold.
   *[no] Nobody saw it: a Zoku of { $seat2 } is out cold.
}
rises = { $you ->
    [yes] One of yours gets up again.
   *[no] One of { $seat }’s gets up again.
}
jumps = { $you ->
    [yes] One of yours jumps to its feet.
   *[no] One of { $seat }’s jumps to its feet.
}
joins = { $you ->
    [yes] { $n ->
        [one] One more of yours joins in { $word }.
       *[other] { $n } more of yours join in { $word }.
    }
   *[no] { $n ->
        [one] One more of { $seat }’s joins in { $word }.
       *[other] { $n } more of { $seat }’s join in { $word }.
    }
}
claims = { $you ->
    [yes] { $word } is yours: { $n } points.
   *[no] { $seat } takes { $word }: { $n } points.
}
discarded = Nobody gets { $word }: the card is gone.
police-come = Police in { $word }!
raided = { $you ->
    [yes] Three of yours alone in { $word }: the police come.
   *[no] Three of { $seat }’s alone in { $word }: the police come.
}
arrested = Off to the station: { $list }.
one-of = { $you ->
    [yes] one of yours
   *[no] one of { $seat }’s
}
released = { $you ->
    [yes] { $n ->
        [one] One of yours comes out of the station.
       *[other] { $n } of yours come out of the station.
    }
   *[no] { $n ->
        [one] One of { $seat }’s comes out of the station.
       *[other] { $n } of { $seat }’s come out of the station.
    }
}
wins = { $you ->
    [yes] Tokyo is yours, with { $n } points.
   *[no] Tokyo belongs to { $seat }, with { $n } points.
}

reason-five-days = The fifth day is over.
tie-break = Points are level: more Quartiers win, then Lieutenants kept, then Zokus in reserve.
option-throws = The meeples are thrown
option-throws-physics = on the screen: they fall as real ones would
option-throws-table = by a table of chances
option-throws-real = on your own table: you enter how they lie
option-double_ko = Nobody left standing
option-double_ko-discard = the card is discarded
option-double_ko-replay = those just knocked out throw again
option-wards = The wards in play
option-wards-random = drawn
option-wards-chosen = chosen by the first seat

day = Day { $n } of { $n2 }
sign = ZOKU
gangs = Gangs
station = Station
street-quiet = The street is quiet.
street-round = { $word }: round { $n } of { $n2 }
street-over = { $word }: the last brawl
your-lieutenants = Your Lieutenants
count-title = Where the points come from
column-seat = gang
column-score = points
column-reserve = reserve
column-station = station
column-dark = Lieutenants
column-wards = Quartiers
points-printed = Quartiers
points-lieutenants = kept
points-threes = by threes
points-fives = all five
points-every = of every
points-sum = total
source-printed = Quartiers
source-lieutenants = Lieutenants kept
source-threes = Three of a ward
source-fives = All five of a ward
source-every = One of every ward
out-short = OUT
belly-short = KO
edge-short = EDGE
back-short = BACK
feet-short = FEET
ready-short = …
taken-short = TAKEN
taken = taken by the police
taken-means = off to the station
label-quartier = { $word }, { $n } points, ward of { $word2 }
label-band = { $n ->
    [one] { $seat }: 1 Zoku
   *[other] { $seat }: { $n } Zokus
}
label-blocked = roadblock
label-discarded = discarded
label-claimed = taken by { $seat }
label-zoku = { $seat }, Zoku { $n }: { $word }, { $word2 }
label-station = The police station: whoever is here misses the next placement
label-held = { $n ->
    [one] { $seat }: 1 Zoku, { $n2 } since today
   *[other] { $seat }: { $n } Zokus, { $n2 } since today
}
label-score = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
label-reserve = { $n ->
    [one] { $n } Zoku in reserve
   *[other] { $n } Zokus in reserve
}
label-dark = { $n ->
    [one] { $n } Lieutenant face down, worth 5 points each if not played
   *[other] { $n } Lieutenants face down, worth 5 points each if not played
}
label-played = has played { $word }: { $word2 }
label-ward = { $word }: { $n } of 5
label-first = first player
label-late = takes the last turn of the day
label-lieutenant = { $word }, { $word2 }. { $word3 } Worth 5 points if you keep it.
label-lieutenant-played = { $word }, { $word2 }: played, worth nothing any more.
quartiers-owned = { $n ->
    [one] { $n } Quartier
   *[other] { $n } Quartiers
}

# Why a choice is good
why-third = It would be your third Quartier of { $word }: three of them pay { $n } more.
why-alone = Nobody stands there yet: whoever stays alone takes it without a brawl.

# The lesson
lesson-quartiers = Six Quartiers of Tokyo today, each worth its number. You have eight Zokus. Everybody has two turns to send some out: first round the table, then back again.
lesson-alone = Nobody is here yet, and you go first. One or two Zokus alone take a Quartier without a fight. Send one to Mejiro.
lesson-alone-right = If nobody follows, Mejiro is yours.
lesson-alone-not = First a quiet one: Mejiro, for 6.
lesson-company = Akihabara is worth 7. Others will want it too, so send one there, and then another: two stand better than one.
lesson-company-right = The second one is on the way.
lesson-company-not = The best of today is Akihabara, for 7.
lesson-enough = Botan has come to Akihabara as well: that is a brawl. Mejiro is still yours alone. Beware of sending two more there: three of one gang alone bring the police. End your turn.
lesson-enough-right = That was the last turn of the day.
lesson-enough-not = You hold what you want. End your turn.
lesson-claimed = Whoever was alone has taken the card and got the Zokus back. In Akihabara two gangs stand on one Quartier: now they are thrown.
lesson-throw = All throw at once into the street, the lid of the box. A brutal throw leaves fewer on the belly and more outside; a careful one the other way round. Throw as usual.
lesson-throw-right = And Botan throws like a brute.
lesson-throw-not = You may, in your own game. Here throw as usual.
lesson-kick = On the belly is knocked out: one of yours, one of Botan’s. On the back or on edge still fights. Yours on its feet may kick a rival who lies on the back: do it.
lesson-kick-right = Knocked out.
lesson-kick-not = Never waste a kick: Botan’s Zoku on the back is the last one in your way.
lesson-taken = Only your gang still fights: Akihabara is yours. Were there two left, everybody would throw again, three times at most; then the police come. After five days count your numbers, 5 for three cards of a ward and 5 more for all five, 15 for one of every ward, and 5 for each Lieutenant that you did not play. Yours lie below: each breaks a rule once.

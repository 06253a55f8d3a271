title = Bakuto
tagline = Ginza burns, Ginza rises. Bet in secret, strike in passing, share with nobody.
summary = Each round three stakes with six prizes each. Slide tokens onto their files, face up or face down; the stronger file wins, and its two best contributors share the prizes. Hold districts, run businesses, keep friends in useful places.

goal-1 = Become the Ginza Tiger: after five rounds the most points win.
goal-2 = A turn: two of your tokens go to the stakes, one open, one hidden. In the end the file with the greater sum wins its stake, and its two best contributors pick from the six prizes.
goal-3 = Districts of Ginza pay those with most cubes, activities pay by line and by family of five, and network tiles you kept pay their cost.

red = red
green = green
blue = blue
red-a = red file A
red-b = red file B
green-a = green file A
green-b = green file B
blue-a = blue file A
blue-b = blue file B
file-a = file A
file-b = file B
b1 = bakuto 1
b2 = bakuto 2
b1-red = red bakuto 1
b1-green = green bakuto 1
b1-blue = blue bakuto 1
b2-red-green = red-green bakuto 2
b2-red-blue = red-blue bakuto 2
b2-green-blue = green-blue bakuto 2
b3 = bakuto 3
ronin = ronin
burakumin = burakumin
geisha = geisha
hidden-token = hidden token
yazaemon = Yazaemonchō
shinryogae = Shin-Ryōgaechō
sanjikken = Sanjikkenbori
sukiya = Sukiyachō
owari = Owarichō
kobiki = Kobikichō
yamashita = Yamashitachō
takekawa = Takekawachō
izumo = Izumochō
gambling = gambling den
sake = sake house
theatre = theatre
docks = docks
lending = moneylending
recolour = Rickshaw Runner
block = Fire Brigade
protect = Bodyguard
priority = Bribed Official
peek = Informer
second-cube = Master Carpenter
squat = Landlord
no-geisha = Okiya Mistress
swap = Kabuki Troupe
salvage = Tekiya Peddler
fighter = Sumo Wrestler
zone-1 = zone 1
zone-2 = zone 2
top = the open token
under = the token beneath
east = East
south = South
north = North
west = West
priority-1 = priority 1
priority-2 = priority 2
priority-3 = priority 3
priority-4 = priority 4

about-b1 = Worth 1. On top of the pile it opens one stake, that of its colour.
about-b2 = Worth 2. On top of the pile it opens two stakes, those of its colours.
about-b3 = Worth 3. On top of the pile it opens all three stakes.
about-ronin = Worth 0. When its stake is resolved it must kill a token beside it or facing it. On top of the pile it opens what is open to an opponent.
about-burakumin = Worth 0. On top of the pile it opens one stake of your choice where no other burakumin lies open.
about-geisha = Worth −2. On top of the pile the token beneath is turned up too and decides.
about-hidden = Turned up when the stake is resolved.
about-recolour = Replace one of your open stakes by another for this turn.
about-block = Lay it on a free slot of an open stake: nobody may place a token there.
about-protect = Lay it on a token of an open stake: ronin cannot kill it.
about-priority = Before the tokens are turned up, swap priority with an opponent.
about-peek = Look at an opponent’s hidden token on an open stake.
about-second-cube = Add a second cube to a block of yours that has one.
about-squat = Take a neutralised block, with one cube.
about-no-geisha = Lay it on a free slot: every geisha of that stake counts 0.
about-swap = Two of your own tokens on open stakes change places.
about-salvage = Take an activity from the discard.
about-fighter = Lay it on a free slot: it adds { $n } to its file and belongs to nobody.

move-wind = The wind: { $word }
move-deal = { $word }
move-draw = Draw: { $word }
move-draw-block = Draw: { $word } { $n }
move-display = Turn up: { $word }
move-go-on = Go on
move-pass = Pass
move-token = { $word }
move-bribe = Swap priority with { $seat }
move-copy = Copy { $seat }
move-lift = Place { $word }
move-file = On { $word }
move-recruit = Recruit the { $word } ({ $word2 })
move-use = Use the { $word }
move-slot = { $word }, slot { $n }
move-recolour = Give { $word } for { $word2 }
move-strike = Kill: { $word }, slot { $n }
move-take = Take: { $word }
move-take-block = Take: { $word } { $n }
move-cube-block = A cube on { $word } { $n }

ask-commit = Choose the upper token of your pile: its colours say where you may place, its value when.
ask-commit-under = Choose the token beneath your { $word }: it stays hidden.
ask-bribe = Swap priority with somebody before the tokens are turned up, or pass?
ask-copy = Your ronin copies somebody: choose whose stakes are open to you.
ask-act = Choose which of your two tokens you place first.
ask-act-or-use = Place your next token, or use a tile.
ask-act-after = Both tokens are placed. Use a tile, or pass?
ask-place = Choose a slot for your { $word }.
ask-recruit = First slot: take a network tile that costs no more than your token, or pass.
ask-late = Everybody has placed. Use a tile, or pass?
ask-use-recolour = Which open stake do you give, and for which?
ask-use-block = Which slot is closed?
ask-use-protect = Who gets a bodyguard?
ask-use-peek = Which hidden token do you look at?
ask-use-second-cube = Which block gets a second cube?
ask-use-squat = Which neutralised block is yours now?
ask-use-no-geisha = Where does the Mistress sit down?
ask-use-swap = Which of your tokens changes places?
ask-swap-with = With which other token?
ask-use-salvage = Which activity do you take from the discard?
ask-use-fighter = Where does the Wrestler stand?
ask-strike = Your ronin on the { $word } stake must kill: choose whom.
ask-pick = { $n ->
    [one] The { $word } stake: take a prize.
   *[other] The { $word } stake: take { $n } prizes, one after the other.
}
wait-draw-at-setup = Eight elements leave the bag.
wait-display-tiles = Network tiles are turned up.
wait-deal-priority = Priority is dealt.
wait-deal-winds = The winds are dealt.
wait-draw-for-stakes = The prizes are drawn.
wait-commit = { $n ->
    [one] { $seat } is still choosing a pile.
   *[other] { $seat } are still choosing their piles.
}
wait-bribe = { $seat } may bribe an official.
wait-copy = { $seat } chooses whom to copy.
wait-act = { $seat } is placing.
wait-place = { $seat } is placing.
wait-recruit = { $seat } may recruit a tile.
wait-late = { $seat } may use a tile.
wait-use-recolour = { $seat } is using a tile.
wait-use-block = { $seat } is using a tile.
wait-use-protect = { $seat } is using a tile.
wait-use-peek = { $seat } is using a tile.
wait-use-second-cube = { $seat } is using a tile.
wait-use-squat = { $seat } is using a tile.
wait-use-no-geisha = { $seat } is using a tile.
wait-use-swap = { $seat } is using a tile.
wait-swap-with = { $seat } is using a tile.
wait-use-salvage = { $seat } is using a tile.
wait-use-fighter = { $seat } is using a tile.
wait-turn-up = The hidden tokens are about to be turned up.
wait-strike = { $seat } chooses whom the ronin kills.
wait-must-strike = A ronin strikes; it has no choice.
wait-judge = The sums are compared.
wait-pick = { $seat } takes a prize.
wait-end-round = The round is over; the tokens go home.

gets-priority = Priority is dealt: { $list }.
priority-of = { $you ->
    [yes] { $n } for you
   *[no] { $n } for { $seat }
}
gets-wind = The winds are dealt: { $list }.
wind-of = { $you ->
    [yes] { $word } for you
   *[no] { $word } for { $seat }
}
turn-begins = Round { $n }, betting turn { $n2 }.
takes-back = Everybody takes { $n } tokens back in hand.
whose = { $you ->
    [yes] your { $word }
   *[no] { $seat }’s { $word }
}
whose-geisha = { $you ->
    [yes] your geisha with the { $word } beneath
   *[no] { $seat }’s geisha with the { $word } beneath
}
bribes = { $you ->
    [yes] You bribe an official and swap priority with { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } bribes an official and swaps priority with you.
       *[no] { $seat } bribes an official and swaps priority with { $seat2 }.
    }
}
reveals = Turned up: { $list }.
order = Order of play: { $list }.
swaps-priority = { $you ->
    [yes] You and { $seat2 } were tied and swap priority.
   *[no] { $you2 ->
        [yes] { $seat } and you were tied and swap priority.
       *[no] { $seat } and { $seat2 } were tied and swap priority.
    }
}
copies = { $you ->
    [yes] Your ronin copies { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat }’s ronin copies you.
       *[no] { $seat }’s ronin copies { $seat2 }.
    }
}
places = { $you ->
    [yes] You place { $key ->
        [hidden-token] a hidden token
       *[other] your { $word }
    } on { $word2 }, slot { $n }.
   *[no] { $seat } places { $key ->
        [hidden-token] a hidden token
       *[other] the { $word }
    } on { $word2 }, slot { $n }.
}
benches = { $you ->
    [yes] No slot is free: { $key ->
        [hidden-token] a hidden token
       *[other] your { $word }
    } goes to the bench.
   *[no] No slot is free: { $key ->
        [hidden-token] a hidden token of { $seat }
       *[other] { $seat }’s { $word }
    } goes to the bench.
}
recruits = { $you ->
    [yes] You recruit the { $word }.
   *[no] { $seat } recruits the { $word }.
}
uses-block = { $you ->
    [yes] Your Fire Brigade closes { $word }, slot { $n }.
   *[no] { $seat }’s Fire Brigade closes { $word }, slot { $n }.
}
uses-protect = { $you ->
    [yes] Your Bodyguard stands by { $word }, slot { $n }.
   *[no] { $seat }’s Bodyguard stands by { $word }, slot { $n }.
}
uses-peek = { $you ->
    [yes] Your Informer looks at { $word }, slot { $n }.
   *[no] { $seat }’s Informer looks at { $word }, slot { $n }.
}
sees = You see { $seat }’s token: { $word }.
uses-second-cube = { $you ->
    [yes] Your Master Carpenter adds a cube to { $word } { $n }.
   *[no] { $seat }’s Master Carpenter adds a cube to { $word } { $n }.
}
uses-squat = { $you ->
    [yes] Your Landlord takes { $word } { $n }.
   *[no] { $seat }’s Landlord takes { $word } { $n }.
}
uses-no-geisha = { $you ->
    [yes] Your Okiya Mistress sits down on { $word }, slot { $n }: no geisha counts on this stake.
   *[no] { $seat }’s Okiya Mistress sits down on { $word }, slot { $n }: no geisha counts on this stake.
}
swaps = { $you ->
    [yes] Your Kabuki Troupe swaps { $word } slot { $n } and { $word2 } slot { $n2 }.
   *[no] { $seat }’s Kabuki Troupe swaps { $word } slot { $n } and { $word2 } slot { $n2 }.
}
salvages = { $you ->
    [yes] Your Tekiya Peddler finds: { $word }.
   *[no] { $seat }’s Tekiya Peddler finds: { $word }.
}
uses-fighter = { $you ->
    [yes] Your Sumo Wrestler stands on { $word }, slot { $n }.
   *[no] { $seat }’s Sumo Wrestler stands on { $word }, slot { $n }.
}
recolours = { $you ->
    [yes] Your Rickshaw Runner gives { $word } for { $word2 }.
   *[no] { $seat }’s Rickshaw Runner gives { $word } for { $word2 }.
}
stake-opens = The { $word } stake is resolved.
turns-up = Hidden on the { $word } stake: { $list }.
strikes = { $you ->
    [yes] Your ronin kills { $you2 ->
        [yes] your own { $word }
       *[no] { $seat2 }’s { $word }
    } on slot { $n }.
   *[no] { $seat }’s ronin kills { $you2 ->
        [yes] your { $word }
       *[no] { $seat2 }’s { $word }
    } on slot { $n }.
}
strikes-own = { $you ->
    [yes] Your ronin kills your own { $word } on slot { $n }.
   *[no] { $seat }’s ronin kills its own side: the { $word } on slot { $n }.
}
strikes-nobody = { $you ->
    [yes] Your ronin finds nobody to kill.
   *[no] { $seat }’s ronin finds nobody to kill.
}
cancelled = { $n } to { $n2 }: the { $word } stake is cancelled.
wins-file = The { $word } stake goes to { $word2 }, { $n } to { $n2 }.
wins-file-diminished = The { $word } stake goes to { $word2 }, { $n } to { $n2 }; nobody stands against it, so it is diminished.
contributes = Prizes: { $list }.
gains = { $you ->
    [yes] { $n2 } for you (brought { $n })
   *[no] { $n2 } for { $seat } (brought { $n })
}
wins-nobody = Nobody brought anything: nobody takes.
takes = { $you ->
    [yes] You take: { $word }.
   *[no] { $seat } takes: { $word }.
}
takes-block = { $you ->
    [yes] You take { $word } { $n }.
   *[no] { $seat } takes { $word } { $n }.
}
left-over = { $n ->
    [one] One prize is lost.
   *[other] { $n } prizes are lost.
}
becomes-tiger = { $you ->
    [yes] You are the Ginza Tiger, with { $n } points.
   *[no] { $seat } is the Ginza Tiger, with { $n } points.
}
reason-five-rounds = Five rounds are played, and Ginza has its Tiger.

board-title = Bakuto
board-desc = Three stakes with two facing files of tokens, the nine districts of Ginza, the network tiles, and a board for each player.

round-told = Round { $n } of 5
turn-told = Betting turn { $n } of 3
resolving-told = Resolution
stake-told = The { $word } stake, file A { $n }, file B { $n2 }
slot-empty-told = { $word }, slot { $n }: empty
slot-token-told = { $word }, slot { $n }: { $seat }’s { $word2 }
slot-hidden-told = { $word }, slot { $n }: a hidden token of { $seat }
slot-dead-told = { $word }, slot { $n }: { $seat }’s { $word2 }, dead
slot-tile-told = { $word }, slot { $n }: { $word2 }
shielded-told = protected from ronin
first-slot-told = A face-up token here may recruit a tile
block-told = { $word } { $n }
important-told = important: two cubes
plain-told = one cube
neutral-told = neutralised
activity-told = activity
open-told = still in the game
taken-told = taken by { $seat }
lost-told = lost
cubes-told = { $n ->
    [one] one cube of { $seat }
   *[other] { $n } cubes of { $seat }
}
district-told = { $word }: { $n } points for the first place, { $n2 } for the second, { $n3 } for the third
district-pays = now pays { $list }
tile-told = { $word }, cost and worth { $n }
sum-told = Sum of the tokens that lie open
line-told = { $word }: { $n } so far, worth { $n2 }
held-told = { $n } in hand
priority-told = Priority { $n }: the lowest number wins ties
wind-told = Wind: { $word }, for the very last tie-break
points-told = { $n } points if the game ended now
zone-new = Network
zone-old = below: leaves after this round
discard-told = Discard
your-hand = Your hand
your-pile = Your pile
spectator-hand = The hands are hidden.
bench-label = Bench
rest-label = Rest
order-label = Order
cubes-there = { $n ->
    [one] one cube
   *[other] { $n } cubes
}
points-lines = Activities
points-families = Families
points-network = Network
panel-stakes = Stakes (A faces B slot by slot; ? hidden, * protected, x dead)
panel-elements = Prizes
panel-districts = Ginza (cubes by seat)
panel-network = Network tiles
panel-seats = Players
panel-hand = Your tokens
column-district = district
column-points = points
column-left = neutralised
column-seat = player
column-hand = hand
column-pile = pile
column-priority = priority
column-wind = wind
column-activities = activities
column-tiles = tiles
column-score = points
column-zone = zone
column-tile = tile
column-cost = cost

edition-districts = Districts: 53 blocks in all
edition-blocks = blocks
edition-important = of them important
edition-place-1 = 1st place
edition-place-2 = 2nd place
edition-place-3 = 3rd place
edition-activities = Activities: 45 in all
edition-tokens = tokens
edition-line = A line of activities
edition-line-0 = none
edition-line-1 = 1 token
edition-line-2 = 2 tokens
edition-line-3 = 3 tokens
edition-line-4 = 4 tokens
edition-line-5 = 5 or more
edition-points = points
edition-network = Network tiles: 30 in all
edition-cost = cost and worth
edition-copies = copies
edition-fighter = The fighter
edition-strength = adds to its file
edition-wrong-districts = The districts must have 53 blocks in all.
edition-wrong-important = A district cannot have more important blocks than blocks.
edition-wrong-points = Points must not rise from one place to the next.
edition-wrong-activities = The activities must be 45 in all.
edition-wrong-activity_line = The points begin with 0 and never go down.
edition-wrong-network = The tiles must be 30 in all.

# Why a choice is good
why-family = It completes a family of five.
why-line = It makes your line of { $word } { $n } long.
why-leads = With it you have the most cubes in { $word }.

# The lesson
lesson-stakes = Three stakes, red, green and blue, with six prizes each. Each has two files of slots, A and B, and the file with the greater sum wins. Every round everybody places six tokens.
lesson-upper = You lay down a pile of two tokens. The upper one is turned up, and its colours are the stakes that are open to you. Take the red and green bakuto of 2.
lesson-upper-right = Red and green will be open to you.
lesson-upper-not = This time open two stakes: the red and green bakuto of 2.
lesson-under = The lower one stays hidden until the stake is resolved. Put your strongest there, the bakuto of 3.
lesson-under-right = Nobody knows what is coming.
lesson-under-not = That is for later. Hide the bakuto of 3.
lesson-open = Botan showed a 1 and played first: the smallest begins. Both of Botan’s tokens are on red. Nobody is on green: lay your open 2 on the first slot of file A there.
lesson-open-right = An open token on a first slot may recruit.
lesson-open-not = The first slot of green is free, and worth something. File A of green.
lesson-recruit = Your 2 on the first slot may take a tile that costs at most 2. A tile is used once, or kept for its worth. Take the Kabuki Troupe.
lesson-recruit-right = It is worth 2 points if you still have it at the end.
lesson-recruit-not = Good as well, but it is worth less. Take the Kabuki Troupe.
lesson-recruit-not-pass = A tile for nothing is never refused.
lesson-hidden = Now the hidden 3, on red. Botan’s hidden token lies in file B: it may be a ronin, who kills somebody beside him or facing him. Which file is safer?
lesson-hidden-right = On the second slot of A nobody stands beside you or faces you but Botan’s own 1.
lesson-hidden-not = You have taken from green already. On red you can win six prizes more.
lesson-hidden-not-file-red-b = There you would lie right beside the hidden token. If it is a ronin, your 3 is dead.
lesson-struck = Two more turns, then red is resolved. The hidden tokens are turned up: it was a ronin, and he had to kill the only token near him, Botan’s own. File A wins 3 to 0, and you alone brought the 3.
lesson-pick = The two best of the winning file share the prizes; alone you take four. A block puts your cube into its district. Take the fifth block of Sanjikkenbori.
lesson-pick-right = After five rounds each district pays whoever has most cubes there. Activities pay by the line, from 1 point for one to 10 for five of a kind, and 10 for a family of all five. Tiles you kept pay their worth. Be the Ginza Tiger.
lesson-pick-not = You will take that next. First the fifth block of Sanjikkenbori.

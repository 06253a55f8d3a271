title = Samurai
tagline = The sword, the temple, the rice. Own much and you have lost; be first in something.
summary = Lay tiles around cities and villages; when the land around one is full, each figure in it goes to whoever leans on it hardest. Have the most of two types of figure, or the most of one and many others.

first-game = “Play now” is a first game: your hand is drawn and the figures are placed at random, as the rulebook advises. Open a table to choose both.
goal-1 = Have the most helmets, the most buddhas or the most rice fields: the most of two types wins outright, else the most of one with many others.
goal-2 = Your turn: lay one tile beside cities and villages, and as many ships, riders and figure exchanges as you like; then draw back to five.
goal-3 = When all land around a place is full, each figure in it goes to whoever leans on it hardest. A tie gives it to nobody.

helmet = helmet
buddha = buddha
rice = rice field
helmet-2 = helmet 2
helmet-3 = helmet 3
helmet-4 = helmet 4
buddha-2 = buddha 2
buddha-3 = buddha 3
buddha-4 = buddha 4
rice-2 = rice field 2
rice-3 = rice field 3
rice-4 = rice field 4
samurai = samurai
ship = ship
rider = rider
samurai-1 = samurai 1
samurai-2 = samurai 2
samurai-3 = samurai 3
ship-1 = ship 1
ship-2 = ship 2
rider-1 = rider 1
figure-exchange = figure exchange
tile-exchange = tile exchange
helmet-does = Leans on helmets only, beside the land hex where it lies.
buddha-does = Leans on buddhas only, beside the land hex where it lies.
rice-does = Leans on rice fields only, beside the land hex where it lies.
samurai-does = Leans on figures of every type, beside the land hex where it lies.
ship-does = Fast: goes on a sea hex, leans on every type, and does not use up the turn.
rider-does = Fast: leans on every type, and does not use up the turn.
figure-exchange-does = Fast: swaps any two figures on the board, and does not use up the turn.
tile-exchange-does = Takes the place of one of your own tiles, which you lay again elsewhere.
aside-does = { $n } of them end the game.
city = city
village = village
capital = capital
wakkanai = Wakkanai
rumoi = Rumoi
asahikawa = Asahikawa
nemuro = Nemuro
otaru = Otaru
sapporo = Sapporo
kushiro = Kushiro
aomori = Aomori
hakodate = Hakodate
akita = Akita
morioka = Morioka
niigata = Niigata
aizu = Aizu
sendai = Sendai
matsue = Matsue
tottori = Tottori
kanazawa = Kanazawa
hirado = Hirado
kokura = Kokura
hagi = Hagi
himeji = Himeji
edo = Edo
mito = Mito
kyoto = Kyoto
sunpu = Sunpu
nagasaki = Nagasaki
funai = Funai
matsuyama = Matsuyama
takamatsu = Takamatsu
wakayama = Wakayama
kamakura = Kamakura
kagoshima = Kagoshima
uwajima = Uwajima
kochi = Kochi

source-helmet = Helmets
source-buddha = Buddhas
source-rice = Rice fields
the-most = the most: { $n }

move-lead = { $seat } goes first
move-tile = Take the { $word }
move-draw = Draw the { $word }
move-figure = Take a { $word }
move-hex = Row { $n }, hex { $n2 }
hex-beside-0 = Out at sea ({ $n }.{ $n2 })
hex-beside-1 = Beside { $word } ({ $n }.{ $n2 })
hex-beside-2 = Between { $word } and { $word2 } ({ $n }.{ $n2 })
move-settlement = { $word }
move-swap = The { $word } of { $word2 }
move-end = End the turn

ask-choose-hand = { $n ->
    [one] Choose one more tile for your first hand.
   *[other] Choose { $n } more tiles for your first hand.
}
ask-choose-figure = Which figure do you place in a { $word }?
ask-place-figure = Where does the { $word } go?
ask-play-tile = Choose a tile from your hand to lay on the map.
ask-play-more = Lay another tile, or end your turn.
ask-target = Choose a hex for the { $word }.
ask-target-sea = Choose a sea hex for the { $word }.
ask-target-figure = Choose the figure that changes places.
ask-target-tile = Choose which of your tiles moves on.
ask-swap-with = The { $word } of { $word2 } changes places with which figure?
ask-resettle = Choose a new hex for the { $word }.
wait-first-lead = The table chooses who goes first.
wait-choose-hand = { $n ->
    [one] { $seat } is still choosing tiles.
   *[other] { $seat } are still choosing tiles.
}
wait-scatter = The figures find their places.
wait-choose-figure = { $seat } is placing a figure.
wait-place-figure = { $seat } is placing a figure.
wait-play-tile = { $seat } is at work.
wait-target = { $seat } is at work.
wait-draw-tiles = Tiles are drawn.
wait-swap-with = { $seat } is moving a figure.
wait-resettle = { $seat } is moving a tile.

leads = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
hands-chosen = The screens are up: { $n } tiles behind each.
figure-placed = { $you ->
    [yes] You place a { $word } in { $word2 }.
   *[no] { $seat } places a { $word } in { $word2 }.
}
passes = { $you ->
    [yes] You have no tile left and pass.
   *[no] { $seat } has no tile left and passes.
}
laid-0 = { $you ->
    [yes] You lay a { $word } out at sea.
   *[no] { $seat } lays a { $word } out at sea.
}
laid-1 = { $you ->
    [yes] You lay a { $word } beside { $word2 }.
   *[no] { $seat } lays a { $word } beside { $word2 }.
}
laid-2 = { $you ->
    [yes] You lay a { $word } between { $word2 } and { $word3 }.
   *[no] { $seat } lays a { $word } between { $word2 } and { $word3 }.
}
lifted-2 = { $you ->
    [yes] You take up your { $word } between { $word2 } and { $word3 }.
   *[no] { $seat } takes up a { $word } between { $word2 } and { $word3 }.
}
swaps = { $you ->
    [yes] You swap the { $word } of { $word2 } for the { $word3 } of { $word4 }.
   *[no] { $seat } swaps the { $word } of { $word2 } for the { $word3 } of { $word4 }.
}
discards = { $you ->
    [yes] You discard the { $word }: there is nothing left to swap.
   *[no] { $seat } discards the { $word }: there is nothing left to swap.
}
captures = { $you ->
    [yes] You take the { $word } of { $word2 }.
   *[no] { $seat } takes the { $word } of { $word2 }.
}
set-aside = Nobody gets the { $word } of { $word2 }: a tie.
unclaimed = Nobody leans on the { $word } of { $word2 }: it is set aside.
turn-ends = { $n ->
    [0] { $you ->
        [yes] You have nothing to draw.
       *[no] { $seat } has nothing to draw.
    }
    [one] { $you ->
        [yes] You draw a tile.
       *[no] { $seat } draws a tile.
    }
   *[other] { $you ->
        [yes] You draw { $n } tiles.
       *[no] { $seat } draws { $n } tiles.
    }
}
first-hand = Your first hand: { $list }.
draws = From your stack: { $word }.
wins-outright = { $you ->
    [yes] Japan is yours: first in { $n } of the three types.
   *[no] Japan belongs to { $seat }: first in { $n } of the three types.
}
wins-by-others = { $you ->
    [yes] Japan is yours: first in one type, and { $n2 ->
        [0] nothing
        [one] one figure
       *[other] { $n2 } figures
    } besides.
   *[no] Japan belongs to { $seat }: first in one type, and { $n2 ->
        [0] nothing
        [one] one figure
       *[other] { $n2 } figures
    } besides.
}
wins-by-all = { $you ->
    [yes] Nobody is first in anything. Japan is yours, with { $n2 } figures.
   *[no] Nobody is first in anything. Japan belongs to { $seat }, with { $n2 } figures.
}
reason-last-figure = The last figure of a type has left the board.
reason-ties = Four figures went to nobody.

option-starting_hand = The first five tiles
option-starting_hand-chosen = Chosen in secret
option-starting_hand-random = Drawn at random
option-figure_setup = The figures on the board
option-figure_setup-players = Placed by the players in turn
option-figure_setup-random = Placed at random
option-first_player = Who goes first
option-first_player-seat0 = The first seat
option-first_player-random = A random seat
option-aside = The four set aside that end the game
option-aside-all = Every figure that goes to nobody counts
option-aside-ties = Only ties count

board-title = Samurai
board-desc = A map of Japan in hexes: cities and villages with helmets, buddhas and rice fields, and the players’ tiles around them.

nobody-yet = nobody yet
site-figure = { $word }: { $list }
site-told = { $word }, { $word2 }; { $list }. { $n ->
    [one] One land hex is open.
   *[other] { $n } land hexes are open.
}
site-bare = { $word }, { $word2 }: no figure yet
site-empty = { $word }, { $word2 }: nothing left to take
tile-told = { $seat }: { $word }, { $where }
hand-told = { $word }, in your hand
rack-told = { $word }, { $n } left
type-told = { $word }: { $n }
beside-0 = out at sea
beside-1 = beside { $word }
beside-2 = between { $word } and { $word2 }
tiles-left = { $n } in hand · { $n2 } to draw
behind-screen = { $n ->
    [0] nothing yet
    [one] one figure
   *[other] { $n } figures
}
spectator-hand = The hands are behind the screens.
to-place = to be placed
on-board = on the board
aside = Set aside
panel-map = Map (.land ~sea: column; seat, tile, strength; H B R: figures)
panel-sites = Settlements
panel-seats = Seats
panel-hand = Your hand
column-place = place
column-hex = hex
column-figure = figure
column-open = open
column-influence = influence
column-seat = seat
column-hand = hand
column-stack = to draw
column-total = all

# Why a choice is good
why-felt = There it is felt in { $n } settlements at once: { $list }.
why-beside = { $word }

# The lesson
lesson-figures = Three types of figure stand on the board: helmets, buddhas and rice fields. A village has one, a city two, Edo one of each. You want to be first in two types, or in one with many others besides.
lesson-tile = You hold five tiles. This buddha of 4 leans on buddhas only, and there is one in Kamakura. Take it.
lesson-tile-right = Now it wants a land hex.
lesson-tile-not = A tile of one type leans only on its own type. In Kamakura stands a buddha.
lesson-lean = A tile leans on every settlement beside it. Two land hexes touch Kamakura, and one of them touches Edo as well. Lay it there.
lesson-lean-right = 4 for you in Kamakura, and 4 on the buddha of Edo.
lesson-lean-not = From there it does not reach both Kamakura and Edo.
lesson-lean-not-hex-15-17 = It reaches Kamakura from there, but not Edo. One step to the left it reaches both.
lesson-rider = One such tile a turn. But tiles with the black Japanese sign come on top: as many as you like. Take the rider.
lesson-rider-right = He leans with 1 on every type.
lesson-rider-not = That one has the sign too, but it goes on the sea. Kamakura lacks a land hex: take the rider.
lesson-rider-not-end = Not yet: a tile with the sign may follow. Take the rider.
lesson-full = Kamakura is captured the moment all land around it is full. One land hex is left there.
lesson-full-right = Full: the buddha goes to whoever leans hardest. You have 5, nobody else anything. It is yours.
lesson-full-not = That does not close Kamakura. The last land hex beside it does.
lesson-end = You could still sail. Save the ship, and end your turn: then you draw back to five.
lesson-end-right = Two new tiles. Now Botan.
lesson-end-not = Keep the ship: you will want it in a moment. End your turn.
lesson-ship = Botan leans on the helmet of Wakayama with 4. You have a helmet of 3, and one land hex is left. Closing it now would give the figure to Botan. What comes first?
lesson-ship-right = On the sea beside Wakayama it adds 2, and fills no land.
lesson-ship-not = That is not enough against 4, and the turn would be over. Something that does not use up the turn first.
lesson-ship-not-tile-helmet-3 = 3 against 4: the helmet would go to Botan. First something that does not use up the turn.
lesson-first = Ship 2 and helmet 3 make 5 against 4: the helmet is yours. A tie would have given it to nobody. When one type is gone from the board, or four figures have gone to nobody, count: the most of two types wins at once. If nobody has that, it is won by somebody with the most of one type and the most other figures.

title = Janken
tagline = Rock, paper, scissors.
summary = Everybody shows a hand at once.
board-title = Janken
board-desc = The scores.
rock = rock
paper = paper
scissors = scissors
move-show = Show { $word }
move-toss = The round is worth { $n }
ask-all-show = Show a hand.
wait-all-show = { $seat } must show a hand.
wait-toss-coin = The table tosses a coin.
chosen = { $you ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}
shows = { $you ->
    [yes] You show { $word }.
   *[no] { $seat } shows { $word }.
}
reason-tired = Everybody is tired.
option-rounds = Rounds
option-rounds-3 = three
option-rounds-5 = five
goal-1 = Beat the others' hands.
goal-2 = Everybody shows a hand at once.
goal-3 = A won round gives what it is worth.

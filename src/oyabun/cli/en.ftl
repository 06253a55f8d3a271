person = Player { $n }
sitting = At the table with you: { $names }.
pass-the-screen = { $seat }, the screen is yours. Press Enter.
choose = Your choice (? for a hint, h for help)
choose-unaided = Your choice (h for help)
your-words = Your words (at most { $n } characters, or nothing)
not-a-choice = “{ $quote }” is none of the choices; type a number, or h for help.
taken-back = You take it back.
nothing-to-take-back = What you decided stands.
log-empty = Nothing has happened yet.
help =
    A number, or the text of a move   decides
    u   takes your last decision back, while nobody has seen it
    b   shows the board again
    l   tells everything you have heard so far
    g   says in three lines what this is about
    r   shows the rules
    ?   says what somebody good would do, where hints are allowed
    h   shows this
    q   quits, and offers to save the record
place = Place
player = Player
score = Score
save = File for the record of this match (nothing: do not save)
saved = Saved: { $quote }
saved-review = To look back on your decisions: oyabun review { $quote }
not-saved = { $quote } cannot be written: { $reason }.
step = Enter: on · b: back · q: quit
position = { $n } of { $n2 }
how-it-lies = { $seat }, piece { $n }: how does it lie?
lesson-step = Step { $n } of { $n2 }
lesson-look = Look at
lesson-try = Your choice (q quits)
lesson-go-on = Enter: on · b: back · q: quit
lesson-right = Right.
lesson-wrong = Not that one.
lesson-over = That is all you need. Now play: oyabun play { $quote }
rookie = Rookie
choose-lie = How it lies
hints-on = Hints are on at this table: everybody may type ?.
hints-off = No hints at this table. (--hints allows them.)
hints-thinking = Let me think …
hints-none = There is nothing to weigh here: choose what you like.
hints-choice = What I would do
hints-chance = Chance to win
hints-why = Why
bots-key = --bots
bots-name = Who
bots-rating = Rating
bots-says = What to expect
bots-source = Ratings of { $date }: { $command }
review-title = Looking back with { $seat }: chances to win, as that seat saw them
review-faultless = No decision was found that surely cost anything.
review-ply = After
review-did = You did
review-better = Better
review-cost = Chance to win
review-sure = Give or take
review-why = { $n }: { $quote }
review-sums = Your decisions: { $choice } (± { $choice_sure }). Luck: { $luck } (± { $luck_sure }). The others, and what was estimated wrongly: { $others }. All in chances to win; intervals of 95 %, of chance in the simulations.
bots-choose = Against whom? (Enter: { $n })

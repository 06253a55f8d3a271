person = Player { $n }
pass-the-screen = { $seat }, the screen is yours. Press Enter.
choose = Your choice (? for help)
your-words = Your words (at most { $n } characters, or nothing)
not-a-choice = “{ $quote }” is none of the choices; type a number, or ? for help.
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
    ?   shows this
    q   quits, and offers to save the record
place = Place
player = Player
score = Score
save = File for the record of this match (nothing: do not save)
saved = Saved: { $quote }
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

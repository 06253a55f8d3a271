title = Starter
tagline = Stay or fold.
summary = Everybody looks at a hidden card and stays or folds, all at once. The highest card that stays earns a point from each of the others that stayed.
goal-1 = Have the most points after the last round.
goal-2 = Look at your card, then stay or fold, all at once.
goal-3 = The highest card that stays earns a point from each of the others that stayed.
source-rounds = Won in the rounds
board-title = The table of Starter
board-desc = A plate and a card for each player, and two buttons: stay and fold.

move-deal = Deal a { $n }
move-stay = Stay
move-fold = Fold
ask-choose = Stay, or fold?
wait-choose = { $seat } must choose.
wait-deal-card = A card is dealt.
reason-last-round = The last round was played.

shows =
    { $you ->
        [yes] You stay and show a { $n }.
       *[other] { $seat } stays and shows a { $n }.
    }
folds =
    { $you ->
        [yes] You fold.
       *[other] { $seat } folds.
    }
last-card =
    { $n ->
        [0] –
       *[other] showed { $n }
    }
own-card =
    { $n ->
        [0] Starter
       *[other] Your card: { $n }
    }

# The lesson
lesson-card = Everybody has drawn a card from 1 to 10 that nobody else sees. Yours is a 9.
lesson-stay = All decide at once. A 9 is rarely beaten: stay.
lesson-stay-right = Now the others decide, and all cards that stayed are shown.
lesson-stay-not = With a 9? Stay.
lesson-shown = One stayed with a 6 and pays you a point. The other folded, which costs nothing.
lesson-fold = A new round, and a 2. Whoever stays with it pays: fold.
lesson-fold-right = A cheap way out.
lesson-fold-not = Everybody beats a 2. Fold.
lesson-end = The two others stayed, and the 8 took a point from the 7. After the last round the most points win.

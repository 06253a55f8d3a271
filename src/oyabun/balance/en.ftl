# What the report of the designer's lab says.
balance-title = { $title }: how { $edition } plays
balance-lead = { $games } games with { $seats } seats, played by { $bots }, { $date }. Lines in plots and numbers in brackets are intervals of 95 %.
seats = Is every seat fair?
seats-fair = No seat is better than another, as far as so many games can tell: a fair share is { $fair }.
seats-unfair = { $n ->
    [one] Seat { $seats } does
   *[other] Seats { $seats } do
} not get a fair share, which is { $fair }: the interval does not hold it.
seat = Seat { $n }
leads = Who leads, wins?
leads-text = How often whoever was ahead at a point of the game won it, judged as a spectator would. Runaway leaders, ahead at every round from the middle on, win { $runaway } of the games. The last round decides { $last }: whoever was ahead when it began does not win. Whoever was last in the middle still wins { $comebacks }.
lead-quarter = after a quarter
lead-half = half way
lead-three-quarters = after three
lead-last-round = last round
lengths = How long?
lengths-text = { $mean } decisions a game, those of the dealer included. How the games ended: { $ends }
worths-source = What the points come from
worths-source-text = How much more often a seat wins that gets most from it, in percentage points; { $n } of { $all } are shown. A question mark: it may be chance.
worths-move = What cards, tokens and choices are worth
worths-move-text = How much more often a seat wins that played it, or was dealt it, at least once, than one that did not, in percentage points; { $n } of { $all } are shown. A question mark: it may be chance. It goes together with winning; it need not be why.
head-what = What
head-seats = Seats
head-with = Wins with it
head-without = Wins without
head-difference = Difference
head-first = Before
head-second = After
head-sure = Beyond chance
sure-yes = yes
sure-no = –
unused = Choices nobody makes
unused-none = Every choice is made, as often as it can be expected or nearly so.
unused-text = These were legal often and hardly ever taken; { $n } of { $all } are shown. Either they are too weak, or these bots do not see what they are for.
head-choice = Choice
head-expected = By chance it would be taken
head-chosen = Taken
compared = What changes from { $first } to { $second }
compared-text = The same { $games } deals for both. Options that differ: { $options }. What changed beyond chance stands first; that is asked of the whole table at once.
compared-worths = { $n ->
    [0] Of what cards, tokens, choices and sources of points are worth, nothing changed beyond chance.
   *[other] What it is worth to have something (percentage points of winning more often) changed beyond chance for these:
}
number-length = Decisions a game
number-lead-quarter = Who leads after a quarter, wins
number-lead-half = Who leads half way, wins
number-lead-three-quarters = Who leads after three quarters, wins
number-lead-last-round = Who leads into the last round, wins
number-runaway = Runaway leaders
number-last-round = The last round decides
number-comeback = Won from the last place
boards = The boards of the first game
board-middle = Half way
board-end = At the end
how = How to get the same
how-text = Options: { $options }. Version { $version } of the rules, edition { $edition }.

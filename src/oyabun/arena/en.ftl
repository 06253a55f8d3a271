# What the report of an arena says.
report-title = { $title }: bots against bots
report-lead = { $games } games with { $seats } seats on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $date }. Every mix of bots played the same deals, and each bot played them from every seat.
head-bot = Bot
head-rating = Rating
head-interval = 95 %
head-wins = Wins %
head-place = Place
head-seconds = Seconds a decision
head-slowest = Slowest
ratings = Ratings
ratings-text = Of two, the one with 100 points more wins 64 times in 100; who comes second has lost. The line is the interval in which openskill believes the rating with 95 %.
wins = Wins
wins-text = For each time it sat at a table; a victory shared by two counts one half for each. A fair share is { $fair }. The line is the interval of 95 %.
against = Against each other
against-text = How often the bot of the row finished before the bot of the column at the same table; finishing equal counts one half.
seats = Seats
seats-text = How much of the victories fell to each seat, whoever sat there.
lengths = Lengths
lengths-text = { $mean } decisions a game, those of the dealer included. How the games ended: { $ends }
how = How to get the same
how-text = Options: { $options }. Version { $version } of the rules, edition { $edition }. Seconds are those of one core and differ between machines; a bot that thinks against the clock plays other games each time.

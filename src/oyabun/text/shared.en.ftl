# What all games say.
the-table = the table
seat = Seat { $n }
somebody = Somebody
list-and = { $head } and { $tail }
colon = { $head }: { $tail }
player = { $you ->
    [yes] you
   *[no] { $seat }
}
said = { $you ->
    [yes] You say: “{ $quote }”
   *[no] { $seat } says: “{ $quote }”
}

# Who plays where nobody sits: what they are called, and a sentence about each.
bot-random = the drunk
bot-random-says = Plays anything that is allowed.
bot-heuristic = the old hand
bot-heuristic-says = Goes by rules of thumb and answers at once.
bot-easy = the apprentice
bot-easy-says = Knows the game, looks at it briefly and misses things. For a first match.
bot-normal = the regular
bot-normal-says = Comes every evening, thinks for a moment and makes you earn it.
bot-hard = the strategist
bot-hard-says = Thinks for about a second, looks ahead and remembers what you showed.
bot-boss = the oyabun
bot-boss-says = Takes its time, a few seconds each turn. Nobody asks it to hurry.
bot-greedy = the greedy one
bot-greedy-says = Takes what looks best right now, and never looks further.
bot-flat = the plodder
bot-flat-says = Tries everything equally often before it decides.

# Why a choice is good.
because = { $n ->
    [100] Then: { $quote }
   *[other] { $n } times in 100, then: { $quote }
}

# What all games say.
the-table = the table
seat = Seat { $n }
somebody = Somebody
list-and = { $head } and { $tail }
said = { $you ->
    [yes] You say: “{ $quote }”
   *[no] { $seat } says: “{ $quote }”
}

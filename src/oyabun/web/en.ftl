# What pages say.

# 1. Everywhere
skip = Skip to the table
home = Home
about = About
settings = Language and theme
theme-auto = Auto
theme-light = Day
theme-dark = Night
theme-next = Switch to: { $word }
unofficial = An unofficial table. Nobody connected with the games has made or approved it.
rules = Rules
rules-title = Rules of { $word }
learn = Learn
learn-title = Learn { $word }
learn-place = How far you are
learn-step = Step { $n } of { $steps }
learn-on-board = Choose on the board.
learn-list = Or choose from the list
learn-next = Go on
learn-back = Back
learn-skip = Skip this step
learn-right = Right.
learn-wrong = Not that one.
rules-find = Look something up
rules-find-hint = a word, a card, a number
rules-found = Found: { $n }
rules-what = What does this do?
mark-S = the rulebook states it
mark-P = a public source states it
mark-R = our ruling or reconstruction
mark-D = derived from what is stated
players = { $low } to { $high } players
minutes = { $n } minutes
cancel = Never mind
close = Close
copy = Copy
copied = Link copied.
share = Send

# 2. The first page
home-title = Sit down. Somebody wants your chair.
home-lead = Games of the Japanese underworld, in your browser. No account, no download. Friends by link, bots for the empty seats.
play-now = Play now
play-now-title = Play now: { $word }
play-title = Play { $word } now
open-table = Open a table
open-table-title = Open a table of { $word }
all-games = All games
games-title = { $n ->
    [one] The game on the table
   *[other] { $n } games on the table
}
promise-link = A link is a seat
promise-link-text = Open a table, send each friend a link. One click and they sit. Your own link opens your seat on any other device.
promise-bots = Bots that do not cheat
promise-bots-text = Somebody is missing? A bot takes the chair. It knows what that seat knows, and not one card more.
promise-replay = Nothing is forgotten
promise-replay-text = Step through any finished game, from any seat’s eyes. Keep the record; open it again here.
record-file = A record file
record-open = Open the record

# 2b. Coming back
mine = Your tables
mine-yours = Your turn
mine-waiting = Waiting for { $names }
mine-going = Going on
mine-lobby = Not started yet
mine-over = Over
mine-won = Over: you won
mine-stopped = Stopped
mine-with = with { $names }
mine-forget = Drop it
mine-forget-title = Drop it: { $word }
since-now = just now
since-minutes = { $n ->
    [one] for a minute
   *[other] for { $n } minutes
}
since-hours = { $n ->
    [one] for an hour
   *[other] for { $n } hours
}
since-days = { $n ->
    [one] for a day
   *[other] for { $n } days
}
carry-make = Take them to another device
carry-hint = A link, good once.
carry-title = Your tables, on another device
carry-lead = Open this link there within { $n } minutes. It is good once and brings every table of this browser along.
carry-link = The link that carries your tables
carry-qr = The same link as a QR code
carry-take-lead = Somebody, you we hope, sends your tables to this device.
carry-ticket = The code at the end of the link
carry-take = Take them in here
open-tables = Tables with a free chair
open-free = { $n ->
    [one] One chair of { $seats } is free
   *[other] { $n } chairs of { $seats } are free
}

# 3. Opening a table
other-games = Other games
nickname = Your name
default-name = Rookie
nickname-hint = What do they call you?
how-many = How many sit down?
who-sits = Who sits where?
seat = Seat { $n }
sit-me = I sit here
sit-open = Whoever gets the link
sit-bot = A bot: { $word }
pace = How fast?
pace-live = Tonight
pace-live-text = Everybody is here; bots answer within seconds.
pace-turns = Turn by turn
pace-turns-text = Over days. Come back when it is your turn.
who-comes = Who may come?
listed = Anybody
listed-text = The first page shows this table; whoever likes sits down on an empty chair.
gallery = A gallery that talks
gallery-text = Whoever only watches may speak. Otherwise they watch in silence.
clock = Time for each decision
clock-none = As long as it takes
clock-seconds = { $n } seconds
clock-minutes = { $n } minutes
clock-days = { $n ->
    [one] One day
   *[other] { $n } days
}
options = House rules
edition = Component data
edition-text = For tinkerers: the numbers this table is played with, as JSON.
edition-title = The numbers of { $word }
edition-lead = Some numbers of this box are ours. If you own the game, or made it, put yours in: the board changes as you type.
edition-range = a whole number from { $n } to { $n2 }
edition-play = Play with these numbers
edition-keep = Keep them as a file
edition-show = Show the board
edition-lab = How do they play?
edition-load = A file that you kept
edition-load-do = Read the file
edition-own = This table is played with numbers of your own.
edition-change = Change the numbers of the box
lab-title = How these numbers of { $word } play
lab-own = { $n } games with the numbers of the box, played by quick bots that follow their instinct.
lab-compared = { $n } games with the numbers of the box and the same { $n } deals with yours, played by quick bots that follow their instinct.
lab-progress = Games played
lab-so-far = { $n } of { $n2 } games.
lab-preliminary = What follows is known from the first { $n }.

# 4. The lobby
lobby = Before the game
lobby-host = Send each link to one person. Start when you like: bots take the chairs that stay empty.
lobby-guest = You have a chair. The host will start the game.
lobby-watch = You are watching. The host will start the game.
lobby-join = A chair is free. It could be yours.
listed-now = This table is on the first page: anybody may sit down.
listed-not = Only whoever has a link can sit down.
listed-on = Show it on the first page
listed-off = Take it off the first page
invite = Link to seat { $n }
qr = QR code: scan to take seat { $n }
give-to-bot = Give it to a bot
free-seat = Free this seat
free-bot = Keep it for a person
rename = That’s me
spectators = Link for those who only watch
start = Start the game
start-hint = Empty chairs go to bots. Their people can still come and claim them.
sits-down = { $name } sits down.

# 5. At the table
seats = Who sits here
seat-you = you
seat-bot = bot
seat-open = empty chair
seat-away = away
seat-waited = to act
seat-turn = your turn
your-turn = Your turn
goal = What is this about?
goal-title = { $word } in three lines
goal-close = Let’s play
goal-hint = The question mark at the top shows this again.
goal-word = Goal
bell = Bell
notify = Tell me when it is my turn
push-turn = Your turn, at the table with { $names }.
push-on = You will be called when it is your turn, even when this page is closed.
push-off = You will not be called any more.
push-none = This browser reaches no push service from here. The bell rings while this page is open.
sound = Sound
chat = Talk
log = Story
table = Table
board = The board
closer = Closer
farther = Farther
whole = All of it
asked = What is asked
choices = What you can do
take-back = Take back
stand-in = A bot plays your seat. It knows what you knew.
come-back = Take my seat back
act = Your turn
wait = Wait
watching = You watch
forced = That is all you can do; the table does it for you in a moment.
pass-on = Pass until I am asked something else
pass-stop = You are passing. Stop
recap-seen = Seen
speak-on = From now on, say the first line for me
speak-off = I will speak for myself again
say-it = Say it
outage = The line is down. Your seat is safe; trying again …
ranking = Who won
you-win = You win.
one-wins = { $names } wins.
nobody-wins = Nobody wins.
some-win = { $names } win.
replay = Replay
again = Another game
again-go = To the new table
again-join = I am in
again-yours = You want another game. The others have been told.
again-theirs = { $name } wants another game. Your chair is kept, one place on.
again-next = { $name } wants another game.
again-watch = Watch the next game
watchers = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
chat-gallery = (watching)
chat-silent = Whoever watches this table does so in silence.
gallery-name = Somebody
beside = Beside the board
chat-empty = Nobody has said a word yet.
chat-say = Say something to the table
chat-say-team = Only your team hears you now
chat-team = (to the team)
send = Send
rules-whole = All rules on one page
keys = Keys
keys-text = Arrow keys go around what can be chosen, Enter plays it. + and − come closer and go back, 0 shows the whole board.
revealing = Everybody has chosen. One, two, three …
aims = { $name } takes aim.
aim-yours = Your throw.
aim = Steady hand. Let go when the needle is in the middle.
aim-still = Let go when you like: luck aims for you.
let-go = Let go

# 6. Replay
replay-of = { $word }, seen again
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-rounds = Round
replay-round-back = To the round before
replay-round-on = To the next round
replay-decisions = Decision
replay-decision-back = To the decision before
replay-decision-on = To the next decision
share-picture = Share as a picture
picture-kept = The picture is among your downloads.
replay-slider = Position in the game
replay-ply = { $n } of { $plies }
replay-keep = Keep it
replay-lost = This position could not be fetched.
eyes = Through the eyes of
eyes-all = everyone at once
eyes-none = a spectator
copy-link = Copy link
record = Record

# 7. Rules, about
contents = On this page
about-title = About this table
about-lead = Oyabun means the boss. Here you can play games in which everybody wants to be one.
unofficial-long = This is an unofficial digital table, made by people who like these games. The games belong to their authors and publishers; nobody connected with them has made or approved it. Where a rulebook was silent, or a page of it was lost, the rules page says which rulings are ours.
authors = The games and their authors
about-secrets = What you do not see
about-secrets-text = Your browser is only ever sent what your seat may know. What the others hold never leaves the server before it is turned up, and a bot is told no more than a person in its chair.
about-open = Free software
about-open-text = The table, the rules and the bots are open source, under the Apache license. You can run your own with two commands.

# 7b. Without a line
offline-title = The line is dead
offline-lead = This device cannot reach the table. Your seat is kept; nothing is lost.
offline-again = Try again

# 8. Errors
own-link = Your seat on another device
own-link-hint = Whoever has this link plays your seat. Keep it to yourself.
another-device = Your seat is open on { $n } devices. If one of them is not yours, ask the host to free the seat.
sit-title = A seat for you
sit-lead = There is a seat for you at this table.
sit-again = This is your own seat. Open it on this device too?
sit-others = Around the table: { $names }.
sit-down = Sit down
sit-open-here = Open it here

position-title = This position
position-lead = Every position of a game can be written as one line of text: what one seat knows, and nothing else.
position-text = A position, as text
position-show = Show it
position-hint = One line with all that you may know now, to show somebody or to report something odd. It holds your own hand.
position-copy = Copy this position
position-open = See the line
position-paste = Show another one

fair-title = Sealed chance
fair-line = Chance at this table is sealed:
fair-what = What is this?
fair-word = A word of your own, for chance
fair-add = Add it
fair-opened = The seal is open
fair-the-secret = The secret
fair-lead = Nobody at a table can choose a card, and nobody can foresee one. You need not believe it: you can check.
fair-secret = When a table opens, it makes up a secret and shows a fingerprint of it (SHA-256). From then on the secret cannot be changed: no other has that fingerprint.
fair-words = Before the match begins everybody may add a word of their own. The table knew none of them when it made its secret.
fair-draw = Everything that chance decides is drawn from the secret and the words together.
fair-reveal = When the match is over, the table shows the secret.
fair-check = To check
fair-check-text = Compare the fingerprint at the end with the one you saw before. Then download the record and let it draw everything again:
fair-limits = What it cannot do
fair-limits-text = Where nobody adds a word, whoever runs the server could have tried out secrets before showing one. And whoever runs the server can read its secrets while you play. What people throw by hand is thrown, not drawn.

notice-new-rules = The rules have been corrected since this match began. It goes on by the new ones.
notice-stopped = The rules have been corrected, and by the new ones this match cannot go on. This is its last board.

watch = Watch this table
error-title = Wrong door
error-busy = One moment
error-OyabunError = Something went wrong on our side. Nothing is lost; please try again.
error-RequestError = There is nothing behind this door, or nothing that can be done here.
error-UnknownGameError = There is no such game here.
error-NoNumbersError = This game has no numbers to change: its box is what it is.
error-UnknownBotError = There is no such bot.
error-SeatError = There is no such seat at this table.
error-OptionError = One of the house rules has a value the game does not know.
error-EditionError = The component data cannot be read.
error-UnknownMoveError = There is no such move.
error-IllegalMoveError = That is not possible now.
error-NotationError = This line is no position that can be shown here.
error-NotYourTurnError = It is not your turn.
error-StaleMoveError = The table has moved on. Look again.
error-WordsError = That cannot be said here. Up to 80 characters, on one line.
error-TakeBackError = Too late: what was decided stands.
error-MatchOverError = The game is over.
error-UnknownTableError = There is no such table. Perhaps the link lost a letter.
error-NotAllowedError = That is not for you to do.
error-SeatLinkError = This link opens no seat. Perhaps a letter was lost on the way, or the host has made a new one: ask for it. You can always watch.
error-SeatTakenError = Somebody sits there already. Was it you? Then open the seat where you took it, or with your own link. Otherwise the host can free it.
error-TicketError = This link was used already, or has grown too old. Make a new one where your tables are.
error-NoPushError = This server cannot call you through that service.
error-StageError = Not at this point of the evening.
error-NameTakenError = Somebody here already has that name.
error-TextError = That text cannot be taken: too long, or not readable.
error-MessageError = We did not understand that.
error-LimitError = Too much, too fast. Breathe, then try again.
error-QuotaError = That is enough tables from one place for today. Play the ones you have; tomorrow there are more.
error-DamagedTableError = What was kept of this table is damaged, so it cannot be shown. Other tables are not touched. Please tell whoever runs this server.
error-BusyError = This server has its hands full at this moment. Try again in a little while.
error-LabGoneError = These numbers are not being studied any more. Send them again from their form.
error-CorruptRecordError = This record cannot be replayed. Is the file complete?

toss-enter = { $seat }, piece { $n }: how does it lie?
notice-no-physics = Thrown pieces cannot fall on this server: a table of chances decides.
flick-here = Flick here: faster is harder.

hints = Hints
hints-usual = Only against bots
hints-on = Hints are on
hints-off = Hints are off
hint-ask = What would you do?
hint-thinking = Thinking …
hint-none = There is nothing to weigh here: choose what you like.
hint-lost = No answer. Ask again.
levels = Who are the bots?
rating-source = Of two, the one with 100 points more wins 64 times in 100. Found on { $date } by

review = Look back
review-of = Looking back: { $word }
review-thinking = Going through the match with what { $seat } knew at each decision. This page shows it as soon as it is done.
review-progress = How far it is
review-lead = { $n ->
    [one] One decision
   *[other] { $n } decisions
} of { $seat }, each judged by what that seat knew then, never by what was turned up later.
review-curve = Everybody’s chances to win, as this seat saw them
review-worst = What cost most
review-at = After { $n } decisions: look at the board
review-did = Chosen
review-better = Better
review-cost = { $n } % of the victory, give or take { $n2 }.
review-faultless = Nothing was found that surely cost anything. Well played.
review-sums = Luck and choice
review-choice = Own decisions
review-luck = What chance gave
review-others = What the others did
review-how = In percent of the victory. A strong player went through every decision in imagined worlds that the seat could not tell from the real one; ± is the interval of 95 % that these simulations leave. What the others did also holds what the estimates miss.
against = Which bot: { $word }
against-one = against { $word }

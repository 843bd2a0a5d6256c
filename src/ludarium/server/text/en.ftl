# What links to pages of this server show elsewhere, in English.

home-title = Ludarium: four board games
home-text = A cabinet of board games in the browser, for friends and for patient opponents of wood. No account, nothing to install.
rules-title = { $game }: the rules
puzzles-title = Puzzles of the day
puzzles-text = A painting, a text, a tune, a sculpture and a formula, new every day and the same for all: lay them against the clock.
table-title = A table of { $game }
table-open = { $free ->
    [0] Everybody is here.
    [one] One seat is free: sit down and play.
   *[other] { $free } seats are free: sit down and play.
}
table-running = The game is under way: come and watch.
table-finished = The game is over: see how it ended.
table-closed = Nobody plays here any more.
replay-title = A game of { $game }
replay-text = A finished game, move by move, as every player saw it.
missing-title = Not found · Ludarium
missing-text = There is nothing at this address.
about-artificium = Turn wood into swords and wheat into beer, five cards a round. For 2 to 6 players.
about-universal-tapestry = Weave sixty-four celestial bodies into one rainbow, alone.
about-ars-universalis = Bid for the great minds of three periods and complete their works. For 1 to 4 players.
about-plus-ultra = Serve the Emperor Charles V from Seville to the New World. For 2 to 4 players.
about-other = A board game in the browser.

learn-title = Learn { $game }
learn-text = Short lessons at a real table: you play from the first minute.

# Letters

letter-confirm-title = Keep your name at Ludarium
letter-confirm-text = Hello { $name },

    somebody, hopefully you, wants to keep the name "{ $name }" with this address. Open this page and say yes:

    { $url }

    The link works once, for 15 minutes. If that was not you, do nothing.
letter-enter-title = Sign in to Ludarium
letter-enter-text = Hello { $name },

    this page signs you in:

    { $url }

    The link works once, for 15 minutes. Give it to nobody: whoever uses it plays in your name. If you did not ask for it, do nothing.
letter-changed-title = Your address at Ludarium was changed
letter-changed-text = Hello { $name },

    your name is now kept with another address ({ $mail }), and no longer with this one. If that was not you, sign out all other devices in the settings, and tell whoever runs the server.

# Calls: they stand on lock screens

call-turn = { $game }: it is your turn.
call-round = { $game }: your round has begun.
call-here = { $game }: say that you are here, the next round of your tournament begins soon.
call-over = { $game }: the game is over.
call-invitation = { $game }: a seat is kept for you.
call-arrival = { $game }: somebody has sat down at your table.
call-message = { $game }: somebody said something at your table.
call-test = This is how you are called.
call-many = { $count } tables wait for you
call-foot = What you are written to about: { $settings }
    No more such letters: { $url }

# The rules pages, in English: everything around the rules themselves, which lie beside in one folder a game.

rules-of = Rules of { $game }
rules-aside = Rules
shelf-aside = in our own words
read = Read
no-rules-yet = In preparation
no-rules-here = The rules of this game are not written yet.
all-rules = All rules
contents = Contents
search = Search
search-hint = A word, such as market
search-count = { $count ->
    [0] No section
    [one] 1 section
   *[other] { $count } sections
}
search-none = Nothing about “{ $query }” in these rules.
anchor = Link to “{ $section }”
own-words = The rules are told here in our own words. Where a printed number or picture could not be had, the text says so.
ours = ours, not printed
ours-note = † marks what is ours. The printed rules do not state it, or only in a picture we could not see; see [what is reconstructed](#reconstructed).
now = Now:
print = Print

## In the pictures

copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
column-resource = Resource
column-tier = Tier
column-made-by = Made by
column-used-by = Needed by
column-buy = Buy
column-sell = Sell
card-back = Back
points-discarded = Points when discarded
beats = wins against
empty-cell = empty cell
in-hand = in hand: { $card }
verdict-yes = allowed
verdict-no = not allowed
box-label = A tapestry that is as wide as the window: it may grow up and down, but not to the sides
column-rank = Rank
column-time = Time
time-over = more than { $from } { $from ->
    [one] minute
   *[other] minutes
}
time-between = more than { $from }, at most { $to } { $to ->
    [one] minute
   *[other] minutes
}
time-from = { $from } to { $to } { $to ->
    [one] minute
   *[other] minutes
}
time-under = less than { $to } { $to ->
    [one] minute
   *[other] minutes
}

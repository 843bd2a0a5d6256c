# The coach, in English. The same catalogue serves the terminal and the browser.

## Verdicts

coach-verdict-masterstroke = Masterstroke
    .open = Masterstroke?
coach-verdict-sound = Sound
    .open = Sound?
coach-verdict-loose = Loose
    .open = Loose?
coach-verdict-slip = Slip
    .open = Slip?
coach-verdict-ruin = Ruin
    .open = Ruin?

## Why

coach-why-heading = Why
coach-why-kept = Kept for later
coach-why-rival-less = Best rival gets less
coach-why-rival-more = Best rival gets more
coach-why-other = Other sources
coach-why-lead = Your lead, on average
coach-why-points = Your points, on average
coach-why-deed = After this { $deed } in { $better } of 100 deals, otherwise in { $worse }.
coach-why-largest = Most of it comes from here: { $source }.
coach-why-largest-kept = Most of it is what you keep for later.
coach-why-small = The two hardly differ in where the points come from.
coach-why-after = After this
coach-why-otherwise = Otherwise
coach-why-alike = In these deals the two hardly differ.
coach-why-deals = Imagined deals, the same for both: { $deals }.

## How sure

coach-sure-certain = A lead of { $lead } ± { $error }: certain.
coach-sure-likely = A lead of { $lead } ± { $error }: likely, not certain.
coach-sure-open = A lead of { $lead } ± { $error }: not certain.
coach-sure-small = It hardly matters: a lead of { $lead } ± { $error }.
coach-sure-even = The two cannot be told apart.
coach-decimal-sign = .
coach-points-of = { $points } pts

## Hints

coach-hint-heading = Hint
coach-hint-look = What to look at
coach-hint-move = A good move
coach-hint-why = Why
coach-hint-look-pieces = Look at { $pieces }.
coach-hint-look-source = What decides here: { $source }.
coach-hint-look-none = Look beyond single pieces: what does each thing you may do leave you with?
coach-hint-look-kept = What decides here is what you keep for later.
coach-hint-and = { $first } and { $last }
coach-hint-best = Best moves
coach-hint-wins = you win
coach-hint-lead = points ahead
coach-hint-only = There is but one move.
coach-hint-expert = What the grandmaster would do comes first, unless another move is surely better. Chances are those of a simple bot that plays on: good players win more often.
coach-hint-against = { $one } against { $other }
coach-hint-more = Type `hint` again for more.
coach-hint-off = Hints are off here: { $reason ->
    [rated] this game counts.
    [chosen] this table was set up without them.
    [daily] everybody has the same deal today.
    [tournament] this is a tournament.
   *[people] the others have not agreed to them.
}
coach-hint-close = close
coach-hint-set-up = Set it up
coach-hint-busy = The coach is busy. Try again in a moment.
coach-hint-thinking = The coach is thinking …

## The way to an analysis

coach-page-start = Analyse
coach-analysis-in-points = in points

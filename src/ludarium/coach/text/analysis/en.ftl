# The analysis of a game, in English: its page, and trying a decision oneself.

## Analysis

coach-analysis-title = Analysis
coach-analysis-won = { $name } won with a score of { $score }
coach-analysis-won-you = { $name } won with a score of { $score }; you had { $mine }
coach-analysis-shared = { $names } share the win with a score of { $score }
coach-analysis-lost = The game was lost.
coach-analysis-alone = Won with a score of { $score }
coach-analysis-luck-and-decisions = Luck and decisions
coach-analysis-luck = luck
coach-analysis-decisions = decisions
coach-analysis-verdicts = Verdicts
coach-analysis-par = par
coach-analysis-par-help = Par is the score of the best play found with an average deal: par + luck + decisions = score. Luck is told as far as it shows in final scores; the rest is part of par.
coach-analysis-score = score
coach-analysis-error-rate = lost by a decision
coach-analysis-chance = Chance to win
coach-analysis-points = Expected points
coach-analysis-known = after each decision; all hands known
coach-analysis-played-out = after each decision: the share of imagined deals that a simple bot goes on to win
coach-analysis-played-out-help = Chances are those of a simple bot that plays on from there: good players win more often. Luck is not reckoned here.
coach-analysis-keys = Key decisions
coach-analysis-none = Nothing that was done could clearly have been done better.
coach-analysis-decision = decision { $number }
coach-analysis-round = round { $round }
coach-analysis-played = played
coach-analysis-you-played = you played
coach-analysis-best = best found
coach-analysis-second = next best
coach-analysis-care = Imagined deals: { $deals }; sure of { $sure } out of { $count } verdicts
coach-analysis-finding-errors = { $name } lost more by decisions than by the deal. Clear mistakes: { $count }.
coach-analysis-finding-luck = The deal decided more than the decisions did.
coach-analysis-finding-clean = { $name } hardly lost a point by any decision.
coach-analysis-finding-alone = Clear mistakes: { $count }.
coach-analysis-hints = Hints asked for: { $count }
coach-analysis-exact = What the solver says
coach-analysis-exact-hindsight = It knows every card, also those that lay hidden then: nobody is to blame for what it finds.
coach-analysis-exact-known = It goes by what the player could see then.
coach-analysis-exact-moment = To this moment
coach-analysis-exact-watch = Watch this line
coach-analysis-exact-how = Laid so: { $how }
coach-analysis-exact-looking = The solver is still looking …

## The page

coach-page-stop = Stop here
coach-page-go-on = Go on
coach-page-again = Watch it again
coach-page-yours = yours
coach-page-all = all
coach-page-before = Before decision { $number }
coach-page-thinking = The coach is looking at decision { $done } of { $parts } …
coach-page-waiting = The coach begins as soon as no bot has to move.
coach-page-none = Nobody has asked for an analysis of this game yet. It looks at every decision with what was known then.
coach-page-graph = { $heading }. Key decisions follow in a list; the arrow keys step through them.
coach-page-luck-tab = Luck
coach-page-decision-tab = Decision
coach-page-board-tab = Board
coach-page-all-tab = Key decisions
coach-page-exact-tab = Solver
coach-page-to-moment = To this moment of the game
coach-page-earlier = Earlier key decision
coach-page-later = Later key decision
coach-page-of-keys = key decision { $place } of { $count }
coach-page-even = This is the best that was found.
coach-page-flag-best = best
coach-page-flag-played = played
coach-page-flag-both = played and best

## Trying a decision oneself

coach-trial-title = Try it yourself
coach-trial-help = The table as it was before decision { $number }. Choose any move: it is judged, not made. Whatever is as good as the best found is right.
coach-trial-in-order = Several such moves are made in a row, in the order in which the pieces lie. Choose the first: what lies before it stays.
coach-trial-list = Or from the list of all moves
coach-trial-choose = Choose a move
coach-trial-check = Check it
coach-trial-right = As good as the best found
coach-trial-wrong = There was something better
coach-trial-than-played = Why it is better than what was played
coach-trial-than-best = What the best found brings more
coach-trial-tries = Earlier tries
coach-trial-close = Show the answer

"""Universal Tapestry for bots: a fast model of the solitaire, in layers that know more and more.

`kind` (the cards), `table` (what lies where), `position` (laying and seeing cards), `evaluation` (what a
position costs), `turn` (exchange chains and the ends of a turn), `planner` (drawing, and games played out).

Cells of the fixed 8 x 8 window are numbers on a board nine wide with a border. A *domain* is a mask of the
colours (bits 4-9) and side symbols (bits 0-3) that a cell admits; a laid card has a domain of one each.
Everything the model knows is public: a world to play out in is dealt from the unseen faces.
"""

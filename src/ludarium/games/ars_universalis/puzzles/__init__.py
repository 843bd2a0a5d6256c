"""The five kinds of puzzle of Ars Universalis: verify an arrangement, find all sets of cards that solve."""

"""The coach: what a decision was worth, by what its seat could know; hints, and the analysis of a finished game."""

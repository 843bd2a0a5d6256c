"""Tournaments of people: the draw, the standings, what is kept of one, and the office that runs them all."""

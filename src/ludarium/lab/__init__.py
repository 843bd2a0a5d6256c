"""The laboratory: many games at once, counted. Matches, tournaments, statistics."""

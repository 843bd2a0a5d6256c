"""Benchmarks: speed beside peers, matches between bots, and the long soak. None of them is a test."""

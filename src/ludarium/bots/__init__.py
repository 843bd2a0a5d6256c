"""Bots: who may sit on a seat instead of a person. They see only what their seat may see."""

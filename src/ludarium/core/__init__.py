"""The rules kernel: what every game stands on. It knows no game, no server and no bot."""

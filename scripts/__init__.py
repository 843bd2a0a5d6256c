"""How Ludarium is built and started: the engine, the front end, `make play`. Standard library only, until built."""

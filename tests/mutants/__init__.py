"""`make mutants`: small faults put into the engine and the server, one at a time; the tests must notice them."""

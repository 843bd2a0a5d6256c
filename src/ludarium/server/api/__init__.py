"""The HTTP API, by subject; docs/protocol.md lists it. Bodies are messages of `schema`."""

"""The same real servers as in tests/server."""

from tests.server.conftest import serve, server

__all__ = ["serve", "server"]

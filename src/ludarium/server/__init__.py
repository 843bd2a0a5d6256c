"""The table server: tables, people, live play, storage. It trusts nobody and tells each seat only its own."""

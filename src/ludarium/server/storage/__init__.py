"""What the server keeps: one SQLite database, and by subject what is asked of it and written into it."""

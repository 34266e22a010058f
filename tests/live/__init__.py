"""Real sockets against the real server."""

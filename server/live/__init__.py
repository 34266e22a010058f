"""One browser at one table: the WebSocket."""

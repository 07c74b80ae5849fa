"""The server: lobby and tables over HTTP and WebSocket. It knows matches, not games."""

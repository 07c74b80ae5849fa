"""One module for each command: `arguments` declares what it takes, `run` does it."""

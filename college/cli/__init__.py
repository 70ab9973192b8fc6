"""The college command: one line a command, one call each."""

"""The refusal of a command that writes: why, and what would help. Nothing was written."""


class Refused(Exception):
    """It cannot be done; the message is for the author, one reason a line."""

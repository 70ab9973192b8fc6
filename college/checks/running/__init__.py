"""What the checks are run by: what they look at, how they are found, and what is made of it."""

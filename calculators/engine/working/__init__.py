"""The working: source to steps, simplified, shown. No formula is typed here."""

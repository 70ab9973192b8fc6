"""Numbers to text and back. Knows units, never a calculator."""

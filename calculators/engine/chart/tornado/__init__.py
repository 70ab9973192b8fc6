"""The tornado: which input moves the result most."""

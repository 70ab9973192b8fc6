"""The `college` command: its words, and one call for each.

Here goes the command line alone: what a command does is never here, but in the folder it calls.
"""

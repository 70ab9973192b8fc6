"""What the `college` command writes for authors: new files, and a course put in another order.

Nothing here overwrites a file that an author began, and only `restructure/` touches others.
"""

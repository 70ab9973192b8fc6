"""What a host on the net is told and given: headers, compressed files, a container, workflows.

In here: whatever depends on where the site is put. Never a file that a reader's page asks for.
"""

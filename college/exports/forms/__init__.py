"""What `college export` writes into `dist/`: one module a form, named as it is typed.

Each has one `FORM`. What a form needs beyond the course's own packages is imported when it is
written, so that a form without its tools hinders no other.
"""

"""The records of the course: what authors say in front matter and course.yml, typed.

A record is a frozen dataclass whose annotated fields are its table of keys; how keys are read, and
what a problem is, stands here too. Nothing here knows the text below a record, and nothing renders.
"""

"""The course: records, checks, numbers in prose and blocks. It never imports MkDocs."""

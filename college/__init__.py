"""This package is the course: records, checks, numbers in prose and blocks. It never imports MkDocs."""

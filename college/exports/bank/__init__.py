"""The questions of the course for other programs' question banks: Moodle's, QTI's, Anki's.

`asked.py` works each question out, once; a file beside it writes one format. Nothing here reads
a lesson's text, which `college/source/question.py` has done.
"""

"""The examinations: one file each, found by being here.

A file holds a function under `@of_site` (it looks at the files) or `@of_visit` (it looks at a page
that stands open in a browser), which gives what it finds wrong. How a page is opened or measured
is never here, but in `browsers/` and `meters/`. To add one, write its file and plant its defect in
`tests/college/doctor/`.
"""

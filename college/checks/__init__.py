"""The checks of the content: one file a check, found by being here.

A file holds a function under `@of_text` (it looks at one file alone) or `@of_course` (it looks at
all of them), which gives each problem with its line and its remedy. What runs them is in
`running/`, what tries the course's own Python in `trial/`; nothing that is wrong with the content
is told from anywhere else. To add one, write its file and its case in
`tests/college/checks/cases/problems.yml`.
"""

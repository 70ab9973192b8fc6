"""The blocks an author may use: one file a block, or a row of like ones, found by being here.

A block declares its name, what it is for, its options and its children; the check, the reference
and the scaffolding read those off it. To add one, write its file and its style. Nothing here reads
`///`: pymdownx does, and `college/source` for all that must be known without rendering.
"""

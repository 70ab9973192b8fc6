"""A class in figures: the records that learners exported by themselves, read and summed up.

Here goes what reads such files, which may hold anything, and what shows them to a teacher. What
a record is made of is said in `college/web/record/fields.js`; nothing here ever writes one.
"""

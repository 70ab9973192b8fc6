"""The part of Python's library that a program may import; the cost module comes with it.

The browser's Python is a snapshot of memory with nothing to import from later: what is imported
here is what there is.
"""

import bisect
import collections.abc
import copy
import csv
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import heapq
import io
import itertools
import json
import math
import operator
import random
import re
import statistics
import string
import sys
import textwrap
import time
import types
import typing

OFFERED = (
    bisect,
    collections,
    copy,
    csv,
    dataclasses,
    datetime,
    decimal,
    enum,
    fractions,
    functools,
    heapq,
    io,
    itertools,
    json,
    math,
    operator,
    random,
    re,
    statistics,
    string,
    textwrap,
    time,
    types,
    typing,
)


def offered() -> str:
    """Return the names as a sentence says them, the course's formulas first."""
    formulas = sorted(name for name in sys.modules if name.endswith(".cost"))
    names = [*formulas, *(module.__name__ for module in OFFERED)]
    return ", ".join(names[:-1]) + " and " + names[-1]

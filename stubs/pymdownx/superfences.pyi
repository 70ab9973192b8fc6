# What we use of pymdownx, which ships no types.
import re

RE_NESTED_FENCE_START: re.Pattern[str]
RE_OPTIONS: re.Pattern[str]

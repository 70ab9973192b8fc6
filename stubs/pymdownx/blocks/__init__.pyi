# What we use of pymdownx, which ships no types.
import re
from typing import Any

from markdown.blockprocessors import BlockProcessor
from markdown.core import Markdown
from markdown.extensions import Extension
from pymdownx.blocks.block import Block

RE_START: re.Pattern[str]
RE_END: re.Pattern[str]

class BlocksProcessor(BlockProcessor):
    md: Markdown
    def register(self, b: type[Block], config: dict[str, Any]) -> None: ...

class BlocksExtension(Extension):
    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None: ...  # noqa: N802 - its name

"""What other places show of the site: its mark, the picture of a link, a feed, a map for robots.

What a reader sees on a page itself never stands here.
"""

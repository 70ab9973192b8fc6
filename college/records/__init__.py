"""The records of the course: what front matter says, typed. Nothing here renders."""

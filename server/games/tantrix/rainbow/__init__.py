"""Rainbow: five puzzles, one for each colour of the numbers on the tiles' backs."""

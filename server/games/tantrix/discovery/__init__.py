"""Discovery: the first n tiles, and one loop through all of them."""

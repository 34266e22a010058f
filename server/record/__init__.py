"""A match as one file, and the check that its course follows from its seed and its commands."""

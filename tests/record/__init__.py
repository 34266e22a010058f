"""Tests of the record of a match, and of the check that it agrees."""

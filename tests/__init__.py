"""The tests of Trestle."""

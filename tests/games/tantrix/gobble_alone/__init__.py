"""Tests of Tantrix Gobble alone."""

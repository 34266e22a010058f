"""Tests of Tantrix."""

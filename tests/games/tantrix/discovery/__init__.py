"""Tests of Tantrix Discovery."""

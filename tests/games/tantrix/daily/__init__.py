"""Tests of the Tantrix puzzle of the day."""

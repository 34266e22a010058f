"""Tests of Tantrix Rainbow."""

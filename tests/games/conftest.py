"""Random tests of the rules are the same each time, and a busy machine is no fault of theirs."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rules", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rules")

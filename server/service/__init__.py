"""What happens at tables: one task owns each, and nothing here knows HTTP."""

"""What is kept: one suite of promises for every place it is kept in."""

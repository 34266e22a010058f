"""Trip Away: pyramids that tip, aim, swap, dig and hop, until somebody has none left."""

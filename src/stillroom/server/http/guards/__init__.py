"""Who asks, from where, how often, and what every answer carries."""

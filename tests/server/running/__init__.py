"""Running the server: settings, start and end, log, metrics, the plain page."""

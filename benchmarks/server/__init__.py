"""What our server is measured beside, and the load that measures."""

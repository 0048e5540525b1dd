"""What the two kettle games share: the ring, cauldrons, piles, and the scoring of sets."""

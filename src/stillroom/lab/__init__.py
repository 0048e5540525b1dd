"""The lab: matches between bots by the thousand, what they show, and how fast they are."""

"""What follows a match: replay, story, review, notes and reports."""

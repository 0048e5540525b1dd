"""The Quacks of Quedlinburg: the rules, and how they show themselves to the table."""

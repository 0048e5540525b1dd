"""The bots of The Quacks of Quedlinburg."""

"""Tables before and between matches: opened, listed, entered, and who may know of them."""

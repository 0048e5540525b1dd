"""Hot Kettle: a tiny game for the tests of the kernel, which must know nothing of it.

Everybody draws chips at the same time, one each in turn, and stops when they dare no more. A toad
spoils the pot. A root may be kept, or put back under the pile. What is in a pot is its owner's
secret.
"""

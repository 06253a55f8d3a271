"""Meeples thrown into the lid of a box: how they fly, how they come to lie, and proof of it.

`poses` reads how a piece lies off where it came to rest; `flights` writes a whole throw down as a
few kilobytes that any page can play back; both are plain Python. `lid` throws, with MuJoCo, which
is an extra (``pip install oyabun[physics]``): where it is missing, the table of chances decides.
"""

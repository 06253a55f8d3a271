"""The kernel: knows no game, does no I/O, imports only the standard library.

Compiled by mypyc together with the games' ``components moves state rules view``; the same files run
as plain Python where there is no compiler.
"""

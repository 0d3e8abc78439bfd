"""Many machines: contests, training and sweeps on Ray (``pip install 'turf-rl[ray]'``); ``python -m turf_rl.ray --help``.

Nothing here listens or unpickles but Ray itself. What turf sends through it is text (JSON), bytes and NumPy arrays.
"""

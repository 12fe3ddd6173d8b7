"""The speech recognition library: waveforms in, captions out. No Qt, no device, no settings.

Reading order:

1. ``engine.driver.transcript``: what comes out (drafts, commits, suspects).
2. ``engine.driver.emission``: when a decode runs and when its output is final.
3. ``engine.driver.seam``: what a model family must offer (``AsrEngine``).
4. ``engine.driver.driver`` and ``engine.driver.context``: the immutable driver and the one
   stateful type, a stream.
5. ``engine.front_end`` and ``engine.vad``: samples to features, samples to speech regions.
6. ``engine.engines.whisper``: the reference engine.
"""

import os

# torch's OpenMP threads spin at barriers by default. One other busy process (a video call) then
# makes a decode 10 to 25 times slower. libgomp reads this once, when torch is imported.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

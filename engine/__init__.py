"""The speech recognition library: waveforms in, captions out. No Qt, no device, no settings.

Reading order:

1. ``engine.driver.transcript``: what comes out (drafts, commits, suspects).
2. ``engine.driver.emission``: when a decode runs and when its output is final.
3. ``engine.driver.seam``: what a model family must offer (``AsrEngine``).
4. ``engine.driver.driver``, ``engine.driver.context``, ``engine.driver.batch``: the immutable
   driver, the one stateful type (a stream), and the batch that serves many of them.
5. ``engine.driver.timeline``, ``clock``, ``level``, ``agreement``: what a context is made of.
6. ``engine.front_end`` and ``engine.vad``: samples to features, samples to speech regions.
7. ``engine.engines.whisper.engine``: the reference engine; its docstring goes on from there.
8. ``engine.files.pipeline``: the same engines over whole files; ``engine.models``: where they come
   from.

``examples/caption_two_files.py`` is the shortest use of all of it. ARCHITECTURE.md follows one
second of audio from write to commit.
"""

import os

# torch's OpenMP threads spin at barriers by default. One other busy process (a video call) then
# makes a decode 10 to 25 times slower. libgomp reads this once, when torch is imported.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

# oneDNN keeps what it has prepared for each shape of a product, a thousand of them by default, and
# every draft is longer than the last: 200 MB in a minute. One decode has about twenty shapes.
for _cache in ("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "LRU_CACHE_CAPACITY"):
    os.environ.setdefault(_cache, "48")

"""Caption two files at once: two streams over one driver, whose decodes run as one batch.

python examples/caption_two_files.py MODEL_FOLDER FIRST SECOND
"""

import sys
from itertools import zip_longest
from pathlib import Path

import numpy as np

from engine.driver.batch import advance_ready
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed
from engine.engines.load import load_engine
from engine.files.media import iter_blocks
from engine.vad.silero import SileroVad

engine = load_engine(Path(sys.argv[1]))
driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), SileroVad.load())
files = sys.argv[2:]
streams = [driver.new_context() for _ in files]


def advance() -> None:
    """Print each line once it is final, with the file that it is from."""
    for file, events in zip(files, advance_ready(driver, streams), strict=True):
        for event in events:
            if isinstance(event, Committed):
                print(f"{event.start:7.2f}  {Path(file).stem}: {event.text}")


nothing = np.zeros(0, np.float32)
sources = (iter_blocks(file, engine.sample_rate) for file in files)
for blocks in zip_longest(*sources, fillvalue=nothing):
    for stream, block in zip(streams, blocks, strict=True):
        stream.write(block)
    advance()
for stream in streams:
    stream.end()
advance()

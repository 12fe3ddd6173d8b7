"""Samples to speech regions: ``silero`` gives probabilities, ``regions`` gives regions of them."""

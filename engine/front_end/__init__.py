"""Waveforms to features. Every stateful part is a context made by its module.

Reading order: ``stft`` (samples to power frames), ``log_mel`` (the Whisper features),
``level_statistic`` (what a stream's level summarizes), ``resample`` (between sample rates).
"""

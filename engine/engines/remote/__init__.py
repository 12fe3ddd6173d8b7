"""Engines that run elsewhere: OpenAI-compatible servers, over HTTP or vLLM's realtime protocol.

A window of samples goes out as a clip, text comes back. ``engine`` is the way in.
"""

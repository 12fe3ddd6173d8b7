"""The transcript store: what was said, kept on this computer.

1. ``app.transcript.records``: what is read back (``SessionRecord``, ``SessionTranscript``).
2. ``app.transcript.store``: ``TranscriptStore``, the one door to the database.
3. ``app.transcript.recorder``: ``SessionRecorder``, a running session that outlives a full disk.
4. ``app.transcript.schema``: the tables and how older files are brought forward.
"""

"""The transcript store: what was said, kept on this computer.

1. ``app.transcript.records``: what is read back (``SessionRecord``, ``SessionTranscript``).
2. ``app.transcript.store``: ``TranscriptStore``, the one door to the database; reading and deleting
   have modules of their own.
3. ``app.transcript.recorder``: ``SessionRecorder``, a running session that outlives a full disk.
4. ``app.transcript.schema``: the tables and how older files are brought forward.
5. ``app.transcript.audio``: the sound of sessions that were recorded with it.
"""

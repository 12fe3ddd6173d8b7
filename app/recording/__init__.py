"""The sound of a session on the disk, when somebody asked for it.

1. ``app.recording.flac``: ``FlacFile``, a file that can be read up to its last frame at any moment.
2. ``app.recording.recorder``: ``AudioRecorder``, from a session's sources to one file each, on a
   thread of its own, in step with the session's clock.

Where the files are and how they are removed is the store's: ``app.transcript.audio``.
"""

"""What is said once, before anybody's voice is kept."""

from __future__ import annotations

from engine.sentence import Sentence

ASK_FIRST = Sentence(
    "The sound of live sessions is kept on this computer from now on. Ask everyone who is heard "
    "whether they agree; in many places the law asks it of you."
)

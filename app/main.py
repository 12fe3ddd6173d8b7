"""The ``surtitle`` command.

1. The environment that torch reads when it is imported is set (by importing ``engine``).
2. The command line is read; usage errors end here with status 2.
3. The log is opened: a file in the state folder, without what anybody said.
4. The subcommand runs; without one, the windows open. Where there is no display, the terminal
   shows the captions instead.
5. Whatever fails is one line on stderr and status 1.
6. Where a thread still sits in a library, such as a model's loading that nobody waits for, the
   process leaves at once (``app.leaving``).
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from types import FrameType

import engine  # noqa: F401 - sets OMP_WAIT_POLICY before anything imports torch
from app.cli.logs import start_logging, stop_logging
from app.cli.parser import build_parser
from app.display import display_problem
from app.leaving import leave, must_leave_at_once
from engine.errors import EngineError

logger = logging.getLogger(__name__)

OK, FAILED, INTERRUPTED = 0, 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 0, 1 (failed), 2 (usage), 130 (interrupted)."""
    status = _run(argv)
    if must_leave_at_once():
        leave(status)
    return status


def _run(argv: Sequence[str] | None) -> int:
    argv = list(sys.argv[1:] if argv is None else argv)
    try:
        args = build_parser(argv).parse_args(argv)
        start_logging(verbose=args.verbose)
        if args.run is None:
            return _windows(argv)
        with _sigterm_as_ctrl_c():
            status: int = args.run(args)
        sys.stdout.flush()
        return status
    except SystemExit as usage:  # argparse has said why
        return usage.code if isinstance(usage.code, int) else FAILED
    except EngineError as error:
        logger.info("ended by %s", type(error).__name__)
        print(f"surtitle: {_one_line(error)}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone. Python would complain again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:  # the top: a bug is one line here and a traceback in the log
        logger.exception("unexpected")
        print(
            f"surtitle: a fault in Surtitle itself ({type(error).__name__}: {_one_line(error)}); "
            "the log in its state folder tells more",
            file=sys.stderr,
        )
        return FAILED
    finally:
        stop_logging()


def _windows(argv: Sequence[str]) -> int:
    problem = display_problem()
    if problem is None:
        from ui.application import run

        return run(argv)
    print(
        f"surtitle: {problem}; captioning the microphone in the terminal "
        "(`surtitle live --help` tells more)",
        file=sys.stderr,
    )
    argv = ["live"]
    args = build_parser(argv).parse_args(argv)
    with _sigterm_as_ctrl_c():
        status: int = args.run(args)
    return status


@contextlib.contextmanager
def _sigterm_as_ctrl_c() -> Iterator[None]:
    """A polite kill flushes and ends as Ctrl-C does. Only a main thread may ask for that."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split())


if __name__ == "__main__":
    sys.exit(main())

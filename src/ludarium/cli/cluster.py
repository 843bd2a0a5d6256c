"""`ludarium cluster`: Dask on this machine, to try `--cluster` or to share it with others in the network."""

from __future__ import annotations

import signal

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.speech import interface
from ludarium.lab.cluster import ClusterError, local

HIGHEST_PORT = 65_535


def start_here(workers_text: str, port_text: str, language: str) -> None:
    """A scheduler and workers, until Ctrl-C."""
    ui = interface(language)
    workers = arguments.number(workers_text, "N", 1, ui)
    port = arguments.number(port_text, "--port", 0, ui)
    if port > HIGHEST_PORT:
        raise WrongArgument(ui.say("error-port", most=HIGHEST_PORT, port=port_text))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with local(workers, port) as address:
            print(ui.say("cluster-ready", address=address, workers=workers), flush=True)
            signal.pause()
    except KeyboardInterrupt:
        print(ui.say("cluster-ended"))
    except (OSError, RuntimeError) as error:  # Dask makes the second of the first
        raise ClusterError(f"no scheduler can listen on port {port}: {error}") from None

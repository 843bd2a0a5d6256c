"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once in numpy.

Importing this registers all games with Gymnasium (`ludarium/...-v0`) and OpenSpiel (`python_ludarium_...`), where
those are installed: `pip install 'ludarium[research]'`. How to use them: docs/research.md.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from ludarium.envs.need import MissingExtra, need

if TYPE_CHECKING:
    from ludarium.envs.vector import VectorEnv as VectorEnv
    from ludarium.envs.zoo import aec_env as aec_env
    from ludarium.envs.zoo import parallel_env as parallel_env

__all__ = ["MissingExtra", "VectorEnv", "aec_env", "parallel_env", "register"]

_HOMES = {
    "VectorEnv": ("ludarium.envs.vector", ("numpy", "gymnasium")),
    "aec_env": ("ludarium.envs.zoo", ("numpy", "gymnasium", "pettingzoo")),
    "parallel_env": ("ludarium.envs.zoo", ("numpy", "gymnasium", "pettingzoo")),
}


def __getattr__(name: str) -> Any:
    """Each environment needs its own libraries, and asks for them when it is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, needed = _HOMES[name]
    for package in needed:
        need(package)
    return getattr(need(module), name)


def register() -> None:
    """Make the games known to the libraries that are installed."""
    for home, package in (("ludarium.envs.gym", "gymnasium"), ("ludarium.envs.spiel", "pyspiel")):
        with contextlib.suppress(MissingExtra):
            need(package)
            need(home).register()


register()

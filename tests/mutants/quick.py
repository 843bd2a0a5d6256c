"""A pytest plugin for runs that end with the first failure.

Hypothesis need not make it small nor remember it, and an endless loop ends by the processor time of its test: the
clock on the wall would also count what else the machine does.
"""

from __future__ import annotations

import resource

import pytest
from hypothesis import Phase, settings

SECONDS = 25  # the longest test takes ten
MEMORY = 4 << 30

settings.register_profile(
    "mutants", derandomize=True, database=None, deadline=None, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("mutants")
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_runtest_setup(item: pytest.Item) -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + SECONDS, most))

"""Compiles the engine with mypyc when a wheel is built.

Which modules: the globs `compile` and `exclude` of [tool.hatch.build.hooks.custom] in pyproject.toml.
All of them become one C file, so that the C compiler can inline across modules, and one shared library
(`ludarium__mypyc`) with a small extension module beside each `.py` in the wheel. Everything is made
under build/; nothing is ever written to src/, where an `.so` would shadow its `.py`.

Without a C compiler, or with LUDARIUM_INTERPRETED=1, the wheel is pure Python: the same, only slower.
LUDARIUM_OPT (0 to 3, else 3) is the C compiler's optimisation level: 0 builds quickest.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

GROUP = "ludarium"  # the shared library is GROUP__mypyc
C_FLAGS = ["-fno-semantic-interposition"]  # calls inside the library may be inlined: 25 % faster
MYPY_OPTIONS = [
    "--config-file=pyproject.toml",
    "--ignore-missing-imports",  # an isolated build has only the build requirements;
    "--no-warn-unused-ignores",  # `make types` is the strict check
    "--no-warn-return-any",
    "--allow-subclassing-any",
    "--allow-untyped-decorators",
]


class CompileEngine(BuildHookInterface[Any]):
    """The build hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        reason = why_interpreted(version)
        if reason:
            self.app.display_warning(f"ludarium: {reason}: the engine stays interpreted (works, but slower)")
            return
        modules = self.modules()
        if not modules:
            self.app.display_warning("ludarium: no module matches `compile` in pyproject.toml")
            return
        started = time.perf_counter()
        self.app.display_info(f"ludarium: compiling {len(modules)} modules with mypyc")
        level = os.environ.get("LUDARIUM_OPT") or "3"
        build = Path("build", f"mypyc-{sysconfig.get_platform()}-{sys.implementation.cache_tag}-O{level}")
        with contextlib.chdir(self.root):
            try:
                built = compile_modules(modules, build, level)
            except SystemExit as stop:  # mypyc has printed the errors
                self.app.abort(f"ludarium: mypyc refused the engine: see above ({stop.code})")
            except Exception as error:
                self.app.abort(f"ludarium: the C compiler failed: see above ({error})")
        for path, place in built.items():
            build_data["force_include"][str(Path(self.root, path))] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"ludarium: compiled in {time.perf_counter() - started:.0f} s")

    def modules(self) -> list[str]:
        """The files to compile, relative to the root, in a stable order."""

        def matching(key: str) -> set[Path]:
            return {path for pattern in self.config.get(key, []) for path in Path(self.root).glob(pattern)}

        chosen = matching("compile") - matching("exclude")
        return sorted(p.relative_to(self.root).as_posix() for p in chosen if p.name != "__init__.py")


def why_interpreted(version: str) -> str:
    """The reason not to compile; empty when the engine is to be compiled."""
    if os.environ.get("LUDARIUM_INTERPRETED", "0") not in ("", "0"):
        return "LUDARIUM_INTERPRETED is set"
    if version == "editable":
        return "an editable install"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    if not find_compiler():
        return "no C compiler found (looked for $CC, cc, gcc and clang)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian: python3-dev)"
    return ""


def find_compiler() -> str:
    """The C compiler's command, or nothing; $CC is set when it is not the one Python was built with."""
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if usual and shutil.which(usual.split()[0]):
        return str(usual)
    if os.name == "nt":
        return "cl"  # setuptools looks for it
    if os.environ.get("CC"):
        return ""
    for command in ("cc", "gcc", "clang"):
        if shutil.which(command):
            os.environ["CC"] = command
            return command
    return ""


def compile_modules(modules: list[str], build: Path, level: str) -> dict[Path, str]:
    """Compiles `modules` under `build`; gives each extension's file and its place in the wheel.

    What has not changed since the last time is not compiled again.
    """
    import setuptools  # first: mypyc.build takes distutils where setuptools is not loaded yet
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    extensions: list[Extension] = mypycify(
        [*MYPY_OPTIONS, *modules],
        opt_level=level,
        debug_level="0",
        multi_file=False,
        group_name=GROUP,
        target_dir=str(build / "c"),
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]  # a shared list
    command = build_ext(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
    return {
        Path(command.get_ext_fullpath(e.name)): command.get_ext_filename(e.name).replace(os.sep, "/")
        for e in extensions
    }

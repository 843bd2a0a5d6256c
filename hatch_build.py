"""What hatchling calls when a package is built: compiles the engine (scripts/engine.py) into a wheel, and brings the
pages (scripts/front_end.py) up to date for wheel and sdist. LUDARIUM_WEB=0 leaves the pages out: the server then says
that they are missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
from scripts import engine, front_end


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [front_end.NODE_PACKAGE] if self.wants_front_end() and front_end.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append(f"/{front_end.STATIC.as_posix()}")  # git ignores it; packages need it
        if version == "editable":
            return
        if self.wants_front_end():
            self.say("building the front end")
            try:
                front_end.build()
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.abort(f"ludarium: the front end could not be built: see above ({error})")
        if self.target_name == "wheel":
            for path in Path(self.root).glob(
                "web/src/rules/*/*.ftl"
            ):  # the terminal's `rules`: the browser's texts
                place = f"ludarium/cli/rules/{path.parent.name}/{path.name}"
                build_data["force_include"][str(path)] = place
            self.compile_engine(build_data)

    def wants_front_end(self) -> bool:
        wanted = os.environ.get("LUDARIUM_WEB", "1") != "0" and Path(self.root, "web").is_dir()
        return wanted and not front_end.is_fresh()

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        if reason := engine.why_interpreted():
            self.app.display_warning(f"ludarium: {reason}: the engine stays interpreted (works, but slower)")
            return
        try:
            built = engine.compile_engine(self.config, self.say)
        except SystemExit as stop:  # mypyc has printed the errors
            self.app.abort(f"ludarium: mypyc refused the engine: see above ({stop.code})")
        except Exception as error:
            self.app.abort(f"ludarium: the C compiler failed: see above ({error})")
        for path, place in built.items():
            build_data["force_include"][str(Path(self.root, path))] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def say(self, text: str) -> None:
        self.app.display_info(f"ludarium: {text}")

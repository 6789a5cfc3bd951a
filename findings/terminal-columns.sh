#!/usr/bin/env bash
# Three terminal layouts divide 100 columns among the same three parts in three ways.
#
# Expected: Of three parts of equal weight, the first with a minimum of 60, each layout makes 60, 20, 20, as flexbox and
# required equal constraints do. Parts that do not fit are clipped at the edge or shrink.
# Found: rich has 60, 20, 20. prompt_toolkit adds the rest to the minimum in equal parts: 74, 13, 13. urwid, where a
# fixed part of 60 leaves 40, has 60, 20, 20 too. But in urwid the second of two fixed parts of 60 is not shown at all,
# and a fixed part of 120 hides everything. Of three parts in 5 columns with a minimum of 3 one is shown. rich gives a
# part of 120 its whole width and others 1; prompt_toolkit has no layout for two minima of 60. A terminal layout cannot
# replace constraints.
# Tested with rich 15.0.0, prompt_toolkit 3.0.53 and urwid 5.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install rich==15.0.0 prompt_toolkit==3.0.53 urwid==5.1.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

import urwid
from prompt_toolkit.layout import Dimension, VSplit, Window
from rich.console import Console
from rich.layout import Layout

console = Console(width=100, height=10)


def by_rich(*parts):
    root, children = Layout(), [Layout(name=str(index), **part) for index, part in enumerate(parts)]
    root.split_row(*children)
    regions = root.render(console, console.options)
    return [regions[child].region.width for child in children]


def by_prompt_toolkit(*parts):
    widths = VSplit([Window(width=part) for part in parts])._divide_widths(100)
    return widths and widths[::2]


def by_urwid(*parts, width=100, **options):
    return urwid.Columns([(*part, urwid.Text("text")) for part in parts], **options).column_widths((width,))


print(*(f"{name} {version(name)}" for name in ("rich", "prompt_toolkit", "urwid")))
equal, one = Dimension(weight=1), ("weight", 1)
cases = {
    "rich, minimum 60": (by_rich({"minimum_size": 60}, {}, {}), [60, 20, 20]),
    "rich, fixed 120": (by_rich({"size": 120}, {}, {}), [120, 1, 1]),
    "prompt_toolkit, minimum 60": (by_prompt_toolkit(Dimension(min=60, weight=1), equal, equal), [74, 13, 13]),
    "prompt_toolkit, two minima": (by_prompt_toolkit(Dimension(min=60), Dimension(min=60)), None),
    "urwid, fixed 60": (by_urwid(("given", 60), one, one), [60, 20, 20]),
    "urwid, two fixed 60": (by_urwid(("given", 60), ("given", 60)), [60]),
    "urwid, fixed 120": (by_urwid(("given", 120), one, one), [0]),
    "urwid, 5 columns, minimum 3": (by_urwid(one, one, one, width=5, min_width=3), [5]),
}
for name, (seen, expected) in cases.items():
    print(f"{name}: {seen}")
    assert seen == expected
PYTHON

#!/usr/bin/env bash
# Textual divides the fractions of a row in other ways than flexbox as soon as parts have limits.
#
# Expected: Parts of width 1fr share a row of 100 as boxes of flex: 1 do. Two with a minimum of 51 are 51 each, and the
# second one is cut. With a maximum of 30 on the first of three and a minimum of 60 on the second, the row is 20, 60,
# 20. A part whose padding is 80 leaves 10 for each of the two others. A grid respects min-width.
# Found: With minima of 51 each part is 100 wide, with minima of 50 it is 50: three minima that do not fit show the first
# part alone. The maximum and the minimum are applied in one pass: 10, 60, 10, and 20 columns stay empty. The padding
# is not subtracted: 80, 33, 33. In a grid of three columns a min-width of 60 is ignored. One part that does not fit
# leaves 0 columns to its neighbors, one that fills the row exactly leaves 1.
# Tested with textual 8.2.8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install textual==8.2.8
"$folder/venv/bin/python" - <<'PYTHON'
import asyncio
from importlib.metadata import version

from textual.app import App
from textual.containers import Container
from textual.widgets import Static

ROW, GRID = "#row { layout: horizontal }", "#row { layout: grid; grid-size: 3 }"


class Row(App):
    def __init__(self, count):
        super().__init__()
        self.count = count

    def compose(self):
        yield Container(*[Static(id=f"part{index}") for index in range(self.count)], id="row")


async def widths(style, count):
    class Styled(Row):
        CSS = "Static { width: 1fr; height: 1 }" + style

    application = Styled(count)
    async with application.run_test(size=(100, 5)) as pilot:
        await pilot.pause()
        return [part.region.width for part in application.query(Static)]


print("textual", version("textual"))
for name, style, expected in [
    ("minimum 60 of three", ROW + "#part0 { min-width: 60 }", [60, 20, 20]),
    ("maximum 20 of three", ROW + "#part0 { max-width: 20 }", [20, 40, 40]),
    ("two minima of 50", ROW + "Static { min-width: 50 }", [50, 50]),
    ("two minima of 51", ROW + "Static { min-width: 51 }", [100, 100]),
    ("three minima of 40", ROW + "Static { min-width: 40 }", [100, 100, 100]),
    ("maximum 30, minimum 60", ROW + "#part0 { max-width: 30 } #part1 { min-width: 60 }", [10, 60, 10]),
    ("padding 80", ROW + "#part0 { padding: 0 40 }", [80, 33, 33]),
    ("fixed 100", ROW + "#part0 { width: 100 }", [100, 1, 1]),
    ("minimum 120", ROW + "#part0 { min-width: 120 }", [120, 0]),
    ("grid, minimum 60", GRID + "#part0 { min-width: 60 }", [33, 33, 34]),
]:
    seen = asyncio.run(widths(style, len(expected)))
    print(f"{name}: {seen}")
    assert seen == expected
PYTHON

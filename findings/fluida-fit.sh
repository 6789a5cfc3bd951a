#!/usr/bin/env bash
# fluida-core's "fit" grid is not the one with the largest squares: a container that is a point wider shrinks all items.
#
# Expected: "fit" chooses the columns with the largest squares and "preserve-ratio" those with the largest cells of that
# ratio, a wider container has no smaller cells, and no cell is narrower than min_item_width.
# Found: The columns are those whose full cells are closest to a square, and the cell is cut to the strategy after that.
# Four squares in 924 × 768 are 376 wide in two columns, and in 925 × 768 they are 298 wide in three. Two cells of 16:9
# in 1024 × 768 are 504 wide next to each other; one below the other 668 fit. With min_item_width 100, three squares in
# 300 × 100 are 42 wide, and without it 89.
# Tested with fluida-core 1.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install fluida-core==1.0.0
"$folder/venv/bin/python" - <<'PYTHON'
import math
from importlib.metadata import version

from fluida_core import compute_container_layout

GAP = 16


def chosen(*size_and_count, **options):
    layout = compute_container_layout(*size_and_count, gap=GAP, **options)
    return layout.columns, round(layout.cell_width, 1)


def largest(width, height, count, ratio):
    """The columns with the largest cells, by trying all."""
    cells = []
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        cell = (width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows
        cells.append((round(min(cell[0], cell[1] * ratio), 1), columns))
    return max(cells)[::-1]


print("fluida-core", version("fluida-core"), "(columns, width of a cell)")
cases = {
    (924, 768, 4): (1, (2, 376), (2, 376)),
    (925, 768, 4): (1, (3, 297.7), (2, 376)),
    (892, 393, 7): (1, (4, 188.5), (4, 188.5)),
    (893, 393, 7): (1, (5, 165.8), (4, 188.5)),
    (1024, 768, 2): (16 / 9, (2, 504), (1, 668.4)),
    (393, 852, 5): (16 / 9, (2, 188.5), (1, 280.2)),
}
for case, (ratio, first, second) in cases.items():
    options = {"strategy": "fit"} if ratio == 1 else {"strategy": "preserve-ratio", "aspect_ratio": ratio}
    seen = chosen(*case, **options), largest(*case, ratio)
    print("{} × {}, {} items".format(*case), options["strategy"], "is", seen[0], "and could be", seen[1])
    assert seen == (first, second)
minimum = chosen(300, 100, 3, strategy="fit", min_item_width=100), chosen(300, 100, 3, strategy="fit")
print("300 × 100, 3 items, with a minimum of 100:", minimum[0], "without:", minimum[1])
assert minimum == ((2, 42), (3, 89.3))
PYTHON

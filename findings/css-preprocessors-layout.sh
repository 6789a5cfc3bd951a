#!/usr/bin/env bash
# Preprocessors of CSS calculate what belongs to the browser: lesscpy turns 100% - 10px into 90%, libsass deletes `not`.
#
# Expected: A style sheet without variables, mixins and functions of the preprocessor is the same afterwards, or is
# refused; an escaped value is never calculated.
# Found: lesscpy calculates inside `calc()` and ignores the units: `calc(100% - 10px)` becomes `calc(90%)`, escaped as
# well. It divides wherever there is a slash: an aspect ratio remains equal, a grid area of four lines is 0.04, and
# `grid-column: 1 / -1` is -1. A query nested in a rule for two queries applies to the first only. Before a single
# condition libsass deletes `not`, so that a rule for landscape applies in portrait. It replaces `(not (hover))` by
# `(false)`. A condition that tests whether a browser knows `max()` tests for 0px instead, which every browser knows.
# Tested with lesscpy 0.15.2 and libsass 0.23.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install lesscpy==0.15.2 libsass==0.23.0
cat >"$folder/look.py" <<'PYTHON'
import io
import re
from importlib.metadata import version

import lesscpy
import sass

print("lesscpy", version("lesscpy"), "and libsass", version("libsass"))


def compact(css):
    return re.sub(r"(?<=[:,]) ", "", " ".join(css.split()).replace("; }", " }"))


def show(css):
    print(css)
    for name, convert in (("lesscpy", lambda: lesscpy.compile(io.StringIO(css))), ("libsass", lambda: sass.compile(string=css))):
        try:
            result = compact(convert())
        except Exception:
            result = "refused"
        print(f"  {name}: {'unchanged' if result == compact(css) else result}")


for declaration in (
    "width: calc(100% - 10px)",
    "width: calc((100% - 20px) / 3)",
    "aspect-ratio: 16 / 9",
    "grid-area: 1 / 2 / 3 / 4",
    "grid-column: 1 / -1",
    "grid-column: 1 / span 2",
    "width: max(1px, 2px)",
    "padding-left: env(safe-area-inset-left, 0px)",
):
    show(f"a {{ {declaration} }}")
print("escaped:", compact(lesscpy.compile(io.StringIO("a { width: ~'calc(100% - 10px)' }"))))
for condition in (
    "@media not (orientation: portrait)",
    "@media not all and (orientation: portrait)",
    "@media (not (hover))",
    "@media (width >= 400px)",
    "@supports (width: max(0px))",
):
    show(f"{condition} {{ a {{ top: 1px }} }}")
show("@media (orientation: portrait), (min-width: 5px) { a { @media (max-width: 9px) { top: 1px } } }")
PYTHON
"$folder/venv/bin/python" "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
lesscpy 0.15.2 and libsass 0.23.0
a { width: calc(100% - 10px) }
  lesscpy: a { width:calc(90%) }
  libsass: unchanged
a { width: calc((100% - 20px) / 3) }
  lesscpy: a { width:calc(26.666666666666668%) }
  libsass: unchanged
a { aspect-ratio: 16 / 9 }
  lesscpy: a { aspect-ratio:1.7777777777777777 }
  libsass: unchanged
a { grid-area: 1 / 2 / 3 / 4 }
  lesscpy: a { grid-area:0.041666666666666664 }
  libsass: unchanged
a { grid-column: 1 / -1 }
  lesscpy: a { grid-column:-1 }
  libsass: unchanged
a { grid-column: 1 / span 2 }
  lesscpy: unchanged
  libsass: unchanged
a { width: max(1px, 2px) }
  lesscpy: unchanged
  libsass: a { width:2px }
a { padding-left: env(safe-area-inset-left, 0px) }
  lesscpy: unchanged
  libsass: unchanged
escaped: a { width:calc(90%) }
@media not (orientation: portrait) { a { top: 1px } }
  lesscpy: refused
  libsass: @media (orientation:portrait) { a { top:1px } }
@media not all and (orientation: portrait) { a { top: 1px } }
  lesscpy: unchanged
  libsass: unchanged
@media (not (hover)) { a { top: 1px } }
  lesscpy: refused
  libsass: @media (false) { a { top:1px } }
@media (width >= 400px) { a { top: 1px } }
  lesscpy: refused
  libsass: refused
@supports (width: max(0px)) { a { top: 1px } }
  lesscpy: refused
  libsass: @supports (width:0px) { a { top:1px } }
@media (orientation: portrait), (min-width: 5px) { a { @media (max-width: 9px) { top: 1px } } }
  lesscpy: @media (orientation:portrait) and (max-width:9px) { a { top:1px } }
  libsass: @media (orientation:portrait) and (max-width:9px),(min-width:5px) and (max-width:9px) { a { top:1px } }
SEEN

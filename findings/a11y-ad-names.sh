#!/usr/bin/env bash
# a11y-ad reports controls that have an accessible name, and takes what no screen reader reads for a name.
#
# Expected: An auditor of accessible names follows the order of the accessible name computation: a reference to nothing
# and an empty label fall back to the text, hidden content is no name, the value names a submit button, and text counts
# at each depth. Hidden controls have no finding, and an element with the role button is a control.
# Found: A submit button with a value is missing its name, and so is a button with a reference to nothing and a text. So
# is one whose text is three elements deep, as in its own comment's example with one more element. A blank aria-label,
# hidden text, an aria-hidden icon and the text of a style sheet are names. A button in a hidden element is a finding,
# and a div with the role button and a summary are none. Of a heading that names a button only the first words count.
# Tested with a11y-ad 0.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install a11y-ad==0.1.0
"$folder/venv/bin/python" - <<'PYTHON'
from importlib.metadata import version

from a11y_ad import audit

HEADING = '<h2 id="t">Rotate <em><b><i>now</i></b></em></h2>'
cases = {
    # a name that is not found
    '<input type="submit" value="Rotate">': [("MISSING", "")],
    '<button aria-labelledby="gone">Rotate</button>': [("MISSING", "")],
    '<button aria-labelledby="gone" aria-label="Rotate"></button>': [("MISSING", "")],
    "<button><span><b>Rotate</b></span></button>": [("text", "Rotate")],
    "<button><span><b><i>Rotate</i></b></span></button>": [("MISSING", "")],
    HEADING + '<button aria-labelledby="t"></button>': [("aria-labelledby", "Rotate")],
    # a name that is none
    '<button aria-label=" "></button>': [("aria-label", " ")],
    "<button><span hidden>Rotate</span></button>": [("text", "Rotate")],
    '<button><span aria-hidden="true">×</span></button>': [("text", "×")],
    "<button><style>i { width: 1em }</style></button>": [("text", "i { width: 1em }")],
    # controls
    "<div hidden><button></button></div>": [("MISSING", "")],
    '<div role="button" tabindex="0"></div>': [],
    "<details><summary></summary></details>": [],
}
print("a11y-ad", version("a11y-ad"))
for html, expected in cases.items():
    seen = [(element.source, element.name) for element in audit(html).elements]
    print(html, seen)
    assert seen == expected
PYTHON

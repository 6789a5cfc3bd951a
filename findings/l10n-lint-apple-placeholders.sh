#!/usr/bin/env bash
# A linter of localization files misses Apple's placeholders of objects, and refuses valid numbers of arguments.
#
# Expected: l10n-lint reports a translation in Xcode's .xliff that lacks a placeholder of its source: `%@`, `%#@files@`,
# `%arg` or `%lld`. Numbered placeholders, as Xcode suggests for another order, are the same as those without numbers.
# Found: It knows only C's. A missing `%@`, `%#@files@` or `%arg` is no error, and neither is `%.1f` for `%.2f`; a missing
# `%lld` is one. `%@ of %lld` translated as `%2$lld von %1$@` is an error, because the number of the first `%@` is
# not counted: `%lld` is its argument 1. The numbers in the order of the source are an error too.
# Tested with l10n-lint 1.23.30.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install l10n-lint==1.23.30
cd "$folder"
venv/bin/python - <<'PYTHON'
import subprocess
from importlib.metadata import version

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="key"><source>{source}</source><target state="translated">{target}</target></trans-unit>
</body></file></xliff>
"""


def errors(source, target):
    with open("de.xliff", "w") as file:
        file.write(DOCUMENT.format(source=source, target=target))
    call = ["venv/bin/l10n-lint", "--no-terminology", "--checks", "placeholder-mismatch", "de.xliff"]
    done = subprocess.run(call, capture_output=True, text=True)
    return done.returncode, "placeholder-mismatch" in done.stdout


print("l10n-lint", version("l10n-lint"), "(exit status, placeholder-mismatch)")
for source, target, expected in [
    ("%lld left", "left", True),
    ("%@ left", "left", False),
    ("%#@files@", "files", False),
    ("%arg files", "files", False),
    ("%.2f km", "%.1f km", False),
    ("%1$@ of %2$lld", "%2$lld von %1$@", False),
    ("%@ of %lld", "%1$@ von %2$lld", True),
    ("%@ of %lld", "%2$lld von %1$@", True),
]:
    seen = errors(source, target)
    print(f"{source!r}, {target!r}: {seen}")
    assert seen == (2 if expected else 0, expected)
PYTHON

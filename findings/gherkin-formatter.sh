#!/usr/bin/env bash
# gherkin-formatter, which calls itself non-destructive, makes feature files unreadable and changes their data.
#
# Expected: The formatter changes only spaces: its page says "Preserves all your data; only formatting is changed". A
# formatted file has the same tables, text blocks and comments as before for a parser of Gherkin.
# Found: It removes the comment with the language, so that no parser reads a German file, and its own --check fails. In
# a table it writes the values without their escapes: "a \| b" becomes two cells and "c\nd" two lines, so that the file
# is an error, and "\\n" becomes a line break. A text block loses its media type, and \"\"\" its backslashes, so that a
# line with them ends it. JSON is written again: 1e3 becomes 1000.0, and the first of two equal keys is lost;
# --skip-docstrings prevents that. A comment between two rows moves to the end. The status is 0 in all cases.
# Tested with gherkin-formatter 0.1.3 and gherkin-official 30.0.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install gherkin-formatter==0.1.3 gherkin-official==30.0.4
cd "$folder"
venv/bin/python - <<'PYTHON'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

FORMATTER = Path(sys.executable).with_name("gherkin-formatter")
TABLE = "Feature: F\n  Scenario: S\n    Given sizes\n      | name |\n      | {} |\n"
TEXT = 'Feature: F\n  Scenario: S\n    Given a text\n      """{}\n      {}\n      """\n'
GERMAN = "# language: de\nFunktionalität: Drehen\n  Szenario: quer\n    Angenommen ein Telefon\n"


def formatted(text, *options):
    Path("a.feature").write_text(text)
    subprocess.run([FORMATTER, *options, "a.feature"], check=True, capture_output=True)
    return Path("a.feature").read_text()


def read(text):
    """Returns the second row of a step's table, or its text and media type, or the parser's error."""
    try:
        feature = Parser().parse(text)["feature"]
    except CompositeParserException:
        return "unreadable"
    step = feature["children"][0]["scenario"]["steps"][0]
    if "dataTable" in step:
        return [cell["value"] for cell in step["dataTable"]["rows"][1]["cells"]]
    if "docString" in step:
        return step["docString"]["content"], step["docString"].get("mediaType")
    return feature["language"], step["text"]


print(*(f"{name} {version(name)}" for name in ("gherkin-formatter", "gherkin-official")))
cases = {
    "German": (GERMAN, ("de", "ein Telefon"), "unreadable"),
    "escaped bar": (TABLE.format(r"a \| b"), ["a | b"], "unreadable"),
    "line break": (TABLE.format(r"c\nd"), ["c\nd"], "unreadable"),
    "backslash": (TABLE.format(r"C:\\new"), [r"C:\new"], ["C:\new"]),
    "media type": (TEXT.format("markdown", "a"), ("a", "markdown"), ("a", None)),
    "quotes": (TEXT.format("", r"\"\"\" b"), ('""" b', None), "unreadable"),
    "JSON": (
        TEXT.format("", '{"scale": 1e3, "a": 1, "a": 2}'), ('{"scale": 1e3, "a": 1, "a": 2}', None),
        ('{\n  "scale": 1000.0,\n  "a": 2\n}', None)),
}
for name, (text, before, after) in cases.items():
    result = formatted(text)
    print(f"{name}: {before} -> {read(result)}")
    assert (read(text), read(result)) == (before, after)
text = cases["JSON"][0]
assert read(formatted(text, "--skip-docstrings")) == read(text)
formatted(GERMAN)
assert subprocess.run([FORMATTER, "--check", "a.feature"], capture_output=True).returncode == 123
lines = formatted(TABLE.format("iPad").replace("      | iPad", "      # a tablet\n      | iPad")).strip().split("\n")
print("end of the table with a comment before iPad:", [line.strip() for line in lines if line][-2:])
assert lines[-1].strip() == "# a tablet" and "| iPad |" in [line.strip() for line in lines[:-1]]
PYTHON

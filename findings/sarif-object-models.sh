#!/usr/bin/env bash
# Libraries of SARIF's object model write other keys, lose properties, and turn a warning into an error.
#
# Expected: A result that a library reads and writes, or is given, has the same keys and values afterwards, among them
# the property bag, where a layout's result has its screen.
# Found: sarif-pydantic's documented model_dump_json(indent=2, exclude_none=True) writes rule_id and physical_location.
# It reads them again itself, but sarif-tools ends with a KeyError. pysarif keeps only the tags of each property bag and
# drops `$schema`; it adds byteOffset and charOffset of -1. sarif-om omits each value that equals the schema's default.
# A result's level "warning" is one, and without it the level of the rule counts: sarif-tools counts an error.
# Tested with sarif-pydantic 0.6.2, pysarif 0.1.0, sarif-om 1.0.4, jschema-to-python 1.2.3 and sarif-tools 3.0.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install sarif-pydantic==0.6.2 pysarif==0.1.0 sarif-om==1.0.4 jschema-to-python==1.2.3 \
  sarif-tools==3.0.5
PATH=$folder/venv/bin:$PATH
cd "$folder"
cat >run.sarif <<'JSON'
{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [{
    "tool": {"driver": {"name": "layout", "rules": [{"id": "overlap", "defaultConfiguration": {"level": "error"}}]}},
    "results": [{
      "ruleId": "overlap",
      "level": "warning",
      "message": {"text": "10 wide, not 11"},
      "locations": [{"physicalLocation": {"artifactLocation": {"uri": "Card.swift"}, "region": {"startLine": 3}}}],
      "properties": {"tags": ["ui"], "screen": "390x844", "frame": [0, 0, 10, 20]}
    }]
  }]
}
JSON
pip list 2>/dev/null | grep -E '^(sarif|pysarif|jschema)'
python - <<'PYTHON'
import json

import pysarif
import sarif_om
import sarif_pydantic
from jschema_to_python.to_json import to_json

with open("run.sarif", encoding="utf-8") as file:
    source = json.load(file)
result = source["runs"][0]["results"][0]


def written(name, text):
    with open(f"{name}.sarif", "w", encoding="utf-8") as file:
        file.write(text)
    read = json.loads(text)
    return read, read["runs"][0]["results"][0]


log = sarif_pydantic.Sarif.model_validate(source)
_, seen = written("pydantic", log.model_dump_json(indent=2, exclude_none=True))
print("sarif-pydantic:", list(seen), list(seen["locations"][0]))
assert list(seen) == ["rule_id", "level", "message", "locations", "properties"]
assert list(seen["locations"][0]) == ["physical_location"]
with open("pydantic.sarif", encoding="utf-8") as file:
    again = sarif_pydantic.Sarif.model_validate(json.load(file))
assert again.runs[0].results[0].rule_id == "overlap"

read, seen = written("pysarif", pysarif.save_to_json(pysarif.load_from_file("run.sarif")))
region = seen["locations"][0]["physicalLocation"]["region"]
print("pysarif:", seen["properties"], region, list(read))
assert seen["properties"] == {"tags": ["ui"]} and "$schema" not in read
assert region == {"startLine": 3, "byteOffset": -1, "charOffset": -1}

rule = sarif_om.ReportingDescriptor(
    id="overlap", default_configuration=sarif_om.ReportingConfiguration(level="error"))
tool = sarif_om.Tool(driver=sarif_om.ToolComponent(name="layout", rules=[rule]))
warning = sarif_om.Result(
    rule_id="overlap", level="warning", message=sarif_om.Message(text="10 wide, not 11"),
    properties=result["properties"])
log = sarif_om.SarifLog(version="2.1.0", runs=[sarif_om.Run(tool=tool, results=[warning])])
_, seen = written("om", to_json(log))
print("sarif-om:", seen)
assert seen == {key: result[key] for key in ("ruleId", "message", "properties")}
PYTHON
counts() { sarif summary "$1.sarif" | grep -E '^(error|warning|note)' | paste -sd ' '; }
for file in run pysarif om; do echo "sarif-tools, $file.sarif: $(counts "$file" | tee "$file.counts")"; done
grep -qx 'error: 0 warning: 1 note: 0' run.counts
cmp run.counts pysarif.counts
grep -qx 'error: 1 warning: 0 note: 0' om.counts
status=0
sarif summary pydantic.sarif >output 2>errors || status=$?
echo "sarif-tools, pydantic.sarif: status $status, $(tail -n 1 errors)"
[ "$status" = 1 ]
grep -qx "KeyError: 'ruleId'" errors

#!/usr/bin/env bash
# sarif-tools counts results that are not problems according to SARIF, and does not find a rule by its index.
#
# Expected: The summary and `--check` exclude suppressed results, results of a kind other than fail and those whose
# baseline state is absent. A result that names its rule only by ruleIndex (allowed by SARIF 2.1.0, 3.27.5) has that
# rule's id.
# Found: A suppressed result, one of kind pass and an absent one are counted. The first and the last have their full
# level, so that `--check error` fails for a suppressed error. A result of kind review without a level counts as none. A
# missing level is taken from the rule only together with a ruleId; without ruleId the summary ends with a KeyError.
# Tested with sarif-tools 3.0.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install sarif-tools==3.0.5
cd "$folder"
write() {
  cat >"$1.sarif" <<SARIF
{"version": "2.1.0", "\$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [{"tool": {"driver": {
  "name": "Checker", "rules": [{"id": "R1", "defaultConfiguration": {"level": "error"}}]}}, "results": [$2]}]}
SARIF
}
text='"message": {"text": "a label is cut"}'
write plain "{\"ruleId\": \"R1\", \"ruleIndex\": 0, $text}"
write suppressed "{\"ruleId\": \"R1\", \"level\": \"error\", \"suppressions\": [{\"kind\": \"external\"}], $text}"
write absent "{\"ruleId\": \"R1\", \"level\": \"error\", \"baselineState\": \"absent\", $text}"
write pass "{\"ruleId\": \"R1\", \"level\": \"none\", \"kind\": \"pass\", $text}"
write review "{\"ruleId\": \"R1\", \"kind\": \"review\", $text}"
write index "{\"ruleIndex\": 0, $text}"
sarif=$folder/venv/bin/sarif
"$sarif" --version
check() { # file, level, count
  local seen
  seen=$("$sarif" summary "$1.sarif" | sed -n 's/^\([a-z]*: [1-9][0-9]*\)$/\1/p')
  echo "$1: $seen"
  [ "$seen" = "$2: 1" ]
}
check plain error
check suppressed error
check absent error
check pass none
check review none
status=0
"$sarif" --check error summary suppressed.sarif >/dev/null 2>&1 || status=$?
echo "--check error, suppressed: status $status"
[ "$status" = 1 ]
status=0
"$sarif" summary index.sarif >/dev/null 2>error || status=$?
echo "index: status $status, $(tail -n 1 error)"
[ "$status" = 1 ]
grep -q "^KeyError: 'ruleId'" error

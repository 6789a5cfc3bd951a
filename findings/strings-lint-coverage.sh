#!/usr/bin/env bash
# strings-lint reports that catalogs are complete although strings are missing, and the opposite.
#
# Expected: A linter of Apple's localizations knows each entry that Foundation reads from `.strings`, and none that is
# commented out. A translation that varies by device translates its key, and a value in the state "new" does not.
# Found: Entries with an unquoted key, as in InfoPlist.strings, are invisible: a missing usage description is no
# finding, and neither is a missing placeholder in it. A commented-out entry counts as translated if no other entry
# follows it. A device variation of a plain source string is "missing" and twice "stale"; one for the source, too, is
# right. The untranslated copy that Xcode marks as new has no finding.
# Tested with strings-lint 0.2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install strings-lint==0.2.0
cd "$folder"
venv/bin/strings-lint --version

# Prints and compares the findings of a folder.
check() {
  local name=$1 expected=$2 result
  venv/bin/strings-lint --format json "$name" >found.json || true
  result=$(venv/bin/python -c '
import json
print(", ".join(sorted("{rule} {key}".format(**one) for one in json.load(open("found.json")))))')
  echo "$name: ${result:-nothing}"
  [ "$result" = "$expected" ]
}
mkdir -p unquoted/{en,de}.lproj quoted/{en,de}.lproj comment/{en,de}.lproj followed/{en,de}.lproj
camera='NSCameraUsageDescription = "%@ scans codes.";'
microphone='NSMicrophoneUsageDescription = "Records.";'
printf '%s\n' "$camera" "$microphone" '"title" = "T";' >unquoted/en.lproj/InfoPlist.strings
printf '%s\n' 'NSCameraUsageDescription = "Liest Codes.";' '"title" = "T";' >unquoted/de.lproj/InfoPlist.strings
for language in en de; do
  sed -E 's/^([A-Za-z]+)/"\1"/' unquoted/$language.lproj/InfoPlist.strings >quoted/$language.lproj/InfoPlist.strings
done
check unquoted ''
check quoted 'missing NSMicrophoneUsageDescription, placeholder NSCameraUsageDescription'

printf '%s\n' '"one" = "One";' '"two" = "Two";' >comment/en.lproj/Localizable.strings
printf '%s\n' '"two" = "Zwei";' '// "one" = "Eins";' >comment/de.lproj/Localizable.strings
cp comment/en.lproj/Localizable.strings followed/en.lproj/
printf '%s\n' '// "one" = "Eins";' '"two" = "Zwei";' >followed/de.lproj/Localizable.strings
check comment ''
check followed 'missing one'

# Writes a catalog with the localizations of one key.
catalog() {
  mkdir -p "$1"
  echo "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"Tap\": {\"localizations\": {$2}}}}" \
    >"$1/Localizable.xcstrings"
}
unit() { echo "{\"stringUnit\": {\"state\": \"$1\", \"value\": \"$2\"}}"; }
devices() {
  echo "{\"variations\": {\"device\": {\"iphone\": $(unit translated "$1"), \"mac\": $(unit translated "$2")}}}"
}
catalog device "\"de\": $(devices Tippen Klicken)"
catalog devices "\"en\": $(devices Tap Click), \"de\": $(devices Tippen Klicken)"
catalog new "\"de\": $(unit new Tap)"
check device 'missing Tap, stale Tap [iphone], stale Tap [mac]'
check devices ''
check new ''

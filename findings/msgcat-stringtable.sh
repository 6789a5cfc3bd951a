#!/usr/bin/env bash
# GNU gettext reads Apple's .strings files, but no escaped character beyond ASCII, and not the short form.
#
# Expected: `msgcat --stringtable-input` reads what Foundation reads: "\U00e9" is é, and an entry without a value has
# its key as the value.
# Found: An escape beyond ASCII is an "invalid multibyte sequence", in a UTF-8 locale too; the character is lost and the
# status is 1. \U0041 is read. The entry `"Cancel";` becomes a message without a translation, and is written back as
# untranslated, with the flag in a comment.
# Tested with gettext 0.21 of Debian 12.
set -euo pipefail
if ! dpkg-query --show --showformat='${Version}' gettext 2>/dev/null | grep -q '^0\.21-'; then
  apt-get install -y -qq gettext=0.21-12 >/dev/null
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8
msgcat --version | head -n 1
[[ $(msgcat --version | head -n 1) == *" 0.21" ]]

read_table() { printf '%s\n' "$1" | msgcat --stringtable-input - 2>"$work/said"; }

read_table '"letter" = "\U0041";' | tee "$work/ascii"
grep -qx 'msgstr "A"' "$work/ascii"

status=0
read_table '"place" = "caf\U00e9";' >"$work/lost" || status=$?
echo "caf\\U00e9: status $status, $(sort -u "$work/said"), $(tail -n 1 "$work/lost")"
[[ $status -eq 1 ]]
grep -q 'invalid multibyte sequence' "$work/said"
grep -qx 'msgstr "caf"' "$work/lost"

read_table '"Cancel";' | tee "$work/short.po"
grep -qx 'msgstr ""' "$work/short.po"
msgcat --stringtable-output "$work/short.po" | tee "$work/back"
grep -q 'Flag: untranslated' "$work/back"

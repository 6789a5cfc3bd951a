#!/usr/bin/env bash
# gettext reads current `.strings` files, UTF-8 without a byte order mark, as Latin-1.
#
# Expected: msgcat --stringtable-input reads UTF-8, as Xcode writes it today, at least in a UTF-8 locale. Its output has
# no byte order mark. An entry flagged as untranslated has its translation as the value.
# Found: Without a byte order mark the file is Latin-1 in every locale: "Größe" becomes "GrÃ¶Ã\u009fe", without a
# warning if the output is `.strings` again. With a mark, or as UTF-16, it is read correctly. Output has a mark if any
# character is not ASCII. An entry flagged as untranslated is written as `"x" = "x" /* = "y" */;`: an app shows the key,
# and gettext reads y again.
# Tested with gettext 0.21 of Debian 12.
set -euo pipefail
version=0.21-12
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' gettext 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "gettext=$version" >/dev/null 2>&1
fi
cd "$folder"
msgcat --version | head -n 1
printf '"k" = "Gr\303\266\303\237e";\n' >plain.strings
printf '\357\273\277"k" = "Gr\303\266\303\237e";\n' >marked.strings
iconv -f UTF-8 -t UTF-16 plain.strings >utf16.strings
printf '\357\273\277"k" = "Gr\303\203\302\266\303\203\302\237e";\n' >garbled.strings
for locale in C C.UTF-8; do
  for file in plain marked utf16; do
    LC_ALL=$locale msgcat --stringtable-input --stringtable-output "$file.strings" >output 2>errors
    expected=marked
    [ "$file" = plain ] && expected=garbled
    cmp output "$expected.strings"
    [ ! -s errors ]
    echo "$locale, $file: $(tail -c +4 output)"
  done
done
printf '/* Flag: untranslated */\n"x" = "y";\n' >flagged.strings
msgcat --stringtable-input --stringtable-output flagged.strings >output
cat output
grep -qx '"x" = "x" /\* = "y" \*/;' output
msgcat --stringtable-input output >again.po
grep -qx '#, fuzzy' again.po
grep -qx 'msgstr "y"' again.po

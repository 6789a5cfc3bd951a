#!/usr/bin/env bash
# plistutil answers an OpenStep property list with success: unchanged, when XML is requested.
#
# Guess: plistutil reads XML and binary lists only, so an OpenStep list (a project file, old `.strings`) ends with an error
# and an exit status other than 0, and output of `-f xml` is XML.
# So: `-f xml` copies the OpenStep text to the output, word for word, with status 0; without `-f` it writes an error on the
# standard output, where the list belongs, and the status is 0 as well. A script that converts a folder of lists sees no
# failure. An XML list becomes a binary one without `-f`.
# Seen with libplist-utils 2.2.0 of Debian 12.
set -euo pipefail
version=2.2.0-6+b2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' libplist-utils 2>/dev/null)" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "libplist-utils=$version" >/dev/null 2>&1
fi
cd "$folder"
plistutil --version
printf '{ orientation = left; }\n' >openstep.plist
printf '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>a</key><true/></dict></plist>\n' >list.plist
status=0
plistutil -i openstep.plist -f xml >copy || status=$?
echo "OpenStep, -f xml: status $status, output $(cat copy)"
[ "$status" = 0 ]
cmp openstep.plist copy
status=0
plistutil -i openstep.plist >output 2>errors || status=$?
echo "OpenStep, no -f: status $status, standard output: $(cat output)"
[ "$status" = 0 ]
[ ! -s errors ]
grep -q '^ERROR: Failed to convert' output
plistutil -i list.plist | head -c 8 | grep -q bplist00
echo "XML, no -f: binary"

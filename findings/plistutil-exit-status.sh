#!/usr/bin/env bash
# plistutil reports success for an OpenStep property list, and copies it unchanged when XML is requested.
#
# Expected: plistutil reads only XML and binary lists. An OpenStep list (a project file, old `.strings`) causes an error
# and an exit status other than 0, and the output of `-f xml` is XML.
# Found: `-f xml` copies the OpenStep text unchanged to the output, with status 0. Without `-f` it writes an error to
# the standard output, in place of the list, and the status is 0 as well. A script that converts a folder of lists sees
# no failure. An XML list becomes a binary one without `-f`.
# Tested with libplist-utils 2.2.0 of Debian 12.
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

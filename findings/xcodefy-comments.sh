#!/usr/bin/env bash
# Formatting Xcode 27's new project file deletes comments and every key that the formatter does not know.
#
# Expected: project.xcproj is JSON5, which allows comments. A formatter preserves comments, quotes, order and the keys
# of a newer Xcode, or rejects the latter. The supported languages can contain `en` and the development language.
# Found: Comments and an unknown key are removed, without a warning, with status 0. A key with its default value is
# omitted; all keys and strings get double quotes, the languages are sorted, and keys are written in a fixed order. Only
# an unknown name in required-capabilities is rejected. The development language among the supported ones is an error.
# Tested with xcodefy 0.0.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xcodefy==0.0.2
cd "$folder"
cat >project.xcproj <<'JSON5'
// The layouts of the app.
{
  files: [],
  localizations: {development: 'en', supported: ['fr', 'Base']},
  'build-independent-targets-in-parallel': true,
  'default-configuration': 'Release',
  'some-later-key': 7, // of a newer Xcode
}
JSON5
"$folder/venv/bin/xcodefy" --version
"$folder/venv/bin/xcodefy" <project.xcproj >output 2>errors
cat output
[ ! -s errors ]
diff output - <<'EXPECTED'
{
  "default-configuration": "Release",
  "localizations": {
    "development": "en",
    "supported": [
      "Base",
      "fr",
    ],
  },
  "files": [
  ],
}
EXPECTED
refused() { # text to replace, its replacement, words of the error
  sed "s/$1/$2/" project.xcproj >changed
  local status=0
  "$folder/venv/bin/xcodefy" <changed >output 2>errors || status=$?
  echo "$2: status $status, $(head -n 1 errors)"
  [ "$status" = 1 ]
  grep -q "$3" errors
}
refused "'fr'" "'en'" 'must not contain the development language'
refused "'some-later-key': 7" "'required-capabilities': ['some-later-ability']" 'requires a newer version'

#!/usr/bin/env bash
# check-jsonschema resolves references of a local schema with a relative $id in the current folder.
#
# Expected: A schema on disk with "$id": "a.json" that refers to "b.json#/…" finds the b.json next to it: a relative $id
# is resolved against the location of the schema, as in RFC 3986 and JSON Schema 2020-12.
# Found: Without $id the other schema is found next to the first, from every folder. With the relative $id it is
# searched in the current folder, so that the same call passes in the schema's folder and fails elsewhere. --base-uri is
# a workaround.
# Tested with check-jsonschema 0.39.0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check check-jsonschema==0.39.0
check=$work/venv/bin/check-jsonschema
"$check" --version

mkdir "$work/schemas" "$work/documents"
# shellcheck disable=SC2016
draft='"$schema": "https://json-schema.org/draft/2020-12/schema"'
# shellcheck disable=SC2016
reference='"properties": { "width": { "$ref": "neighbour.json#/$defs/points" } }'
echo "{ $draft, \"\$id\": \"named.json\", $reference }" >"$work/schemas/named.json"
echo "{ $draft, $reference }" >"$work/schemas/nameless.json"
echo "{ $draft, \"\$defs\": { \"points\": { \"type\": \"number\" } } }" >"$work/schemas/neighbour.json"
echo '{ "width": 393 }' >"$work/documents/device.json"

# Prints the result of a call from a folder.
try() {
  local folder=$1
  shift
  (cd "$work/$folder" && "$check" "$@" "$work/documents/device.json" >"$work/said" 2>&1 && echo passed || echo "status $?")
}
for call in "schemas named" "documents named" "documents nameless"; do
  read -r folder name <<<"$call"
  result=$(try "$folder" --schemafile "$work/schemas/$name.json")
  echo "from $folder, $name.json: $result"
  case $call in
    "documents named")
      [[ $result == "status 1" ]]
      grep -q "No such file or directory: '.*/documents/neighbour.json'" "$work/said"
      ;;
    *) [[ $result == passed ]] ;;
  esac
done
result=$(try documents --base-uri "file://$work/schemas/" --schemafile "$work/schemas/named.json")
echo "from documents, named.json with --base-uri: $result"
[[ $result == passed ]]

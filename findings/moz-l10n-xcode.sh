#!/usr/bin/env bash
# moz.l10n refuses plural forms that Xcode exports, cannot write what it reads, and takes %arg for a hexadecimal number.
#
# Expected: As its page names Xcode's customizations of XLIFF, each variation of a string catalog and each .stringsdict
# that Xcode exports is read and written back, and placeholders are those that Xcode knows.
# Found: One entry with two plural variables, of a .stringsdict, and one by device and plural each refuse the whole
# file. Two substitutions of one text are multiplied to four variants, and these cannot be written. %arg, Xcode's name
# of the number in a substitution, is a placeholder %a (a hexadecimal number) followed by the text "rg". "50% off" has
# an octal number in it, and %zd and %qi have no placeholder.
# Tested with moz.l10n 0.15.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install 'moz-l10n[xml]==0.15.0'
"$folder/venv/bin/python" - <<'PYTHON' | tee "$folder/seen"
from importlib.metadata import version

from moz.l10n.formats import Format
from moz.l10n.message import parse_message
from moz.l10n.model import SelectMessage
from moz.l10n.resource import parse_resource, serialize_resource


def unit(name, text):
    content = f"<source>{text}</source><target>{text}</target><note/>"
    return f'<trans-unit id="{name}" xml:space="preserve">{content}</trans-unit>'


def document(file, units):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="App/{file}" source-language="en" target-language="de" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/></header>
    <body>{"".join(unit(*one) for one in units)}</body>
  </file>
</xliff>"""


def text(pattern):
    """A pattern with its placeholders in brackets."""
    return "".join(part if isinstance(part, str) else f"[{part.attributes.get('source')}]" for part in pattern)


def look(name, file, *units):
    try:
        resource = parse_resource(Format.xliff, document(file, units))
    except ValueError as error:
        print(f"{name}: not read: {error}")
        return
    message = resource.sections[0].entries[-1].value
    patterns = message.variants.values() if isinstance(message, SelectMessage) else [message.pattern]
    try:
        "".join(serialize_resource(resource))
        written = "written"
    except ValueError:
        written = "not written"
    print(f"{name}:", " | ".join(text(pattern) for pattern in patterns), f"({written})")


def plural(prefix, noun, number="%lld", suffix=""):
    return [(f"{prefix}one{suffix}", f"{number} {noun}"), (f"{prefix}other{suffix}", f"{number} {noun}s")]


print("moz.l10n", version("moz-l10n"))
catalog, old, end = "Localizable.xcstrings", "Localizable.stringsdict", ":dict/:string"
key = "NSStringLocalizedFormatKey"
look("plural", catalog, *plural("a|==|plural.", "file"))
look("device", catalog, ("a|==|device.iphone", "Tap"), ("a|==|device.other", "Click"))
by_both = [*plural("a|==|device.iphone.plural.", "tap"), ("a|==|device.other", "%lld clicks")]
look("device and plural", catalog, *by_both)
one = plural("a|==|substitutions.n.plural.", "file", "%arg")
two = plural("a|==|substitutions.m.plural.", "folder", "%arg")
look("a substitution", catalog, ("a", "%#@n@ here"), *one)
look("two substitutions", catalog, ("a", "%#@n@ in %#@m@"), *one, *two)
one = plural("/a:dict/n:dict/", "file", "%d", end)
two = plural("/a:dict/m:dict/", "folder", "%d", end)
look("stringsdict", old, (f"/a:dict/{key}{end}", "%#@n@"), *one)
look("stringsdict, two variables", old, (f"/a:dict/{key}{end}", "%#@n@ in %#@m@"), *one, *two)
for value in ("%1$@ and %2$lld", "%arg files", "50% off", "%zd", "%qi", "%lu"):
    print(f"{value}:", text(parse_message(Format.xliff, value, xliff_is_xcode=True).pattern))
PYTHON
diff - "$folder/seen" <<'SEEN'
moz.l10n 0.15.0
plural: [%lld] file | [%lld] files (written)
device: Tap | Click (written)
device and plural: not read: Unsupported Xcode id syntax in <trans-unit id="a|==|device.iphone.plural.one">
a substitution: [%a]rg file here | [%a]rg files here (written)
two substitutions: [%a]rg file in [%a]rg folder | [%a]rg file in [%a]rg folders | [%a]rg files in [%a]rg folder | [%a]rg files in [%a]rg folders (not written)
stringsdict: [%d] file | [%d] files (written)
stringsdict, two variables: not read: Mismatching key values in Xcode plural definition /a:dict/m:dict/one:dict/:string
%1$@ and %2$lld: [%1$@] and [%2$lld]
%arg files: [%a]rg files
50% off: 50[% o]ff
%zd: %zd
%qi: %qi
%lu: [%lu]
SEEN

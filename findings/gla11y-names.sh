#!/usr/bin/env bash
# gla11y accepts widgets of GTK 3 that have no accessible name, and reports some that GTK names.
#
# Expected: A checker of missing labels in GtkBuilder files reports the widgets for which GTK 3 returns neither a name
# nor a label by a relation, and no others. A label or name that is empty is a missing one.
# Found: Empty labels, names and mnemonic labels pass with status 0. So do an entry with only a placeholder and a button
# with only an image and a tooltip, which is a description in GTK, a link without a label, a combo box, a progress bar
# and a text view. A field for searching and a menu button, which GTK names itself, are reported. A "labelled-by" in one
# direction, which GTK returns as it is, is an error that stops a build.
# Tested with gla11y 0.4, lxml 6.1.3 and GTK 3.24.38. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(gir1.2-gtk-3.0 python3-gi xauth xvfb)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install gla11y==0.4 lxml==6.1.3
cd "$folder"
cat >look.py <<'PYTHON'
import re
import subprocess

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gtk


def widget(kind, inner="", name="x", **properties):
    values = "".join(f'<property name="{key}">{value}</property>' for key, value in properties.items())
    return f'<child><object class="{kind}" id="{name}">{values}{inner}</object></child>'


def named(name):
    value = f'<property name="AtkObject::accessible-name">{name}</property>'
    return f'<child internal-child="accessible"><object class="AtkObject" id="a">{value}</object></child>'


def labelled(label, inner="", **properties):
    return widget("GtkLabel", name="l", label=label, **properties) + widget("GtkEntry", inner)


IMAGE = widget("GtkImage", name="i", icon_name="go-next")
LABELLED_BY = '<accessibility><relation type="labelled-by" target="l"/></accessibility>'
CASES = {
    "entry": widget("GtkEntry"),
    "entry with a name": widget("GtkEntry", named("Name")),
    "entry with an empty name": widget("GtkEntry", named("")),
    "entry with a mnemonic label": labelled("Name", mnemonic_widget="x"),
    "entry with an empty mnemonic label": labelled("", mnemonic_widget="x"),
    "entry with labelled-by": labelled("Name", LABELLED_BY),
    "entry with a placeholder": widget("GtkEntry", placeholder_text="Name"),
    "button": widget("GtkButton", label="Next"),
    "button without a label": widget("GtkButton"),
    "button with an empty label": widget("GtkButton", label=""),
    "button with an image": widget("GtkButton", IMAGE),
    "button with an image and a tooltip": widget("GtkButton", IMAGE, tooltip_text="Next"),
    "link": widget("GtkLinkButton", uri="https://www.example.com"),
    "combo box": widget("GtkComboBoxText"),
    "progress bar": widget("GtkProgressBar"),
    "text view": widget("GtkTextView"),
    "slider": widget("GtkScale"),
    "search entry": widget("GtkSearchEntry"),
    "menu button": widget("GtkMenuButton"),
}


# Returns the name and the description that GTK has for the widget, and the name of its label.
def by_gtk(path):
    builder = Gtk.Builder.new_from_file(path)
    item = builder.get_object("x").get_accessible()
    relations = item.ref_relation_set()
    label = None
    if relations.contains(Atk.RelationType.LABELLED_BY):
        label = relations.get_relation_by_type(Atk.RelationType.LABELLED_BY).get_target()[0].get_name()
    parts = {"name": item.get_name(), "label": label, "description": item.get_description()}
    return ", ".join(f"{key} {value!r}" for key, value in parts.items() if value is not None) or "nothing"


version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
print(f"GTK {version}")
for name, content in CASES.items():
    with open("window.ui", "w") as file:
        head = '<interface><requires lib="gtk+" version="3.20"/><object class="GtkWindow" id="w"><child>'
        file.write(f'{head}<object class="GtkBox" id="b">{content}</object></child></object></interface>')
    checked = subprocess.run(["venv/bin/gla11y", "window.ui"], capture_output=True, text=True)
    found = re.findall(r"(ERROR|WARNING): '\w+' 'x'", checked.stdout)
    print(f"{name}: gla11y {found[0] if found else 'nothing'}, status {checked.returncode}; GTK {by_gtk('window.ui')}")
PYTHON
{
  venv/bin/pip list 2>/dev/null | grep -E '^(gla11y|lxml) '
  LC_ALL=C xvfb-run -a /usr/bin/python3 look.py 2>/dev/null
} | tee seen
diff - seen <<'SEEN'
gla11y     0.4
lxml       6.1.3
GTK 3.24.38
entry: gla11y WARNING, status 1; GTK nothing
entry with a name: gla11y nothing, status 0; GTK name 'Name'
entry with an empty name: gla11y nothing, status 0; GTK name ''
entry with a mnemonic label: gla11y nothing, status 0; GTK label 'Name'
entry with an empty mnemonic label: gla11y nothing, status 0; GTK label ''
entry with labelled-by: gla11y ERROR, status 1; GTK label 'Name'
entry with a placeholder: gla11y nothing, status 0; GTK nothing
button: gla11y nothing, status 0; GTK name 'Next'
button without a label: gla11y WARNING, status 1; GTK nothing
button with an empty label: gla11y nothing, status 0; GTK name ''
button with an image: gla11y WARNING, status 1; GTK nothing
button with an image and a tooltip: gla11y nothing, status 0; GTK description 'Next'
link: gla11y nothing, status 0; GTK nothing
combo box: gla11y nothing, status 0; GTK nothing
progress bar: gla11y nothing, status 0; GTK nothing
text view: gla11y nothing, status 0; GTK nothing
slider: gla11y WARNING, status 1; GTK description '0.0'
search entry: gla11y WARNING, status 1; GTK name 'Search'
menu button: gla11y WARNING, status 1; GTK name 'Menu'
SEEN

#!/usr/bin/env bash
# GTK 4 reads a visual format language that looks like UIKit's and has other meanings.
#
# Expected: A format that UIKit accepts has the same meaning in GtkConstraintLayout: @1000 is required and @250 a
# quarter of it. A gap can have a list of predicates, a priority or the name of a metric without parentheses, and a gap
# can be negative. The constraints are returned from left to right.
# Found: Numbers after @ are GTK's own weights: 1000 is the weight of medium, required is 1,001,001,000, and 250 is
# between weak (1) and medium. A view can have a list of predicates but a gap cannot, although the documented grammar
# has one list for both. A priority on a plain gap, a named gap and a negative gap are errors too. Widths can be written
# as `b / 2 + 5`, which is impossible in UIKit's language. The constraints are returned from the last item to the first.
# Tested with GTK 4.8.3 of Debian 12.
set -euo pipefail
packages=(gir1.2-gtk-4.0=4.8.3+ds-2+deb12u1 libgtk-4-1=4.8.3+ds-2+deb12u1 python3-gi xvfb xauth)
if ! dpkg-query --show --showformat='${Version}' gir1.2-gtk-4.0 2>/dev/null | grep -q '^4\.8\.3'; then
  apt-get install -y -qq "${packages[@]}" >/dev/null
fi
xvfb-run --auto-servernum /usr/bin/python3 - 2>/dev/null <<'PYTHON'
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk

Gtk.init()


def read(line):
    """Returns the constraints of a line as (item, strength), or the first line of the error."""
    layout, parent, views = Gtk.ConstraintLayout(), Gtk.Fixed(), {}
    parent.set_layout_manager(layout)
    for name in "ab":
        views[name] = Gtk.DrawingArea()
        views[name].set_name(name)
        views[name].set_parent(parent)
    try:
        made = layout.add_constraints_from_description([line], -1, -1, views)
    except GLib.Error as error:
        return error.message.split("\n")[0]
    return [(c.get_target().get_name() if c.get_target() else "parent", c.get_strength()) for c in made]


version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
print("GTK", version)
assert version == "4.8.3"
lines = [
    "H:|[a(50@1000)]", "H:|[a(50@250)]", "H:|[a(50@medium)]", "H:|[a(50@required)]", "H:[a(>=5,<=9)]", "H:[a]-(>=5,<=9)-[b]",
    "H:[a]-10@500-[b]", "H:[a]-gap-[b]", "H:[a]-(-5)-[b]", "H:|[a(b/2+5)][b]|",
]
found = {line: read(line) for line in lines}
for line, value in found.items():
    print(f"{line}: {value}")
strength = lambda line: dict(found[line])["a"]
assert strength("H:|[a(50@1000)]") == strength("H:|[a(50@medium)]") == 1000
assert strength("H:|[a(50@250)]") == 250
assert strength("H:|[a(50@required)]") == 1001001000
assert [item for item, _ in found["H:[a(>=5,<=9)]"]] == ["a", "a"]
for line in ["H:[a]-(>=5,<=9)-[b]", "H:[a]-10@500-[b]", "H:[a]-gap-[b]", "H:[a]-(-5)-[b]"]:
    assert isinstance(found[line], str)
assert [item for item, _ in found["H:|[a(b/2+5)][b]|"]] == ["b", "a", "a", "parent"]
PYTHON

#!/usr/bin/env bash
# Six libraries disagree about a rectangle's last edge, about touching rectangles and about unions with empty ones.
#
# Expected: A rectangle of 10 × 10 at 0, 0 contains 9.9, 9.9 and not 10, 10, so that a point between two rows is in one
# of them, as in CGRect. Rectangles that touch do not intersect. A union with an empty rectangle is the other one.
# Rounding moves each edge to the nearest whole number.
# Found: QRectF and Graphene contain 10, 10 although touching rectangles do not intersect for them: a point on the edge
# between two rows is in both. Graphene, GDK and pygame extend a union to an empty rectangle at 50, 50, and so does Qt
# if one of its sides is not 0. QRectF.toRect rounds position and size instead of edges: 0.4 to 10.6 is 0 to 10, and 0.4
# to 0.6 is empty. Graphene reduces a rectangle of 10 × 10 that is inset by 8 to no size at 8, 8, not in the middle.
# Tested with PySide6 6.12.0, Graphene 1.10.8, GTK 3.24.38 (GDK), pygame 2.6.1, skia-python 144.1 and PyMuPDF 2.0.
# Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(gir1.2-graphene-1.0 gir1.2-gtk-3.0 python3-gi libegl1 libxkbcommon0)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySide6-Essentials==6.12.0 pygame==2.6.1 skia-python==144.1 PyMuPDF==2.0
cat >"$folder/probe.py" <<'PYTHON'
import sys
from collections import namedtuple

ROUNDED = ((0.4, 0, 10.2, 1), (0.4, 0, 0.2, 1))
Kind = namedtuple("Kind", "make contains intersects union round values")


def qt(point, rectangle):
    return Kind(
        rectangle, lambda r, x, y: r.contains(point(x, y)), lambda r, s: r.intersects(s), lambda r, s: r.united(s),
        lambda r: getattr(r, "toRect", lambda: r)(), lambda r: (r.x(), r.y(), r.width(), r.height()),
    )


def graphene():
    import gi

    gi.require_version("Graphene", "1.0")
    from gi.repository import Graphene

    def make(*values):
        return Graphene.Rect().init(*values)

    return {"Graphene": Kind(
        make, lambda r, x, y: r.contains_point(Graphene.Point().init(x, y)), lambda r, s: r.intersection(s)[0],
        lambda r, s: r.union(s), lambda r: r.round_extents(),
        lambda r: (r.origin.x, r.origin.y, r.size.width, r.size.height),
    )}


def gdk():
    import gi

    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk

    def make(*values):
        rectangle = Gdk.Rectangle()
        rectangle.x, rectangle.y, rectangle.width, rectangle.height = map(int, values)
        return rectangle

    return {"GDK": Kind(
        make, None, lambda r, s: Gdk.rectangle_intersect(r, s)[0], lambda r, s: Gdk.rectangle_union(r, s), None,
        lambda r: (r.x, r.y, r.width, r.height),
    )}


def others():
    import pygame
    import pymupdf
    import skia
    from PySide6.QtCore import QPoint, QPointF, QRect, QRectF

    def box(r):
        return r.x0, r.y0, r.width, r.height

    def joined(r, s):
        copy = skia.Rect.MakeXYWH(r.x(), r.y(), r.width(), r.height())
        copy.join(s)
        return copy

    def values(r):
        return r.x(), r.y(), r.width(), r.height()

    return {
        "QRectF": qt(QPointF, QRectF),
        "QRect": qt(QPoint, QRect)._replace(round=None),
        "pygame": Kind(
            pygame.Rect, lambda r, x, y: r.collidepoint(x, y), lambda r, s: r.colliderect(s), lambda r, s: r.union(s),
            None, tuple,
        ),
        "Skia": Kind(
            skia.Rect.MakeXYWH, lambda r, x, y: r.contains(x, y), lambda r, s: r.intersects(s), joined,
            lambda r: r.round(), values,
        ),
        "PyMuPDF": Kind(
            lambda x, y, width, height: pymupdf.Rect(x, y, x + width, y + height),
            lambda r, x, y: pymupdf.Point(x, y) in r, lambda r, s: r.intersects(s), lambda r, s: r | s,
            lambda r: r.round(), box,
        ),
    }


def numbers(kind, rectangle):
    return " ".join(f"{value:g}" for value in kind.values(rectangle))


for name, kind in globals()[sys.argv[1]]().items():
    square = kind.make(0, 0, 10, 10)
    facts = [bool(kind.contains(square, 10, 10)) if kind.contains else None]
    facts.append(bool(kind.intersects(square, kind.make(10, 0, 10, 10))))
    unions = [numbers(kind, kind.union(square, kind.make(50, 50, *size))) for size in ((0, 0), (0, 5))]
    rounded = [numbers(kind, kind.round(kind.make(*values))) for values in ROUNDED] if kind.round else None
    contained, touching = facts
    print(f"{name}: contains its corner {contained}, touching intersect {touching}, unions {unions}, rounded {rounded}")
    if name == "Graphene":
        print("inset by 8, 8 and 8, 0:", [numbers(kind, square.inset_r(8, inset)) for inset in (8, 0)])
PYTHON
{
  for kind in graphene gdk; do /usr/bin/python3 "$folder/probe.py" "$kind" 2>/dev/null; done
  PYGAME_HIDE_SUPPORT_PROMPT=1 "$folder/venv/bin/python" "$folder/probe.py" others
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Graphene: contains its corner True, touching intersect False, unions ['0 0 50 50', '0 0 50 55'], rounded ['0 0 11 1', '0 0 1 1']
inset by 8, 8 and 8, 0: ['8 8 0 0', '8 0 0 10']
GDK: contains its corner None, touching intersect False, unions ['0 0 50 50', '0 0 50 55'], rounded None
QRectF: contains its corner True, touching intersect False, unions ['0 0 10 10', '0 0 50 55'], rounded ['0 0 10 1', '0 0 0 1']
QRect: contains its corner False, touching intersect False, unions ['0 0 10 10', '0 0 50 55'], rounded None
pygame: contains its corner False, touching intersect False, unions ['0 0 50 50', '0 0 50 55'], rounded None
Skia: contains its corner False, touching intersect False, unions ['0 0 10 10', '0 0 10 10'], rounded ['0 0 11 1', '0 0 1 1']
PyMuPDF: contains its corner False, touching intersect False, unions ['0 0 10 10', '0 0 10 10'], rounded ['0 0 11 1', '0 0 1 1']
SEEN

#!/usr/bin/env bash
# Graphene's matrices follow the order of Euler angles; its quaternions follow 2 of 12 orders, its readers 2 others.
#
# Expected: GTK's geometry library creates one rotation from Euler angles of 10, 20, 30, as a matrix and as a
# quaternion, in each order. init_from_matrix and init_from_quaternion return the angles again. init_from_angles of a
# quaternion means the order of the default Euler angles.
# Found: The matrix is right in all orders. to_quaternion is right for SXYZ and RZYX; for the others it is another
# rotation, for SZYX one with the opposite sign about y. init_from_matrix returns angles in the order of the axes and not as
# x, y, z, so that 10, 20, 30 of SZYX are 30, 20, 10, and only SXYZ and RXYZ are right. A round trip through a
# quaternion is right for SXYZ alone. Default angles are SXYZ, a quaternion from three angles is SZYX.
# Tested with Graphene 1.10.8 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(gir1.2-graphene-1.0=1.10.8-1 libgraphene-1.0-0=1.10.8-1 python3-gi)
dpkg-query --show "${packages[@]%%=*}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
dpkg-query --show --showformat '${Package} ${Version}\n' libgraphene-1.0-0 | tee "$folder/seen"
/usr/bin/python3 - <<'PYTHON' | tee -a "$folder/seen"
import gi

gi.require_version("Graphene", "1.0")
from gi.repository import Graphene

ANGLES = {"X": 10, "Y": 20, "Z": 30}
AXES = ("XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX")


def columns(matrix):
    vectors = [matrix.transform_vec3(Graphene.Vec3().init(*unit)) for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    return [value for vector in vectors for value in (vector.get_x(), vector.get_y(), vector.get_z())]


def equal(first, second):
    return all(abs(a - b) < 0.002 for a, b in zip(columns(first), columns(second)))


def composed(order):
    """Rotates about one axis after the other: the first first if static, the last first if relative."""
    matrix = Graphene.Matrix().init_identity()
    for axis in order[1:] if order[0] == "S" else reversed(order[1:]):
        vector = getattr(Graphene.Vec3, f"{axis.lower()}_axis")()
        matrix = matrix.multiply(Graphene.Matrix().init_rotate(ANGLES[axis], vector))
    return matrix


def text(euler):
    return ", ".join(f"{value + 0.0:.0f}" for value in (euler.get_x(), euler.get_y(), euler.get_z()))


orders = [kind + axes for kind in "SR" for axes in AXES]
for order in orders:
    value = getattr(Graphene.EulerOrder, order)
    euler = Graphene.Euler().init_with_order(*ANGLES.values(), value)
    matrix, quaternion = euler.to_matrix(), euler.to_quaternion()
    from_matrix = Graphene.Euler().init_from_matrix(matrix, value)
    from_quaternion = Graphene.Euler().init_from_quaternion(quaternion, value)
    print(
        f"{order}: matrix {'right' if equal(matrix, composed(order)) else 'wrong'}, read as {text(from_matrix)}; "
        f"quaternion {'right' if equal(quaternion.to_matrix(), composed(order)) else 'wrong'}, "
        f"read as {text(from_quaternion)}"
    )
for name, rotation in [
    ("default angles", Graphene.Euler().init(*ANGLES.values()).to_matrix()),
    ("quaternion from angles", Graphene.Quaternion().init_from_angles(*ANGLES.values()).to_matrix()),
]:
    print(f"{name}: {[order for order in orders if equal(rotation, composed(order))]}")
PYTHON
diff - "$folder/seen" <<'SEEN'
libgraphene-1.0-0 1.10.8-1
SXYZ: matrix right, read as 10, 20, 30; quaternion right, read as 10, 20, 30
SXZY: matrix right, read as 10, 30, 20; quaternion wrong, read as 10, 26, -25
SYXZ: matrix right, read as 20, 10, 30; quaternion wrong, read as -22, -1, 28
SYZX: matrix right, read as 20, 30, 10; quaternion wrong, read as 25, 26, 10
SZXY: matrix right, read as 30, 10, 20; quaternion wrong, read as 28, -1, 22
SZYX: matrix right, read as 30, 20, 10; quaternion wrong, read as 30, -20, 10
RXYZ: matrix right, read as 10, 20, 30; quaternion wrong, read as 10, -20, 30
RXZY: matrix right, read as 10, 30, 20; quaternion wrong, read as 10, 26, 25
RYXZ: matrix right, read as 20, 10, 30; quaternion wrong, read as 22, -1, 28
RYZX: matrix right, read as 20, 30, 10; quaternion wrong, read as -25, 26, 10
RZXY: matrix right, read as 30, 10, 20; quaternion wrong, read as 28, -1, -22
RZYX: matrix right, read as 30, 20, 10; quaternion right, read as 30, 20, 10
default angles: ['SXYZ', 'RZYX']
quaternion from angles: ['SZYX', 'RXYZ']
SEEN

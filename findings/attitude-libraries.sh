#!/usr/bin/env bash
# Libraries of rotations do not read back the yaw, pitch and roll of a device that they are given.
#
# Expected: A device's yaw of 30, pitch of 20 and roll of 10 degrees are rotations about z, the new y and the new x.
# They are one rotation in each library and type, which is read back as 30, 20 and 10.
# Found: SciPy, transforms3d and spatialmath agree. pyquaternion, whose documentation has the same order z, y', x'',
# reads 28.5, 22.2 and -1.1 from it, the angles about fixed axes. In ahrs the quaternion is right. A matrix that is made
# from the angles has yaw and roll exchanged, and one that is read has the angles of its inverse. In pyrr the matrix of
# these angles and their quaternion are two rotations. Even one rotation about z by 90 moves x to y as a quaternion and
# to -y as a matrix of 4 × 4. Its matrix of 3 × 3 moves x to y by a function, and to -y by a method. An axis of whole
# numbers, [0, 0, 1], gives a quaternion of zeros.
# Tested with scipy 1.17.1, transforms3d 0.4.2, spatialmath-python 1.1.18, pyquaternion 0.9.9, ahrs 0.4.0, pyrr 0.10.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install scipy==1.17.1 transforms3d==0.4.2 spatialmath-python==1.1.18 pyquaternion==0.9.9 \
  ahrs==0.4.0 pyrr==0.10.3 numpy==2.4.6
cat >"$folder/look.py" <<'PYTHON'
from importlib.metadata import version

import ahrs
import numpy as np
import pyquaternion
import pyrr
import spatialmath
import transforms3d
from scipy.spatial.transform import Rotation

names = ("scipy", "transforms3d", "spatialmath-python", "pyquaternion", "ahrs", "pyrr")
print(", ".join(f"{name} {version(name)}" for name in names))
yaw, pitch, roll = np.radians((30, 20, 10))
scipy = Rotation.from_euler("ZYX", (yaw, pitch, roll))
x, y, z, w = scipy.as_quat()


def show(title, *values):
    print(f"{title}:", *("{:g}".format(round(float(value), 1) + 0) for value in values))


def angles(title, rotation):
    """Shows yaw, pitch and roll of a rotation of SciPy."""
    show(title, *rotation.as_euler("ZYX", degrees=True))


def wxyz(quaternion):
    return Rotation.from_quat(np.roll(np.asarray(quaternion, dtype=float), -1))


angles("scipy", scipy)
angles("transforms3d, rzyx", wxyz(transforms3d.euler.euler2quat(yaw, pitch, roll, "rzyx")))
angles("spatialmath, RPY", wxyz(spatialmath.UnitQuaternion.RPY(roll, pitch, yaw).vec))
show("spatialmath reads", *np.degrees(spatialmath.UnitQuaternion.RPY(roll, pitch, yaw).rpy())[::-1])
rotations = [pyquaternion.Quaternion(axis=axis, radians=angle) for axis, angle in zip(np.eye(3)[::-1], (yaw, pitch, roll))]
composed = rotations[0] * rotations[1] * rotations[2]
angles("pyquaternion, composed", wxyz(composed.elements))
show("pyquaternion reads", *np.degrees(composed.yaw_pitch_roll))
angles("ahrs, quaternion", wxyz(ahrs.Quaternion(rpy=np.array([roll, pitch, yaw]))))
show("ahrs, quaternion reads", *np.degrees(ahrs.Quaternion([w, x, y, z]).to_angles())[::-1])
angles("ahrs, matrix", Rotation.from_matrix(np.asarray(ahrs.DCM(rpy=[roll, pitch, yaw]))))
show("ahrs, matrix reads", *np.degrees(ahrs.DCM(scipy.as_matrix()).to_rpy())[::-1])
eulers = pyrr.euler.create(roll=roll, pitch=pitch, yaw=yaw)
angles("pyrr, quaternion", Rotation.from_quat(pyrr.quaternion.create_from_eulers(eulers)))
angles("pyrr, matrix", Rotation.from_matrix(pyrr.matrix33.create_from_eulers(eulers)))
angles("pyrr, matrix transposed", Rotation.from_matrix(pyrr.matrix33.create_from_eulers(eulers).T))
right = np.array([1.0, 0, 0])
quarter = np.pi / 2
show("pyrr, x by 90 about z, quaternion", *pyrr.Quaternion.from_z_rotation(quarter) * pyrr.Vector3(right))
show("pyrr, 3 × 3, method", *pyrr.Matrix33.from_z_rotation(quarter) * pyrr.Vector3(right))
axis = pyrr.matrix33.create_from_axis_rotation([0.0, 0, 1], quarter)
show("pyrr, 3 × 3, function", *pyrr.matrix33.apply_to_vector(axis, right))
show("pyrr, 4 × 4, function", *pyrr.matrix44.apply_to_vector(pyrr.matrix44.create_from_z_rotation(quarter), right))
show("pyrr, axis of floats", *pyrr.quaternion.create_from_axis_rotation([0.0, 0, 1], quarter))
show("pyrr, axis of integers", *pyrr.quaternion.create_from_axis_rotation([0, 0, 1], quarter))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
scipy 1.17.1, transforms3d 0.4.2, spatialmath-python 1.1.18, pyquaternion 0.9.9, ahrs 0.4.0, pyrr 0.10.3
scipy: 30 20 10
transforms3d, rzyx: 30 20 10
spatialmath, RPY: 30 20 10
spatialmath reads: 30 20 10
pyquaternion, composed: 30 20 10
pyquaternion reads: 28.5 22.2 -1.1
ahrs, quaternion: 30 20 10
ahrs, quaternion reads: 30 20 10
ahrs, matrix: 10 20 30
ahrs, matrix reads: -28.5 -22.2 1.1
pyrr, quaternion: 33.8 11.8 19
pyrr, matrix: 22.8 28 21.2
pyrr, matrix transposed: -14.1 -32.9 -11.2
pyrr, x by 90 about z, quaternion: 0 1 0
pyrr, 3 × 3, method: 0 -1 0
pyrr, 3 × 3, function: 0 1 0
pyrr, 4 × 4, function: 0 -1 0
pyrr, axis of floats: 0 0 0.7 0.7
pyrr, axis of integers: 0 0 0 0
SEEN

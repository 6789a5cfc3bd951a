#!/usr/bin/env bash
# Attitude filters of one package return opposite angles for a device at rest, and one of them a random angle.
#
# Expected: A phone has x to its right, y to its top and z out of its screen, and a sensor at rest measures 9.81 up, as
# Android delivers it. Filters of one package return one attitude for it: 30 about x if it is rotated by 30 about x. A
# level phone that points north is the identity if x is east and y is north (ENU), or all filters have north as x.
# Found: In ahrs, AQUA and SAAM return the inverse: -30 without a magnetometer, and with one a rotation about the other
# axis. SAAM returns a zero quaternion for a level phone. Madgwick, Complementary, Fourati, FAMC and Tilt have north as
# x (the heading is -90), Mahony has east as x, and none of them has an option. OLEQ starts at a random quaternion and
# stops before it converges: of 200 equal samples of a level phone 6 are within a degree, and one is off by 172. EKF and
# ROLEQ are right with `frame="ENU"`, as VQF is. AhrsSettings of imufusion accepts `convention=CONVENTION_ENU` and
# ignores it, while it retains `gain`: only an assignment to the attribute changes the heading from -90 to 0.
# Tested with ahrs 0.4.0, vqf 2.1.2, imufusion 1.3.3 and scipy 1.17.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install ahrs==0.4.0 vqf==2.1.2 imufusion==1.3.3 scipy==1.17.1 numpy==2.4.6
cat >"$folder/look.py" <<'PYTHON'
import warnings
from importlib.metadata import version

import imufusion
import numpy
import vqf
from ahrs import filters
from scipy.spatial.transform import Rotation

warnings.filterwarnings("ignore")
COUNT, PERIOD, DIP = 3000, 0.01, 60
FIELD = 50 * numpy.array([0, numpy.cos(numpy.radians(DIP)), -numpy.sin(numpy.radians(DIP))])


def angles(quaternion):
    """Angles about x, y and z, which are applied in the order z, y, x; w is first in the quaternion."""
    if not numpy.any(numpy.nan_to_num(quaternion).round(9)):
        return "zero quaternion"
    euler = Rotation.from_quat(numpy.roll(quaternion, -1)).as_euler("ZYX", degrees=True)[::-1]
    whole = [round(float(angle)) for angle in euler]
    return ", ".join(f"{180 if angle == -180 else angle:.0f}" for angle in whole)


def by_imufusion(gyroscope, acceleration, field, settings):
    ahrs = imufusion.Ahrs()
    ahrs.set_sample_period(PERIOD)
    ahrs.set_settings(settings)
    for values in zip(gyroscope, acceleration / 9.81, field):
        ahrs.update(*values)
    return ahrs.get_quaternion()


constructed, assigned = imufusion.AhrsSettings(convention=imufusion.CONVENTION_ENU, gain=2), imufusion.AhrsSettings()
assigned.convention = imufusion.CONVENTION_ENU
still = numpy.zeros((COUNT, 3))
north = {"magnetic_ref": float(DIP), "frame": "ENU"}
cases, rows = [(0, 0, 0), (30, 0, 0), (0, 30, 0), (0, 0, 30)], {}
print(*(f"{name} {version(name)}" for name in ("ahrs", "vqf", "imufusion", "scipy")))
for rotation in cases:
    attitude = Rotation.from_rotvec(rotation, degrees=True).inv()
    gravity, magnetic = (numpy.tile(attitude.apply(vector), (COUNT, 1)) for vector in ([0, 0, 9.81], FIELD))
    moving = {"gyr": still, "acc": gravity, "Dt": PERIOD}
    both = {**moving, "mag": magnetic}
    seen = {
        "Madgwick": filters.Madgwick(**both).Q[-1],
        "Complementary": filters.Complementary(**both).Q[-1],
        "Fourati": filters.Fourati(**both).Q[-1],
        "FAMC": filters.FAMC(gravity, magnetic).Q[-1],
        "Tilt": filters.Tilt(gravity, magnetic).Q[-1],
        "Mahony": filters.Mahony(**both).Q[-1],
        "AQUA": filters.AQUA(**both).Q[-1],
        "SAAM": filters.SAAM(gravity, magnetic).Q[-1],
        "AQUA without field": filters.AQUA(**moving).Q[-1],
        "EKF without field": filters.EKF(**moving).Q[-1],
        "EKF, ENU": filters.EKF(**both, **north).Q[-1],
        "ROLEQ, ENU": filters.ROLEQ(**both, **north).Q[-1],
        "VQF": vqf.offlineVQF(still.copy(), gravity.copy(), magnetic.copy(), PERIOD)["quat9D"][-1],
        "imufusion, ENU in the constructor": by_imufusion(still, gravity, magnetic, constructed),
        "imufusion, ENU assigned": by_imufusion(still, gravity, magnetic, assigned),
    }
    for name, quaternion in seen.items():
        rows.setdefault(name, []).append(angles(quaternion))
print("rotation:", " | ".join(", ".join(map(str, rotation)) for rotation in cases))
for name, row in rows.items():
    print(f"{name}:", " | ".join(row))
print("imufusion:", f"convention {constructed.convention}, gain {constructed.gain}; assigned {assigned.convention}")
numpy.random.seed(1)
level = numpy.tile([0, 0, 9.81], (200, 1)), numpy.tile(FIELD, (200, 1))
off = numpy.degrees(2 * numpy.arccos(numpy.clip(numpy.abs(filters.OLEQ(*level, **north).Q[:, 0]), 0, 1)))
print(f"OLEQ, ENU: {(off < 1).sum()} of {len(off)} within a degree, the largest error is {off.max():.0f}")
PYTHON
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
ahrs 0.4.0 vqf 2.1.2 imufusion 1.3.3 scipy 1.17.1
rotation: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
Madgwick: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
Complementary: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
Fourati: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
FAMC: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
Tilt: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
Mahony: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
AQUA: 0, 0, 90 | 0, 30, 90 | -30, 0, 90 | 0, 0, 60
SAAM: zero quaternion | 0, 30, 90 | -30, 0, 90 | zero quaternion
AQUA without field: 0, 0, 0 | -30, 0, 0 | 0, -30, 0 | 0, 0, 0
EKF without field: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 0
EKF, ENU: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
ROLEQ, ENU: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
VQF: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
imufusion, ENU in the constructor: 0, 0, -90 | 30, 0, -90 | 0, 30, -90 | 0, 0, -60
imufusion, ENU assigned: 0, 0, 0 | 30, 0, 0 | 0, 30, 0 | 0, 0, 30
imufusion: convention 0, gain 2.0; assigned 1
OLEQ, ENU: 6 of 200 within a degree, the largest error is 172
SEEN

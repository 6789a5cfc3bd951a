#!/usr/bin/env bash
# Linux's accelerometer service retains the orientation of a flat device, and changes it at other angles than 45.
#
# Expected: iio-sensor-proxy, from which desktops read a tablet's orientation, changes it at about 45 degrees in both
# directions. For a device that lies on its back it reports undefined, as it does before the first value.
# Found: A device in portrait becomes left-up between 50 and 55 degrees, and normal again between 40 and 35. Flat it
# retains its orientation, face up and face down. From flat, a change needs a tilt of more than 35. Gimbal's faceUp and
# faceDown have no counterpart there: a tablet on a table reports the last orientation in which it was held.
# Tested with iio-sensor-proxy 3.0 and umockdev 0.17.16 of Debian 12. Needs root.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
versions=(iio-sensor-proxy=3.0-2 umockdev=0.17.16-1 gir1.2-umockdev-1.0=0.17.16-1)
for package in "${versions[@]}"; do
  [ "$(dpkg-query --show --showformat='${Package}=${Version}' "${package%%=*}" 2>/dev/null)" = "$package" ] && continue
  apt-get install -y -qq --no-install-recommends "${versions[@]}" python3-gi dbus >/dev/null 2>&1
done
cat >"$folder/sensor.py" <<'PYTHON'
import math
import os
import subprocess
import time

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import Gio, GLib, UMockdev

NAME, PATH = "net.hadess.SensorProxy", "/net/hadess/SensorProxy"
testbed, bus = UMockdev.Testbed.new(), Gio.TestDBus.new(Gio.TestDBusFlags.NONE)
bus.up()
os.environ["DBUS_SYSTEM_BUS_ADDRESS"] = bus.get_bus_address()
values = {"name": "accel", "in_accel_scale": "0.0098", "in_accel_x_raw": "0", "in_accel_y_raw": "-1000", "in_accel_z_raw": "0"}
facts = ["DEVNAME", "/dev/iio:device0", "IIO_SENSOR_PROXY_TYPE", "iio-poll-accel"]
device = testbed.add_device("iio", "iio:device0", None, [word for pair in values.items() for word in pair], facts)
quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
service = subprocess.Popen(["/usr/sbin/iio-sensor-proxy"], **quiet)
flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
connection = Gio.DBusConnection.new_for_address_sync(bus.get_bus_address(), flags, None, None)


def call(interface, method, arguments=None):
    return connection.call_sync(NAME, PATH, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000, None)


for _ in range(100):
    try:
        call(NAME, "ClaimAccelerometer")
        break
    except GLib.Error:
        time.sleep(0.1)


def orientation(*gravity):
    for axis, value in zip("xyz", gravity):
        testbed.set_attribute(device, f"in_accel_{axis}_raw", str(round(1000 * value)))
    time.sleep(2)
    asked = GLib.Variant("(ss)", (NAME, "AccelerometerOrientation"))
    return call("org.freedesktop.DBus.Properties", "Get", asked).unpack()[0]


def upright(degrees):
    return orientation(math.sin(math.radians(degrees)), -math.cos(math.radians(degrees)), 0)


def tilted(degrees):
    return orientation(math.sin(math.radians(degrees)), 0, -math.cos(math.radians(degrees)))


try:
    cases = {"upright": (upright, [0, 50, 55, 90, 40, 35]), "tilted from flat": (tilted, [0, 30, 35, 40, 10, 0])}
    seen = {name: [turn(degrees) for degrees in list_] for name, (turn, list_) in cases.items()}
    seen["on its face"] = [orientation(0, 0, 1)]
    for name, result in seen.items():
        degrees = cases[name][1] if name in cases else ["flat"]
        print(f"{name}:", ", ".join(f"{angle} {word}" for angle, word in zip(degrees, result)))
    assert seen["upright"] == ["normal"] * 2 + ["left-up"] * 3 + ["normal"]
    assert seen["tilted from flat"] == ["normal"] * 3 + ["left-up"] * 3
    assert seen["on its face"] == ["left-up"]
finally:
    service.terminate()
    service.wait()
    connection.close_sync(None)
PYTHON
dpkg-query --show iio-sensor-proxy
umockdev-wrapper /usr/bin/python3 "$folder/sensor.py" 2>"$folder/errors" || { cat "$folder/errors"; exit 1; }

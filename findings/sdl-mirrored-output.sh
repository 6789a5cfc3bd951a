#!/usr/bin/env bash
# SDL reports a mirrored Wayland output as upside down.
#
# Expected: SDL_GetDisplayOrientation reports which edge is up. An output that the compositor mirrors (transform
# `flipped`, as for rear projection) stays landscape, because up is still up, and only `rotate-180` is "landscape
# (flipped)".
# Found: Both are SDL_ORIENTATION_LANDSCAPE_FLIPPED, and PORTRAIT_FLIPPED on an output that is natively portrait. A
# program that rotates its content by 180 for the flipped orientations shows it upside down on a mirrored output. The
# orientations for rotations are right, and so are the dots per inch.
# Tested with pysdl2-dll 2.32.10 (SDL 2.32.10) and weston 10.0.1 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
compositor=
trap 'kill "$compositor" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
if [ "$(dpkg-query --show --showformat='${Version}' weston 2>/dev/null)" != 10.0.1-1+b1 ]; then
  apt-get install -y -qq --no-install-recommends weston=10.0.1-1+b1 libxkbcommon0 libegl1 >/dev/null
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install PySDL2==0.9.17 pysdl2-dll==2.32.10
cat >"$folder/probe.py" <<'PYTHON'
import ctypes

import sdl2

NAMES = ["unknown", "landscape", "landscape (flipped)", "portrait", "portrait (flipped)"]
assert sdl2.SDL_Init(sdl2.SDL_INIT_VIDEO) == 0, sdl2.SDL_GetError()
frame, across, down = sdl2.SDL_Rect(), ctypes.c_float(), ctypes.c_float()
sdl2.SDL_GetDisplayBounds(0, frame)
sdl2.SDL_GetDisplayDPI(0, None, across, down)
orientation = NAMES[sdl2.SDL_GetDisplayOrientation(0)]
print(f"{frame.w} × {frame.h}, {across.value:.0f} × {down.value:.0f} dpi, {orientation}")
PYTHON
export XDG_RUNTIME_DIR=$folder WAYLAND_DISPLAY=wayland-test SDL_VIDEODRIVER=wayland
unset DISPLAY
weston --version
while IFS='|' read -r mode transform expected; do
  printf '[output]\nname=headless\nmode=%s\ntransform=%s\n' "$mode" "$transform" >"$folder/weston.ini"
  weston --config="$folder/weston.ini" --backend=headless-backend.so --socket=wayland-test --idle-time=0 >/dev/null 2>&1 &
  compositor=$!
  for _ in $(seq 100); do [ -S "$folder/wayland-test" ] && break; sleep 0.1; done
  seen=$("$folder/venv/bin/python" "$folder/probe.py" 2>/dev/null)
  echo "$mode $transform: $seen"
  [ "$seen" = "$expected" ]
  kill "$compositor"
  wait "$compositor" 2>/dev/null || true
done <<'CASES'
800x600|normal|800 × 600, 25 × 25 dpi, landscape
800x600|rotate-90|600 × 800, 25 × 25 dpi, portrait
800x600|rotate-180|800 × 600, 25 × 25 dpi, landscape (flipped)
800x600|rotate-270|600 × 800, 25 × 25 dpi, portrait (flipped)
800x600|flipped|800 × 600, 25 × 25 dpi, landscape (flipped)
390x844|normal|390 × 844, 25 × 25 dpi, portrait
390x844|flipped|390 × 844, 25 × 25 dpi, portrait (flipped)
CASES

#!/usr/bin/env bash
# A rotation of 90 in sway is the Wayland protocol's 270, and sway's own list of outputs does not show it.
#
# Expected: `output NAME transform 90` is WL_OUTPUT_TRANSFORM_90, which every client and wlr-randr then receive, because
# sway's manual and the protocol use the same eight words and `get_outputs` returns "90".
# Found: sway counts clockwise and the protocol counterclockwise. Clients receive 270 for sway's 90, 90 for its 270, and
# flipped 270 for its flipped-90; get_outputs repeats sway's word. A name such as "left" or a number of degrees must be
# converted between swaymsg and a client of the protocol.
# Tested with sway 1.7 (wlroots 0.15.1) and wayland-utils 1.1.0 of Debian 12. Needs root: sway itself runs as nobody.
set -euo pipefail
folder=$(mktemp -d)
compositor=
trap 'kill "$compositor" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
installed=$(dpkg-query --show --showformat='${Version}' sway 2>/dev/null || true)
if [ "$installed" != 1.7-6 ] || ! command -v wayland-info >/dev/null; then
  apt-get install -y -qq --no-install-recommends sway=1.7-6 wayland-utils=1.1.0-1+b1 >/dev/null
fi
echo 'output HEADLESS-1 resolution 1280x720' >"$folder/config"
chown -R nobody "$folder"
export XDG_RUNTIME_DIR=$folder
setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$folder" WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 \
  WLR_RENDERER=pixman sway -c "$folder/config" >/dev/null 2>&1 &
compositor=$!
find_one() { find "$folder" -maxdepth 1 -type s -name "$1" | head -n 1; }
for _ in $(seq 100); do [ -n "$(find_one 'wayland-*')" ] && [ -n "$(find_one 'sway-ipc*')" ] && break; sleep 0.1; done
WAYLAND_DISPLAY=$(basename "$(find_one 'wayland-*')")
SWAYSOCK=$(find_one 'sway-ipc*')
export WAYLAND_DISPLAY SWAYSOCK
sway --version
for pair in normal:normal 90:270° 180:180° 270:90° flipped:flipped 'flipped-90:flipped 270°'; do
  word=${pair%%:*}
  expected=${pair#*:}
  swaymsg output HEADLESS-1 transform "$word" >/dev/null
  sleep 0.3
  own=$(swaymsg --raw --type get_outputs | sed -n 's/.*"transform": "\([^"]*\)".*/\1/p')
  client=$(wayland-info --interface wl_output | sed -n 's/.*output_transform: \([^,]*\),.*/\1/p')
  echo "swaymsg $word: get_outputs $own, clients $client"
  [ "$own" = "$word" ]
  [ "$client" = "$expected" ]
done

#!/usr/bin/env bash
# Two browsers on a rotated Wayland output report different angles, and neither reports a secondary orientation.
#
# Expected: On an output that the compositor rotates, screen.orientation is that of a rotated tablet: portrait-primary
# with angle 90 at 90, landscape-secondary 180 at 180, portrait-secondary 270 at 270, in Chromium and in Firefox.
# Found: Chromium has the angles 90, 180 and 270 with the types portrait-primary, landscape-primary and
# portrait-primary: 90 and 270 have the same type, and so have 0 and 180. Firefox has the same types and always the
# angle 0. A page that uses the type, or in Firefox the angle, cannot distinguish the two landscape orientations of a
# device. UIKit's orientations can.
# Tested with Chromium 156.0.8078.108, Firefox 153.8.0esr and weston 10.0.1 of Debian 12. Needs root for apt-get.
set -euo pipefail
folder=$(mktemp -d)
running=()
finish() {
  for process in "${running[@]}"; do kill "$process" 2>/dev/null || true; done
  running=()
  wait 2>/dev/null || true
}
trap 'finish; sleep 1; rm -rf "$folder" 2>/dev/null || true' EXIT
version() { dpkg-query --show --showformat='${Version}' "$1" 2>/dev/null || true; }
firefox=153.8.0esr-1~deb12u1 chromium=156.0.8078.108-1~deb12u1 weston=10.0.1-1+b1
if [ "$(version firefox-esr) $(version chromium) $(version weston)" != "$firefox $chromium $weston" ]; then
  apt-get install -y -qq --no-install-recommends "firefox-esr=$firefox" "chromium=$chromium" "chromium-common=$chromium" \
    "weston=$weston" >/dev/null 2>&1
fi
cat >"$folder/server.py" <<'PYTHON'
import http.server
import sys

SEND = "fetch('/seen?' + screen.orientation.type + ',' + screen.orientation.angle)"
PAGE = f"<!DOCTYPE html><title>page</title><script>setTimeout(() => {SEND}, 1500)</script>"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE.encode() if self.path == "/" else b"")
        if self.path.startswith("/seen?"):
            with open("seen", "a") as file:
                file.write(self.path[6:] + "\n")

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
with open("port", "w") as file:
    file.write(f"{server.server_port}\n")
server.serve_forever()
PYTHON
cd "$folder"
export HOME=$folder XDG_RUNTIME_DIR=$folder WAYLAND_DISPLAY=wayland-test MOZ_ENABLE_WAYLAND=1 GDK_BACKEND=wayland
unset DISPLAY
look() {
  rm -f seen port
  printf '[output]\nname=headless\nmode=800x600\ntransform=%s\n' "$2" >weston.ini
  weston --config="$folder/weston.ini" --backend=headless-backend.so --socket=wayland-test --idle-time=0 >/dev/null 2>&1 &
  running+=($!)
  python3 server.py &
  running+=($!)
  for _ in $(seq 100); do [ -S wayland-test ] && [ -s port ] && break; sleep 0.1; done
  local page profile
  page="http://127.0.0.1:$(cat port)/"
  profile=$(mktemp -d "$folder/profile-XXXXXX")
  case $1 in
    chromium)
      exec chromium --no-sandbox --ozone-platform=wayland --disable-gpu --no-first-run --user-data-dir="$profile" "$page"
      ;;
    firefox) exec firefox --no-remote --profile "$profile" "$page" ;;
  esac >/dev/null 2>&1 &
  running+=($!)
  for _ in $(seq 300); do [ -s seen ] && break; sleep 0.1; done
  finish
  echo "$1, $2: $(cat seen)"
  [ "$(head -n 1 seen)" = "$3" ]
}
expected=('normal landscape-primary 0' 'rotate-90 portrait-primary 90' 'rotate-180 landscape-primary 180'
  'rotate-270 portrait-primary 270')
for case in "${expected[@]}"; do
  read -r transform type angle <<<"$case"
  look chromium "$transform" "$type,$angle"
  look firefox "$transform" "$type,0"
done

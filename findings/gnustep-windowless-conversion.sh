#!/usr/bin/env bash
# In GNUstep the rectangle of a view without a window is converted to itself; points and sizes are converted correctly.
#
# Expected: convertPoint:toView: and convertRect:toView: agree: the rectangle's corners are at the converted points,
# whether the view hierarchy has a window or not, as in UIKit.
# Found: In a view hierarchy without a window convertRect:toView: and convertRect:fromView: return the rectangle
# unchanged, neither moved nor rotated, and convertPoint:toView: returns the right point. In a window both are right,
# with rotated frames too. A headless comparison of frames in a common coordinate space, which needs no window, compares
# local frames.
# Tested with GNUstep GUI 0.29.0 of Debian 12. Needs root only for apt-get.
set -euo pipefail
version=0.29.0-2+b3
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
installed=$(dpkg-query --show --showformat='${Version}' libgnustep-gui-dev 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v gcc >/dev/null || ! command -v Xvfb >/dev/null; then
  apt-get install -y -qq --no-install-recommends gcc gobjc gnustep-make "libgnustep-gui-dev=$version" gnustep-back0.29-cairo \
    xvfb >/dev/null 2>&1
fi
cat >"$folder/probe.m" <<'OBJC'
#import <AppKit/AppKit.h>

static void show(const char *name, NSView *child, NSView *parent) {
  NSPoint point = [child convertPoint: NSMakePoint(20, 10) toView: parent];
  NSRect to = [child convertRect: NSMakeRect(0, 0, 20, 10) toView: parent];
  NSRect from = [child convertRect: NSMakeRect(100, 50, 20, 10) fromView: parent];
  printf("%s: point %g %g, rectangle %g %g %g %g, back %g %g %g %g\n", name, point.x, point.y, to.origin.x, to.origin.y,
    to.size.width, to.size.height, from.origin.x, from.origin.y, from.size.width, from.size.height);
}

int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  [NSApplication sharedApplication];
  NSView *parent = [[NSView alloc] initWithFrame: NSMakeRect(0, 0, 400, 300)];
  NSView *child = [[NSView alloc] initWithFrame: NSMakeRect(100, 50, 40, 20)];
  [parent addSubview: child];
  show("no window", child, parent);
  [child setFrameRotation: 90];
  show("no window, rotated by 90", child, parent);
  NSWindow *window = [[NSWindow alloc] initWithContentRect: NSMakeRect(0, 0, 400, 300) styleMask: 0
    backing: NSBackingStoreBuffered defer: YES];
  [window setContentView: parent];
  show("window, rotated by 90", child, parent);
  [child setFrameRotation: 0];
  show("window", child, parent);
  [pool release];
  return 0;
}
OBJC
# shellcheck disable=SC2046 # the flags are words
gcc -std=gnu11 $(gnustep-config --objc-flags | sed 's/-MMD -MP//') "$folder/probe.m" -o "$folder/probe" \
  $(gnustep-config --gui-libs) 2>/dev/null
Xvfb -displayfd 3 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
echo "GNUstep GUI $version"
DISPLAY=:$(cat "$folder/display") "$folder/probe" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
no window: point 120 60, rectangle 0 0 20 10, back 100 50 20 10
no window, rotated by 90: point 90 70, rectangle 0 0 20 10, back 100 50 20 10
window, rotated by 90: point 90 70, rectangle 90 50 10 20, back 0 -20 10 20
window: point 120 60, rectangle 100 50 20 10, back 0 0 20 10
SEEN

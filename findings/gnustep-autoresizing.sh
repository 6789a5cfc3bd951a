#!/usr/bin/env bash
# GNUstep resizes by autoresizing masks like UIKit, but in whole points, and its visual formats create no constraints.
#
# Expected: Three flexible parts share growth equally, without rounding. The size of a view with flexible margins does
# not change. A visual format creates constraints from left to right, and a malformed one raises an exception.
# Found: Flexible parts grow in proportion to their size, and the frame is then rounded to whole points: 10 becomes 23
# (22.5 in proportion) when both margins of a view of 20 absorb 100 points. Growing back to the old size restores the
# frame, except after a width of 0: the three parts are then thirds. `constraintsWithVisualFormat:` returns an empty
# array for valid and for malformed formats, without an exception, and NSView has no `constraints`.
# Tested with GNUstep GUI 0.29.0 of Debian 12.
set -euo pipefail
version=0.29.0-2+b3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
installed=$(dpkg-query --show --showformat='${Version}' libgnustep-gui-dev 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v gcc >/dev/null; then
  apt-get install -y -qq --no-install-recommends gcc gobjc gnustep-make "libgnustep-gui-dev=$version" >/dev/null 2>&1
fi
cat >"$folder/probe.m" <<'OBJC'
#import <AppKit/AppKit.h>

static NSView *view(CGFloat x, CGFloat width) { return [[NSView alloc] initWithFrame: NSMakeRect(x, 0, width, 20)]; }

static void show(const char *name, NSView *child) {
  printf("%s: x %g, width %g\n", name, [child frame].origin.x, [child frame].size.width);
}

static void count(NSString *format, NSView *child) {
  NSDictionary *views = [NSDictionary dictionaryWithObject: child forKey: @"a"];
  NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat: format options: 0 metrics: nil views: views];
  printf("%s: %d\n", [format UTF8String], made ? (int)[made count] : -1);
}

int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSView *parent = view(0, 100), *child = view(10, 20);
  [child setAutoresizingMask: NSViewMinXMargin | NSViewWidthSizable | NSViewMaxXMargin];
  [parent addSubview: child];
  [parent setFrameSize: NSMakeSize(200, 20)];
  show("all flexible, 100 to 200", child);
  [parent setFrameSize: NSMakeSize(100, 20)];
  show("back to 100", child);
  [parent setFrameSize: NSMakeSize(0, 20)];
  [parent setFrameSize: NSMakeSize(100, 20)];
  show("through 0 to 100", child);
  [child setFrame: NSMakeRect(10, 0, 20, 20)];
  [child setAutoresizingMask: NSViewMinXMargin | NSViewMaxXMargin];
  [parent setFrameSize: NSMakeSize(200, 20)];
  show("margins flexible, 100 to 200", child);
  count(@"H:|-10-[a(50)]-20-|", child);
  count(@"H:|-10-[a", child);
  printf("constraints: %d\n", [child respondsToSelector: @selector(constraints)]);
  [pool release];
  return 0;
}
OBJC
# shellcheck disable=SC2046 # the flags are words
gcc -std=gnu11 $(gnustep-config --objc-flags | sed 's/-MMD -MP//') "$folder/probe.m" -o "$folder/probe" \
  $(gnustep-config --gui-libs) 2>/dev/null
echo "GNUstep GUI $version"
"$folder/probe" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
all flexible, 100 to 200: x 20, width 40
back to 100: x 10, width 20
through 0 to 100: x 33, width 34
margins flexible, 100 to 200: x 23, width 20
H:|-10-[a(50)]-20-|: 0
H:|-10-[a: 0
constraints: 0
SEEN

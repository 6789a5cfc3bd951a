#!/usr/bin/env bash
# GNUstep's NSGridView gives all columns one width, and leaves their spacing empty at the edge and not between them.
#
# Expected: As in AppKit, a column is as wide as its widest view, columns and rows are 6 apart, and `width`,
# `columnSpacing` and placements have an effect. The views of a removed row leave the grid.
# Found: The spacing is 0 at first, but columns lose 2.5 points each, which are empty at the right edge: two in 100 are
# 47.5 wide and touch. Rows lose them at the bottom. A column spacing of 10 makes both 42.5 wide, and they still touch.
# A column's width, the trailing placement and the views' own sizes change nothing. The views of a removed row stay in
# the grid with an empty frame. A grid without a size gives its second column the position -2.5.
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

static NSArray *pair(id first, id second) { return [NSArray arrayWithObjects: first, second, nil]; }

static NSView *view(CGFloat width) { return [[NSView alloc] initWithFrame: NSMakeRect(0, 0, width, 20)]; }

static NSGridView *grid(void) { return [NSGridView gridViewWithViews: pair(pair(view(20), view(30)), pair(view(50), view(10)))]; }

static void show(const char *name, NSGridView *grid) {
  NSEnumerator *children = [[grid subviews] objectEnumerator];
  NSView *child;
  printf("%s:", name);
  while ((child = [children nextObject])) {
    NSRect frame = [child frame];
    printf(" %g,%g %g × %g |", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height);
  }
  printf(" spacing %g, %g\n", [grid columnSpacing], [grid rowSpacing]);
}

int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSRect hundred = NSMakeRect(0, 0, 100, 60);
  NSGridView *one = grid();
  show("no size", one);
  [one setFrame: hundred];
  show("100 × 60", one);
  one = grid();
  [one setColumnSpacing: 10];
  [one setFrame: hundred];
  show("column spacing 10", one);
  one = grid();
  [[one columnAtIndex: 0] setWidth: 20];
  [one setXPlacement: NSGridCellPlacementTrailing];
  [one setFrame: hundred];
  show("first column 20 wide, trailing", one);
  one = grid();
  [one removeRowAtIndex: 0];
  [one setFrame: hundred];
  show("first row removed", one);
  [pool release];
  return 0;
}
OBJC
# shellcheck disable=SC2046 # the flags are words
gcc -std=gnu11 $(gnustep-config --objc-flags | sed 's/-MMD -MP//') "$folder/probe.m" -o "$folder/probe" \
  $(gnustep-config --gui-libs) 2>/dev/null
echo "GNUstep GUI $version" | tee "$folder/seen"
"$folder/probe" 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
GNUstep GUI 0.29.0-2+b3
no size: 0,2.5 0 × 0 | -2.5,2.5 0 × 0 | 0,5 0 × 0 | -2.5,5 0 × 0 | spacing 0, 0
100 × 60: 0,32.5 47.5 × 27.5 | 47.5,32.5 47.5 × 27.5 | 0,5 47.5 × 27.5 | 47.5,5 47.5 × 27.5 | spacing 0, 0
column spacing 10: 0,32.5 42.5 × 27.5 | 42.5,32.5 42.5 × 27.5 | 0,5 42.5 × 27.5 | 42.5,5 42.5 × 27.5 | spacing 10, 0
first column 20 wide, trailing: 0,32.5 47.5 × 27.5 | 47.5,32.5 47.5 × 27.5 | 0,5 47.5 × 27.5 | 47.5,5 47.5 × 27.5 | spacing 0, 0
first row removed: 0,2.5 0 × 0 | -2.5,2.5 0 × 0 | 0,5 47.5 × 55 | 47.5,5 47.5 × 55 | spacing 0, 0
SEEN

#!/usr/bin/env bash
# GNUstep loads Xcode's xib files with system fonts of no usable size, and not at all if they contain a stack view.
#
# Expected: GNUstep GUI, which has NSStackView, loads a macOS xib file as AppKit does: a stack view has its views,
# user-defined attributes are set, a progress indicator is visible, and a system font without a size, as Xcode writes
# it, has the default size.
# Found: One stack view makes the whole file fail. A normal, a bold and a small system font have a size beyond 10^20
# points; only one with a size in the file is usable. Progress indicators are hidden. User-defined attributes are read
# and not set, though the same tool tip as an attribute of the view is. The content view of a box without a title is
# 0 × 0. Frames, outlets and split views are right.
# Tested with GNUstep GUI 0.29.0 of Debian 12 and Xvfb.
set -euo pipefail
version=0.29.0-2+b3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
installed=$(dpkg-query --show --showformat='${Version}' libgnustep-gui-dev 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v gcc >/dev/null || ! command -v xvfb-run >/dev/null; then
  apt-get install -y -qq --no-install-recommends gcc gobjc gnustep-make "libgnustep-gui-dev=$version" gnustep-back-common \
    xvfb xauth >/dev/null 2>&1
fi
cat >"$folder/probe.m" <<'OBJC'
#import <AppKit/AppKit.h>

@interface Owner : NSObject {
  NSView *root;
}
@end

@implementation Owner
- (void)setRoot: (NSView *)view { root = view; }
- (NSView *)root { return root; }
@end

static void show(NSView *view) {
  NSRect frame = [view frame];
  NSEnumerator *children = [[view subviews] objectEnumerator];
  NSView *child;
  printf(" %s %g,%g %g × %g", [NSStringFromClass([view class]) UTF8String], frame.origin.x, frame.origin.y,
         frame.size.width, frame.size.height);
  if ([view isHidden]) printf(" hidden");
  if ([view toolTip]) printf(" tool tip");
  if ([view isKindOfClass: [NSTextField class]]) {
    CGFloat size = [[(NSTextField *)view font] pointSize];
    printf(size > 1e20 ? " font beyond 10^20" : " font %g", size);
  }
  printf(" |");
  while ((child = [children nextObject])) show(child);
}

int main(int count, char **arguments) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSString *path = [NSString stringWithUTF8String: arguments[1]];
  Owner *owner = [Owner new];
  NSDictionary *table = [NSDictionary dictionaryWithObject: owner forKey: NSNibOwner];
  [NSApplication sharedApplication];
  BOOL loaded = [NSBundle loadNibFile: path externalNameTable: table withZone: NULL];
  printf("%s:%s", [[[path lastPathComponent] stringByDeletingPathExtension] UTF8String], loaded ? "" : " not loaded");
  if (loaded) show([owner root]);
  printf("\n");
  [pool release];
  return 0;
}
OBJC
# shellcheck disable=SC2046 # the flags are words
gcc -std=gnu11 $(gnustep-config --objc-flags | sed 's/-MMD -MP//') "$folder/probe.m" -o "$folder/probe" \
  $(gnustep-config --gui-libs) 2>/dev/null
rect='<rect key="frame" x="20" y="30" width="100" height="40"/>'
inner='<rect key="frame" x="0.0" y="0.0" width="60" height="40"/>'
files=()
xib() {
  files+=("$folder/$1.xib")
  cat >"$folder/$1.xib" <<XIB
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Owner">
            <connections>
                <outlet property="root" destination="root" id="outlet"/>
            </connections>
        </customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <customView id="root">
            <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>$2</subviews>
        </customView>
    </objects>
</document>
XIB
}
label() {
  xib "$1" "<textField id=\"one\">$rect<textFieldCell key=\"cell\" title=\"Text\" id=\"cell\">$2</textFieldCell></textField>"
}
label 'system font' '<font key="font" metaFont="system"/>'
label 'bold system font' '<font key="font" metaFont="systemBold"/>'
label 'small system font' '<font key="font" metaFont="smallSystem"/>'
label 'system font of 20' '<font key="font" metaFont="system" size="20"/>'
xib 'user-defined attributes' "<customView id=\"one\">$rect<userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type=\"string\" keyPath=\"toolTip\" value=\"Hint\"/>
  <userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hidden\" value=\"YES\"/></userDefinedRuntimeAttributes></customView>"
xib 'tool tip' "<customView toolTip=\"Hint\" id=\"one\">$rect</customView>"
xib 'progress of 40' "<progressIndicator maxValue=\"100\" doubleValue=\"40\" style=\"bar\" id=\"one\">$rect</progressIndicator>"
xib 'indeterminate progress' "<progressIndicator indeterminate=\"YES\" style=\"bar\" id=\"one\">$rect</progressIndicator>"
xib 'box without title' "<box boxType=\"primary\" titlePosition=\"noTitle\" id=\"one\">$rect<view key=\"contentView\" id=\"two\">
  <rect key=\"frame\" x=\"4\" y=\"5\" width=\"92\" height=\"32\"/>
  <autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></view></box>"
xib 'split view' "<splitView dividerStyle=\"thin\" vertical=\"YES\" id=\"one\">$rect<subviews><customView id=\"two\">$inner</customView>
  <customView id=\"three\">$inner</customView></subviews></splitView>"
xib 'stack view' "<stackView distribution=\"fill\" orientation=\"vertical\" alignment=\"leading\" id=\"one\">$rect<subviews>
  <customView id=\"two\">$inner</customView></subviews></stackView>"
echo "GNUstep GUI $version" | tee "$folder/seen"
cat >"$folder/run" <<'RUN'
for file; do timeout 20 "${0%/run}/probe" "$file" 2>/dev/null; done
RUN
xvfb-run --auto-servernum bash "$folder/run" "${files[@]}" 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
GNUstep GUI 0.29.0-2+b3
system font: NSView 0,0 480 × 272 | NSTextField 20,30 100 × 40 font beyond 10^20 |
bold system font: NSView 0,0 480 × 272 | NSTextField 20,30 100 × 40 font beyond 10^20 |
small system font: NSView 0,0 480 × 272 | NSTextField 20,30 100 × 40 font beyond 10^20 |
system font of 20: NSView 0,0 480 × 272 | NSTextField 20,30 100 × 40 font 20 |
user-defined attributes: NSView 0,0 480 × 272 | NSView 20,30 100 × 40 |
tool tip: NSView 0,0 480 × 272 | NSView 20,30 100 × 40 tool tip |
progress of 40: NSView 0,0 480 × 272 | NSProgressIndicator 20,30 100 × 40 hidden |
indeterminate progress: NSView 0,0 480 × 272 | NSProgressIndicator 20,30 100 × 40 hidden |
box without title: NSView 0,0 480 × 272 | NSBox 20,30 100 × 40 | NSView 0,0 0 × 0 |
split view: NSView 0,0 480 × 272 | NSSplitView 20,30 100 × 40 | NSView 0,0 60 × 40 | NSView 0,0 60 × 40 |
stack view: not loaded
SEEN

#!/usr/bin/env bash
# xiblint does not report an unlabeled image button that Xcode saves without changes, but reports Dynamic Type fonts.
#
# Expected: accessibility_labels_for_image_buttons reports a button with an image and neither a title nor a label, which
# UIKit makes an accessibility element by default. strict_font_sizes allows a text style, because it has no fixed size.
# Found: Without an `isElement` in the file, as Xcode saves an unchanged button, nothing is reported; with YES it is. An
# image of a button configuration is never reported. A font with a text style is an error: "Must have a pointSize". A
# file that passes both xiblint and `gimbal lint` can have buttons that VoiceOver reads by the image's name.
# Tested with xiblint 0.10.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xiblint==0.10.4
mkdir "$folder/views"
cd "$folder/views"
element='<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>'
cat >View.xib <<XIB
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="view">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <button opaque="NO" id="default">
                    <rect key="frame" x="20" y="60" width="40" height="40"/>
                    <state key="normal" image="star" catalog="system"/>
                </button>
                <button opaque="NO" id="explicit">
                    <rect key="frame" x="20" y="120" width="40" height="40"/>
                    $element
                    <state key="normal" image="star" catalog="system"/>
                </button>
                <button opaque="NO" id="configured">
                    <rect key="frame" x="20" y="180" width="40" height="40"/>
                    $element
                    <state key="normal"/>
                    <buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/>
                </button>
                <label opaque="NO" text="Body" id="style">
                    <rect key="frame" x="20" y="240" width="100" height="20"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <label opaque="NO" text="Fixed" id="fixed">
                    <rect key="frame" x="20" y="280" width="100" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
XIB
printf '{"rules": ["accessibility_labels_for_image_buttons", "strict_font_sizes"], "include_paths": ["."]}\n' >.xiblint.json
"$folder/venv/bin/pip" list 2>/dev/null | grep '^xiblint '
status=0
"$folder/venv/bin/xiblint" >seen || status=$?
cat seen
[ "$status" = 1 ]
[ "$(sed 's/.*error: \([a-z]*\): .*/\1/' seen | sort | tr '\n' ' ')" = "explicit style " ]
grep -q 'Must have a pointSize' seen

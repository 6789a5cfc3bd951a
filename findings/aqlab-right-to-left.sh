#!/usr/bin/env bash
# aqlab's migration of an Android app to right-to-left breaks references, and its linter rejects correct Arabic texts.
#
# Expected: `aqlab rtl` replaces left and right by start and end, and a project that built before builds afterwards.
# `aqlab scan` counts what is left. `aqlab lint` has no errors for Arabic texts that aapt2 compiles, whose arguments are
# those of the source, and that the Unicode Bidirectional Algorithm displays as they have to be. It reports an array
# with fewer items.
# Found: A reference to `@integer/left` becomes `@integer/start`, which does not exist. Values in single quotes,
# `drawableLeftCompat`, `layout_goneMarginLeft` and a barrier's direction stay, so that a view is after a barrier that
# is at the other side; 0 attributes are left. The texts "100%" and, in quotes, "it's" are rejected as errors for aapt,
# which accepts them, as are arguments in another order, `formatted="false"`, a reference and "2.0" at the end. So is a
# period after a last Latin word, which FriBidi displays at the left end without a mark. An item that an array lacks is
# not reported.
# Tested with aqlab 0.1.5, aapt2 2.19 and FriBidi 1.0.8. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(aapt android-framework-res libfribidi-bin)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install aqlab==0.1.5
mkdir -p "$folder/app/res/layout" "$folder/app/res/values"
cd "$folder/app"
cat >AndroidManifest.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app">
    <uses-sdk android:minSdkVersion="21"/>
    <application android:label="App"/>
</manifest>
XML
cat >res/values/attrs.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <attr name="drawableLeftCompat" format="reference"/>
    <attr name="barrierDirection" format="string"/>
    <attr name="layout_constraintLeft_toRightOf" format="reference"/>
    <attr name="layout_constraintStart_toEndOf" format="reference"/>
    <attr name="layout_goneMarginLeft" format="dimension"/>
    <integer name="left">3</integer>
    <drawable name="icon">#f00</drawable>
</resources>
XML
cat >res/layout/main.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:app="http://schemas.android.com/apk/res-auto"
    android:layout_width="match_parent"
    android:layout_height="match_parent">
    <TextView
        android:layout_width="match_parent"
        android:layout_height="wrap_content"
        android:layout_gravity="left"
        android:gravity='right'
        app:drawableLeftCompat="@drawable/icon"/>
    <View
        android:id="@+id/barrier"
        android:layout_width="0dp"
        android:layout_height="0dp"
        app:barrierDirection="left"/>
    <View
        android:layout_width="0dp"
        android:layout_height="0dp"
        android:foregroundGravity="@integer/left"
        app:layout_constraintLeft_toRightOf="@id/barrier"
        app:layout_goneMarginLeft="8dp"/>
</FrameLayout>
XML
cat >res/values/strings.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="order">%1$s of %2$s</string>
    <string name="percent">100%</string>
    <string name="unformatted" formatted="false">50% of 100%</string>
    <string name="quoted">"it's"</string>
    <string name="reference">@string/order</string>
    <string name="number">Version 2.0</string>
    <string name="word">Search in Google.</string>
    <string-array name="sides"><item>portrait</item><item>landscape</item></string-array>
</resources>
XML
build() {
  local status=0
  aapt2 compile --dir res -o ../compiled.zip && aapt2 link -o ../app.apk --manifest AndroidManifest.xml \
    -I /usr/share/android-framework-res/framework-res.apk ../compiled.zip 2>../errors || status=$?
  echo "build: status $status $(grep -o 'resource .* not found' ../errors || true)"
}
attributes() { grep -oE '\S*([Ll]eft|[Ss]tart|[Gg]ravity|Direction)[A-Za-z_]*=\S*[^/> ]' res/layout/main.xml; }
{
  dpkg-query --show --showformat='${Package} ${Version}\n' "${packages[@]}"
  "$folder/venv/bin/pip" list 2>/dev/null | grep '^aqlab'
  build
  "$folder/venv/bin/aqlab" rtl .
  attributes
  "$folder/venv/bin/aqlab" scan . | grep -o 'legacy.*left/right'
  build
} | tee ../seen

mkdir res/values-ar
cat >res/values-ar/strings.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="order">%2$s من %1$s</string>
    <string name="percent">نسبة 100%</string>
    <string name="unformatted" formatted="false">50% من 100%</string>
    <string name="quoted">"هنا 'اسم' هنا"</string>
    <string name="reference">@string/order</string>
    <string name="number">الإصدار 2.0</string>
    <string name="word">ابحث في Google.</string>
    <string-array name="sides"><item>عمودي</item></string-array>
</resources>
XML
sed -i 's|@integer/start|@integer/left|' res/layout/main.xml
displayed() { printf '%b' "$1" | fribidi --rtl --nopad --nobreak --clean | head -c 8; }
{
  build
  "$folder/venv/bin/aqlab" lint . && echo "status 0" || echo "status $?"
  text='ابحث في Google.'
  echo "left end without a mark: $(displayed "$text"), with one: $(displayed "$text\u200f")"
} | tee -a ../seen
diff - ../seen <<'SEEN'
aapt 1:10.0.0+r36-10
android-framework-res 1:10.0.0+r36-10
libfribidi-bin 1.0.8-2.1
aqlab      0.1.5
build: status 0 
  [PATCH] AndroidManifest.xml: android:supportsRtl="true"
  [PATCH] res/layout/main.xml: 3 attribute(s)
[DONE] 2 file(s) updated
android:layout_gravity="start"
android:gravity='right'
app:drawableLeftCompat="@drawable/icon"
app:barrierDirection="left"
android:foregroundGravity="@integer/start"
app:layout_constraintStart_toEndOf="@id/barrier"
app:layout_goneMarginLeft="8dp"
legacy L/R     : 0 attribute(s) still left/right
build: status 1 resource integer/start (aka com.example.app:integer/start) not found
build: status 0 
[FINDING] lint res/values-ar: 7/7 translated (100.0%)
  [ERROR] order: format specifiers differ: source ['%1$s', '%2$s'] vs arabic ['%2$s', '%1$s']
  [ERROR] percent: trailing Latin/digit run before punctuation — needs U+200F (RLM)
  [ERROR] percent: bare `%` — must be `%%` or a format specifier, aapt will reject it
  [ERROR] unformatted: trailing Latin/digit run before punctuation — needs U+200F (RLM)
  [ERROR] unformatted: bare `%` — must be `%%` or a format specifier, aapt will reject it
  [ERROR] unformatted: format specifiers differ: source ['% o'] vs arabic -
  [ERROR] quoted: unescaped apostrophe — use \' inside Android string resources
  [WARN] reference: identical to source and contains Latin — probably untranslated
  [ERROR] reference: value starts with `@` or `?` — must be escaped as \@ / \?
  [ERROR] number: trailing Latin/digit run before punctuation — needs U+200F (RLM)
  [ERROR] word: trailing Latin/digit run before punctuation — needs U+200F (RLM)
[FAIL] 10 error(s), 1 warning(s)
status 1
left end without a mark: .Google , with one: .Google 
SEEN

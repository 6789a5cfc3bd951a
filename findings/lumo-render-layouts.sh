#!/usr/bin/env bash
# Frames that lumo-render resolves from SwiftUI and Compose sources lack spacing, padding and alignment.
#
# Expected: lumo-render ("We never invent numbers") computes frames from the views and modifiers that it lists as known,
# among them stacks, `padding` and `frame`, or reports an element as unresolved.
# Found: Each frame is "ast-resolved". The spacing of stacks, and Compose's `spacedBy(10.dp)`, are ignored, so that
# views touch. The padding of a stack counts, and that of a view does not. Of two views with an infinite maximum width
# the first receives all of 360 and the second 0. A row is as high as the screen, so that the next child of a column is
# below it, at 800. Alignments are ignored: a narrower child of a VStack, which centers, is at its leading edge, a lower
# one is at the top of a row aligned to the bottom, and a badge in the last corner of a ZStack or a Box is in the first
# one. SpaceBetween leaves two items next to each other. Compose's padding before a size adds nothing. Weights are
# right.
# Tested with lumo-mobile 0.2.0, tree-sitter-swift 0.7.4 and tree-sitter-kotlin 1.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install lumo-mobile==0.2.0 tree-sitter-swift==0.7.4 tree-sitter-kotlin==1.1.0
cat >"$folder/look.py" <<'PYTHON'
import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

box = "Rectangle().frame(width: {}, height: {}).accessibilityIdentifier(\"{}\")".format
swift = {
    "stack with spacing 10": f"VStack(spacing: 10) {{ {box(50, 20, 'a')}\n{box(50, 20, 'b')} }}",
    "stack with padding 16": f"VStack(spacing: 0) {{ {box(50, 20, 'a')}\n{box(50, 20, 'b')} }}.padding(16)",
    "view with padding 10": "HStack(spacing: 0) { Rectangle().frame(width: 50, height: 20).padding(10)"
    f".accessibilityIdentifier(\"a\")\n{box(50, 20, 'b')} }}",
    "two of maximum infinity": "HStack(spacing: 0) {"
    + "\n".join(f"Rectangle().frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier(\"{name}\")"
                for name in "ab") + "}",
    "row in a column": f"VStack(spacing: 0) {{ HStack(spacing: 0) {{ {box(50, 20, 'a')} }}\n{box(50, 20, 'b')} }}",
    "column centers": f"VStack(spacing: 0) {{ {box(100, 20, 'a')}\n{box(50, 20, 'b')} }}",
    "row at the bottom": f"HStack(alignment: .bottom, spacing: 0) {{ {box(50, 60, 'a')}\n{box(50, 20, 'b')} }}",
    "badge in the corner": f"ZStack(alignment: .bottomTrailing) {{ {box(200, 100, 'a')}\n{box(40, 40, 'b')} }}",
}
image = "Image(painter = icon, contentDescription = null, modifier = Modifier.testTag(\"{}\"){})".format
size = ".size(50.dp)"
kotlin = {
    "column spaced by 10": f"Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {{ {image('a', size)}\n"
    f"{image('b', size)} }}",
    "space between": "Row(modifier = Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.SpaceBetween) {"
    f" {image('a', size)}\n{image('b', size)} }}",
    "padding, then size": f"Row {{ {image('a', '.padding(10.dp)' + size)}\n{image('b', size)} }}",
    "size, then padding": f"Row {{ {image('a', size + '.padding(10.dp)')}\n{image('b', size)} }}",
    "badge in the corner": "Box(modifier = Modifier.size(200.dp), contentAlignment = Alignment.BottomEnd) {"
    f" {image('a', size)} }}",
    "weights of 1 and 3": "Row(modifier = Modifier.fillMaxWidth()) {"
    f" {image('a', '.weight(1f).height(20.dp)')}\n{image('b', '.weight(3f).height(20.dp)')} }}",
    "offset": f"Row {{ {image('a', '.offset(x = 5.dp, y = 7.dp)' + size)}\n{image('b', size)} }}",
}
print(*(f"{name} {version(name)}" for name in ("lumo-mobile", "tree-sitter-swift", "tree-sitter-kotlin")), sep=", ")
for language, cases, source, suffix in [
    ("swiftui", swift, "import SwiftUI\nstruct Screen: View {{ var body: some View {{\n{}\n}} }}\n", "swift"),
    ("compose", kotlin, "@Composable\nfun Screen() {{\n{}\n}}\n", "kt"),
]:
    for label, body in cases.items():
        path = Path(f"Screen.{suffix}")
        path.write_text(source.format(body))
        command = [Path(sys.executable).parent / "lumo-render", language, "--file", path, "--out", "seen.json"]
        subprocess.run(command, check=True, capture_output=True)
        layout = json.loads(Path("seen.json").read_text())
        frames = [" ".join([item["id"], *(f"{item[key]:g}" for key in "xywh")]) for item in layout["elements"]]
        sources = {item["source"] for item in layout["elements"]}
        print(f"{language}, {label}: {', '.join(frames)} ({', '.join(sources)})")
PYTHON
cd "$folder"
venv/bin/python look.py | tee seen
diff - seen <<'SEEN'
lumo-mobile 0.2.0, tree-sitter-swift 0.7.4, tree-sitter-kotlin 1.1.0
swiftui, stack with spacing 10: a 0 0 50 20, b 0 20 50 20 (ast-resolved)
swiftui, stack with padding 16: a 16 16 50 20, b 16 36 50 20 (ast-resolved)
swiftui, view with padding 10: a 0 0 50 20, b 50 0 50 20 (ast-resolved)
swiftui, two of maximum infinity: a 0 0 360 20, b 360 0 0 20 (ast-resolved)
swiftui, row in a column: a 0 0 50 20, b 0 800 50 20 (ast-resolved)
swiftui, column centers: a 0 0 100 20, b 0 20 50 20 (ast-resolved)
swiftui, row at the bottom: a 0 0 50 60, b 50 0 50 20 (ast-resolved)
swiftui, badge in the corner: a 0 0 200 100, b 0 0 40 40 (ast-resolved)
compose, column spaced by 10: a 0 0 50 50, b 0 50 50 50 (ast-resolved)
compose, space between: a 0 0 50 50, b 50 0 50 50 (ast-resolved)
compose, padding, then size: a 0 0 50 50, b 50 0 50 50 (ast-resolved)
compose, size, then padding: a 0 0 50 50, b 50 0 50 50 (ast-resolved)
compose, badge in the corner: a 0 0 50 50 (ast-resolved)
compose, weights of 1 and 3: a 0 0 90 20, b 90 0 270 20 (ast-resolved)
compose, offset: a 5 7 50 50, b 50 0 50 50 (ast-resolved)
SEEN

#!/usr/bin/env bash
# Graphviz rotates and scales images and image maps, and no coordinates of its plain and JSON output.
#
# Expected: `rotate=90` and `size` change the positions in each of Graphviz's formats alike, so that a program that draws
# or clicks the nodes of `-Tplain` or `-Tjson` finds them where the image has them. A fixed width stays in a table.
# Found: Only drawn formats and image maps are rotated and scaled. The plain format has the unrotated graph of 4.25 × 2.5
# inches, and no word about the rotation. It has the factor of `size`, which it does not apply, and JSON has none: a
# graph that is 72 points wide has a node at 234. In rotated image maps the left edge is greater than the right one
# (101,113,5,305). In a label of HTML, a cell of 200 over two columns of 100 and 50 widens both by 25 although the width
# of 50 is fixed, so that the fixed cell is 13 points away from both neighbors.
# Tested with Graphviz 2.42.2 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=2.42.2-7+deb12u1
[ "$(dpkg-query --show --showformat='${Version}' graphviz 2>/dev/null || true)" = "$version" ] ||
  apt-get install -y -qq --no-install-recommends "graphviz=$version" >/dev/null
cd "$folder"
nodes='node [shape=box fixedsize=true width=2 height=1 URL=x]; a -> b; a -> c'
cell() { printf '<td width="%s" height="20" title="%s" href="x" %s></td>' "$2" "$1" "${3:-}"; }
look() {
  echo "== $1"
  printf 'digraph { %s }\n' "$2" >graph.dot
  dot -Tplain graph.dot | awk '/^(graph|node)/ { print "plain:", $1, $2, $3, $4 }'
  dot -Tjson0 graph.dot | grep -E '"(bb|pos)": "[0-9]' | tr -d '\t ' | paste -sd ' ' | sed 's/^/JSON: /'
  dot -Tsvg graph.dot | grep -oE '<svg .*pt"|transform="[^"]*"' | paste -sd ' ' | sed 's/^/SVG: /'
  dot -Tcmapx graph.dot | sed -n 's/.*title="\([a-z]\)".* coords="\(.*\)".*/map: \1 \2/p'
}
{
  dot -V 2>&1
  look "not rotated" "$nodes"
  look "rotate=90" "rotate=90; $nodes"
  look "size=1" "size=\"1!\"; $nodes"
  rows="<tr>$(cell a 100)$(cell b 50 'fixedsize="true"')</tr><tr>$(cell c 200 'colspan="2"')</tr>"
  table="<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"0\">$rows</table>"
  echo "== HTML label"
  printf 'digraph { dpi=72; a [shape=none margin=0 label=<%s>] }\n' "$table" >graph.dot
  dot -Tcmapx graph.dot | sed -n 's/.*title="\([a-z]\)".* coords="\(.*\)".*/map: \1 \2/p'
} | tee seen
diff - seen <<'SEEN'
dot - graphviz version 2.43.0 (0)
== not rotated
plain: graph 1 4.25 2.5
plain: node a 2.125 2
plain: node b 1 0.5
plain: node c 3.25 0.5
JSON: "bb":"0,0,306,180", "pos":"153,144", "pos":"72,36", "pos":"234,36",
SVG: <svg width="314pt" height="188pt" transform="scale(1 1) rotate(0) translate(4 184)"
map: a 113,5,305,101
map: b 5,149,197,245
map: c 221,149,413,245
== rotate=90
plain: graph 1 4.25 2.5
plain: node a 2.125 2
plain: node b 1 0.5
plain: node c 3.25 0.5
JSON: "bb":"0,0,306,180", "pos":"153,144", "pos":"72,36", "pos":"234,36",
SVG: <svg width="188pt" height="314pt" transform="scale(1 1) rotate(-90) translate(-310 184)"
map: a 101,113,5,305
map: b 245,221,149,413
map: c 245,5,149,197
== size=1
plain: graph 0.23529 4.25 2.5
plain: node a 2.125 2
plain: node b 1 0.5
plain: node c 3.25 0.5
JSON: "bb":"0,0,306,180", "pos":"153,144", "pos":"72,36", "pos":"234,36",
SVG: <svg width="72pt" height="43pt" transform="scale(0.23 0.23) rotate(0) translate(4 184)"
map: a 26,1,70,23
map: b 1,34,45,56
map: c 51,34,95,56
== HTML label
map: a 4,4,129,24
map: b 142,4,192,24
map: c 4,24,204,44
SEEN

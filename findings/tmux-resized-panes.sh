#!/usr/bin/env bash
# tmux adds equal columns to unequal panes, gives single columns to the first, and does not restore a layout.
#
# Expected: Panes share a resized window in proportion to their sizes, one step of seven columns has the result of seven
# steps of one, and a window that returns to its size has its panes' widths again. The layout "even-horizontal" differs
# by at most one column.
# Found: Of 80 further columns panes of 40, 19 and 19 receive 27, 27 and 26. Two panes of 60 and 20 that grow by seven
# columns at once are 64 and 23, and column by column 67 and 20, because the first receives each. Back at the first size
# they are 60 and 20, and 63 and 17. A window that was 10 columns wide in between has 43 and 36 columns instead of 59
# and 20. "even-horizontal" has five panes of 12 and one of 15. The width that `main-pane-width` sets is 60 in the
# window that it was selected in, and changes with the window.
# Tested with tmux 3.3a of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
tmux() { command tmux -S "$folder/socket" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
version=3.3a-3
[ "$(dpkg-query --show --showformat='${Version}' tmux 2>/dev/null || true)" = "$version" ] ||
  apt-get install -y -qq --no-install-recommends "tmux=$version" >/dev/null 2>&1
export TERM=xterm LC_ALL=C.UTF-8
window() {
  tmux kill-session -t probe 2>/dev/null || true
  tmux new-session -d -s probe -x "$1" -y 24 cat
}
split() { tmux split-window -h -t probe "$@" cat; }
resize() { for width in "$@"; do tmux resize-window -t probe -x "$width"; done; }
show() { echo "$1: $(tmux list-panes -t probe -F '#{pane_width}' | paste -sd ' ')"; }
{
  echo "$(command tmux -V) (widths of the panes)"
  tmux new-session -d -s other cat
  window 80 && split && split && show "80 columns, split twice"
  resize 160 && show "  160 columns"
  window 81 && split -l 20 && show "81 columns, split at 20"
  resize 88 && show "  88 columns in one step"
  resize 81 && show "  81 columns again"
  window 81 && split -l 20 && resize 82 83 84 85 86 87 88 && show "  88 columns in seven steps"
  resize 81 && show "  81 columns again"
  window 80 && split -l 20 && show "80 columns, split at 20"
  resize 10 80 && show "  80 columns again after 10"
  window 80
  for _ in 1 2 3 4 5; do split && tmux select-layout -t probe even-horizontal; done
  show "80 columns, six panes, even-horizontal"
  window 80 && split && tmux set-option -w -t probe main-pane-width 60 && tmux select-layout -t probe main-vertical
  show "80 columns, main-pane-width 60"
  resize 100 && show "  100 columns"
} | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
tmux 3.3a (widths of the panes)
80 columns, split twice: 40 19 19
  160 columns: 67 46 45
81 columns, split at 20: 60 20
  88 columns in one step: 64 23
  81 columns again: 60 20
  88 columns in seven steps: 67 20
  81 columns again: 63 17
80 columns, split at 20: 59 20
  80 columns again after 10: 43 36
80 columns, six panes, even-horizontal: 12 12 12 12 12 15
80 columns, main-pane-width 60: 60 19
  100 columns: 70 29
SEEN

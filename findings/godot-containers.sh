#!/usr/bin/env bash
# Containers of Godot ignore stretch ratios in grids, and a box stays 20 lines high after its text fits on one line.
#
# Expected: Stretch ratios of 1 and 3 share the width of a row, a grid and a split container alike. A vertical box with
# a text that wraps is as high as the text at the width of the box.
# Found: The row has 50 and 150. The grid has 100 and 100: an item that expands is one in a grid, whatever its ratio. A
# split container divides 104 into 22 and 74 where the row has 24 and 72. It applies the ratio to the width with the
# separator, and subtracts half of that. The vertical box measures its text at a width of 1 first, and retains the
# height of 20 lines although its minimum is one. In a row the text has a width of 1 and 20 lines; one that expands has
# one line, and the row is as high all the same. An item with a minimum of 40 that is anchored at the right edge extends
# beyond it.
# Tested with the headless server of Godot 3.2.3 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=3.2.3-stable-1+b3
[ "$(dpkg-query --show --showformat='${Version}' godot3-server 2>/dev/null || true)" = "$version" ] ||
  apt-get install -y -qq --no-install-recommends "godot3-server=$version" >/dev/null 2>&1
printf 'config_version=4\n[application]\nconfig/name="look"\n' >"$folder/project.godot"
cat >"$folder/look.gd" <<'GDSCRIPT'
extends SceneTree

const EXPAND = Control.SIZE_FILL | Control.SIZE_EXPAND


func _init():
	call_deferred("look")


func item(ratio, minimum = 0):
	var made = Control.new()
	made.size_flags_horizontal = EXPAND if ratio else Control.SIZE_FILL
	made.size_flags_stretch_ratio = ratio
	made.rect_min_size.x = minimum
	return made


func text(expands):
	var made = Label.new()
	made.text = "one two three four"
	made.autowrap = true
	if expands:
		made.size_flags_horizontal = EXPAND
	return made


func show(title, container, children, size):
	for separation in ["separation", "hseparation"]:
		container.add_constant_override(separation, 8 if container is SplitContainer or size.x == 104 else 0)
	for child in children:
		container.add_child(child)
	root.add_child(container)
	container.rect_size = size
	yield(self, "idle_frame")
	yield(self, "idle_frame")
	var shown = PoolStringArray()
	for child in children:
		var frame = child.get_rect()
		shown.append("%d to %d" % [frame.position.x, frame.end.x] + (", %d lines" % child.get_line_count() if child is Label else ""))
	var minimum = container.get_combined_minimum_size().y
	var height = "" if container.rect_size.y == size.y else "; height %d, minimum %d" % [container.rect_size.y, minimum]
	print("SEEN %s, %d: %s%s" % [title, size.x, shown.join(" | "), height])
	container.queue_free()


func grid():
	var made = GridContainer.new()
	made.columns = 2
	return made


func look():
	yield(self, "idle_frame")
	print("SEEN Godot ", Engine.get_version_info().string)
	yield(show("row, 1 and 3", HBoxContainer.new(), [item(1), item(3)], Vector2(200, 20)), "completed")
	yield(show("grid, 1 and 3", grid(), [item(1), item(3)], Vector2(200, 20)), "completed")
	yield(show("row, 1 and 3, separation of 8", HBoxContainer.new(), [item(1), item(3)], Vector2(104, 20)), "completed")
	yield(show("split, 1 and 3, separation of 8", HSplitContainer.new(), [item(1), item(3)], Vector2(104, 20)), "completed")
	yield(show("row, minimum of 60 for 1", HBoxContainer.new(), [item(1, 60), item(3)], Vector2(200, 20)), "completed")
	yield(show("grid, minimum of 60 for 1", grid(), [item(1, 60), item(3)], Vector2(200, 20)), "completed")
	yield(show("column, text", VBoxContainer.new(), [text(false)], Vector2(300, 20)), "completed")
	yield(show("row, text", HBoxContainer.new(), [text(false), item(1)], Vector2(300, 20)), "completed")
	yield(show("row, text that expands", HBoxContainer.new(), [text(true), item(0)], Vector2(300, 20)), "completed")
	var anchored = item(0, 40)
	anchored.anchor_left = 1
	anchored.anchor_right = 1
	anchored.margin_left = -30
	anchored.margin_right = -10
	yield(show("anchored right, minimum of 40", Control.new(), [anchored], Vector2(100, 20)), "completed")
	quit()
GDSCRIPT
HOME=$folder timeout 60 godot3-server --path "$folder" --script look.gd 2>/dev/null | sed -n 's/^SEEN //p' | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Godot 3.2.3-stable (custom_build)
row, 1 and 3, 200: 0 to 50 | 50 to 200
grid, 1 and 3, 200: 0 to 100 | 100 to 200
row, 1 and 3, separation of 8, 104: 0 to 24 | 32 to 104
split, 1 and 3, separation of 8, 104: 0 to 22 | 30 to 104
row, minimum of 60 for 1, 200: 0 to 60 | 60 to 200
grid, minimum of 60 for 1, 200: 0 to 100 | 100 to 200
column, text, 300: 0 to 300, 1 lines; height 337, minimum 14
row, text, 300: 0 to 1, 20 lines | 1 to 300; height 337, minimum 337
row, text that expands, 300: 0 to 300, 1 lines | 300 to 300; height 337, minimum 14
anchored right, minimum of 40, 100: 70 to 110
SEEN

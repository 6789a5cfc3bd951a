#!/usr/bin/env bash
# Layouts of awesome's wibox library report sizes in which their children do not fit, overlap them, and shrink below 0.
#
# Expected: A flex layout fits in the width that its children need, and not in more than the row has. A ratio layout is
# created with its widgets, as each other layout, and its ratios stay between 0 and 1. Two widgets at the ends of an
# align layout do not overlap without one in the middle. Columns of a grid expand by the same width.
# Found: A flex layout with 20 and 80 in 110 fits in 75, so that its row is 75 wide although 100 are free. With a
# spacing of 10 three children fit in 103 of 100. `ratio.horizontal(a, b, c)` has no ratios, and its layout is an error;
# `add` sets them. `inc_ratio(3, 0.5)` after 0.3, 0.2, 0.5 makes widths of 4, -5 and 100. When the first widget is
# removed, the other two are -3 and 102. With `expand = "outside"` and no middle both ends are 200 wide in 200. Columns
# of 20, 80 and 0 that expand are 40, 160 and 0 in 200. An item of 90 that spans the first two makes them 45 and 80
# instead of 20 and 80.
# Tested with awesome 4.3 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show awesome xvfb xauth >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends awesome xvfb xauth >/dev/null 2>&1
cat >"$folder/rc.lua" <<'LUA'
local wibox = require("wibox")
local output = io.open(os.getenv("SEEN"), "w")

local function item(width)
    local made = wibox.widget.base.make_widget()
    function made:fit(_, available) return math.min(width, available), 10 end
    return made
end

local function show(title, layout, width)
    local frames = {}
    local succeeds, result = pcall(layout.layout, layout, { dpi = 96 }, width, 50)
    for _, one in ipairs(succeeds and result or {}) do
        frames[#frames + 1] = string.format("%g+%g", (one._matrix:transform_point(0, 0)), one._width)
    end
    local fitting = layout:fit({ dpi = 96 }, width, 50)
    local seen = succeeds and table.concat(frames, " ") or result:gsub("^.*: ", "")
    output:write(string.format("%s, in %d: %s, fits in %.4g\n", title, width, seen, fitting))
end

local function look()
    local layout = wibox.layout
    output:write("awesome ", awesome.version, "\n")
    local flex = layout.flex.horizontal(item(20), item(80))
    show("flex, 20, 80", flex, 110)
    show("the same in a row", layout.fixed.horizontal(flex, item(10)), 110)
    flex = layout.flex.horizontal(item(30), item(50), item(20))
    show("flex, 30, 50, 20", flex, 100)
    flex:set_spacing(10)
    show("flex, 30, 50, 20, spacing 10", flex, 100)
    show("ratio with widgets", layout.ratio.horizontal(item(30), item(50), item(20)), 100)
    local ratio = layout.ratio.horizontal()
    ratio:add(item(30), item(50), item(20))
    show("ratio, added", ratio, 100)
    ratio:ajust_ratio(2, 0.3, 0.2, 0.5)
    show("ratio, 0.3, 0.2, 0.5", ratio, 100)
    ratio:inc_ratio(3, 0.5)
    show("ratio, last increased by 0.5", ratio, 100)
    ratio:remove(1)
    show("ratio, first removed", ratio, 100)
    for _, expand in ipairs { "inside", "none", "outside" } do
        local align = layout.align.horizontal(item(30), nil, item(50))
        align.expand = expand
        show("align without a middle, " .. expand, align, 200)
    end
    local grid = layout.grid()
    grid.homogeneous = false
    for column, width in ipairs { 20, 80, 0 } do grid:add_widget_at(item(width), 1, column) end
    grid:add_widget_at(item(90), 2, 1, 1, 2)
    show("grid, 20, 80, 0, and 90 in two columns", grid, 200)
    grid:remove_widgets_at(2, 1)
    grid.expand = true
    show("grid, 20, 80, 0, expanded", grid, 200)
end

local succeeds, message = pcall(look)
if not succeeds then output:write(message, "\n") end
output:close()
awesome.quit()
LUA
SEEN="$folder/seen" timeout 60 xvfb-run -a awesome -c "$folder/rc.lua" >/dev/null 2>&1 || true
cat "$folder/seen"
diff - "$folder/seen" <<'SEEN'
awesome v4.3
flex, 20, 80, in 110: 0+55 55+55, fits in 75
the same in a row, in 110: 0+75 75+10, fits in 85
flex, 30, 50, 20, in 100: 0+33 33+34 67+33, fits in 83.33
flex, 30, 50, 20, spacing 10, in 100: 0+27 37+26 73+27, fits in 103.3
ratio with widgets, in 100: attempt to perform arithmetic on a nil value (field '?'), fits in 83.33
ratio, added, in 100: 0+33 33+33 67+33, fits in 83.33
ratio, 0.3, 0.2, 0.5, in 100: 0+30 30+20 50+50, fits in 83.33
ratio, last increased by 0.5, in 100: 0+4 5+-5 0+100, fits in 83.33
ratio, first removed, in 100: 0+-3 -2+102, fits in 70
align without a middle, inside, in 200: 0+30 150+50, fits in 80
align without a middle, none, in 200: 0+30 150+50, fits in 80
align without a middle, outside, in 200: 0+200 0+200, fits in 80
grid, 20, 80, 0, and 90 in two columns, in 200: 0+45 45+80 125+0 0+125, fits in 125
grid, 20, 80, 0, expanded, in 200: 0+40 40+160 200+0, fits in 100
SEEN

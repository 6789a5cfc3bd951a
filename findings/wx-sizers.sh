#!/usr/bin/env bash
# wxWidgets' wrap sizer extends no item with the flag that asks for it, and rows that are too small lose the last item.
#
# Expected: wxEXTEND_LAST_ON_EACH_LINE, which the default flags of wxWrapSizer contain, makes the last item of each line
# use the remaining space, and items with a proportion share it. Items of a row that is too small overflow or all
# shrink. An item that spans two equal columns makes both wider.
# Found: With the flag nothing is extended, and proportions are ignored: in 170 two items of 60 end at 120 with
# proportion 1 too. Without the flag the proportions work (85 and 85), and a proportion of 1 extends the last item. In a
# row of 100, three rigid items of 50 are 50, 50 and 0 wide, with proportions too, and with borders of 5 the last begins
# at 105. A growable column keeps its 100 while the fixed one after it is cut. The wider item makes only its last column
# wider.
# Tested with wxPython 4.2.0 (wxWidgets 3.2.2) of Debian 12 and Xvfb.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=4.2.0+dfsg-3
installed=$(dpkg-query --show --showformat='${Version}' python3-wxgtk4.0 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v xvfb-run >/dev/null; then
  apt-get install -y -qq --no-install-recommends "python3-wxgtk4.0=$version" xvfb xauth >/dev/null 2>&1
fi
cat >"$folder/look.py" <<'PYTHON'
import wx

application = wx.App()
print("wxPython", wx.version())


def look(name, sizer, widths, width, add=None, grow=None):
    """Shows the frames that a sizer gives to boxes 20 high."""
    frame = wx.Frame(None)
    panel = wx.Panel(frame)
    for index, box_width in enumerate(widths):
        box = wx.Panel(panel, size=(box_width, 20))
        box.SetMinSize((box_width, 20))
        (add or (lambda box, index: sizer.Add(box)))(box, index)
    if grow is not None:
        sizer.AddGrowableCol(grow)
    panel.SetSizer(sizer)
    frame.Show()
    for _ in range(3):
        panel.SetSize((width, 100))
        panel.Layout()
        wx.Yield()
    boxes = (f"{box.Position.x},{box.Position.y} {box.Size.width}" for box in panel.Children)
    print(f"{name} in {width}:", " | ".join(boxes))
    frame.Destroy()


for flags, title in [(wx.WRAPSIZER_DEFAULT_FLAGS, "default"), (wx.EXTEND_LAST_ON_EACH_LINE, "extend last"), (0, "no flags")]:
    for proportion in (0, 1):
        sizer = wx.WrapSizer(wx.HORIZONTAL, flags)
        look(f"wrap, {title}, proportion {proportion}", sizer, [60, 60, 60], 170, lambda box, _: sizer.Add(box, proportion))
sizer = wx.WrapSizer(wx.HORIZONTAL, 0)
look("wrap, no flags, last with 1", sizer, [60, 60, 60], 170, lambda box, index: sizer.Add(box, index % 2))
for proportion, border in [(0, 0), (1, 0), (0, 5)]:
    sizer = wx.BoxSizer(wx.HORIZONTAL)
    name = f"row, proportion {proportion}, border {border}"
    look(name, sizer, [50, 50, 50], 100, lambda box, _: sizer.Add(box, proportion, wx.ALL, border))
sizer = wx.FlexGridSizer(2)
look("grid, first column growable", sizer, [100, 100], 150, lambda box, _: sizer.Add(box, 0, wx.EXPAND), grow=0)
sizer = wx.GridBagSizer()
cells = [((0, 0), (1, 1)), ((0, 1), (1, 1)), ((1, 0), (1, 2))]
look("span of two columns", sizer, [20, 20, 100], 300, lambda box, index: sizer.Add(box, *cells[index], wx.EXPAND))
PYTHON
xvfb-run --auto-servernum /usr/bin/python3 "$folder/look.py" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
wxPython 4.2.0 gtk3 (phoenix) wxWidgets 3.2.2
wrap, default, proportion 0 in 170: 0,0 60 | 60,0 60 | 0,20 60
wrap, default, proportion 1 in 170: 0,0 60 | 60,0 60 | 0,20 60
wrap, extend last, proportion 0 in 170: 0,0 60 | 60,0 60 | 0,20 60
wrap, extend last, proportion 1 in 170: 0,0 60 | 60,0 60 | 0,20 60
wrap, no flags, proportion 0 in 170: 0,0 60 | 60,0 60 | 0,20 60
wrap, no flags, proportion 1 in 170: 0,0 85 | 85,0 85 | 0,20 170
wrap, no flags, last with 1 in 170: 0,0 60 | 60,0 110 | 0,20 60
row, proportion 0, border 0 in 100: 0,0 50 | 50,0 50 | 100,0 0
row, proportion 1, border 0 in 100: 0,0 50 | 50,0 50 | 100,0 0
row, proportion 0, border 5 in 100: 5,5 50 | 65,5 30 | 105,5 0
grid, first column growable in 150: 0,0 100 | 100,0 50
span of two columns in 300: 0,0 20 | 20,0 80 | 0,20 100
SEEN

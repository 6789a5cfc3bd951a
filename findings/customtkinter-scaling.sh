#!/usr/bin/env bash
# CustomTkinter scales positions that it is given and returns scaled ones, so that a restored widget moves away.
#
# Expected: With a widget scaling of 2 a widget that is placed at the position that it returns stays there. All lengths
# of a layout are scaled, and events and positions are in the unit of `place`.
# Found: A frame at 10 is at 20, which `winfo_x` and `place_info` return: placed there again it is at 40 and then at 80.
# `place_info` returns text as in Tk, and the text "20" multiplied by 2 is 2020. The padding that `pack_info` returns
# doubles as well. `cget` returns the width of 100 that was set, `winfo_width` 200. The minimum size of a grid's column
# is not scaled: 50 stays 50 while the frames in it double. Events are in pixels: the middle of a button that is 40 wide
# is at 40. A frame of Tk in the same window is not scaled. With a window scaling of 2 `geometry` returns the size that
# was set with the position on the screen, which is not scaled.
# Tested with customtkinter 6.0.0, Tk 8.6 and Xvfb of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show xvfb xauth python3-tk >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends xvfb xauth python3-tk >/dev/null 2>&1
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install --target "$folder/packages" customtkinter==6.0.0 darkdetect==0.8.0 packaging==26.4
cat >"$folder/look.py" <<'PYTHON'
import tkinter
from importlib.metadata import version

import customtkinter

print("customtkinter", version("customtkinter"))
window = customtkinter.CTk()
window.geometry("400x300+10+20")


def settle():
    for _ in range(3):
        window.update_idletasks()
        window.update()


frame = customtkinter.CTkFrame(window, width=100, height=50)
frame.place(x=10, y=10)
settle()
print("scaling of 1:", frame.winfo_x(), frame.place_info()["x"], frame.winfo_width(), frame.cget("width"))
customtkinter.set_widget_scaling(2)
settle()
print("scaling of 2:", frame.winfo_x(), frame.place_info()["x"], frame.winfo_width(), frame.cget("width"))
for _ in range(2):
    frame.place(x=frame.winfo_x())
    settle()
    print("placed at the x that it returned:", frame.winfo_x())
frame.place(x=10)
settle()
frame.place(x=frame.place_info()["x"])
settle()
print("placed at the x of its place_info:", frame.winfo_x())
packed = customtkinter.CTkFrame(window, width=10, height=10)
packed.pack(side="left", anchor="n", padx=7)
settle()
paddings = [packed.pack_info()["padx"]]
packed.pack(padx=paddings[0])
settle()
print("padding of 7, and packed with the one that it returned:", *paddings, packed.pack_info()["padx"])
packed.pack_forget()

row = customtkinter.CTkFrame(window)
row.grid_columnconfigure(0, minsize=50)
boxes = [customtkinter.CTkFrame(row, width=10, height=10) for _ in range(2)]
for column, box in enumerate(boxes):
    box.grid(row=0, column=column)
row.place(x=0, y=0)
settle()
print("column of at least 50, frames of 10:", row.grid_bbox(0, 0)[2], *(box.winfo_width() for box in boxes))
plain = tkinter.Frame(window, width=10, height=10)
plain.place(x=10, y=10)
settle()
print("frame of Tk, 10 at 10:", plain.winfo_width(), "at", plain.winfo_x())
button = customtkinter.CTkButton(window, width=40, height=20, text="")
button.place(x=100, y=100)
events = []
button.bind("<Button-1>", lambda event: events.append(event.x))
settle()
button._canvas.event_generate("<Button-1>", x=button.winfo_width() // 2, y=5)
settle()
print("middle of a button of 40:", *events)
customtkinter.set_window_scaling(2)
settle()
print("window:", window.geometry(), "for", f"{window.winfo_width()}x{window.winfo_height()}+{window.winfo_x()}+{window.winfo_y()}")
PYTHON
PYTHONPATH="$folder/packages" xvfb-run --auto-servernum -s "-screen 0 1600x1200x24" /usr/bin/python3 "$folder/look.py" 2>/dev/null |
  tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
customtkinter 6.0.0
scaling of 1: 10 10 100 100
scaling of 2: 20 20 200 100
placed at the x that it returned: 40
placed at the x that it returned: 80
placed at the x of its place_info: 2020
padding of 7, and packed with the one that it returned: 14 28
column of at least 50, frames of 10: 50 20 20
frame of Tk, 10 at 10: 10 at 10
middle of a button of 40: 40
window: 400x300+10+20 for 800x600+10+20
SEEN

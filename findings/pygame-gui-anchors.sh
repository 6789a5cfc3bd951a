#!/usr/bin/env bash
# A pygame_gui element that is anchored to both sides does not return to its frame after its container was small.
#
# Expected: Anchors at left and right preserve both margins: a button from 10 to 60 in a container of 100 has 40 at its
# right, and has its first frame again when the container does.
# Found: While there is enough space it does (100 wide in 150). In a container of 20 its width is 0 and the margin is
# computed again: back in 100 it is 80 wide, with a margin of 10. An element that is anchored by its center or to one
# side returns to its frame. A rotation there and back changes a layout that was too narrow once.
# Tested with pygame_gui 0.6.14 and pygame-ce 2.5.8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pygame_gui==0.6.14 pygame-ce==2.5.8
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy PYGAME_HIDE_SUPPORT_PROMPT=1 "$folder/venv/bin/python" - <<'PYTHON' |
import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UIPanel

pygame.init()
pygame.display.set_mode((200, 200))
manager = pygame_gui.UIManager((200, 200))
ANCHORS = {
    "left and right": {"left": "left", "right": "right"},
    "right": {"left": "right", "right": "right"},
    "center": {"centerx": "centerx"},
}


def there_and_back(anchors, x):
    margins = {"left": 0, "right": 0, "top": 0, "bottom": 0}
    panel = UIPanel(pygame.Rect(0, 0, 100, 100), manager=manager, margins=margins)
    button = UIButton(pygame.Rect(x, 10, 50, 20), "", manager=manager, container=panel, anchors=anchors)
    seen = []
    for width in (100, 150, 20, 100):
        panel.set_dimensions((width, 100))
        seen.append(f"{button.rect.x} {button.rect.width}")
    panel.kill()
    return ", ".join(seen)


for name, anchors in ANCHORS.items():
    for x in (10, -60):
        print(f"{name} at {x}: {there_and_back(anchors, x)}")
PYTHON
  tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
left and right at 10: 10 50, 10 100, 10 0, 10 80
left and right at -60: -60 50, -60 100, -60 0, -60 80
right at 10: 110 50, 160 50, 30 50, 110 50
right at -60: 40 50, 90 50, -40 50, 40 50
center at 10: 35 50, 60 50, -5 50, 35 50
center at -60: -35 50, -10 50, -75 50, -35 50
SEEN

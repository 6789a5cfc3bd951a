#!/usr/bin/env bash
# Tweens of two libraries end beyond their target, or before their time.
#
# Expected: A property that is animated from 0 to 100 in a second is 100 after a second and stays there, with each
# easing and each length of a frame. Easings that overshoot are above 100 only between. The last frame is not
# extrapolated. An animation there and back ends at its first value.
# Found: In transytion a linear tween ends at 110 with frames of 0.1 s and at 120 with frames of 0.3 s, "elastic" ends
# at -200 and "circ" with a ValueError, and the next tween starts there. In ppb-tween a tween ends as soon as the eased
# value, not the time, is 1: back_out ends after 0.3 s at 122, elastic_out after 0.1 s at 123, and back_in has not ended
# after 3 s. Only tween is right.
# Tested with transytion 0.3.0, ppb-tween 0.2.0 (ppb 3.2.0, easing-functions 1.0.4) and tween 0.0.3 (PyTweening 1.0.3).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install transytion==0.3.0 ppb-tween==0.2.0 ppb==3.2.0 easing-functions==1.0.4 \
  tween==0.0.3 PyTweening==1.0.3
cd "$folder"
cat >look.py <<'PYTHON'
import contextlib
import io
from importlib.metadata import version
from types import SimpleNamespace
from unittest import mock

import ppb_tween
import transytion
import transytion.ease_funcs

with contextlib.redirect_stdout(io.StringIO()):
    import tween


def ended(value, end):
    return f"{value:.0f}, ends {f'after {end[0]:.1f} s' if end else 'not in 3 s'}"


# Each function animates x from 0 to 100 in 1 s, for 3 s in frames of a length, and returns the last value.
def by_transytion(easing, frame):
    item, manager = SimpleNamespace(x=0.0), transytion.TweenManager()
    ease = getattr(transytion.ease_funcs, easing)
    manager.add(transytion.Tween(1.0, item, {"x": 100.0}, ease_func=ease))
    for _ in range(round(3 / frame)):
        manager.update(frame)
    return f"{item.x:.0f}"


def by_ppb_tween(easing, frame):
    item, end = SimpleNamespace(x=0.0), []
    now = 100.0
    with mock.patch.object(ppb_tween, "get_time", lambda: now):
        tweens = ppb_tween.Tweener()
        tweens.tween(item, "x", 100.0, 1.0, easing=easing)
        tweens.when_done(lambda: end.append(now - 100))
        for index in range(1, round(3 / frame) + 1):
            now = 100 + index * frame
            tweens.on_pre_render(SimpleNamespace(time_delta=frame), None)
    return ended(item.x, end)


def by_tween(easing, frame):
    item, end, group = SimpleNamespace(x=0.0), [], []
    animation = tween.to(item, "x", 100.0, 1.0, easing, 0.0, group)
    animation.on_complete(lambda: end.append(now))
    for index in range(1, round(3 / frame) + 1):
        now = index * frame
        tween.update(frame, group)
    return ended(item.x, end)


CASES = [
    (by_transytion, ("linear", "quad", "back", "elastic", "circ")),
    (by_ppb_tween, ("linear", "back_in", "back_out", "back_in_out", "elastic_out", "bounce_out")),
    (by_tween, ("linear", "easeOutBack", "easeOutElastic")),
]
names = ("transytion", "ppb-tween", "ppb", "easing-functions", "tween", "PyTweening")
print(", ".join(f"{name} {version(name)}" for name in names))
for animate, easings in CASES:
    for easing in easings:
        results = []
        for frame in (0.1, 0.3):
            try:
                results.append(animate(easing, frame))
            except ValueError as error:
                results.append(type(error).__name__)
        print(f"{animate.__name__[3:].replace('_', '-')}, {easing}: frames of 0.1 s: {results[0]}; 0.3 s: {results[1]}")

# The second of two tweens starts where the first one ended.
item, manager = SimpleNamespace(x=0.0), transytion.TweenManager()
down = transytion.Tween(1.0, item, {"x": 0.0})
manager.add(transytion.Tween(children=[transytion.Tween(1.0, item, {"x": 100.0}), down]))
for _ in range(30):
    manager.update(0.3)
print(f"transytion, to 100 and back to 0 in frames of 0.3 s: {item.x:.0f}")
PYTHON
SDL_VIDEODRIVER=dummy venv/bin/python -W ignore look.py 2>/dev/null | tee seen
diff - seen <<'SEEN'
transytion 0.3.0, ppb-tween 0.2.0, ppb 3.2.0, easing-functions 1.0.4, tween 0.0.3, PyTweening 1.0.3
transytion, linear: frames of 0.1 s: 110; 0.3 s: 120
transytion, quad: frames of 0.1 s: 121; 0.3 s: 144
transytion, back: frames of 0.1 s: 154; 0.3 s: 222
transytion, elastic: frames of 0.1 s: -100; 0.3 s: -200
transytion, circ: frames of 0.1 s: ValueError; 0.3 s: ValueError
ppb-tween, linear: frames of 0.1 s: 100, ends after 1.0 s; 0.3 s: 100, ends after 1.2 s
ppb-tween, back_in: frames of 0.1 s: 100, ends not in 3 s; 0.3 s: 100, ends not in 3 s
ppb-tween, back_out: frames of 0.1 s: 122, ends after 0.3 s; 0.3 s: 122, ends after 0.3 s
ppb-tween, back_in_out: frames of 0.1 s: 118, ends after 0.7 s; 0.3 s: 105, ends after 0.9 s
ppb-tween, elastic_out: frames of 0.1 s: 123, ends after 0.1 s; 0.3 s: 100, ends after 1.2 s
ppb-tween, bounce_out: frames of 0.1 s: 100, ends after 1.0 s; 0.3 s: 100, ends after 1.2 s
tween, linear: frames of 0.1 s: 100, ends after 1.1 s; 0.3 s: 100, ends after 1.2 s
tween, easeOutBack: frames of 0.1 s: 100, ends after 1.1 s; 0.3 s: 100, ends after 1.2 s
tween, easeOutElastic: frames of 0.1 s: 100, ends after 1.1 s; 0.3 s: 100, ends after 1.2 s
transytion, to 100 and back to 0 in frames of 0.3 s: -24
SEEN

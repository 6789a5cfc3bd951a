#!/usr/bin/env bash
# Which frames of a screen recording are distorted depends on when the phone was rotated.
#
# Expected: The screen of a phone that is rotated during a recording has another size from then on, which H.264 allows
# at any key frame. A reader returns each frame in its own size, or all in the size of the first one.
# Found: OpenCV, decord and MoviePy have the size at the end of the part that FFmpeg probes, about 5 seconds. A rotation
# after half a second stretches the portrait frames before it to 320 × 160, even the first one. One after 8 seconds
# stretches the landscape frames after it to 160 × 320. imageio-ffmpeg has the first size in both. MediaInfo has the
# last size in MPEG-TS, and in Matroska only for the early rotation. PyAV alone returns both sizes.
# Tested with imageio-ffmpeg 0.8.1 (FFmpeg 9.0.2), PyAV 18.1.0, OpenCV 5.0.0.93, decord 0.6.0, MoviePy 2.2.1 and
# pymediainfo 7.0.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install imageio-ffmpeg==0.8.1 av==18.1.0 opencv-python-headless==5.0.0.93 \
  decord==0.6.0 moviepy==2.2.1 pymediainfo==7.0.1
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import subprocess
from importlib.metadata import version
from itertools import groupby

import av
import cv2
import decord
import imageio_ffmpeg
import numpy
from moviepy import VideoFileClip
from pymediainfo import MediaInfo

FFMPEG = imageio_ffmpeg.get_ffmpeg_exe()


def run(*arguments, data=b""):
    subprocess.run([FFMPEG, "-y", "-v", "error", *arguments], input=data, check=True, capture_output=True)


def encoded(width, height, count):
    """Returns a red recording whose upper left quarter is blue, as a raw H.264 stream at 10 frames a second."""
    picture = numpy.full((height, width, 3), (255, 0, 0), numpy.uint8)
    picture[: height // 2, : width // 2] = (0, 0, 255)
    source = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", "10", "-i", "-")
    run(*source, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-bf", "0", "part.h264", data=picture.tobytes() * count)
    with open("part.h264", "rb") as file:
        return file.read()


def by_opencv(path):
    video = cv2.VideoCapture(path)
    while (frame := video.read())[0]:
        yield frame[1]


def by_decord(path):
    video = decord.VideoReader(path)
    return (video[index].asnumpy() for index in range(len(video)))


def by_ffmpeg(path):
    frames = imageio_ffmpeg.read_frames(path)
    width, height = next(frames)["size"]
    return (numpy.frombuffer(frame, numpy.uint8).reshape(height, width, 3) for frame in frames)


READERS = {
    "av": lambda path: (frame.to_ndarray(format="rgb24") for frame in av.open(path).decode(video=0)),
    "opencv-python-headless": by_opencv,
    "decord": by_decord,
    "moviepy": lambda path: VideoFileClip(path).iter_frames(),
    "imageio-ffmpeg": by_ffmpeg,
}


def sizes(frames):
    shapes = (f"{frame.shape[1]} x {frame.shape[0]}" for frame in frames)
    return [(size, len(list(same))) for size, same in groupby(shapes)]


P, L = "160 x 320", "320 x 160"
EXPECTED = {
    ("mkv", 5): ([L, L, L, P], L),
    ("mkv", 80): ([P, P, P, P], P),
    ("ts", 5): ([L, L, L, P], L),
    ("ts", 80): ([P, P, P, P], L),
}
print(", ".join(f"{name} {version(name)}" for name in [*READERS, "pymediainfo"]))
for (container, count), (single, described) in EXPECTED.items():
    path = f"{count}.{container}"
    with open("both.h264", "wb") as file:
        file.write(encoded(160, 320, count) + encoded(320, 160, count))
    run("-r", "10", "-i", "both.h264", "-c", "copy", "-bsf:v", "dump_extra=freq=keyframe", path)
    seen = {name: sizes(read(path)) for name, read in READERS.items()}
    track = MediaInfo.parse(path).video_tracks[0]
    print(f"{path}: {seen}, MediaInfo: {track.width} x {track.height}")
    assert list(seen.values()) == [[(P, count), (L, count)], *([(size, 2 * count)] for size in single)]
    assert f"{track.width} x {track.height}" == described
PYTHON

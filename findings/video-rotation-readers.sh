#!/usr/bin/env bash
# Readers of video stretch or mix up a recording that a device made in portrait, and rotate a mirrored one.
#
# Expected: A phone stores a portrait recording as landscape frames with a display matrix. A reader either applies the
# matrix and returns portrait frames, or returns the stored ones. A matrix that mirrors is mirrored or ignored. The
# matrix has the same effect after the stream was copied from MP4 to Matroska.
# Found: FFmpeg rotates the frames that MoviePy, DeFFcode and mediapy read, but the three use the stored size. MoviePy
# and DeFFcode stretch the upright picture to 320 × 180, and DeFFcode reports the angle. mediapy cuts the bytes into
# wrong rows. With FFmpeg 7 MoviePy is right: since FFmpeg 9 the text that it searches for the angle has capitals.
# OpenCV and decord rotate a mirrored recording by 180 degrees. From Matroska OpenCV rotates, decord does not, and
# MediaInfo has no rotation. A recorded rotation is comparable only as stored frames that are already upright.
# Tested with imageio-ffmpeg 0.8.1 (FFmpeg 9.0.2; mediapy: 0.6.0, FFmpeg 7.0.2), PyAV 18.1.0, MoviePy 2.2.1, mediapy
# 1.2.7, DeFFcode 0.2.8, OpenCV 5.0.0.93, decord 0.6.0 and pymediainfo 7.0.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install imageio-ffmpeg==0.8.1 av==18.1.0 moviepy==2.2.1 mediapy==1.2.7 deffcode==0.2.8 \
  opencv-python-headless==5.0.0.93 decord==0.6.0 pymediainfo==7.0.1
"$folder/venv/bin/pip" --quiet install --no-deps --target "$folder/older" imageio-ffmpeg==0.6.0
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import glob
import logging
import struct
import subprocess
from importlib.metadata import version

import av
import cv2
import decord
import imageio_ffmpeg
import mediapy
import numpy
from deffcode import FFdecoder
from moviepy import VideoFileClip
from pymediainfo import MediaInfo

logging.disable(logging.CRITICAL)
FFMPEG = imageio_ffmpeg.get_ffmpeg_exe()
mediapy.set_ffmpeg(glob.glob("older/imageio_ffmpeg/binaries/ffmpeg-*")[0])
ONE, WIDTH, HEIGHT = 1 << 16, 320 << 16, 180 << 16
MATRICES = {
    "portrait": (0, ONE, 0, -ONE, 0, 0, HEIGHT, 0, ONE << 14),
    "mirrored": (-ONE, 0, 0, 0, ONE, 0, WIDTH, 0, ONE << 14),
}


def recorded(path):
    """Writes a red recording of 320 × 180 whose upper left quarter is blue."""
    picture = numpy.zeros((180, 320, 3), numpy.uint8)
    picture[:] = (255, 0, 0)
    picture[:90, :160] = (0, 0, 255)
    with av.open(path, "w") as output:
        stream = output.add_stream("mpeg4", rate=10)
        stream.width, stream.height, stream.pix_fmt = 320, 180, "yuv420p"
        for _ in range(5):
            output.mux(stream.encode(av.VideoFrame.from_ndarray(picture)))
        output.mux(stream.encode())


def described(picture):
    """Returns the size of a picture and where its quarter is, or `mixed` if no quarter is blue."""
    height, width = picture.shape[:2]
    blue = picture[..., 2].astype(int) > picture[..., 0]
    quarters = {
        f"{vertical} {horizontal}": blue[rows][:, columns].mean()
        for vertical, rows in [("upper", slice(0, height // 2)), ("lower", slice(height // 2, height))]
        for horizontal, columns in [("left", slice(0, width // 2)), ("right", slice(width // 2, width))]
    }
    whole = [name for name, part in quarters.items() if part > 0.9]
    return f"{width} x {height} {whole[0] if whole else 'mixed'}"


def by_ffmpeg(path):
    frames = imageio_ffmpeg.read_frames(path)
    width, height = next(frames)["size"]
    return numpy.frombuffer(next(frames), numpy.uint8).reshape(height, width, 3)


def by_deffcode(path):
    decoder = FFdecoder(path, frame_format="rgb24", custom_ffmpeg=FFMPEG).formulate()
    frame = next(decoder.generateFrame())
    decoder.terminate()
    return frame


def by_opencv(path):
    return cv2.VideoCapture(path).read()[1][..., ::-1]


READERS = {
    "imageio-ffmpeg": by_ffmpeg,
    "moviepy": lambda path: VideoFileClip(path).get_frame(0),
    "mediapy": lambda path: numpy.asarray(mediapy.read_video(path)[0]),
    "deffcode": by_deffcode,
    "opencv-python-headless": by_opencv,
    "decord": lambda path: decord.VideoReader(path)[0].asnumpy(),
}
STORED, PORTRAIT = "320 x 180 upper left", "180 x 320 upper right"
MIRRORED, TURNED, MIXED = "320 x 180 upper right", "320 x 180 lower right", "320 x 180 mixed"
EXPECTED = {
    "portrait.mp4": ([PORTRAIT, MIRRORED, MIXED, MIRRORED, PORTRAIT, PORTRAIT], "90.000"),
    "mirrored.mp4": ([MIRRORED, MIRRORED, MIRRORED, MIRRORED, TURNED, TURNED], "180.000"),
    "portrait.mkv": ([PORTRAIT, MIRRORED, MIXED, MIRRORED, PORTRAIT, STORED], None),
    "mirrored.mkv": ([MIRRORED, MIRRORED, MIRRORED, MIRRORED, TURNED, STORED], None),
}
recorded("plain.mp4")
plain = open("plain.mp4", "rb").read()
start = plain.index(b"tkhd") + 44
for name, matrix in MATRICES.items():
    with open(f"{name}.mp4", "wb") as file:
        file.write(plain[:start] + struct.pack(">9i", *matrix) + plain[start + 36:])
    subprocess.run([FFMPEG, "-i", f"{name}.mp4", "-c", "copy", f"{name}.mkv"], check=True, capture_output=True)
print(", ".join(f"{name} {version(name)}" for name in [*READERS, "pymediainfo"]))
for path, (frames, rotation) in EXPECTED.items():
    seen = {name: described(read(path)) for name, read in READERS.items()}
    video = MediaInfo.parse(path).video_tracks[0]
    print(f"{path}: {seen}, MediaInfo: {video.width} x {video.height}, rotation {video.rotation}")
    assert list(seen.values()) == frames
    assert (video.width, video.height, video.rotation) == (320, 180, rotation)
PYTHON

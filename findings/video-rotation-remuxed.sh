#!/usr/bin/env bash
# A portrait recording that is copied by mkvmerge or GStreamer is landscape, in MP4 too, and none of them says so.
#
# Expected: Copying streams into another file keeps how they are displayed. Matroska has a roll for it, which FFmpeg
# writes when it copies an MP4 with a display matrix, so that all programs that read the matrix read the roll.
# Found: mkvmerge drops the matrix, without a warning. GStreamer reads it as rotate-90 and writes it neither to MP4 nor
# to Matroska. FFmpeg's copy has the roll, which mkvmerge keeps when it copies that, but GStreamer, MediaInfo and
# ExifTool read no rotation from it. ExifTool and MediaInfo say 180 for a mirrored MP4, as for one that is upside down.
# Tested with mkvtoolnix 74.0.0, GStreamer 1.22.0 and ExifTool 12.57 of Debian 12, imageio-ffmpeg 0.8.1 (FFmpeg 9.0.2),
# PyAV 18.1.0 and pymediainfo 7.0.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(mkvtoolnix gstreamer1.0-tools gstreamer1.0-plugins-base-apps gstreamer1.0-plugins-good)
packages+=(gstreamer1.0-plugins-bad libimage-exiftool-perl)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install imageio-ffmpeg==0.8.1 av==18.1.0 pymediainfo==7.0.1
cd "$folder"
mkvmerge --version
gst-discoverer-1.0 --gst-version
echo "ExifTool $(exiftool -ver)"
"$folder/venv/bin/python" - <<'PYTHON'
import struct
import subprocess
from importlib.metadata import version

import av
import imageio_ffmpeg
from pymediainfo import MediaInfo

FFMPEG = imageio_ffmpeg.get_ffmpeg_exe()
ONE, WIDTH, HEIGHT = 1 << 16, 320 << 16, 180 << 16
MATRICES = {
    "portrait": (0, ONE, 0, -ONE, 0, 0, HEIGHT, 0, ONE << 14),
    "mirrored": (-ONE, 0, 0, 0, ONE, 0, WIDTH, 0, ONE << 14),
}


def run(*command):
    process = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return process.stdout


def copied(source, target, muxer):
    run("gst-launch-1.0", "-q", "filesrc", f"location={source}", "!", "qtdemux", "!", "h264parse", "!", muxer, "!",
        "filesink", f"location={target}")


def discovered(path):
    lines = run("gst-discoverer-1.0", "-v", path).splitlines()
    return next((line.split(": ")[1] for line in lines if "image orientation" in line), None)


def described(path):
    """Returns the rotation by PyAV, the orientation by GStreamer and the rotations by MediaInfo and ExifTool."""
    frame = next(av.open(path).decode(video=0))
    rotation = MediaInfo.parse(path).video_tracks[0].rotation
    exif = run("exiftool", "-s3", "-Rotation", path).strip()
    return frame.rotation, discovered(path), float(rotation or 0), exif


run(FFMPEG, "-v", "error", "-f", "lavfi", "-i", "color=red:s=320x180:r=10:d=1", "-pix_fmt", "yuv420p", "plain.mp4")
with open("plain.mp4", "rb") as file:
    plain = file.read()
start = plain.index(b"tkhd") + 44
for name, matrix in MATRICES.items():
    with open(f"{name}.mp4", "wb") as file:
        file.write(plain[:start] + struct.pack(">9i", *matrix) + plain[start + 36 :])
    run(FFMPEG, "-v", "error", "-i", f"{name}.mp4", "-c", "copy", f"{name}-ffmpeg.mkv")
    output = run("mkvmerge", "-o", f"{name}-mkvmerge.mkv", f"{name}.mp4")
    assert "arning" not in output
    run("mkvmerge", "-o", f"{name}-again.mkv", f"{name}-ffmpeg.mkv")
    copied(f"{name}.mp4", f"{name}-gstreamer.mp4", "qtmux")
    copied(f"{name}.mp4", f"{name}-gstreamer.mkv", "matroskamux")

print(", ".join(f"{name} {version(name)}" for name in ("imageio-ffmpeg", "av", "pymediainfo")))
print("rotation by PyAV, GStreamer, MediaInfo and ExifTool")
EXPECTED = {
    "portrait.mp4": (-90, "rotate-90", 90.0, "90"),
    "portrait-ffmpeg.mkv": (-90, None, 0.0, ""),
    "portrait-again.mkv": (-90, None, 0.0, ""),
    "portrait-mkvmerge.mkv": (0, None, 0.0, ""),
    "portrait-gstreamer.mkv": (0, None, 0.0, ""),
    "portrait-gstreamer.mp4": (0, None, 0.0, "0"),
    "mirrored.mp4": (-180, "flip-rotate-0", 180.0, "180"),
    "mirrored-ffmpeg.mkv": (-180, None, 0.0, ""),
    "mirrored-again.mkv": (-180, None, 0.0, ""),
    "mirrored-mkvmerge.mkv": (0, None, 0.0, ""),
    "mirrored-gstreamer.mkv": (0, None, 0.0, ""),
    "mirrored-gstreamer.mp4": (0, None, 0.0, "0"),
}
for path, expected in EXPECTED.items():
    seen = described(path)
    print(f"{path}: {seen}")
    assert seen == expected
PYTHON

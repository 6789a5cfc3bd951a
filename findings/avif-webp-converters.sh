#!/usr/bin/env bash
# The command line decoders of AVIF and WebP write a rotated photo on its side, without the orientation.
#
# Expected: A JPEG with an Exif orientation that avifenc, cwebp or cjxl encoded is displayed as before after avifdec,
# dwebp or djxl wrote it as PNG or JPEG: the pixels are upright, or the orientation is in the file.
# Found: avifenc stores a rotation (irot 3), and avifdec ignores it: PNG and JPEG have the pixels on their side and no
# orientation, so that the way through both tools turns the photo. FFmpeg rotates the JPEG, and not the AVIF. `--irot 1`
# replaces the rotation of the photo instead of adding to it. cwebp drops the orientation unless it has `-metadata all`,
# dwebp drops it also then, and img2webp always. djxl rotates the pixels, but the Exif data of its PNG and its JPEG are
# malformed, so that the other tags are lost.
# Tested with libavif 0.11.1, libwebp 1.2.4, libjxl 0.7.0, FFmpeg 5.1.9 and ExifTool 12.57 of Debian 12. Needs root only
# for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(libavif-bin webp libjxl-tools ffmpeg imagemagick libimage-exiftool-perl)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
cd "$folder"
# The quarters of a landscape of 136 × 76 are red, green, blue and white; displayed it is blue, red, white, green.
convert \( -size 68x38 xc:red xc:lime +append \) \( xc:blue xc:white +append \) -append -quality 95 photo.jpg
exiftool -q -overwrite_original -n -Orientation=6 -Make=Camera photo.jpg
colors() {
  convert "$1" -sample '2x2!' -depth 8 txt:- | awk 'NR > 1 {print $3}' | while read -r color; do
    case $color in
      '#F'[A-F]0*) echo red ;;
      '#0'?F[A-F]0*) echo green ;;
      '#0'?0?F*) echo blue ;;
      '#F'?F?F*) echo white ;;
      *) echo "$color" ;;
    esac
  done | xargs
}
show() {
  local orientation
  orientation=$(exiftool -q -q -s3 -n -Orientation "$2")
  echo "$1: $(identify -format '%w × %h' "$2") $(colors "$2"), orientation ${orientation:-none}"
}
{
  dpkg-query --show --showformat='${Package} ${source:Upstream-Version}\n' "${packages[@]}"
  show photo photo.jpg
  avifenc photo.jpg photo.avif >/dev/null
  avifdec --info photo.avif | grep -o 'irot (.*'
  avifdec photo.avif avif.png >/dev/null
  show 'avifdec, PNG' avif.png
  avifdec photo.avif avif.jpg >/dev/null
  show 'avifdec, JPEG' avif.jpg
  avifenc --irot 1 photo.jpg irot.avif >/dev/null
  echo "with --irot 1: $(avifdec --info irot.avif | grep -o 'irot (.*')"
  for name in jpg avif; do
    ffmpeg -v error -i "photo.$name" "ffmpeg-$name.png"
    show "FFmpeg, $name" "ffmpeg-$name.png"
  done
  cwebp -quiet photo.jpg -o plain.webp
  show cwebp plain.webp
  cwebp -quiet -metadata all photo.jpg -o all.webp
  show 'cwebp -metadata all' all.webp
  dwebp -quiet all.webp -o webp.png
  show 'dwebp of that' webp.png
  img2webp photo.jpg -o images.webp >/dev/null 2>&1
  show img2webp images.webp
  cjxl photo.jpg photo.jxl >/dev/null 2>&1
  djxl photo.jxl jxl.png >/dev/null 2>&1
  show 'djxl, PNG' jxl.png
  exiftool -s3 -Warning jxl.png
  djxl photo.jxl jxl.jpg --pixels_to_jpeg >/dev/null 2>&1
  show 'djxl, JPEG' jxl.jpg
  exiftool -s3 -Warning jxl.jpg
  echo "camera: $(exiftool -q -q -s3 -Make jxl.png jxl.jpg | grep . || echo none)"
} | tee seen
diff - seen <<'SEEN'
ffmpeg 5.1.9
imagemagick 6.9.11.60+dfsg
libavif-bin 0.11.1
libimage-exiftool-perl 12.57+dfsg
libjxl-tools 0.7.0
webp 1.2.4
photo: 136 × 76 red green blue white, orientation 6
irot (Rotation)      : 3
avifdec, PNG: 136 × 76 red green blue white, orientation none
avifdec, JPEG: 136 × 76 red green blue white, orientation none
with --irot 1: irot (Rotation)      : 1
FFmpeg, jpg: 76 × 136 blue red white green, orientation none
FFmpeg, avif: 136 × 76 red green blue white, orientation none
cwebp: 136 × 76 red green blue white, orientation none
cwebp -metadata all: 136 × 76 red green blue white, orientation 6
dwebp of that: 136 × 76 red green blue white, orientation none
img2webp: 136 × 76 red green blue white, orientation none
djxl, PNG: 76 × 136 blue red white green, orientation none
Unknown raw profile 'exif'
djxl, JPEG: 76 × 136 blue red white green, orientation none
Malformed APP1 EXIF segment
camera: none
SEEN

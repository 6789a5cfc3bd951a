#!/usr/bin/env bash
# Tools that rotate JPEG files upright cut off an edge without a word, or leave the file's thumbnail on its side.
#
# Expected: After a tool has applied the Exif orientation of a photo, all pixels are there and upright, the orientation
# is 1, and the thumbnail in the file is upright as well.
# Found: Of 76 rows, which become columns, jhead and renrot cut off 12, as 64 is the last multiple of a block of 16: the
# photo is 64 × 136, the status is 0, and no message says so. exiftran retains all 76. ImageMagick, GraphicsMagick and
# libvips do not rotate the thumbnail: it is 160 × 90 on its side in a file of orientation 1. vipsthumbnail preserves it
# too, so that an image of 28 × 50 contains a larger one on its side. The thumbnail's own orientation stays 6 there, and
# also in renrot, which has rotated it. `exif` changes the tag of the photo and not that of the thumbnail.
# Tested with jhead 3.06, exiftran 2.10, renrot 1.2.0, ImageMagick 6.9.11, GraphicsMagick 1.3.40, libvips 8.14.1, exif
# 0.6.22 and ExifTool 12.57 of Debian 12. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(jhead exiftran renrot imagemagick graphicsmagick libvips-tools exif libimage-exiftool-perl)
if ! dpkg-query --show "${packages[@]}" libjpeg-turbo-progs >/dev/null 2>&1; then
  apt-get install -y -qq --no-install-recommends "${packages[@]}" libjpeg-turbo-progs >/dev/null 2>&1
fi
cd "$folder"
# The quarters of a landscape of 136 × 76 are red, green, blue and white; displayed it is blue, red, white, green.
convert \( -size 68x38 xc:red xc:lime +append \) \( xc:blue xc:white +append \) -append -sampling-factor 4:2:0 \
  -quality 95 photo.jpg
convert photo.jpg -resize '160x90!' -strip thumbnail.jpg
exiftool -q -overwrite_original -n -IFD0:Orientation=6 -IFD1:Orientation=6 -ExifImageWidth=136 -ExifImageHeight=76 \
  '-ThumbnailImage<=thumbnail.jpg' photo.jpg
colors() {
  convert "$1" -sample '2x2!' -depth 8 txt:- | awk 'NR > 1 {print $3}' | while read -r color; do
    case $color in
      '#F'[EF]0*) echo red ;;
      '#0'?'F'[EF]0*) echo green ;;
      '#0'?0?F*) echo blue ;;
      '#F'?F?F*) echo white ;;
      *) echo "$color" ;;
    esac
  done | xargs
}
show() {
  exiftool -b -ThumbnailImage "$2" >preview.jpg
  echo "$1: $(identify -format '%w × %h' "$2") $(colors "$2"), orientation $(exiftool -s3 -n -IFD0:Orientation "$2")," \
    "Exif $(exiftool -s3 -ExifImageWidth "$2") × $(exiftool -s3 -ExifImageHeight "$2");" \
    "thumbnail $(identify -format '%w × %h' preview.jpg) $(colors preview.jpg)," \
    "orientation $(exiftool -s3 -n -IFD1:Orientation "$2")"
}
{
  dpkg-query --show --showformat='${Package} ${source:Upstream-Version}\n' "${packages[@]}"
  show photo photo.jpg
  cp photo.jpg jhead.jpg
  jhead -autorot jhead.jpg | grep -v '^Modified: jhead.jpg$' | grep . || true
  cp photo.jpg renrot.jpg
  renrot --no-rename renrot.jpg 2>&1 | grep -iE 'warn|trim|lost|crop|error' || true
  exiftran -a photo.jpg -o exiftran.jpg
  convert photo.jpg -auto-orient imagemagick.jpg
  gm convert photo.jpg -auto-orient graphicsmagick.jpg
  vips autorot photo.jpg vips.jpg
  vipsthumbnail photo.jpg -s 50 -o vipsthumbnail.jpg
  exif --tag=0x112 --ifd=0 --set-value=1 photo.jpg -o exif.jpg >/dev/null
  for tool in jhead renrot exiftran imagemagick graphicsmagick vips vipsthumbnail exif; do
    show "$tool" "$tool.jpg"
  done
} | tee seen
diff - seen <<'SEEN'
exif 0.6.22
exiftran 2.10
graphicsmagick 1.4+really1.3.40
imagemagick 6.9.11.60+dfsg
jhead 3.06.0.1
libimage-exiftool-perl 12.57+dfsg
libvips-tools 8.14.1
renrot 1.2.0
photo: 136 × 76 red green blue white, orientation 6, Exif 136 × 76; thumbnail 160 × 90 red green blue white, orientation 6
jhead: 64 × 136 blue red white green, orientation 1, Exif 136 × 76; thumbnail 80 × 160 blue red white green, orientation 1
renrot: 64 × 136 blue red white green, orientation 1, Exif 136 × 76; thumbnail 80 × 160 blue red white green, orientation 6
exiftran: 76 × 136 blue red white green, orientation 1, Exif 76 × 136; thumbnail 80 × 160 blue red white green, orientation 1
imagemagick: 76 × 136 blue red white green, orientation 1, Exif 136 × 76; thumbnail 160 × 90 red green blue white, orientation 6
graphicsmagick: 76 × 136 blue red white green, orientation 1, Exif 136 × 76; thumbnail 160 × 90 red green blue white, orientation 6
vips: 76 × 136 blue red white green, orientation 1, Exif 76 × 136; thumbnail 160 × 90 red green blue white, orientation 6
vipsthumbnail: 28 × 50 blue red white green, orientation 1, Exif 28 × 50; thumbnail 160 × 90 red green blue white, orientation 6
exif: 136 × 76 red green blue white, orientation 1, Exif 136 × 76; thumbnail 160 × 90 red green blue white, orientation 6
SEEN

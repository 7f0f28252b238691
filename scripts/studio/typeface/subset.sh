#!/bin/sh
# Makes public/fonts/archivo.woff2: Archivo with weights 300-600, widths 75-100 % and the Latin of
# it, en, es and fr. Needs python3-fonttools and python3-brotli; run only to change the font.
set -eu

version=5.3.0
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"

npm pack --silent "@fontsource-variable/archivo@$version" >/dev/null
tar xzf fontsource-variable-archivo-$version.tgz

python=/usr/bin/python3
$python -m fontTools.varLib.instancer package/files/archivo-latin-standard-normal.woff2 \
	wght=300:600 wdth=75:100 --output=limited.ttf

$python -m fontTools.subset limited.ttf \
	--unicodes='U+20-7E,U+A0-AC,U+AE-B4,U+B6-FF,U+152,U+153,U+178,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2215' \
	--layout-features='kern,mark,mkmk,liga,calt,ccmp,locl,tnum,lnum,case' \
	--name-IDs='0,1,2,4,6,13,14' --no-hinting --desubroutinize --flavor=woff2 \
	--output-file="$root/public/fonts/archivo.woff2"

cp package/LICENSE "$root/public/fonts/archivo-OFL.txt"
$python "$root/scripts/studio/typeface/fallback-metrics.py" "$root/public/fonts/archivo.woff2"

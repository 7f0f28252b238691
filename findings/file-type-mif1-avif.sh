#!/usr/bin/env bash
# file-type 22.3.0: an AVIF picture whose major brand is `mif1`, with `avif` among the compatible
# brands, is reported as image/heif. Readers are to look at all brands, and sharp decodes the picture
# (though sharp 0.35.5 calls its compression `hevc` then). Found with uploads: the picture was refused
# as a kind that is not taken.
# The brands of the `ftyp` box have to be read beside the library's answer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund file-type@22.3.0 sharp@0.35.5
cat >brands.mjs <<'JS'
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
const picture = { create: { width: 8, height: 8, channels: 3, background: '#f4c400' } };
const avif = await sharp(picture).avif().toBuffer();
// The same picture with the first two brands named the other way round.
const other = Buffer.from(avif);
const size = other.readUInt32BE(0);
const brands = [];
for (let at = 16; at < size; at += 4) brands.push(other.toString('latin1', at, at + 4));
other.write('mif1', 8, 'latin1');
if (!brands.includes('avif')) throw new Error('the encoder lists no avif brand');
const kinds = [(await fileTypeFromBuffer(avif))?.mime, (await fileTypeFromBuffer(other))?.mime];
const { compression } = await sharp(other).metadata();
const { info } = await sharp(other).raw().toBuffer({ resolveWithObject: true });
console.log([...kinds, compression, `${info.width}x${info.height}`].join(' '));
JS
seen=$(node brands.mjs)
echo "file-type 22.3.0, sharp 0.35.5: $seen"
[ "$seen" = 'image/avif image/heif hevc 8x8' ] || { echo 'behaviour changed'; exit 1; }

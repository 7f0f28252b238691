#!/usr/bin/env bash
# any-ascii 0.3.3: a measure becomes another measure. The micro sign is `u`, but the Greek letter that
# NFKC makes of it, with which typed text is commonly normalized first, is `m`: 6 µm of coating are
# 6 mm. A fraction is joined to the number before it, so that the tyre size 26 × 1⅜ reads 13/8, which
# is 1 5/8, and a raised digit is joined likewise.
# Found while spelling lines of electronic invoices in Latin letters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund any-ascii@0.3.3
cat >measures.mjs <<'JS'
import anyAscii from 'any-ascii';
const micro = '6 \u00b5m';
console.log([micro, micro.normalize('NFKC'), '26 × 1⅜', '10⁴'].map((text) => anyAscii(text)).join(', '));
JS
seen=$(node measures.mjs)
echo "any-ascii 0.3.3: $seen"
[ "$seen" = '6 um, 6 mm, 26 * 13/8, 104' ] || { echo 'behaviour changed'; exit 1; }

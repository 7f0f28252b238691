#!/usr/bin/env bash
# @fontsource-variable/noto-sans-jp 5.3.1: `unicode.json` lists characters that no file of the package
# has in its own character map. Found on parcel labels: letters that the list promised were left out.
# What can be drawn has to be read from each file's character map (`cmap`), not from the list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fontsource-variable/noto-sans-jp@5.3.1 fontkit@2.0.4
cat >promised.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
const root = 'node_modules/@fontsource-variable/noto-sans-jp';
const held = new Set();
for (const name of readdirSync(`${root}/files`).filter((file) => file.endsWith('-wght-normal.woff2'))) {
	for (const code of fontkit.create(readFileSync(`${root}/files/${name}`)).characterSet) held.add(code);
}
const promised = new Set();
for (const ranges of Object.values(JSON.parse(readFileSync(`${root}/unicode.json`, 'utf8')))) {
	for (const range of ranges.split(',')) {
		const [from, to = from] = range.replace('U+', '').split('-').map((part) => Number.parseInt(part, 16));
		for (let code = from; code <= to; code += 1) promised.add(code);
	}
}
const lacking = [...promised].filter((code) => !held.has(code));
console.log(lacking.length);
JS
lacking=$(node promised.mjs)
echo "noto-sans-jp 5.3.1: unicode.json promises $lacking characters that no file holds"
[ "$lacking" -eq 1276 ] || { echo 'behaviour changed'; exit 1; }

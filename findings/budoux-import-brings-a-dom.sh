#!/usr/bin/env bash
# budoux 0.9.2 with Node: importing the package loads linkedom, a whole DOM, for its HTML processor,
# although `parse` of a text needs none of it; the parser with its Japanese model alone loads in a
# fraction of the time. `exports` offers no way to them but the file's address.
# Found when a server that marks line breaks in Japanese mails stood still for more than a second.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund budoux@0.9.2
cat >whole.mjs <<'JS'
const before = process.cpuUsage();
const { loadDefaultJapaneseParser } = await import('budoux');
const { user, system } = process.cpuUsage(before);
console.log(Math.round((user + system) / 1000), loadDefaultJapaneseParser().parse('ご注文ありがとうございます').length);
JS
cat >parser.mjs <<'JS'
const before = process.cpuUsage();
const entry = import.meta.resolve('budoux');
const { Parser } = await import(new URL('parser.js', entry).href);
const { model } = await import(new URL('data/models/ja.js', entry).href);
const { user, system } = process.cpuUsage(before);
console.log(Math.round((user + system) / 1000), new Parser(model).parse('ご注文ありがとうございます').length);
JS
fewest() { for _ in 1 2 3; do node "$1"; done | sort -n | head -1; }
whole=$(fewest whole.mjs)
parser=$(fewest parser.mjs)
echo "budoux 0.9.2, processor ms of the import and phrases found: $whole; of parser and model alone: $parser"
[ "${whole#* }" = "${parser#* }" ] && [ "${whole% *}" -gt $((3 * ${parser% *})) ] || { echo 'behaviour changed'; exit 1; }

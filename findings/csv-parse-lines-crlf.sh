#!/usr/bin/env bash
# csv-parse 7.0.3: `info.lines` counts a CRLF inside a quoted field as two lines.
# Found while naming the line of a faulty row in a price file that a spreadsheet wrote with CRLF:
# after a cell with a line break every later line number was one too high.
# Expected: the record of `"p<CR><LF>q";r<CR><LF>` ends on line 2. Seen: `info.lines` is 3; with <LF>
# alone it is 2. Line ends are made plain before parsing, which is harmless.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat >lines.mjs <<'JS'
import { parse } from 'csv-parse/sync';
const linesOf = (text) => parse(text, { delimiter: ';', info: true })[0].info.lines;
const seen = { crlf: linesOf('"p\r\nq";r\r\n'), lf: linesOf('"p\nq";r\n') };
console.log(JSON.stringify(seen));
JS
seen=$(node lines.mjs)
echo "csv-parse 7.0.3: $seen"
[ "$seen" = '{"crlf":3,"lf":2}' ] || { echo 'behaviour changed'; exit 1; }

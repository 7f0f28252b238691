#!/usr/bin/env bash
# csv-parse 7.0.3: the error of a quote that is never closed says "opening quote at line N" with the
# last line of the file, not the line of the quote; `lines` of the error is the same number.
# Found while telling staff which line of a price file to correct.
# Expected: the quote of `a<LF>b<LF>"c<LF>d<LF>e<LF>` opens on line 3. Seen: line 5. The rows before
# it (`records` of the error) are read again here, and the quote is looked for behind them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat >quote.mjs <<'JS'
import { parse } from 'csv-parse/sync';
try {
	parse('a\nb\n"c\nd\ne\n');
} catch ({ code, message, lines, records }) {
	console.log(code, /at line \d+/.exec(message)?.[0], lines, records);
}
JS
seen=$(node quote.mjs)
echo "csv-parse 7.0.3: $seen"
[ "$seen" = 'CSV_QUOTE_NOT_CLOSED at line 5 5 2' ] || { echo 'behaviour changed'; exit 1; }

#!/usr/bin/env bash
# @netlify/redirect-parser 16.1.1: of two equal lines the first is dropped and the last kept, although
# the first rule that matches an address is the one that counts, as the parser's own comments say. A
# line that is repeated at the end, which should change nothing, moves behind a wildcard and is lost
# to it: an old address leads somewhere else. No error or warning says so.
# Found by reading what becomes of a list of moved addresses that names one of them twice.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @netlify/redirect-parser@16.1.1
cat >twice.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { parseAllRedirects } from '@netlify/redirect-parser';
async function order(lines) {
	writeFileSync('_redirects', lines.join('\n'));
	const { redirects, errors } = await parseAllRedirects({ redirectsFiles: ['_redirects'], minimal: true });
	return `${redirects.map(({ from }) => from).join(' ')}, errors ${errors.length}`;
}
const moved = '/wheels/c50 /wheels/c60 301';
const rest = '/wheels/* /archive 301';
console.log(`once: ${await order([moved, rest])}`);
console.log(`twice: ${await order([moved, rest, moved])}`);
JS
seen=$(node twice.mjs)
echo "@netlify/redirect-parser 16.1.1: $seen"
[ "$seen" = 'once: /wheels/c50 /wheels/*, errors 0
twice: /wheels/* /wheels/c50, errors 0' ] || { echo 'behaviour changed'; exit 1; }

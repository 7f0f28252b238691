#!/usr/bin/env bash
# @netlify/headers-parser 10.1.1: a space is put after each comma of a value, also within an address:
# `Link: </img/w_800,q_70/wheel.avif>; rel=preload` becomes `</img/w_800, q_70/wheel.avif>`, which is
# no address (RFC 3986), so the picture that was to be fetched early is asked for in vain. The same
# is done to `data:` addresses.
# Found by reading what becomes of the rules of `_headers`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @netlify/headers-parser@10.1.1
cat >comma.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { parseAllHeaders } from '@netlify/headers-parser';
writeFileSync('_headers', '/*\n  Link: </img/w_800,q_70/wheel.avif>; rel=preload; as=image\n');
const { headers, errors } = await parseAllHeaders({ headersFiles: ['_headers'], minimal: true });
console.log(headers[0].values.Link, errors.length);
JS
seen=$(node comma.mjs)
echo "@netlify/headers-parser 10.1.1: $seen"
[ "$seen" = '</img/w_800, q_70/wheel.avif>; rel=preload; as=image 0' ] || { echo 'behaviour changed'; exit 1; }

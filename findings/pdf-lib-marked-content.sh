#!/usr/bin/env bash
# @cantoo/pdf-lib 2.11.1: beginMarkedContent(tag) writes BMC only; a second argument with the
# properties that a tagged document needs (BDC with an MCID) is dropped without an error.
# Found while tagging invoices: readers reported no structure. PDFOperator.of('BDC', …) writes it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1
cat >marked.cjs <<'JS'
const { beginMarkedContent } = require('@cantoo/pdf-lib');
console.log(beginMarkedContent('P', { MCID: 0 }).toString().trim());
JS
seen=$(node marked.cjs)
echo "pdf-lib 2.11.1: $seen"
[ "$seen" = '/P BMC' ] || { echo 'behaviour changed'; exit 1; }

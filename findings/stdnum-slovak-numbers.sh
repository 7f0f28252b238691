#!/usr/bin/env bash
# stdnum 1.12.0, Slovak VAT numbers: the Commission's rules for numbers in its exchange system limit the
# third digit to 2, 3, 4, 7, 8 and 9; the library asks this of the first digit. Numbers of natural
# persons in business begin with 1, so those of all sole traders are refused, and a number whose third
# digit no office gives out is accepted.
# Found by numbers made by the published rules: a check of these digits decides here whether a buyer in
# another country of the Union pays VAT.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >slovakia.mjs <<'JS'
import { stdnum } from 'stdnum';
// Each is a multiple of 11, as the rule asks.
for (const number of ['2020000004', '1020000003', '2010000003']) {
	const { isValid, error } = stdnum.SK.dph.validate(`SK${number}`);
	console.log(`${number % 11} ${number}: ${isValid ? 'accepted' : error.name}`);
}
JS
seen=$(node slovakia.mjs)
echo "stdnum 1.12.0: $seen"
[ "$seen" = '0 2020000004: accepted
0 1020000003: InvalidComponent
0 2010000003: accepted' ] || { echo 'behaviour changed'; exit 1; }

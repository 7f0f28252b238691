#!/usr/bin/env bash
# stdnum 1.12.0, Czech VAT numbers of nine digits that begin with 6, for persons without a birth number:
# the check digit is calculated from the second digit on (weights 8 to 2); the library gives these weights
# to the digits from the first on, so that it accepts other numbers. It also compares with
# negative digits where a remainder is below zero, which no number has.
# Found by numbers made by the published rules: a check of these digits decides here whether a buyer in
# another country of the Union pays VAT.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >czechia.mjs <<'JS'
import { stdnum } from 'stdnum';
let right = 0;
let accepted = 0;
for (let middle = 0; middle < 10_000_000; middle += 997) {
	const digits = String(middle).padStart(7, '0');
	const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * digits[at], 0);
	const check = 9 - ((11 - (sum % 11)) % 10);
	right += 1;
	if (stdnum.CZ.dic.validate(`CZ6${digits}${check}`).isValid) accepted += 1;
}
console.log(`${accepted} of ${right} right numbers accepted`);
JS
seen=$(node czechia.mjs)
echo "stdnum 1.12.0: $seen"
[ "$seen" = '811 of 10031 right numbers accepted' ] || { echo 'behaviour changed'; exit 1; }
